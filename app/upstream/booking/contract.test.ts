import { describe, expect, it } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';

const { search } = bookingWith();
const searchFor = (adult: number) => ({
  ...search,
  travelers: { adult, child: 0, infant: 0, childrenAges: [] },
});

describe('a booking', () => {
  it.each([
    ['fewer than nobody', { search: searchFor(-5) }],
    ['more travellers than one order takes', { search: searchFor(1e15) }],
    ['a day that no month has', { booking_expires_at: '2031-13-45T18:30:00+03:00' }],
    ['an hour that no day has', { booking_expires_at: '2031-05-04T99:30:00+03:00' }],
  ])('with %s breaks the contract, and no page', (_, changes) => {
    expect(() => bookingWith(changes)).toThrow(/too_small|too_big|custom/);
  });

  it('accepts times with and without seconds and a colon in their offset', () => {
    for (const moment of ['2031-05-04T18:30+03:00', '2031-05-04T18:30:00.5+0300', '2031-05-04T15:30:00Z']) {
      expect(bookingWith({ booking_expires_at: moment }).expiresAt).toBe(moment);
    }
  });
});
