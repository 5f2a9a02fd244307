import type { UpstreamBinding } from '~/upstream/binding';
import { batches } from '~/upstream/stream.server';
import { paths as searchPaths, type Cabin } from '~/upstream/search/contract';
import {
  batchAnswer,
  paths,
  solutionsAnswer,
  streamMessage,
  type CalendarPrice,
  type DirectedPrice,
  type OneWayBatchRequestWire,
  type OneWayRequestWire,
  type RoundTripRequestWire,
  type StreamRequestWire,
} from './contract';

/** Absent or null: whatever; true: only such offers; false: only others. */
export type CalendarFilters = {
  airplaneOnly?: boolean | null;
  isDirect?: boolean | null;
  withBaggage?: boolean | null;
};

/** One direction; ISO dates of departure, both included. Codes of cities, airports or stations. */
export type CalendarDirection = { departure: string; arrival: string; from: string; to: string };

/** What the prices are for; always one adult. */
type Offered = { cabin: Cabin; filters?: CalendarFilters };

export type OneWayQuery = CalendarDirection & Offered;
/** `returnFrom`, `returnTo`: ISO dates of the way back, both included. */
export type RoundTripQuery = OneWayQuery & { returnFrom: string; returnTo: string };
export type OneWayBatchQuery = Offered & { directions: readonly CalendarDirection[] };
/** One way unless `returnFrom` and `returnTo` are given. */
export type StreamQuery = OneWayQuery & { returnFrom?: string; returnTo?: string };

/** Messages of the stream are gathered for so long (specification 1 §7). */
export const BATCH_MS = 200;

/**
 * The low-price calendar (upstream facts §3): the price of a day is that of the cheapest offer of the day's search, for
 * one adult in the currency of the market. Days without an offer are left out. Failures are `UpstreamError`s.
 */
export function createPriceCalendarClient({ ids, market, caches, transports }: UpstreamBinding) {
  const { brand, country, currency } = market;
  const read = { method: 'POST', isRead: true, isEnveloped: false, whenEmpty: { solutions: [] } } as const;
  const keyOf = (operation: string, body: object) => ['priceCalendar', operation, brand, country, body];
  const asked = ({ cabin, filters }: Offered) => ({ cabin_class: cabin, currency, filters: filtersWire(filters) });

  return {
    /** Prices by day of departure, in order of date. */
    async findOneWay(query: OneWayQuery): Promise<CalendarPrice[]> {
      const body = { ...directionWire(query), ...asked(query) } satisfies OneWayRequestWire;
      return caches.calendar.read(keyOf('oneWay', body), () =>
        transports.priceCalendar.call(
          { ...read, operation: 'findOneWay', path: paths.oneWay, body, schema: solutionsAnswer },
          ids,
        ),
      );
    },

    /** Prices of a return journey by both days, in order of date; a pair of days without an offer is left out. */
    async findRoundTrip(query: RoundTripQuery): Promise<CalendarPrice[]> {
      const body = {
        ...directionWire(query),
        return_date: { from: query.returnFrom, to: query.returnTo },
        ...asked(query),
      } satisfies RoundTripRequestWire;
      return caches.calendar.read(keyOf('roundTrip', body), () =>
        transports.priceCalendar.call(
          { ...read, operation: 'findRoundTrip', path: paths.roundTrip, body, schema: solutionsAnswer },
          ids,
        ),
      );
    },

    /** Prices of several directions (50 at most), in the order asked, then by date. */
    async findOneWayBatch(query: OneWayBatchQuery): Promise<DirectedPrice[]> {
      const body = {
        directions: query.directions.map(directionWire),
        ...asked(query),
      } satisfies OneWayBatchRequestWire;
      return caches.calendar.read(keyOf('oneWayBatch', body), () =>
        transports.priceCalendar.call(
          { ...read, operation: 'findOneWayBatch', path: paths.oneWayBatch, body, schema: batchAnswer },
          ids,
        ),
      );
    },

    /**
     * Prices as the search host finds them, in batches of 200 ms, in no order; ends when all are told.
     * @param options.signal ends the call upstream too: the visitor has left
     * @throws UpstreamError what was told before stays true
     */
    streamPrices(query: StreamQuery, options: { signal?: AbortSignal } = {}): AsyncIterable<CalendarPrice[]> {
      const { returnFrom, returnTo } = query;
      const body = {
        ...directionWire(query),
        ...(returnFrom && returnTo && { return_date: { from: returnFrom, to: returnTo } }),
        ...asked(query),
      } satisfies StreamRequestWire;
      return batches(
        (take, signal) =>
          transports.search.stream(
            {
              operation: 'streamPrices',
              path: searchPaths.priceCalendar,
              body,
              schema: streamMessage,
              take: (prices) =>
                take(prices.map(({ departureDate, returnDate, price }) => ({ departureDate, returnDate, price }))),
              signal,
            },
            ids,
          ),
        BATCH_MS,
        options.signal,
      );
    },
  };
}
export type PriceCalendarClient = ReturnType<typeof createPriceCalendarClient>;

function directionWire({ departure, arrival, from, to }: CalendarDirection) {
  return { departure, arrival, departure_date: { from, to } };
}

function filtersWire(filters: CalendarFilters = {}) {
  const { airplaneOnly = null, isDirect = null, withBaggage = null } = filters;
  return { airplane_only: airplaneOnly, is_direct: isDirect, with_baggage: withBaggage };
}
