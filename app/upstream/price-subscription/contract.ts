/**
 * Letters about falling prices (specification 1 §9, 3 §3), which leave paths and shapes open: they are defined here.
 * An alert is confirmed by the owner of its address: by the link of a letter, or by an account that has this address.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';
import { CABINS, currencyCode, searchRequest } from '~/upstream/search/contract';
import { openEnum, tolerantList } from '~/upstream/tolerance';

/** Falls that are worth a letter, in percent of the price last told; 0: any fall. */
export const FALLS = [0, 5, 10, 20] as const;
export type Fall = (typeof FALLS)[number];

const isoDate = z.iso.date();
const nights = z.looseObject({ min: z.number().int().min(0), max: z.number().int().max(90) });

/**
 * A trip of the watched search. `until`: any day from `date` to this one. `nights`: the way back is so many days after the
 * way there, and `date` is its first possible day.
 */
const watchedTrip = z.looseObject({
  departure: z.string(),
  arrival: z.string(),
  date: isoDate,
  until: isoDate.nullish(),
  nights: nights.nullish(),
});

/** A search as for the search service, with days that may be open. `only_weekends`: out on a Friday or a Saturday. */
const watchedSearch = searchRequest.pick({ travelers: true, cabin: true }).extend({
  trips: z.array(watchedTrip).min(1).max(6),
  currency: currencyCode,
  only_weekends: z.boolean().default(false),
});

/** `search_url` is the shop's page of the search, `site_url` the origin for the links of letters. */
export const createRequest = requestBase.extend({
  /** A guest's address, which a letter asks to confirm. */
  email: z.string().optional(),
  /** An account's token, in place of the address. */
  auth_token: z.string().optional(),
  search: watchedSearch,
  fall_percent: z.number().int().min(0).max(50).default(0),
  search_url: z.url(),
  site_url: z.url(),
  lang: z.string(),
  country: z.string(),
  brand: z.string(),
});

/**
 * `data` of the envelope. `asked`: a letter asks the owner of the address, unless it has been asked or watches already,
 * which nobody else learns. `watching`: letters come from now on.
 */
export const createAnswer = z
  .looseObject({ state: openEnum(['asked', 'watching'], 'asked') })
  .transform(({ state }) => state);

const STATES = ['pending', 'active', 'paused', 'left'] as const;
const alertState = z.enum(STATES);

const alertWire = z
  .looseObject({
    id: z.string(),
    state: alertState,
    search: watchedSearch,
    fall_percent: z.number(),
    /** Lowest prices for one adult in hundredths, by the day on which they were seen; the oldest first. */
    history: tolerantList(z.looseObject({ date: isoDate, amount: z.number().int().nonnegative() })),
  })
  .transform(({ id, state, search, fall_percent: fallPercent, history }) => ({
    id,
    state,
    search: searchOf(search),
    fallPercent,
    history: history.map(({ date, amount }) => ({ date, amount })),
  }));

function searchOf({ trips, travelers, cabin, currency, only_weekends: isWeekends }: z.output<typeof watchedSearch>) {
  return {
    trips: trips.map(({ departure, arrival, date, until, nights: stay }) => ({
      departure,
      arrival,
      date,
      until: until ?? null,
      nights: stay ? { min: stay.min, max: stay.max } : null,
    })),
    travelers: {
      adults: travelers.adult,
      children: travelers.child,
      infants: travelers.infant,
      childrenAges: travelers.childrenAges ?? [],
    },
    cabin,
    currency,
    isWeekends,
  };
}

/** `data`: the alerts of the account and of its address, the latest first, without those that were left. */
export const listAnswer = z.looseObject({ alerts: tolerantList(alertWire) }).transform(({ alerts }) => alerts);

const accountRequest = requestBase.extend({ auth_token: z.string(), lang: z.string(), brand: z.string() });
export const setStateRequest = accountRequest.extend({
  id: z.string(),
  state: z.enum(['active', 'paused', 'left']),
});

/** `data`: the alert behind the key of a letter, without its address. */
export const letterAnswer = z
  .looseObject({
    // A state that is not known here can be left, as a paused alert can.
    state: openEnum(STATES, 'paused'),
    search: watchedSearch.extend({ cabin: openEnum(CABINS, 'economy') }),
  })
  .transform(({ state, search }) => ({ state, search: searchOf(search) }));

const letterRequest = requestBase.extend({ key: z.string(), lang: z.string() });
export const answerLetterRequest = letterRequest.extend({ answer: z.enum(['watch', 'leave']) });

export type CreateAnswerWire = z.input<typeof createAnswer>;
export type CreateAnswer = z.output<typeof createAnswer>;
export type ListAnswerWire = z.input<typeof listAnswer>;
export type LetterAnswerWire = z.input<typeof letterAnswer>;
export type WatchedSearchWire = z.output<typeof watchedSearch>;
export type PriceAlert = z.output<typeof alertWire>;
export type AlertState = PriceAlert['state'];
export type WatchedSearch = PriceAlert['search'];
export type WatchedTrip = WatchedSearch['trips'][number];
export type AlertOfLetter = z.output<typeof letterAnswer>;

/** Calls of the price subscription service. */
export const endpoints = endpointsOf('priceSubscription', {
  create: {
    method: 'POST',
    path: '/v4/price_subscription/create',
    summary:
      'Has the price of a search watched: for an account at once, for a guest when the owner of the address has confirmed. Idempotent per address, brand and search; AlertsLimitError when the address has too many.',
    request: createRequest,
    answer: createAnswer,
    envelope: {
      failures: ['AuthTokenExpired', 'ValidationError', 'AlertsLimitError', 'requestFormat', 'serverError'],
    },
    isRead: false,
  },
  list: {
    method: 'POST',
    path: '/v4/price_subscription/list',
    summary: 'The alerts of an account and of its address, each with the history of its price.',
    request: accountRequest,
    answer: listAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: true,
  },
  setState: {
    method: 'POST',
    path: '/v4/price_subscription/set_state',
    summary: 'Pauses, resumes, leaves or takes up again an alert of the account; NotFound for that of another one.',
    request: setStateRequest,
    answer: z.looseObject({}),
    envelope: { failures: ['AuthTokenExpired', 'NotFound', 'requestFormat', 'serverError'] },
    isRead: false,
  },
  findOfLetter: {
    method: 'POST',
    path: '/v4/price_subscription/letter',
    summary: 'The alert of a letter; reading it changes nothing.',
    request: letterRequest,
    answer: letterAnswer,
    envelope: { failures: ['SubscriptionLinkExpired', 'serverError'] },
    isRead: true,
  },
  answerLetter: {
    method: 'POST',
    path: '/v4/price_subscription/letter/answer',
    summary: 'Confirms, leaves or takes up again the alert of a letter; a second time changes nothing.',
    request: answerLetterRequest,
    answer: letterAnswer,
    envelope: { failures: ['SubscriptionLinkExpired', 'requestFormat', 'serverError'] },
    isRead: false,
  },
});
