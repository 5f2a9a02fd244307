/** Every call that the shop makes, from the contracts: the source of docs/upstream.openapi.json. */
import { z } from 'zod';
import { ACCOUNT_ENDPOINTS } from './account-endpoints';
import { ANCILLARY_ENDPOINTS } from './ancillary-endpoints';
import * as booking from './booking/contract';
import type { UpstreamClients } from './clients.server';
import type { ServiceName } from './error';
import { ORDER_ENDPOINTS } from './order-endpoints';
import { PAGE_ENDPOINTS } from './page-endpoints';
import { PLACE_ENDPOINTS } from './place-endpoints';
import { SEARCH_ENDPOINTS } from './search-endpoints';
import * as predict from './predict/contract';
import * as search from './search/contract';
import * as suggest from './suggest/contract';

/** A service, and the function of its client that makes the call. */
type Operation =
  | { [Name in ServiceName]: { service: Name; operation: keyof UpstreamClients[Name] } }[ServiceName]
  // The stream of calendar prices is on the search host.
  | { service: 'search'; operation: keyof UpstreamClients['priceCalendar'] & 'streamPrices' };

export type Endpoint = Operation & {
  method: 'GET' | 'POST';
  /** Below the service's base address; `{name}` is a part that the request names. */
  path: string;
  summary: string;
  /** The query of a GET and the parts of its path; the JSON body of a POST. */
  request: z.ZodType;
  answer: z.ZodType;
  /** The answer is a stream of server-sent events, each with such data. */
  isStream?: boolean;
  /** 204 without a body: nothing found. */
  mayBeEmpty?: boolean;
  /** Whether the answer comes as `data` of the envelope, and the codes of a failure. */
  envelope: { failures: readonly string[] } | null;
};

const { ERROR_CODES } = booking;

const PURCHASE_ENDPOINTS: readonly Endpoint[] = [
  {
    service: 'suggest',
    operation: 'list',
    method: 'GET',
    path: suggest.paths.hinter,
    summary: 'Places whose name or code begins like a text, best first. Unknown text: an empty list.',
    request: suggest.hinterQuery,
    answer: suggest.hinterAnswer,
    envelope: null,
  },
  {
    service: 'suggest',
    operation: 'find',
    method: 'GET',
    path: suggest.paths.iata,
    summary: 'The place that has this very code: at most one entry.',
    request: z.object({ iata: z.string(), lang: z.string().default('en') }),
    answer: suggest.hinterAnswer,
    envelope: null,
  },
  {
    service: 'search',
    operation: 'search',
    method: 'POST',
    path: search.paths.search,
    summary: 'Offers for one to six trips. Nothing found: empty `variants` and `flights`. May take 120 seconds.',
    request: search.searchRequest,
    answer: search.searchAnswer,
    envelope: null,
  },
  {
    service: 'booking',
    operation: 'quoteFares',
    method: 'POST',
    path: booking.paths.searchFare,
    summary: 'Fares of an offer (`variant_id`), or of a booking (`token`), as they are now. Creates nothing.',
    request: booking.searchFareRequest,
    answer: booking.searchFareAnswer,
    envelope: { failures: ERROR_CODES.searchFare },
  },
  {
    service: 'booking',
    operation: 'createBooking',
    method: 'POST',
    path: booking.paths.createFromIss,
    summary: 'Begins a booking of an offer; the same idempotency key creates one.',
    request: booking.createRequest,
    answer: booking.createAnswer,
    envelope: { failures: ERROR_CODES.createFromIss },
  },
  {
    service: 'booking',
    operation: 'getBooking',
    method: 'POST',
    path: booking.paths.show,
    summary: 'The booking as it is: state, trip, fares, payments, tickets.',
    request: booking.tokenRequest,
    answer: booking.booking,
    envelope: { failures: ERROR_CODES.show },
  },
  {
    service: 'booking',
    operation: 'reserveSeats',
    method: 'POST',
    path: booking.paths.reserveSeats,
    summary: 'Holds seats for all passengers.',
    request: booking.reserveRequest,
    answer: booking.reserveAnswer,
    envelope: { failures: ERROR_CODES.reserveSeats },
  },
  {
    service: 'booking',
    operation: 'bookAndIssue',
    method: 'POST',
    path: booking.paths.bookAndIssue,
    summary: 'Books, charges and issues; the same idempotency key never pays twice.',
    request: booking.bookAndIssueRequest,
    answer: booking.bookAndIssueAnswer,
    envelope: { failures: ERROR_CODES.bookAndIssue },
  },
  {
    service: 'booking',
    operation: 'getSbpPayment',
    method: 'POST',
    path: booking.paths.sbpInfo,
    summary: 'The last payment by the fast payment system: where to confirm it, until when, and what became of it.',
    request: booking.sbpInfoRequest,
    answer: booking.sbpInfoAnswer,
    envelope: { failures: ERROR_CODES.sbpInfo },
  },
  {
    service: 'booking',
    operation: 'cancelPayment',
    method: 'POST',
    path: booking.paths.cancelPayment,
    summary: 'Gives up a payment that waits for the customer at the bank; it can never be charged after that.',
    request: booking.cancelPaymentRequest,
    answer: booking.cancelPaymentAnswer,
    envelope: { failures: ERROR_CODES.cancelPayment },
  },
  {
    service: 'booking',
    operation: 'checkTicket',
    method: 'POST',
    path: booking.paths.checkTicket,
    summary: 'How far payment and issuing are; asked every few seconds.',
    request: booking.tokenRequest,
    answer: booking.checkTicketAnswer,
    envelope: { failures: ERROR_CODES.checkTicket },
  },
  {
    service: 'booking',
    operation: 'listCitizenships',
    method: 'POST',
    path: booking.paths.citizenships,
    summary: 'Citizenships to choose from, the likely ones first.',
    request: booking.tokenRequest,
    answer: booking.citizenshipsAnswer,
    envelope: { failures: ['serverError'] },
  },
  {
    service: 'predict',
    operation: 'findGender',
    method: 'GET',
    path: predict.paths.predict,
    summary: 'The gender that a first and a last name tell, with its probability; null: they tell nothing.',
    request: predict.predictQuery,
    answer: predict.predictAnswer,
    envelope: null,
  },
];

export const ENDPOINTS: readonly Endpoint[] = [
  ...PURCHASE_ENDPOINTS,
  ...ANCILLARY_ENDPOINTS,
  ...ORDER_ENDPOINTS,
  ...SEARCH_ENDPOINTS,
  ...PLACE_ENDPOINTS,
  ...PAGE_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
];
