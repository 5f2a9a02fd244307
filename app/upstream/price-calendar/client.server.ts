import { addDays, daysBetween } from '~/dates/calendar-date';
import type { ReadOptions, UpstreamBinding } from '~/upstream/binding';
import { batches } from '~/upstream/stream.server';
import type { Cabin } from '~/upstream/search/contract';
import {
  endpoints,
  MAX_DIRECTIONS,
  streamEndpoints,
  type CalendarPrice,
  type DirectedPrice,
  type OneWayBatchRequestWire,
  type OneWayRequestWire,
  type RoundTripRequestWire,
  type StreamRequestWire,
} from './contract';

/** Undefined or null: no preference; true: only such offers; false: only others. */
export type CalendarFilters = {
  airplaneOnly?: boolean | null;
  trainOnly?: boolean | null;
  isDirect?: boolean | null;
  withBaggage?: boolean | null;
};

/** One direction; ISO dates of departure, inclusive. Codes of cities, airports or stations. */
export type CalendarDirection = { departure: string; arrival: string; from: string; to: string };

/** Conditions of the prices; always one adult. */
type Offered = { cabin: Cabin; filters?: CalendarFilters };

export type OneWayQuery = CalendarDirection & Offered;
/** `returnFrom`, `returnTo`: ISO dates of the way back, inclusive. */
export type RoundTripQuery = OneWayQuery & { returnFrom: string; returnTo: string };
/** A return journey `stay` nights after each departure. */
export type StayQuery = OneWayQuery & { stay: number };
/** Single days of departure, each one way or with its day of return; at most `MAX_DIRECTIONS`. */
export type DatesQuery = Pick<CalendarDirection, 'departure' | 'arrival'> &
  Offered & { dates: readonly { out: string; back: string | null }[] };
export type OneWayBatchQuery = Offered & { directions: readonly CalendarDirection[] };

/** Prices by day of departure, in order of date; `seenAt`: ISO 8601, UTC. */
export type SeenOneWay = { prices: CalendarPrice[]; seenAt: string };

/** Messages of the stream are gathered for this long (specification 1 §7). */
const BATCH_MS = 200;

/**
 * Makes the client of the low-price calendar (upstream facts §3): the price of a day is that of the cheapest offer of
 * the day's search, for one adult in the market's currency. Omits days without an offer. Failures are
 * `UpstreamError`s.
 */
