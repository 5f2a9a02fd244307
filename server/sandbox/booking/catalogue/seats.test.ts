import { describe, expect, it } from 'vitest';
import type { CABINS } from '~/upstream/search/contract';
import type { BookingRecord } from '../records/records';
import { makeOffer } from '../../testing/offers';
import { aircraftTypes } from '../../world/carriers';
import { tripFacts } from './trip-facts';
import { cabinLayout } from './cabins';
import { seatPlan } from './seat-plan';

const types = [...aircraftTypes().values()];

describe('cabinLayout', () => {
  it.each(types.map(({ code, seats }) => [code, seats] as const))('%s has at most its %i seats', (code, seats) => {
    const layout = cabinLayout(code, 'economy');
    const count = (layout?.columns.flat().length ?? 0) * (layout?.rowCount ?? 0);
    expect(count).toBeLessThanOrEqual(seats);
    expect(count).toBeGreaterThan(seats * 0.5);
  });

  it('places the cabins one behind the other', () => {
    const [first, business, premium, economy] = ['first', 'business', 'premium_economy', 'economy'].map((cabin) =>
      cabinLayout('77W', cabin as (typeof CABINS)[number]),
    );
    const ends = [first, business, premium].map((cabin) => (cabin?.firstRow ?? 0) + (cabin?.rowCount ?? 0));
    expect(ends).toEqual([business?.firstRow, premium?.firstRow, economy?.firstRow]);
  });

  it('falls back to economy for a missing cabin, and to null for an unknown type', () => {
    expect(cabinLayout('73H', 'first')).toEqual(cabinLayout('73H', 'economy'));
    expect(cabinLayout('???', 'economy')).toBeNull();
  });
});

describe('seatPlan', () => {
  const offer = makeOffer();
  const [fare] = offer.fares;
  const booking = {
    token: 't',
    offer,
    fare,
    hasPriceMoved: false,
    railPlaces: [],
    timeline: null,
  } as unknown as BookingRecord;
  const departure = Date.parse('2031-06-04T08:30:00+03:00');
  const planAt = (hoursAhead: number) => {
    const now = departure - hoursAhead * 3_600_000;
    const facts = tripFacts(booking, 'intl', now);
    const [segment] = facts.segments;
    return segment ? seatPlan(segment, facts, now) : null;
  };

  it('exists until four hours before departure', () => {
    expect(planAt(4.1)).not.toBeNull();
    expect(planAt(4)).toBeNull();
  });

  it('is the same every time, with free seats and taken ones', () => {
    const plan = planAt(100);
    expect(planAt(99)).toEqual(plan);
    const seats = plan?.rows.flatMap((row) => row.seats) ?? [];
    const taken = seats.filter(({ isTaken }) => isTaken).length / seats.length;
    expect(taken).toBeGreaterThan(0.2);
    expect(taken).toBeLessThan(0.7);
  });

  it('sells extra legroom at the exits and in the first row', () => {
    const rows = planAt(100)?.rows ?? [];
    expect(rows.filter(({ isExit }) => isExit)).toHaveLength(2);
    for (const { isExit, seats } of rows.filter((row, index) => row.isExit || index === 0)) {
      for (const seat of seats) expect([seat.zone, seat.isAdultsOnly]).toEqual(['extra_legroom', isExit]);
    }
    const priceOf = (zone: string) => rows.flatMap((row) => row.seats).find((seat) => seat.zone === zone)?.price ?? 0;
    const prices = ['back', 'standard', 'front', 'extra_legroom'].map(priceOf);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(prices[0]).toBeGreaterThan(0);
  });

  it('names windows, middle seats and aisles', () => {
    const places = planAt(100)?.rows[5]?.seats.map(({ column, place }) => `${column} ${place}`);
    expect(places).toEqual(['A window', 'B middle', 'C aisle', 'D aisle', 'E middle', 'F window']);
  });
});
