/**
 * The low-price calendar (upstream facts §3, specification 1 §7): POST /api/v2/one_way, /api/v2/round_trip and
 * /v2/one_way/batch. Amounts are integers in hundredths. Nothing found: 204 without a body. The stream of the same
 * prices is on the search host.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { CABINS, currencyCode } from '~/upstream/search/contract';

const isoDate = z.iso.date();

/** One date, or a range of dates, inclusive. */
const dates = z.union([isoDate, z.looseObject({ from: isoDate, to: isoDate })]);

/** Null: no preference. True: only such offers. False: only others. */
const wish = z.boolean().nullish();
/** `airplane_only`, `train_only`: every segment of every trip is a flight, a train. The price map has the same filters. */
export const filters = z
  .looseObject({ airplane_only: wish, train_only: wish, is_direct: wish, with_baggage: wish })
  .nullish();

/** For one adult. */
const question = z.looseObject({
  cabin_class: z.enum(CABINS).default('economy'),
  currency: z.string(),
  filters,
});
const direction = z.looseObject({ departure: z.string(), arrival: z.string(), departure_date: dates });

/** Directions in one call. */
export const MAX_DIRECTIONS = 50;

/** Codes are city, airport (IATA) or station codes. */
export const oneWayRequest = question.extend(direction.shape);
export const roundTripRequest = oneWayRequest.extend({ return_date: dates });
export const oneWayBatchRequest = question.extend({ directions: z.array(direction).min(1).max(MAX_DIRECTIONS) });
/** One direction there and, with `return_date`, back: `departure`, `arrival`; or several one-way `directions`. */
export const streamRequest = question.extend({
  directions: z
    .array(direction.extend({ return_date: dates.nullish() }))
    .min(1)
    .max(MAX_DIRECTIONS)
    .nullish(),
  departure: z.string().nullish(),
  arrival: z.string().nullish(),
  departure_date: dates.nullish(),
  return_date: dates.nullish(),
});
export type OneWayRequestWire = z.input<typeof oneWayRequest>;
export type RoundTripRequestWire = z.input<typeof roundTripRequest>;
export type OneWayBatchRequestWire = z.input<typeof oneWayBatchRequest>;
export type StreamRequestWire = z.input<typeof streamRequest>;
export type CalendarFiltersWire = z.input<typeof filters>;

const solutionWire = z.looseObject({
  price: z.looseObject({ amount: z.number().int().nonnegative(), currency: currencyCode }),
  departure_date: isoDate,
  return_date: isoDate.nullish(),
});

function priceOf(wire: z.output<typeof solutionWire>) {
  return {
    departureDate: wire.departure_date,
    /** Null for one way. */
    returnDate: wire.return_date ?? null,
    /** The cheapest offer of those dates, for one adult. */
    price: { amount: wire.price.amount, currency: wire.price.currency },
  };
}

/** 200, by dates; dates without offers are left out. */
export const solutionsAnswer = z
  .looseObject({ solutions: z.array(solutionWire.transform(priceOf)) })
  .transform(({ solutions }) => solutions);

const directedSolution = solutionWire.extend({ departure: z.string(), arrival: z.string() });

/** 200, in the order of the requested directions, then by date. */
export const batchAnswer = z
  .looseObject({
    solutions: z.array(
      directedSolution.transform((wire) => ({ departure: wire.departure, arrival: wire.arrival, ...priceOf(wire) })),
    ),
  })
  .transform(({ solutions }) => solutions);

/**
 * Data of one event of the stream: the prices found since the last one. Events: `prices`, and one `end` with
 * `{"solutions":[]}` at the end; a stream that breaks off without it is incomplete.
 */
export const streamMessage = batchAnswer;

export type BatchAnswerWire = z.input<typeof batchAnswer>;
export type CalendarPrice = z.output<typeof solutionsAnswer>[number];
/** A price with its direction; codes as in the request. */
export type DirectedPrice = z.output<typeof batchAnswer>[number];

/** Calls of the price calendar. */
export const endpoints = endpointsOf('priceCalendar', {
  listOneWay: {
    method: 'POST',
    path: '/api/v2/one_way',
    summary: 'The price of the cheapest offer of each day, for one adult; amounts in hundredths.',
    request: oneWayRequest,
    answer: solutionsAnswer,
    envelope: null,
    isRead: true,
    whenEmpty: { solutions: [] },
  },
  listRoundTrip: {
    method: 'POST',
    path: '/api/v2/round_trip',
    summary: 'The price of the cheapest return journey of each pair of days, for one adult; amounts in hundredths.',
    request: roundTripRequest,
    answer: solutionsAnswer,
    envelope: null,
    isRead: true,
    whenEmpty: { solutions: [] },
  },
  listOneWayBatch: {
    method: 'POST',
    path: '/v2/one_way/batch',
    summary: 'Prices by day of several directions, 50 at most.',
    request: oneWayBatchRequest,
    answer: batchAnswer,
    envelope: null,
    isRead: true,
    whenEmpty: { solutions: [] },
  },
});

/** The stream of prices, which is on the search host. */
export const streamEndpoints = endpointsOf('search', {
  streamPrices: {
    method: 'POST',
    path: '/frontend_price_calendar',
    summary:
      'The same prices as server-sent events while they are found: `prices`, several times, and `end` when all is said.',
    request: streamRequest,
    answer: streamMessage,
    envelope: null,
    isRead: true,
    isStream: true,
    whenEmpty: { solutions: [] },
  },
});
