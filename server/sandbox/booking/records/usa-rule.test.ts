import { describe, expect, it } from 'vitest';
import type { Offer } from '../../search/offers/offer';
import { makeOffer } from '../../testing/offers';
import { freeCancellationHours, isUnderUsaRule, usaCancellationUntil } from './usa-rule';

const plain = makeOffer({ variantId: '1', seatsOnSale: 9 });
const to = (country: string): Offer => ({
  ...plain,
  maps: { ...plain.maps, cities: { ...plain.maps.cities, MIL: { name: 'Far away', country_code: country } } },
});
const usa = to('US');
const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

describe('the rule of the USA', () => {
  it.each<[string, Offer, boolean]>([
    ['a flight to the USA', usa, true],
    ['a flight to Puerto Rico', to('PR'), true],
    ['a flight elsewhere', plain, false],
    [
      'a charter',
      {
        ...usa,
        trips: usa.trips.map((trip) => trip.map((ride) => ({ ...ride, wire: { ...ride.wire, is_charter: true } }))),
      },
      false,
    ],
  ])('covers %s', (_, offer, expected) => {
    expect(isUnderUsaRule(offer)).toBe(expected);
  });

  it('gives 24 hours to what was booked a week ahead', () => {
    expect(usaCancellationUntil(usa, { paidAt: 0, first: WEEK })).toBe(24 * HOUR);
    expect(usaCancellationUntil(usa, { paidAt: 0, first: WEEK - 1 })).toBeNull();
    expect(usaCancellationUntil(plain, { paidAt: 0, first: 2 * WEEK })).toBeNull();
  });

  it('is offered before the purchase while it is early enough', () => {
    const first = Math.min(...usa.trips.flat().map(({ wire }) => Date.parse(wire.departure_datetime)));
    expect(freeCancellationHours(usa, first - WEEK)).toBe(24);
    expect(freeCancellationHours(usa, first - WEEK + 1)).toBeNull();
    expect(freeCancellationHours(plain, first - 2 * WEEK)).toBeNull();
  });
});
