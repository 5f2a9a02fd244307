/** Prices by day: the cheapest offer that a search of the same days would find, without running the search. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { SandboxContext } from '../../service/service';
import { combined, pricedOptions, type PricedOption } from '../offers/itineraries';
import { soonestDeparture } from '../offers/plan';
import { trainRoom } from '../offers/room';
import { isTrain } from '../offers/segment';
import { tripOptions } from '../offers/trip-options';
import { endpointOf } from '../../world/places';
import { cheapestOffers, lowestLeft, type Candidate, type PriceTerms } from './cheapest';

/** Codes of places, as in a search. */
export type Direction = { departure: string; arrival: string };

/** Days since the epoch, local at the departure, inclusive. */
export type Days = { from: number; to: number };

/** Amount in hundredths of the currency; `back` is null for one-way prices. */
export type DayPrice = { day: number; back: number | null; amount: number };

type Context = Pick<SandboxContext, 'now' | 'seatsTaken' | 'berthsTaken'>;

const NOTHING_SOLD: Pick<SandboxContext, 'seatsTaken' | 'berthsTaken'> = {
  seatsTaken: () => 0,
  berthsTaken: () => Promise.resolve([]),
};

const MINUTE = 60_000;
const DAY = 1440;
/** Trip options cached per request, for both directions of a matrix. */
const KEPT_OPTIONS = 64;

/** The cheapest offers by all their inputs; free seats are checked at each request. */
const candidateCache = new LRUCache<string, Candidate[]>({ max: 20_000 });

/** Options of the last trips, which do not depend on the day of the search: a history asks for the same ones day after day. */
const unpricedCache = new LRUCache<string, ReturnType<typeof tripOptions>>({ max: KEPT_OPTIONS });

function unpricedOptions({ departure, arrival, day }: Trip, notBefore: number): ReturnType<typeof tripOptions> {
  const key = `${departure} ${arrival} ${day} ${notBefore}`;
  const cached = unpricedCache.get(key);
  if (cached) return cached;
  const [from, to] = [endpointOf(departure), endpointOf(arrival)];
  const options = from && to ? tripOptions({ from, to, day, notBefore }) : [];
  unpricedCache.set(key, options);
  return options;
}

/** A departure day and a return day; `back` is null for one-way trips. */
export type DatePair = { day: number; back: number | null };

/**
 * Yields one-way prices, day by day, without days that have no offer. Yields to the event loop after each computed day
 * (5 ms).
 */
export function oneWayPrices(
  direction: Direction,
  days: Days,
  terms: PriceTerms,
  context: Context,
): AsyncGenerator<DayPrice> {
  return pricesOn(
    direction,
    daysOf(days).map((day) => ({ day, back: null })),
    terms,
    context,
  );
}

/** Yields round-trip prices, by departure day and then by return day, without pairs that have no offer. */
export function roundTripPrices(
  direction: Direction,
  days: Days,
  back: Days,
  terms: PriceTerms,
  context: Context,
): AsyncGenerator<DayPrice> {
  const pairs = daysOf(days).flatMap((day) =>
    daysOf(back)
      .filter((backDay) => backDay >= day)
      .map((backDay) => ({ day, back: backDay })),
  );
  return pricesOn(direction, pairs, terms, context);
}

/** Yields prices of any days or pairs of days, in their order, without those that have no offer. */
export async function* pricesOn(
  direction: Direction,
  dates: Iterable<DatePair>,
  terms: PriceTerms,
  context: Context,
): AsyncGenerator<DayPrice> {
  const market = marketOf(terms, context);
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

/** Returns the lowest price of any of these journeys for one adult, in hundredths; null without an offer. */
export async function lowestOf(
  journeys: readonly (readonly Trip[])[],
  terms: PriceTerms,
  context: Context,
): Promise<number | null> {
  const market = marketOf(terms, context);
  let lowest: number | null = null;
  for (const trips of journeys) {
    const amount = await market.lowest(trips);
    if (amount !== null && (lowest === null || amount < lowest)) lowest = amount;
  }
  return lowest;
}

/** Returns a price lookup for the current time; computes the options of each trip once. */
function marketOf(terms: PriceTerms, context: Context) {
  const now = context.now().getTime() / MINUTE;
  const searchDay = Math.floor(now / DAY);
  const optionsOfTrips = new LRUCache<string, PricedOption[]>({ max: KEPT_OPTIONS });

  function options({ departure, arrival, day }: Trip): PricedOption[] {
    const key = `${departure} ${arrival} ${day}`;
    const cached = optionsOfTrips.get(key);
    if (cached) return cached;
    // The previous day has not ended everywhere on Earth.
    const isPast = day < searchDay - 1;
    const unpriced = isPast ? [] : unpricedOptions({ departure, arrival, day }, soonestDeparture(day, now));
    const priced = pricedOptions(unpriced, terms.cabin, searchDay);
    optionsOfTrips.set(key, priced);
    return priced;
  }

  async function candidates(trips: readonly Trip[], { seatsTaken, berthsTaken }: typeof NOTHING_SOLD) {
    const ofTrips = trips.map(options);
    if (ofTrips.some((ofTrip) => ofTrip.length === 0)) return [];
    const trains = ofTrips.flat().flatMap(({ option }) => option.segments.filter(isTrain));
    const room = await trainRoom(trains, { berthsTaken });
    return cheapestOffers(combined(ofTrips), terms, { seatsTaken, room });
  }

  return {
    /** Returns the lowest price of the trips in hundredths; null without an offer. */
    async lowest(trips: readonly Trip[]): Promise<number | null> {
      const { cabin, currency, filters } = terms;
      const days = trips.map(({ day, ...ends }) => [ends, day, soonestDeparture(day, now)]);
      const key = JSON.stringify([searchDay, cabin, currency, filters, days]);
      let cached = candidateCache.get(key);
      if (!cached) {
        await nextTurn();
        cached = await candidates(trips, NOTHING_SOLD);
        candidateCache.set(key, cached);
      }
      if (cached.length === 0) return null;
      const { seatsTaken } = context;
      const room = await trainRoom(
        cached.flatMap(({ trains }) => trains),
        context,
      );
      const left = { seatsTaken, room };
      return lowestLeft(cached, terms, left) ?? (await candidates(trips, context))[0]?.amount ?? null;
    },
  };
}
