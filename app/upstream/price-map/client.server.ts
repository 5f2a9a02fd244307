import type { UpstreamBinding } from '~/upstream/binding';
import { filtersWire, type CalendarFilters } from '~/upstream/price-calendar/client.server';
import type { Cabin } from '~/upstream/search/contract';
import { endpoints, type PricedDestinations, type PricesRequestWire } from './contract';

/** Degrees; `west` is more than `east` across the date line. */
export type Bounds = { west: number; south: number; east: number; north: number };

/** ISO dates, inclusive. */
export type Dates = { from: string; to: string };

export type DestinationsQuery = {
  /** Code of a city, an airport or a station. */
  departure: string;
  /** Codes of cities and countries, or ANYW. */
  arrivals: readonly string[];
  bounds?: Bounds | null;
  departures: Dates;
  /** Null for one way; days of the way back, or nights between the two. */
  returns: { days: Dates } | { nights: { from: number; to: number } } | null;
  cabin: Cabin;
  filters?: CalendarFilters;
  /** Maximum number of cities, the most popular first; 60 by default. */
  limit?: number;
};

/** Adds the prices of the last complete answer for cities that are still being priced. */
function completedBy(answer: PricedDestinations, last: PricedDestinations | null): PricedDestinations {
  if (!last) return answer;
  const known = new Map(last.destinations.map((destination) => [destination.code, destination]));
  const pending = answer.pending.filter(({ code }) => !known.has(code));
  const kept = answer.pending.flatMap(({ code }) => known.get(code) ?? []);
  return {
    destinations: [...answer.destinations, ...kept],
    pending,
    isComplete: kept.length > 0 && pending.length === 0,
  };
}

/** Thrown so that incomplete prices are not cached. */
class Unfinished extends Error {
  constructor(readonly answer: PricedDestinations) {
    super();
  }
}

/**
 * Makes the client of the price map: lowest prices from one place to many, for one adult, in the market's currency.
 */
export function createPriceMapClient({ ids, market, caches, transport }: UpstreamBinding) {
  const { brand, country, currency, locale } = market;

  return {
    /**
     * Returns cities with the price of the cheapest offer of the given days, the most visited first. While
     * `isComplete` is false, the same query returns more in a moment; only complete answers are cached. The last of them
     * lends its prices for up to six hours to cities that are priced anew.
     * @throws UpstreamError
     */
    async listDestinations(query: DestinationsQuery): Promise<PricedDestinations> {
      const body = {
        departure: query.departure,
        arrivals: [...query.arrivals],
        bounds: query.bounds ?? null,
        departure_date: query.departures,
        return_date: query.returns && 'days' in query.returns ? query.returns.days : null,
        nights: query.returns && 'nights' in query.returns ? query.returns.nights : null,
        currency,
        cabin_class: query.cabin,
        filters: filtersWire(query.filters),
        locale,
        limit: query.limit ?? 60,
      } satisfies PricesRequestWire;
      const key = ['priceMap', brand, country, body];
      try {
        return await caches.calendar.read(key, async () => {
          const { destinations, pending, isComplete } = await transport.call(endpoints.listDestinations, body, ids);
          const answer = {
            destinations: destinations.slice(0, body.limit),
            pending: pending.slice(0, body.limit),
            isComplete,
          };
          if (!isComplete) throw new Unfinished(answer);
          await caches.lasting.keep(key, answer);
          return answer;
        });
      } catch (error) {
        if (error instanceof Unfinished) return completedBy(error.answer, await caches.lasting.find(key));
        throw error;
      }
    },
  };
}
