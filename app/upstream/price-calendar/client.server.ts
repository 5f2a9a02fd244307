import type { UpstreamBinding } from '~/upstream/binding';
import { batches } from '~/upstream/stream.server';
import type { Cabin } from '~/upstream/search/contract';
import {
  endpoints,
  streamEndpoints,
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

/** Messages of the stream are gathered for so long (specification 1 §7). */
const BATCH_MS = 200;

/**
 * The low-price calendar (upstream facts §3): the price of a day is that of the cheapest offer of the day's search, for
 * one adult in the currency of the market. Days without an offer are left out. Failures are `UpstreamError`s.
 */
export function createPriceCalendarClient({ ids, market, caches, transport }: UpstreamBinding) {
  const { brand, country, currency } = market;
  const keyOf = (operation: string, body: object) => ['priceCalendar', operation, brand, country, body];
  const asked = ({ cabin, filters }: Offered) => ({ cabin_class: cabin, currency, filters: filtersWire(filters) });
  const oneWayWire = (query: OneWayQuery): OneWayRequestWire => ({ ...directionWire(query), ...asked(query) });
  const roundTripWire = (query: RoundTripQuery): RoundTripRequestWire => ({
    ...directionWire(query),
    return_date: { from: query.returnFrom, to: query.returnTo },
    ...asked(query),
  });

  function stream(body: StreamRequestWire, leave?: AbortSignal): AsyncIterable<CalendarPrice[]> {
    return batches(
      (take, signal) =>
        transport.stream(
          streamEndpoints.streamPrices,
          body,
          {
            take: (prices) =>
              take(prices.map(({ departureDate, returnDate, price }) => ({ departureDate, returnDate, price }))),
            signal,
          },
          ids,
        ),
      BATCH_MS,
      leave,
    );
  }

  return {
    /** Prices by day of departure, in order of date. */
    async listOneWay(query: OneWayQuery): Promise<CalendarPrice[]> {
      const body = oneWayWire(query);
      return caches.calendar.read(keyOf('oneWay', body), () => transport.call(endpoints.listOneWay, body, ids));
    },

    /** Prices of a return journey by both days, in order of date; a pair of days without an offer is left out. */
    async listRoundTrip(query: RoundTripQuery): Promise<CalendarPrice[]> {
      const body = roundTripWire(query);
      return caches.calendar.read(keyOf('roundTrip', body), () => transport.call(endpoints.listRoundTrip, body, ids));
    },

    /** Prices of several directions (50 at most), in the order asked, then by date. */
    async listOneWayBatch(query: OneWayBatchQuery): Promise<DirectedPrice[]> {
      const body = {
        directions: query.directions.map(directionWire),
        ...asked(query),
      } satisfies OneWayBatchRequestWire;
      return caches.calendar.read(keyOf('oneWayBatch', body), () =>
        transport.call(endpoints.listOneWayBatch, body, ids),
      );
    },

    /**
     * Prices as the search host finds them, in batches of 200 ms, in no order; ends when all are told. What one of the
     * calls above has brought within the last ten minutes comes at once, and what a stream has told to its end is kept
     * for them.
     * @param options.signal ends the call upstream too: the visitor has left
     * @throws UpstreamError what was told before stays true
     */
    async *streamPrices(
      query: OneWayQuery | RoundTripQuery,
      { signal }: { signal?: AbortSignal } = {},
    ): AsyncGenerator<CalendarPrice[], void, undefined> {
      const isReturn = 'returnFrom' in query;
      const body = isReturn ? roundTripWire(query) : oneWayWire(query);
      const key = keyOf(isReturn ? 'roundTrip' : 'oneWay', body);
      const kept = await caches.calendar.find<CalendarPrice[]>(key);
      if (kept) {
        if (kept.length > 0) yield kept;
        return;
      }
      const told: CalendarPrice[] = [];
      for await (const batch of stream(body, signal)) {
        told.push(...batch);
        yield batch;
      }
      if (!signal?.aborted) await caches.calendar.keep(key, told.sort(byDays));
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

function byDays(a: CalendarPrice, b: CalendarPrice): number {
  const [first, second] = [a, b].map(({ departureDate, returnDate }) => `${departureDate} ${returnDate ?? ''}`);
  return first! < second! ? -1 : 1;
}
