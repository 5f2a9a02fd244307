/**
 * Booking: POST /v4/{controller}/{action} with an envelope (upstream facts §5, specification 2 §3, §4, §7, §8).
 * Defines the parts that the specification leaves "not shown", after its entity lists. Wire shapes are the schemas'
 * input types, snake_case; output types are camelCase. Amounts are integers in hundredths.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';
import { offsetDateTime } from '~/upstream/search/contract';
import { holdLimit } from './hold-contract';
import { openAppleSession } from './wallet-contract';
import { reservedSegment } from './rail-contract';
import { cancelPaymentRequest, paymentOrder, paymentWire, sbpInfoAnswer, sbpInfoRequest } from './payment-contract';
import { booking } from './show-contract';
import { action, DOCUMENT_TYPES, MILITARY_CATEGORIES, PASSENGER_TYPES } from './state-contract';
import { toTrip, tripParts } from './trip-contract';

export { PAYMENT_STATUSES, type PaymentStatus } from './payment-contract';
export * from './show-contract';
export * from './state-contract';
export type { FareVariant } from './trip-contract';

const hundredths = z.number().int().nonnegative();
/** dd.MM.yyyy, the booking service's format for dates of people and documents. */
const dottedDate = z.string().regex(/^\d{2}\.\d{2}\.\d{4}$/);

/** A call about one booking. `auth_token`: the account that sees it as its own. */
export const tokenRequest = requestBase.extend({ token: z.string().max(100), auth_token: z.string().nullish() });

// --- search_fare/new ---------------------------------------------------------------------------------------------

/**
 * Quotes the fares of an offer before there is a booking (`variant_id`), or again for a booking (`token`). Quoting
 * creates nothing, so a GET page may call it.
 */
export const searchFareRequest = requestBase
  .extend({
    variant_id: z.string().max(100).optional(),
    token: z.string().max(100).optional(),
    currency: z.string().optional(),
    /** The partner of the visit, on whom the shop's fees depend. */
    agent: z.string().nullish(),
  })
  .refine((body) => Boolean(body.variant_id) !== Boolean(body.token), 'variant_id or token');
/** `tickets_total_price` is the total of the first fare variant, as on the offer's card. */
export const searchFareAnswer = z
  .looseObject({ ...tripParts, offer_expires_at: offsetDateTime, seats_left: z.number().int().nullish() })
  .transform((wire) => ({ ...toTrip(wire), expiresAt: wire.offer_expires_at, seatsLeft: wire.seats_left ?? null }));
export type FareQuote = z.output<typeof searchFareAnswer>;
export type SearchFareAnswerWire = z.input<typeof searchFareAnswer>;

// --- create_from_iss ---------------------------------------------------------------------------------------------

/** The same idempotency key creates one booking, whatever the number of calls. */
export const createRequest = requestBase.extend({
  variant_id: z.string().max(100),
  fare_variant_key: z.string().max(100),
  idempotency_key: z.string().min(16).max(100),
  currency: z.string(),
  country: z.string().nullish(),
  agent: z.string().nullish(),
  tag: z.string().nullish(),
  marker: z.string().nullish(),
  /** Id of the signed-in account, which will own the booking. */
  auth_token: z.string().nullish(),
});
export const createAnswer = z
  .looseObject({ token: z.uuid(), action })
  .transform(({ token, action }) => ({ token, action }));

// --- reserving_seats/new -----------------------------------------------------------------------------------------

/**
 * Holds seats for all passengers, segment by segment (specification 2 §7; flights need only the indexes). `reminder`:
 * the address of a single letter if the booking is left unpaid, and the shop to which it links:
 * `{site_url}/order-link/{key}`, a link of the documents service with the scope `purchase`.
 */
export const reserveRequest = requestBase.extend({
  token: z.string().max(100),
  /** Without it nothing is counted. A reached limit fails with `tooManyHolds` and leaves the booking unchanged. */
  hold_limits: z.array(holdLimit).max(10).nullish(),
  reminder: z.looseObject({ email: z.string().max(254), site_url: z.url() }).nullish(),
  segments: z.array(reservedSegment),
});
export const reserveAnswer = z.looseObject({ action }).transform(({ action }) => ({ action }));

