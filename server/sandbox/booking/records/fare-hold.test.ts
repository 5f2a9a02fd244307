import { describe, expect, it } from 'vitest';
import { makeOffer } from '../../testing/offers';
import type { Offer } from '../../search/offers/offer';
import { fareHeldUntil } from './fare-hold';

/** The first departure is on 2031-06-04 at 05:30 UTC. */
const BY_AIR = makeOffer();
const BY_RAIL: Offer = {
  ...BY_AIR,
  trips: BY_AIR.trips.map((flights) =>
    flights.map((flight) => ({ ...flight, wire: { ...flight.wire, transport_kind: 'train' } })),
  ),
};

describe('fareHeldUntil', () => {
  it.each([
    ['two days, a month ahead', BY_AIR, '2031-05-01T10:00:00Z', '2031-05-03T10:00:00.000Z'],
    ['a day, a week ahead', BY_AIR, '2031-05-28T10:00:00Z', '2031-05-29T10:00:00.000Z'],
    ['six hours, two days ahead', BY_AIR, '2031-06-02T10:00:00Z', '2031-06-02T16:00:00.000Z'],
    ['until six hours before the departure', BY_AIR, '2031-06-03T20:00:00Z', '2031-06-03T23:30:00.000Z'],
    ['no longer, shortly before it', BY_AIR, '2031-06-04T01:00:00Z', '2031-06-03T23:30:00.000Z'],
    ['three hours, by rail', BY_RAIL, '2031-05-01T10:00:00Z', '2031-05-01T13:00:00.000Z'],
    ['on full five minutes', BY_AIR, '2031-05-01T10:04:59Z', '2031-05-03T10:00:00.000Z'],
  ])('holds %s', (_name, offer, createdAt, until) => {
    expect(new Date(fareHeldUntil({ offer, createdAt: Date.parse(createdAt) })).toISOString()).toBe(until);
  });
});
