import { expect, it } from 'vitest';
import { fairwind } from '#tests/fixtures/market';
import { BOOKING_TOKEN, bookingWith } from '#tests/fixtures/booking';
import { issued } from '#tests/fixtures/issued-booking';
import { getTranslator } from '~/i18n/translator.server';
import { LOCALES } from '~/market/locales';
import { tripCalendar } from './trip-calendar.server';

const english = { t: getTranslator('en', 'booking'), market: fairwind({ country: 'GB', currency: 'GBP' }) };

const ORDER = { url: 'https://shop.example/user/orders/1', fare: ['“Light” fare', 'No checked bag'] };

/** The lines of a calendar, unfolded. */
const linesOf = (calendar: string) => calendar.replace(/\r\n[ \t]/g, '').split('\r\n');

it('has an event per segment, in UTC, and for a stranger no data of the order', () => {
  const calendar = tripCalendar(bookingWith({ order_number: '12345678' }), 'Fairwind', {
    ...english,
    order: null,
    checksIn: () => true,
  });
  const lines = linesOf(calendar);
  expect(lines.filter((line) => /^DTSTART|^DTEND|^SUMMARY|^LOCATION/.test(line))).toEqual([
    'SUMMARY:SU 1130 Moscow → Sochi',
    'DTSTART:20310504T035000Z',
    'DTEND:20310504T061000Z',
    'LOCATION:Moscow\\, Sheremetyevo (SVO)\\, terminal B',
    'SUMMARY:SU 1131 Sochi → Moscow',
    'DTSTART:20310518T195000Z',
    'DTEND:20310518T221000Z',
    'LOCATION:Sochi (AER)\\, terminal B',
  ]);
  expect(new Set(lines.filter((line) => line.startsWith('UID'))).size).toBe(2);
  expect(calendar).not.toContain(BOOKING_TOKEN);
  expect(calendar).not.toContain('12345678');
});

it('leads a visitor who may see the tickets back to the order, and names its passengers and fare', () => {
  const issuedOrder = { ...issued(), orderNumber: '12345678' };
  const own = linesOf(tripCalendar(issuedOrder, 'Fairwind', { ...english, order: ORDER, checksIn: () => true }));
  const seen = tripCalendar(issuedOrder, 'Fairwind', { ...english, order: null, checksIn: () => true });
  const events = issuedOrder.segments.length;
  expect(own.filter((line) => line === `URL:${ORDER.url}`)).toHaveLength(events);
  const described = own.filter((line) => line.startsWith('DESCRIPTION:') && line.includes('Order no. 12345678'));
  expect(described).toHaveLength(events);
  for (const line of described) {
    expect(line).toContain('IVANOVA');
    expect(line).toContain('“Light” fare\\nNo checked bag\\n');
    expect(line).toContain(ORDER.url);
  }
  for (const secret of ['IVANOVA', '12345678', 'shop.example', 'Light']) expect(seen).not.toContain(secret);
});

it('tells calendars that a flight is cancelled, and rings no alarm for it', () => {
  const segments = bookingWith().segments.map((segment) => ({ ...segment, isCancelled: true }));
  const calendar = tripCalendar({ ...bookingWith(), segments }, 'Попутный', {
    ...english,
    order: ORDER,
    checksIn: () => true,
  });
  expect(calendar).toContain('STATUS:CANCELLED');
  expect(calendar).not.toContain('BEGIN:VALARM');
});

