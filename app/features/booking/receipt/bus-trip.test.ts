import { describe, expect, it } from 'vitest';
import { bookingWith, segment } from '#tests/fixtures/booking';
import { poputny } from '#tests/fixtures/market';
import { tripCalendar } from './trip-calendar.server';
import { nextSteps } from '~/features/booking/summary/next-steps';
import { getTranslator } from '~/i18n/translator.server';
import type { BookingWire } from '~/upstream/booking/contract';
import { tripsOfBooking } from '~/features/trip/segment';
import { tripScreen } from '~/features/trip/trip-screen.server';

const market = poputny();
const t = getTranslator('ru', 'booking');

type Wire = BookingWire['segments'][number];
const first = { ...segment(0, 'SVO', 'LHR', '2031-05-04 06:50', '2031-05-04 09:10'), transfer_duration: 120 };
const second: Wire = {
  ...segment(0, 'AER', 'SVO', '2031-05-04 11:10', '2031-05-04 15:10'),
  id: '0:1',
  record_index: 1,
  segment_index: 1,
};
const bus = (wire: Wire): Wire => ({
  ...wire,
  transport_kind: 'bus',
  marketing_carrier: 'FLX',
  marketing_flight_number: '5021',
  departure_terminal: null,
});
const bookingOf = (...segments: Wire[]) => bookingWith({ segments, action: 'completed' });
const screenOf = (...segments: Wire[]) =>
  tripScreen(tripsOfBooking(bookingOf(...segments).segments), { maps: bookingOf(...segments), market })[0]!;

describe('a bus of an order', () => {
  it('is named and drawn as a bus, with its own number', () => {
    const { segments, kinds, direct } = screenOf(bus(first));
    expect(segments.map(({ number, icon }) => [number, icon])).toEqual([['Автобус 5021', 'bus']]);
    expect([kinds, direct]).toEqual([['bus'], 'прямой']);
  });

  it.each([
    ['a flight before it', first, bus(second)],
    ['a train after it', bus(first), { ...second, transport_kind: 'train' }],
  ])('warns of the change of transport with %s', (_name, before, after) => {
    const { warnings, segments } = screenOf(before, after);
    expect(warnings).toContain('смена транспорта');
    expect(segments[0]?.transfer?.warnings.join(' ')).toContain('следующий перевозчик не обязан менять билет');
  });

  it('between stations of one journey warns of the change of station', () => {
    expect(screenOf(bus(first), bus(second)).warnings).toContain('смена вокзала');
  });

  it('needs no check-in, and time to reach the bus station instead of an airport', () => {
    const steps = nextSteps(bookingOf(bus(first)), [], { market, t }).join(' ');
    expect(steps).not.toMatch(/регистраци/i);
    expect(steps).toContain('вокзал');
    const flown = nextSteps(bookingOf(first), [], { market, t }).join(' ');
    expect(flown).toMatch(/регистраци/i);
  });

  it('stands in the calendar as a bus, with one reminder', () => {
    const calendar = tripCalendar(bookingOf(bus(first)), 'Попутный', {
      t,
      market,
      order: null,
      checksIn: () => true,
    });
    const text = calendar.replace(/\r\n[ \t]/g, '');
    expect(text).toContain('автобус 5021');
    expect(text).toContain('SUMMARY:Автобус 5021 Moscow → London');
    expect(text.match(/BEGIN:VALARM/g)).toHaveLength(1);
  });

  it('is shown as a flight when nobody knows its kind', () => {
    expect(screenOf({ ...first, transport_kind: 'airship' }).kinds).toEqual(['plane']);
  });
});
