import { expect, it } from 'vitest';
import { BOOKING_TOKEN, bookingWith } from '#tests/fixtures/booking';
import { getTranslator } from '~/i18n/translator.server';
import { tripCalendar } from './trip-calendar.server';

it('has an event per segment, in UTC, and no data of the order', () => {
  const calendar = tripCalendar(bookingWith({ order_number: '12345678' }), 'Fairwind', getTranslator('en', 'booking'));
  const lines = calendar.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines.filter((line) => /^DTSTART|^DTEND|^SUMMARY|^LOCATION/.test(line))).toEqual([
    'SUMMARY:SU1130 SVO → AER',
    'DTSTART:20310504T035000Z',
    'DTEND:20310504T061000Z',
    'LOCATION:Sheremetyevo (SVO)\\, terminal B',
    'SUMMARY:SU1131 AER → SVO',
    'DTSTART:20310518T195000Z',
    'DTEND:20310518T221000Z',
    'LOCATION:Sochi (AER)\\, terminal B',
  ]);
  expect(new Set(lines.filter((line) => line.startsWith('UID'))).size).toBe(2);
  expect(calendar).not.toContain(BOOKING_TOKEN);
  expect(calendar).not.toContain('12345678');
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
  const calendar = tripCalendar({ ...bookingWith(), segments }, 'Попутный', getTranslator('ru', 'booking'));
  const lines = calendar.replace(/\r\n[ \t]/g, '').split('\r\n');
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
