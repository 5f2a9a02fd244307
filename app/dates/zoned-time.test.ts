import { expect, it } from 'vitest';
import { zonedTime } from './zoned-time';

it.each([
  ['2031-05-04 18:30', 'Europe/Moscow', '2031-05-04T15:30:00.000Z'],
  ['2031-01-01 00:10', 'Pacific/Auckland', '2030-12-31T11:10:00.000Z'],
  ['2031-07-01 09:00', 'America/New_York', '2031-07-01T13:00:00.000Z'],
  ['2031-01-15 09:00', 'America/New_York', '2031-01-15T14:00:00.000Z'],
  ['2031-05-04 06:15', 'Asia/Kolkata', '2031-05-04T00:45:00.000Z'],
  // Days when the clocks change: before, inside and after the skipped hour; then the repeated hour.
  ['2031-03-30 00:30', 'Europe/London', '2031-03-30T00:30:00.000Z'],
  ['2031-03-30 01:30', 'Europe/London', '2031-03-30T01:30:00.000Z'],
  ['2031-03-30 02:30', 'Europe/London', '2031-03-30T01:30:00.000Z'],
  ['2031-10-26 01:30', 'Europe/London', '2031-10-26T00:30:00.000Z'],
  ['2031-10-26 03:00', 'Europe/London', '2031-10-26T03:00:00.000Z'],
])('%s in %s is %s', (local, timeZone, utc) => expect(zonedTime(local, timeZone).toISOString()).toBe(utc));