it('converts times across zones, the date line, a clock change, and by train', () => {
  const [segment] = bookingWith().segments;
  const leg = (from: [string, string, string], to: [string, string, string], index: number) => ({
    ...segment!,
    segmentIndex: index,
    departure: from[0],
    departureTime: from[1],
    departureTimeZone: from[2],
    arrival: to[0],
    arrivalTime: to[1],
    arrivalTimeZone: to[2],
    departureTerminal: null,
  });
  const segments = [
    leg(['LHR', '2031-03-29 23:00', 'Europe/London'], ['HND', '2031-03-30 19:00', 'Asia/Tokyo'], 0),
    leg(['HND', '2031-03-31 17:00', 'Asia/Tokyo'], ['LAX', '2031-03-31 11:00', 'America/Los_Angeles'], 1),
    {
      ...leg(
        ['2000003', '2031-04-02 23:30', 'Europe/Moscow'],
        ['2030001', '2031-04-04 06:05', 'Asia/Yekaterinburg'],
        2,
      ),
      transportKind: 'train' as const,
      transportNumber: '015Е',
    },
  ];
  const calendar = tripCalendar({ ...bookingWith(), segments }, 'Попутный', {
    ...english,
    order: ORDER,
    checksIn: () => true,
  });
  const lines = linesOf(calendar);
  expect(lines.filter((line) => /^DTSTART|^DTEND/.test(line))).toEqual([
    'DTSTART:20310329T230000Z',
    'DTEND:20310330T100000Z',
    'DTSTART:20310331T080000Z',
    'DTEND:20310331T180000Z',
    'DTSTART:20310402T203000Z',
    'DTEND:20310404T010500Z',
  ]);
  expect(lines.find((line) => line.startsWith('SUMMARY:015Е'))).toBeDefined();
});

it('has the booking codes of tickets that the visitor may see, and reminders where a traveller goes to a desk', () => {
  const [out, back] = bookingWith().segments;
  const at = (segmentIndex: number, tripIndex: number, recordIndex: number) => ({
    ...(tripIndex === 0 ? out! : back!),
    segmentIndex,
    tripIndex,
    recordIndex,
  });
  const ticket = { ...issued().tickets[0]!, railPlaces: [] };
  const booking = {
    ...bookingWith(),
    // Two flights on one ticket, a self-transfer, and a train back.
    segments: [at(0, 0, 0), at(1, 0, 0), at(2, 0, 1), { ...at(3, 1, 1), transportKind: 'train' as const }],
    tickets: [0, 1].map((recordIndex) => ({ ...ticket, recordIndex, pnr: `CODE${recordIndex}` })),
  };
  const calendar = tripCalendar(booking, 'Fairwind', { ...english, order: ORDER, checksIn: () => true });
  const lines = linesOf(calendar);
  expect(lines.filter((line) => line.startsWith('SUMMARY')).map((line) => line.split(' · ')[1])).toEqual([
    'CODE0',
    'CODE0',
    'CODE1',
    'CODE1',
  ]);
  expect(lines.join('')).toContain('Booking code (PNR): CODE0');
  const events = lines.join(' ').split('BEGIN:VEVENT').slice(1);
  expect(events.map((event) => [...event.matchAll(/TRIGGER:(\S+)/g)].map(([, trigger]) => trigger))).toEqual([
    ['-PT24H', '-PT3H'],
    [],
    ['-PT24H', '-PT3H'],
    ['-PT2H'],
  ]);
});

it.each(LOCALES)('is well-formed for calendars that read it strictly: %s', (locale) => {
  const t = getTranslator(locale, 'booking');
  const calendar = tripCalendar(issued(), 'Попутный', {
    t,
    market: fairwind({ locale, country: 'US', currency: 'USD' }),
    order: ORDER,
    checksIn: () => true,
  });
  const raw = calendar.split('\r\n');
  expect(raw.at(-1)).toBe('');
  expect(raw.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([]);
  const lines = linesOf(calendar).slice(0, -1);
  const open: string[] = [];
  for (const line of lines) {
    expect(line).toMatch(/^[A-Z][A-Z-]*(;[A-Z-]+=[^:;]+)*:/);
    const [, edge, name = ''] = /^(BEGIN|END):(\w+)$/.exec(line) ?? [];
    if (edge === 'BEGIN') open.push(name);
    if (edge === 'END') expect(open.pop()).toBe(name);
  }
  expect(open).toEqual([]);
  for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY']) {
    expect(
      lines.filter((line) => line.startsWith(`${name}:`)),
      name,
    ).toHaveLength(2);
  }
});

it('escapes the texts of reminders as those of events', () => {
  const [segment] = bookingWith().segments;
  const booking = { ...bookingWith(), segments: [{ ...segment!, transportNumber: 'X,11;30\\B' }] };
  const alarms = linesOf(tripCalendar(booking, 'Fairwind', { ...english, order: null, checksIn: () => true }))
    .join('\n')
    .split('BEGIN:VALARM')
    .slice(1);
  expect(alarms.length).toBeGreaterThan(0);
  for (const alarm of alarms) expect(alarm).toContain('X\\,11\\;30\\\\B');
});
