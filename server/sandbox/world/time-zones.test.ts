import { describe, expect, it } from 'vitest';
import { dateOfDay, dayOfDate, isoWithOffset, localOf, offsetAt, utcOfLocal } from './time-zones';

const minutes = (iso: string) => Date.parse(iso) / 60_000;

describe('offsetAt', () => {
  it.each([
    ['Europe/Moscow', '2031-01-15T12:00:00Z', 180],
    ['Europe/London', '2031-01-15T12:00:00Z', 0],
    ['Europe/London', '2031-07-15T12:00:00Z', 60],
    // The last Sunday of March 2031 is the 30th: clocks change at 01:00 UTC.
    ['Europe/London', '2031-03-30T00:59:00Z', 0],
    ['Europe/London', '2031-03-30T01:00:00Z', 60],
    ['America/New_York', '2031-11-02T05:59:00Z', -240],
    ['America/New_York', '2031-11-02T06:00:00Z', -300],
    ['Asia/Kathmandu', '2031-05-04T00:00:00Z', 345],
    ['America/St_Johns', '2031-01-04T00:00:00Z', -210],
    ['Australia/Sydney', '2031-01-04T00:00:00Z', 660],
  ])('returns the offset of %s at %s', (zone, instant, offset) => {
    expect(offsetAt(zone, minutes(instant))).toBe(offset);
  });
});

describe('local times', () => {
  it.each([
    ['America/Nuuk', '2031-02-01T23:50:00'],
    ['Pacific/Auckland', '2031-12-31T00:05:00'],
    ['America/Argentina/Ushuaia', '2031-08-01T12:00:00'],
  ])('converts there and back in %s', (zone, local) => {
    const wall = minutes(`${local}Z`);
    expect(localOf(zone, utcOfLocal(zone, wall))).toBe(wall);
  });

  it('shifts a time skipped by the change to summer time', () => {
    const skipped = utcOfLocal('Europe/Berlin', minutes('2031-03-30T02:30:00Z'));
    expect(isoWithOffset('Europe/Berlin', skipped)).toBe('2031-03-30T03:30:00+02:00');
  });

  it('writes offsets that are not whole hours, and negative ones', () => {
    expect(isoWithOffset('Asia/Kolkata', minutes('2031-05-04T00:00:00Z'))).toBe('2031-05-04T05:30:00+05:30');
    expect(isoWithOffset('America/St_Johns', minutes('2031-01-04T00:00:00Z'))).toBe('2031-01-03T20:30:00-03:30');
  });
});

describe('days', () => {
  it.each(['2031-05-04', '2028-02-29', '1999-12-31'])('converts %s there and back', (date) => {
    expect(dateOfDay(dayOfDate(date) ?? NaN)).toBe(date);
  });

  it.each(['2031-02-29', '2031-13-01', '2031-04-31', 'tomorrow'])('rejects %s', (date) => {
    expect(dayOfDate(date)).toBeNull();
  });
});