// --- book_and_issue/new ------------------------------------------------------------------------------------------

const passengerWire = z.looseObject({
  type: z.enum(PASSENGER_TYPES),
  first_name: z.string().min(1),
  last_name: z.string().min(1),
  middle_name: z.string().nullish(),
  gender: z.enum(['m', 'f']),
  birthday: dottedDate,
  citizenship: z.string().length(2),
  document_type: z.enum(DOCUMENT_TYPES),
  passport_number: z.string().min(1),
  /** Null when the document does not expire. */
  passport_expdate: dottedDate.nullish(),
  mileage_card: z.string().nullish(),
  /** The passenger's own, in addition to the customer's. */
  contacts: z.looseObject({ email: z.string().nullish(), phone_number: z.string().nullish() }).nullish(),
  /** Only with military_card and military_officer_card; a null date means that the service has no end. */
  military_category: z.enum(MILITARY_CATEGORIES).nullish(),
  military_service_date: dottedDate.nullish(),
});
export type PassengerWire = z.input<typeof passengerWire>;

/**
 * Books, charges and issues. `amount` (hundredths) and `currency` are the charge of this payment, its fee included, as
 * shown to the customer: another price fails with rateChangedError and `data: {old_price, new_price}`. The same
 * `idempotency_key` never pays twice and always returns the outcome of its one attempt. Refused fields: requestFormat
 * with `data.fields`. The second of two payments may omit `passengers` and `contacts`, keeping the first's.
 */
export const bookAndIssueRequest = requestBase.extend({
  token: z.string().max(100),
  idempotency_key: z.string().min(16).max(100),
  amount: hundredths,
  currency: z.string(),
  passengers: z.array(passengerWire).min(1).max(9).nullish(),
  contacts: z.looseObject({ email: z.string(), phone: z.string() }).nullish(),
  payment: paymentOrder,
  auth_token: z.string().nullish(),
  /** The account of `auth_token` buys the order and becomes its owner; otherwise it only pays for somebody's. */
  makes_owner: z.boolean().nullish(),
  /** The bank's page returns the customer here. */
  return_url: z.url(),
  browser: z.looseObject({ ip: z.string().nullish(), user_agent: z.string().nullish() }).nullish(),
});
export type BookAndIssueRequestWire = z.input<typeof bookAndIssueRequest>;
export const bookAndIssueAnswer = z
  .looseObject({ action, payment: paymentWire })
  .transform(({ action, payment }) => ({ action, payment }));

/** `data` of a rateChangedError failure, hundredths. */
export const rateChange = z
  .looseObject({ old_price: hundredths, new_price: hundredths })
  .transform((change) => ({ oldPrice: change.old_price, newPrice: change.new_price }));

/** The state of the booking after a payment was given up (`cancelPaymentRequest`). */
export const cancelPaymentAnswer = bookAndIssueAnswer;

// --- ticket_checking/new -----------------------------------------------------------------------------------------

export const checkTicketAnswer = z
  .looseObject({ action, payment: paymentWire })
  .transform(({ action, payment }) => ({ action, payment }));

// --- get_citizenships.json ---------------------------------------------------------------------------------------

/** Names by language code, in display order (the likely ones first). */
export const citizenshipsAnswer = z
  .looseObject({
    citizenships: z.array(z.looseObject({ code: z.string().length(2), names: z.record(z.string(), z.string()) })),
  })
  .transform(({ citizenships }) => citizenships.map(({ code, names }) => ({ code, names })));
export type Citizenship = z.output<typeof citizenshipsAnswer>[number];

// --- payment/sbp_info.json ---------------------------------------------------------------------------------------

export { cancelPaymentRequest, sbpInfoAnswer, sbpInfoRequest };