export function createPriceCalendarClient({ ids, market, caches, transport }: UpstreamBinding) {
  const { brand, country, currency } = market;
  const keyOf = (operation: string, body: object) => ['priceCalendar', operation, brand, country, body];
  const offeredToWire = ({ cabin, filters }: Offered) => ({
    cabin_class: cabin,
    currency,
    filters: filtersWire(filters),
  });
  const oneWayWire = (query: OneWayQuery): OneWayRequestWire => ({ ...directionWire(query), ...offeredToWire(query) });
  const roundTripWire = (query: RoundTripQuery): RoundTripRequestWire => ({
    ...directionWire(query),
    return_date: { from: query.returnFrom, to: query.returnTo },
    ...offeredToWire(query),
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

  async function* cachedStream(
    key: ReturnType<typeof keyOf>,
    body: StreamRequestWire,
    signal?: AbortSignal,
  ): AsyncGenerator<CalendarPrice[], void, undefined> {
    const cachedPrices = await caches.calendar.find<CalendarPrice[]>(key);
    if (cachedPrices) {
      if (cachedPrices.length > 0) yield cachedPrices;
      return;
    }
    const prices: CalendarPrice[] = [];
    for await (const batch of stream(body, signal)) {
      prices.push(...batch);
      yield batch;
    }
    if (!signal?.aborted) await caches.calendar.keep(key, prices.sort(byDays));
  }

  return {
    /** Returns prices by day of departure, in order of date. */
    async listOneWay(query: OneWayQuery): Promise<CalendarPrice[]> {
      const body = oneWayWire(query);
      return caches.calendar.read(keyOf('oneWay', body), () => transport.call(endpoints.listOneWay, body, ids));
    },

    /**
     * Returns prices by day of departure as they were seen some time ago, at most the six hours of the long cache.
     * @param options.renew asks for them now
     */
    async listSeenOneWay(query: OneWayQuery, options?: Pick<ReadOptions, 'renew'>): Promise<SeenOneWay> {
      const body = oneWayWire(query);
      const load = async () => {
        const prices = await transport.call(endpoints.listOneWay, body, ids);
        return { prices, seenAt: new Date().toISOString() };
      };
      return caches.long.read(keyOf('seenOneWay', body), load, options);
    },

    /** Returns what `listSeenOneWay` has seen before; null when nothing is at hand. Asks nobody. */
    findSeenOneWay: (query: OneWayQuery) => caches.long.find<SeenOneWay>(keyOf('seenOneWay', oneWayWire(query))),

    /** Returns prices of a return journey by both days, in order of date, without pairs that have no offer. */
    async listRoundTrip(query: RoundTripQuery): Promise<CalendarPrice[]> {
      const body = roundTripWire(query);
      return caches.calendar.read(keyOf('roundTrip', body), () => transport.call(endpoints.listRoundTrip, body, ids));
    },

    /** Returns prices of several directions (at most 50), in the given order, then by date. */
    async listOneWayBatch(query: OneWayBatchQuery): Promise<DirectedPrice[]> {
      const body = {
        directions: query.directions.map(directionWire),
        ...offeredToWire(query),
      } satisfies OneWayBatchRequestWire;
      return caches.calendar.read(keyOf('oneWayBatch', body), () =>
        transport.call(endpoints.listOneWayBatch, body, ids),
      );
    },

    /**
     * Yields prices as the search host finds them, in batches of 200 ms, unordered; ends after the last. Results of
     * the calls above within the last ten minutes come at once, and a complete stream is cached for them.
     * @param options.signal ends the call upstream too: the visitor has left
     * @throws UpstreamError prices yielded before stay valid
     */
    streamPrices(query: OneWayQuery | RoundTripQuery, { signal }: { signal?: AbortSignal } = {}) {
      const isReturn = 'returnFrom' in query;
      const body = isReturn ? roundTripWire(query) : oneWayWire(query);
      return cachedStream(keyOf(isReturn ? 'roundTrip' : 'oneWay', body), body, signal);
    },

    /**
     * Yields prices of a return journey of one length, by day of departure; otherwise like `streamPrices`, in several
     * calls.
     * @throws UpstreamError prices yielded before stay valid
     */
    async *streamStays(query: StayQuery, { signal }: { signal?: AbortSignal } = {}) {
      for (const directions of staysWire(query)) {
        const body = { directions, ...offeredToWire(query) } satisfies StreamRequestWire;
        yield* cachedStream(keyOf('stays', body), body, signal);
      }
    },

    /** Returns the prices of single dates, in order of date. */
    async listDates({ departure, arrival, dates, ...offered }: DatesQuery): Promise<CalendarPrice[]> {
      const directions = dates.map(({ out, back }) => ({
        ...directionWire({ departure, arrival, from: out, to: out }),
        ...(back !== null && { return_date: { from: back, to: back } }),
      }));
      const body = { directions, ...offeredToWire(offered) } satisfies StreamRequestWire;
      const prices: CalendarPrice[] = [];
      for await (const batch of cachedStream(keyOf('dates', body), body)) prices.push(...batch);
      return prices.sort(byDays);
    },
  };
}
export type PriceCalendarClient = ReturnType<typeof createPriceCalendarClient>;

/** One direction of a request for each day of departure, in parts of the size that a call may have. */
function staysWire({ departure, arrival, from, to, stay }: StayQuery) {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  const directions = days.map((day) => ({ departure, arrival, departure_date: day, return_date: addDays(day, stay) }));
  const parts = Math.ceil(directions.length / MAX_DIRECTIONS);
  return Array.from({ length: parts }, (_, part) =>
    directions.slice(part * MAX_DIRECTIONS, (part + 1) * MAX_DIRECTIONS),
  );
}

function directionWire({ departure, arrival, from, to }: CalendarDirection) {
  return { departure, arrival, departure_date: { from, to } };
}

/**
 * Writes the filters of a request to the calendar or the price map. `train_only` is our addition to the upstream facts:
 * it is sent only when wanted, and a service that ignores it still leaves out offers by plane alone.
 */
export function filtersWire(filters: CalendarFilters = {}) {
  const { trainOnly = null, isDirect = null, withBaggage = null } = filters;
  const airplaneOnly = filters.airplaneOnly ?? (trainOnly ? false : null);
  return {
    airplane_only: airplaneOnly,
    ...(trainOnly !== null && { train_only: trainOnly }),
    is_direct: isDirect,
    with_baggage: withBaggage,
  };
}

function byDays(a: CalendarPrice, b: CalendarPrice): number {
  const [first, second] = [a, b].map(({ departureDate, returnDate }) => `${departureDate} ${returnDate ?? ''}`);
  return first! < second! ? -1 : 1;
}
