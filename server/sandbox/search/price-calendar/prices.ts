/** Prices by day: the cheapest offer that a search of the same days would find, without running the search. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { SandboxContext } from '../../service/service';
import { combined, pricedOptions, type PricedOption } from '../offers/itineraries';
import { soonestDeparture } from '../offers/plan';
import { tripOptions } from '../offers/trip-options';
import { endpointOf } from '../../world/places';
import { cheapestOffers, lowestLeft, seatsOf, type Candidate, type Wanted } from './cheapest';

/** Codes of places, as in a search. */
export type Direction = { departure: string; arrival: string };

/** Days since the epoch, local at the departure, inclusive. */
export type Days = { from: number; to: number };

/** Amount in hundredths of the currency; `back` is null for one-way prices. */
export type DayPrice = { day: number; back: number | null; amount: number };

type Context = Pick<SandboxContext, 'now' | 'seatsTaken'>;

const MINUTE = 60_000;
const DAY = 1440;
/** Trip options cached per request, for both directions of a matrix. */
const KEPT_OPTIONS = 64;

/** The cheapest offers by all their inputs; free seats are checked at each request. */
const kept = new LRUCache<string, Candidate[]>({ max: 20_000 });

/** A departure day and a return day; `back` is null for one-way trips. */
export type DatePair = { day: number; back: number | null };

/**
 * Yields one-way prices, day by day, without days that have no offer. Yields to the event loop after each computed day
 * (5 ms).
 */
export function oneWayPrices(
  direction: Direction,
  days: Days,
  wanted: Wanted,
  context: Context,
): AsyncGenerator<DayPrice> {
  return pricesOn(
    direction,
    daysOf(days).map((day) => ({ day, back: null })),
    wanted,
    context,
  );
}

/** Yields round-trip prices, by departure day and then by return day, without pairs that have no offer. */
export function roundTripPrices(
  direction: Direction,
  days: Days,
  back: Days,
  wanted: Wanted,
  context: Context,
): AsyncGenerator<DayPrice> {
  const pairs = daysOf(days).flatMap((day) =>
    daysOf(back)
      .filter((backDay) => backDay >= day)
      .map((backDay) => ({ day, back: backDay })),
  );
  return pricesOn(direction, pairs, wanted, context);
}

/** Yields prices of any days or pairs of days, in their order, without those that have no offer. */
export async function* pricesOn(
  direction: Direction,
  dates: Iterable<DatePair>,
  wanted: Wanted,
  context: Context,
): AsyncGenerator<DayPrice> {
  const market = marketOf(wanted, context);
  const homewards = { departure: direction.arrival, arrival: direction.departure };
  for (const { day, back } of dates) {
    const out = { ...direction, day };
    const amount = await market.lowest(back === null ? [out] : [out, { ...homewards, day: back }]);
    if (amount !== null) yield { day, back, amount };
  }
}

function daysOf({ from, to }: Days): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** A direction on a day: days since the epoch, local at the departure. */
export type Trip = Direction & { day: number };

/** Returns the lowest price of a journey of any trips for one adult, in hundredths; null without an offer. */
export function lowestPrice(trips: readonly Trip[], wanted: Wanted, context: Context): Promise<number | null> {
  return marketOf(wanted, context).lowest(trips);
}

/** Returns a price lookup for the current time; computes the options of each trip once. */
function marketOf(wanted: Wanted, context: Context) {
  const now = context.now().getTime() / MINUTE;
  const searchDay = Math.floor(now / DAY);
  const optionsOfTrips = new LRUCache<string, PricedOption[]>({ max: KEPT_OPTIONS });

  function options({ departure, arrival, day }: Trip): PricedOption[] {
    const key = `${departure} ${arrival} ${day}`;
    const known = optionsOfTrips.get(key);
    if (known) return known;
    const [from, to] = [endpointOf(departure), endpointOf(arrival)];
    // The previous day has not ended everywhere on Earth.
    const isPast = day < searchDay - 1;
    const found = from && to && !isPast ? tripOptions({ from, to, day, notBefore: soonestDeparture(day, now) }) : [];
    const priced = pricedOptions(found, wanted.cabin, searchDay);
    optionsOfTrips.set(key, priced);
    return priced;
  }

  function candidates(trips: readonly Trip[], isAsSold: boolean): Candidate[] {
    const ofTrips = trips.map(options);
    if (ofTrips.some((ofTrip) => ofTrip.length === 0)) return [];
    const taken = isAsSold ? context.seatsTaken : () => 0;
    return cheapestOffers(combined(ofTrips), wanted, (segment) => {
      const { key, onSale } = seatsOf(segment, wanted);
      return onSale - taken(key) >= 1;
    });
  }

  return {
    /** Returns the lowest price of the trips in hundredths; null without an offer. */
    async lowest(trips: readonly Trip[]): Promise<number | null> {
      const { cabin, currency, filters } = wanted;
      const days = trips.map(({ day, ...ends }) => [ends, day, soonestDeparture(day, now)]);
      const key = JSON.stringify([searchDay, cabin, currency, filters, days]);
      let known = kept.get(key);
      if (!known) {
        await nextTurn();
        known = candidates(trips, false);
        kept.set(key, known);
      }
      if (known.length === 0) return null;
      return lowestLeft(known, context) ?? lowestLeft(candidates(trips, true), context);
    },
  };
}
