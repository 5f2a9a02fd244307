/** Prices by day: what a search of the same days would call its cheapest offer, without making the search. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { SandboxContext } from '../service';
import { combined, pricedOptions, type PricedOption } from '../search/itineraries';
import { soonestDeparture } from '../search/plan';
import { tripOptions } from '../search/trip-options';
import { endpointOf } from '../world/places';
import { cheapestOffers, lowestLeft, seatsOf, type Candidate, type Wanted } from './cheapest';

/** Codes of places, as a search takes them. */
export type Direction = { departure: string; arrival: string };

/** Days since the epoch, local at the departure; both included. */
export type Days = { from: number; to: number };

/** Hundredths of the currency; `back` is null one way. */
export type DayPrice = { day: number; back: number | null; amount: number };

type Context = Pick<SandboxContext, 'now' | 'seatsTaken'>;

const MINUTE = 60_000;
const DAY = 1440;
/** Of one question: those of both ways of a matrix. */
const KEPT_OPTIONS = 64;

/** The cheapest offers by everything that they depend on; which of them has a seat left is found at each asking. */
const kept = new LRUCache<string, Candidate[]>({ max: 20_000 });

/** A day of departure, and the day of the way back: null one way. */
export type DatePair = { day: number; back: number | null };

/**
 * Prices one way, day by day; days without an offer are left out. The event loop gets a turn after each day that had to
 * be worked out (5 ms).
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

/** Prices there and back, by day of departure and then of return; pairs of days without an offer are left out. */
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

/** Prices of any days or pairs of days, in their order; where there is no offer, none. */
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

/** A way on a day: days since the epoch, local at the departure. */
export type Trip = Direction & { day: number };

/** The lowest price of a journey of any trips for one adult, hundredths; null where nothing is sold. */
export function lowestPrice(trips: readonly Trip[], wanted: Wanted, context: Context): Promise<number | null> {
  return marketOf(wanted, context).lowest(trips);
}

/** What is sold, as of now; works out the options of each trip once. */
function marketOf(wanted: Wanted, context: Context) {
  const now = context.now().getTime() / MINUTE;
  const searchDay = Math.floor(now / DAY);
  const optionsOfTrips = new LRUCache<string, PricedOption[]>({ max: KEPT_OPTIONS });

  function options({ departure, arrival, day }: Trip): PricedOption[] {
    const key = `${departure} ${arrival} ${day}`;
    const known = optionsOfTrips.get(key);
    if (known) return known;
    const [from, to] = [endpointOf(departure), endpointOf(arrival)];
    // Somewhere on Earth it is still yesterday.
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
    /** The lowest price of the trips in hundredths; null where nothing is sold. */
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
