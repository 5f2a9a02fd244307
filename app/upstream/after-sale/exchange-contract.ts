/**
 * Exchange of issued tickets for other flights of the same carrier: options, flights with their surcharge, a quote, and
 * its execution (specification 3 §4, §7 "Refund and exchange"; upstream facts §8; the shapes are ours). Everybody who
 * travels on a ticket is exchanged together, one way or several ways of it. Amounts are integers in hundredths of
 * `currency`.
 */
import { z } from 'zod';
import { requestBase } from '~/upstream/envelope';
import { currencyCode, offsetDateTime } from '~/upstream/search/contract';
import { openEnum, tolerantList } from '~/upstream/tolerance';
import { flightRide, toRide } from './flight-ride';
import { couponId, REFUND_FAILURES, toCouponId } from './refund-contract';
import { minutesBefore, PROCESS_STATES } from './refund-kinds';
import { destination } from './refund-money';

export type { FlightRideWire } from './flight-ride';

const hundredths = z.number().int().nonnegative();
const index = z.number().int().nonnegative();

/** Why a way cannot be exchanged. */
export const EXCHANGE_RESTRICTIONS = [
  'not_issued',
  'departed',
  'too_late',
  'returned',
  'in_work',
  'carrier_refuses',
  'trains',
  /** The carrier has changed it: another flight is taken there, free of charge. */
  'carrier_changed',
  'checked_in',
] as const;
export type ExchangeRestriction = (typeof EXCHANGE_RESTRICTIONS)[number];

/** Parts of a surcharge. `shop_fee_waived`: zero, in place of the fee of an order without VIP. */
export const EXCHANGE_LINES = ['fare_difference', 'carrier_penalty', 'shop_fee', 'shop_fee_waived'] as const;
export type ExchangeLineCode = (typeof EXCHANGE_LINES)[number];

/** Where an extra of the exchanged way goes: along to the new flight, or back to its payment. */
export const EXTRA_FATES = ['moves', 'returned'] as const;
export type ExtraFate = (typeof EXTRA_FATES)[number];

const ride = flightRide.transform(toRide);
export type ExchangedRide = z.output<typeof ride>;

/** One way of a ticket. */
const wayId = z.looseObject({ record_index: index, trip_index: index });
const chosenWay = wayId.extend({ flight_id: z.string().max(300) });
export type WayId = { recordIndex: number; tripIndex: number };
export type ChosenWay = WayId & { flightId: string };

const way = wayId
  .extend({
    state: openEnum(PROCESS_STATES, 'not_available'),
    restriction: openEnum(EXCHANGE_RESTRICTIONS, 'carrier_refuses').nullish(),
    /** It can be exchanged until this long before its departure; null without such a limit. */
    minutes_before_departure: minutesBefore.nullish(),
    /** Passengers who still travel on it. */
    passengers: z.array(index),
    /** yyyy-MM-dd, local: the days that can be asked for. */
    first_day: z.iso.date(),
    last_day: z.iso.date(),
  })
  .transform((wire) => ({
    recordIndex: wire.record_index,
    tripIndex: wire.trip_index,
    state: wire.state,
    restriction: wire.restriction ?? null,
    minutesBeforeDeparture: wire.minutes_before_departure ?? null,
    passengers: wire.passengers,
    firstDay: wire.first_day,
    lastDay: wire.last_day,
  }));
export type ExchangeWay = z.output<typeof way>;

const line = z
  .looseObject({ code: openEnum(EXCHANGE_LINES, 'unknown'), amount: z.number().int() })
  .transform(({ code, amount }) => ({ code, amount }));
export type ExchangeLine = z.output<typeof line>;

const ticket = z
  .looseObject({ record_index: index, passenger_index: index, lines: tolerantList(line), total: hundredths })
  .transform(({ record_index: recordIndex, passenger_index: passengerIndex, lines, total }) => ({
    recordIndex,
    passengerIndex,
    lines,
    total,
  }));
/** The surcharge of one ticket. */
export type ExchangeTicket = z.output<typeof ticket>;

const exchangedWay = wayId.extend({ was: z.array(ride).min(1), becomes: z.array(ride).min(1) }).transform((wire) => ({
  recordIndex: wire.record_index,
  tripIndex: wire.trip_index,
  was: wire.was,
  becomes: wire.becomes,
}));
export type ExchangedWay = z.output<typeof exchangedWay>;

const extra = z
  .looseObject({ title: z.string(), fate: openEnum(EXTRA_FATES, 'moves'), amount: hundredths.nullish() })
  .transform(({ title, fate, amount }) => ({ title, fate, amount: amount ?? null }));
export type ExchangeExtra = z.output<typeof extra>;

/** `created_exchange` awaits the payment, until `pay_until`. Finished in the state it stopped in: `is_done`, or `fail`. */
const request = z
  .looseObject({
    token: z.string(),
    state: openEnum(PROCESS_STATES, 'unknown'),
    created_at: offsetDateTime,
    ways: z.array(exchangedWay),
    coupons: z.array(couponId.transform(toCouponId)),
    tickets: tolerantList(ticket),
    currency: currencyCode,
    total: hundredths,
    /** The payment of the surcharge; null when nothing is due, and when it cannot be paid any more. */
    payment_token: z.string().nullish(),
    pay_until: offsetDateTime.nullish(),
    answer_until: offsetDateTime.nullish(),
    is_done: z.boolean(),
    /** It was not paid in time. */
    is_expired: z.boolean(),
    /** The surcharge on its way back, after a refusal of the carrier. */
    returned: z
      .looseObject({ amount: hundredths, money_until: z.iso.date() })
      .transform(({ amount, money_until: moneyUntil }) => ({ amount, moneyUntil }))
      .nullish(),
  })
  .transform((wire) => ({
    token: wire.token,
    state: wire.state,
    createdAt: wire.created_at,
    ways: wire.ways,
    coupons: wire.coupons,
    tickets: wire.tickets,
    currency: wire.currency,
    total: wire.total,
    paymentToken: wire.payment_token ?? null,
    payUntil: wire.pay_until ?? null,
    answerUntil: wire.answer_until ?? null,
    isDone: wire.is_done,
    isExpired: wire.is_expired,
    returned: wire.returned ?? null,
  }));