/** Calls of the booking service; the codes of a failure are those of upstream facts §5. */
export const endpoints = endpointsOf('booking', {
  quoteFares: {
    method: 'POST',
    path: '/v4/search_fare/new',
    summary: 'Fares of an offer (`variant_id`), or of a booking (`token`), as they are now. Creates nothing.',
    request: searchFareRequest,
    answer: searchFareAnswer,
    envelope: {
      failures: ['sessionExpired', 'failAction', 'wrongAction', 'gdsError', 'serverError', 'segmentsNotConfirmed'],
    },
    isRead: true,
  },
  createBooking: {
    method: 'POST',
    path: '/v4/booking/create_from_iss',
    summary: 'Begins a booking of an offer; the same idempotency key creates one.',
    request: createRequest,
    answer: createAnswer,
    envelope: { failures: ['sessionExpired', 'failAction', 'wrongAction', 'serverError'] },
    isRead: false,
  },
  getBooking: {
    method: 'POST',
    path: '/v4/booking/show',
    summary: 'The booking as it is: state, trip, fares, payments, tickets.',
    request: tokenRequest,
    answer: booking,
    envelope: { failures: ['NotFound', 'serverError'] },
    isRead: true,
  },
  reserveSeats: {
    method: 'POST',
    path: '/v4/reserving_seats/new',
    summary: 'Holds seats for all passengers.',
    request: reserveRequest,
    answer: reserveAnswer,
    envelope: {
      failures: [
        'segmentsNotConfirmed',
        'requestFormat',
        'failAction',
        'wrongAction',
        'gdsError',
        'serverError',
        'reservingError',
        'sessionExpired',
        'alreadyCompleted',
        'tooManyHolds',
        'promocodeAlreadyUtilized',
        'promocodeExpiredError',
        'promocodeInvalidCodeError',
      ],
    },
    isRead: false,
  },
  bookAndIssue: {
    method: 'POST',
    path: '/v4/book_and_issue/new',
    summary: 'Books, charges and issues; the same idempotency key never pays twice.',
    request: bookAndIssueRequest,
    answer: bookAndIssueAnswer,
    envelope: {
      failures: [
        'cardExpiredError',
        'insufficientFundsError',
        'issuerError',
        'cvvError',
        'paymentError',
        'operationWasBroken',
        'rateChangedError',
        'segmentsNotConfirmed',
        'requestFormat',
        'failAction',
        'wrongAction',
        'alreadyCompleted',
        'gdsError',
        'serverError',
        'sessionExpired',
      ],
    },
    isRead: false,
    // Node ends a call without headers after 300 s, so this limit is never reached; either way the outcome is unknown
    // and `show` tells it.
    timeoutMs: 3_600_000,
  },
  getSbpPayment: {
    method: 'POST',
    path: '/booking/payment/sbp_info.json',
    summary: 'The last payment by the fast payment system: where to confirm it, until when, and what became of it.',
    request: sbpInfoRequest,
    answer: sbpInfoAnswer,
    envelope: { failures: ['NotFound', 'wrongAction', 'serverError'] },
    isRead: true,
  },
  openAppleSession,
  cancelPayment: {
    method: 'POST',
    path: '/booking/payment/cancel.json',
    summary: 'Gives up a payment that waits for the customer at the bank; it can never be charged after that.',
    request: cancelPaymentRequest,
    answer: cancelPaymentAnswer,
    envelope: { failures: ['NotFound', 'wrongAction', 'alreadyCompleted', 'serverError'] },
    isRead: false,
  },
  checkTicket: {
    method: 'POST',
    path: '/v4/ticket_checking/new',
    summary: 'How far payment and issuing are; asked every few seconds.',
    request: tokenRequest,
    answer: checkTicketAnswer,
    envelope: {
      failures: [
        'cardExpiredError',
        'insufficientFundsError',
        'issuerError',
        'cvvError',
        'paymentError',
        'failAction',
        'wrongAction',
        'gdsError',
        'serverError',
        'checkingExpiredError',
      ],
    },
    isRead: true,
  },
  listCitizenships: {
    method: 'POST',
    path: '/booking/get_citizenships.json',
    summary: 'Citizenships to choose from, the likely ones first.',
    request: tokenRequest,
    answer: citizenshipsAnswer,
    envelope: { failures: ['serverError'] },
    isRead: true,
  },
});
