import { describe, expect, it } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';
import type { Booking, BookingWire } from '~/upstream/booking/contract';
import { combinedFare, combinedFareText } from './combined-fare';

/** The fixture's round trip with the way back on its own record. */
function twoTickets(changes: Partial<BookingWire> = {}): Booking {
  const booking = bookingWith(changes);
  return {
    ...booking,
    segments: booking.segments.map((segment) => ({ ...segment, recordIndex: segment.tripIndex })),
  };
}

/** @param prices hundredths for an adult, a child and an infant */
function fare([adult, child, infant]: [number, number, number]): BookingWire['fare_variants'] {
  return [{ key: 'standard', name: 'Standard', fare_prices: { adult, child, infant }, baggages: [], options: [] }];
}
const search = (adult: number, child: number, infant: number): Partial<BookingWire> => ({
  search: { ...SEARCH, travelers: { adult, child, infant } },
});
const SEARCH = {
  trips: [
    { departure: 'MOW', arrival: 'AER', date: '2031-05-04' },
    { departure: 'AER', arrival: 'MOW', date: '2031-05-18' },
  ],
  cabin: 'economy' as const,
};

describe('combinedFare', () => {
  it.each<[string, [number, number, number], [number, number, number], number]>([
    ['one adult', [1, 0, 0], [10_000, 0, 0], 10_000],
    ['two adults', [2, 0, 0], [10_000, 0, 0], 10_000],
    ['adults and a child, rounded down to whole roubles', [2, 1, 0], [10_000, 7_500, 0], 9_100],
    ['one of each', [1, 1, 1], [10_000, 7_500, 1_000], 6_100],
    ['nine', [5, 2, 2], [12_345, 9_999, 0], 9_000],
  ])('%s', (_, counts, prices, expected) => {
    const booking = twoTickets({ ...search(...counts), fare_variants: fare(prices) });
    expect(combinedFare(booking)).toEqual({ amount: expected, currency: 'RUB' });
  });

  it('rounds down to the cent for currencies with cents', () => {
    const booking = twoTickets({ ...search(2, 1, 0), fare_variants: fare([10_000, 7_501, 0]), currency: 'EUR' });
    expect(combinedFare(booking)).toEqual({ amount: 9_167, currency: 'EUR' });
  });

  it.each<[string, Booking]>([
    ['one ticket for both directions', bookingWith()],
    [
      'one way',
      twoTickets({
        search: { ...SEARCH, trips: SEARCH.trips.slice(0, 1), travelers: { adult: 2, child: 0, infant: 0 } },
      }),
    ],
    [
      'a journey without a return',
      twoTickets({
        search: {
          ...SEARCH,
          trips: [SEARCH.trips[0]!, SEARCH.trips[0]!],
          travelers: { adult: 2, child: 0, infant: 0 },
        },
      }),
    ],
    ['an unknown fare', twoTickets({ fare_variant_key: 'gone' })],
  ])('is null for %s', (_, booking) => expect(combinedFare(booking)).toBeNull());

  it('is shown to more than one traveller', () => {
    const market = { locale: 'en' } as Parameters<typeof combinedFareText>[1];
    expect(combinedFareText(twoTickets(), market)).toMatch(/91.*on average/);
    expect(combinedFareText(twoTickets(search(1, 0, 0)), market)).toBeNull();
  });
});