export type ExchangeRequest = z.output<typeof request>;
export type ExchangeRequestWire = z.input<typeof request>;

// --- refund_exchange/exchange_options ----------------------------------------------------------------------------

export const exchangeOptionsRequest = requestBase.extend({ token: z.string().max(100) });
export const exchangeOptionsAnswer = z.looseObject({ ways: tolerantList(way), requests: tolerantList(request) });
export type ExchangeOptions = z.output<typeof exchangeOptionsAnswer>;
export type ExchangeOptionsWire = z.input<typeof exchangeOptionsAnswer>;

// --- refund_exchange/exchange_flights ----------------------------------------------------------------------------

/** `chosen`: flights of other ways that are exchanged as well. */
export const exchangeFlightsRequest = requestBase.extend({
  token: z.string().max(100),
  way: wayId.extend({ date: z.iso.date() }),
  chosen: z.array(chosenWay).max(12),
});
const exchangeFlight = z
  .looseObject({
    id: z.string().max(300),
    rides: z.array(ride).min(1),
    tickets: tolerantList(ticket),
    total: hundredths,
  })
  .transform(({ id, rides, tickets, total }) => ({ id, rides, tickets, total }));
export type ExchangeFlight = z.output<typeof exchangeFlight>;

export const exchangeFlightsAnswer = z.looseObject({
  currency: currencyCode,
  /** By departure. `total`: the whole surcharge, with the ways chosen before. */
  flights: tolerantList(exchangeFlight),
  /** Days around the wanted one on which there are flights, with their lowest surcharge; by date. */
  days: tolerantList(z.looseObject({ date: z.iso.date(), total: hundredths })),
});
export type ExchangeFlights = z.output<typeof exchangeFlightsAnswer>;
export type ExchangeFlightsWire = z.input<typeof exchangeFlightsAnswer>;

// --- refund_exchange/exchange_calculate --------------------------------------------------------------------------

export const exchangeQuoteRequest = requestBase.extend({
  token: z.string().max(100),
  ways: z.array(chosenWay).min(1).max(12),
});
export const exchangeQuoteAnswer = z
  .looseObject({
    ways: z.array(exchangedWay).min(1),
    currency: currencyCode,
    tickets: z.array(ticket).min(1),
    total: hundredths,
    /** The new fare is cheaper by this much, which stays with the carrier. */
    forfeited: hundredths,
    extras: tolerantList(extra),
    /** The money of the returned extras, and where it goes once the exchange is done. */
    returned: z.looseObject({ total: hundredths, destinations: tolerantList(destination) }),
    /** The seats are kept until then, once it is confirmed. */
    pay_until: offsetDateTime,
    /** The surcharge holds until then. */
    expires_at: offsetDateTime,
  })
  .transform(({ pay_until: payUntil, expires_at: expiresAt, ...wire }) => ({ ...wire, payUntil, expiresAt }));
export type ExchangeQuote = z.output<typeof exchangeQuoteAnswer>;
export type ExchangeQuoteWire = z.input<typeof exchangeQuoteAnswer>;

// --- refund_exchange/v2/exchange ---------------------------------------------------------------------------------

/**
 * The same idempotency key makes one request and always answers it. `amount` is the quote's total as shown to the
 * customer: another one fails with rateChangedError and `data: {old_price, new_price}`.
 */
export const exchangeRequest = exchangeQuoteRequest.extend({
  idempotency_key: z.string().min(16).max(100),
  amount: hundredths,
  currency: z.string(),
  /** The shop that letters link to. */
  site_url: z.url(),
});
export const exchangeAnswer = z.looseObject({ request }).transform((wire) => wire.request);
export type ExchangeAnswerWire = z.input<typeof exchangeAnswer>;

/** Calls of exchanges. */
export const exchangeCalls = {
  getExchangeOptions: {
    method: 'POST',
    path: '/v4/refund_exchange/exchange_options',
    summary: 'Which ways of an order can be exchanged, and the exchanges asked for so far; oldest first.',
    request: exchangeOptionsRequest,
    answer: exchangeOptionsAnswer,
    envelope: { failures: ['NotFound', 'serverError'] },
    isRead: true,
  },
  listExchangeFlights: {
    method: 'POST',
    path: '/v4/refund_exchange/exchange_flights',
    summary: 'Flights of the same carrier on another day, each with its surcharge, ticket by ticket.',
    request: exchangeFlightsRequest,
    answer: exchangeFlightsAnswer,
    envelope: { failures: REFUND_FAILURES },
    isRead: true,
  },
  quoteExchange: {
    method: 'POST',
    path: '/v4/refund_exchange/exchange_calculate',
    summary: 'The surcharge of an exchange, ticket by ticket, and the fate of the extras. Changes nothing.',
    request: exchangeQuoteRequest,
    answer: exchangeQuoteAnswer,
    envelope: { failures: REFUND_FAILURES },
    isRead: true,
  },
  exchange: {
    method: 'POST',
    path: '/v4/refund_exchange/v2/exchange',
    summary: 'Asks for an exchange at the quoted surcharge and keeps its seats; the same idempotency key asks once.',
    request: exchangeRequest,
    answer: exchangeAnswer,
    envelope: { failures: [...REFUND_FAILURES, 'rateChangedError'] },
    isRead: false,
  },
} as const;
