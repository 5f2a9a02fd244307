import { expect, it } from 'vitest';
import { BOOKING_TOKEN, bookingWith } from '#tests/fixtures/booking';
import { getTranslator } from '~/i18n/translator.server';
import { tripCalendar } from './trip-calendar.server';

it('has an event a segment, in UTC, and nothing of the order itself', () => {
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
