/** Builds the results page of one small answer for tests. */
import { answerOf, flight, variant } from '~/features/search/offers/testing/answer';
import type { SearchQuery } from '~/features/search/query/search-query';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { SearchAnswer } from '~/upstream/search/contract';
import type { ResultsScreen } from '../results.server';
import { searchScreen, type SearchScreenInput } from '../screen.server';

export const MARKET: Market = {
  brand: 'ru',
  brandName: 'Попутный',
  locale: 'ru',
  country: 'RU',
  currency: 'RUB',
  homePath: '/',
};
export const QUERY: SearchQuery = {
  trips: [{ departure: 'MOW', arrival: 'AER', date: '2031-05-04' }],
  adults: 2,
  childrenAges: [],
  infants: 0,
  cabin: 'Y',
};
export const FLIGHTS = {
  direct: flight('SU1130 SVO-AER 2031-05-04 06:05 +03:00 2031-05-04 09:20 +03:00', { equipment: '32Q' }),
  toLed: flight('SU6 SVO-LED 2031-05-04 22:00 +03:00 2031-05-04 23:30 +03:00', {
    transfer_duration: 420,
    night_transfer: true,
    virtual_connection: true,
  }),
  fromLed: flight('DP51 LED-AER 2031-05-05 06:30 +03:00 2031-05-05 09:30 +03:00', { operating_carrier: 'SU' }),
};
/** Two itineraries: a direct one with and without a bag, and one with a self-transfer. */
export const ANSWER = answerOf(
  [
    variant('v1', '9000', [['direct']], { seats_left: 4 }),
    variant('v2', '11000', [['direct']], { baggage: { count: 1, weight: 20 } }),
    variant('v3', '7000', [['toLed', 'fromLed']], { seats_left: 9 }),
  ],
  FLIGHTS,
);

/** Builds the results page with defaults for everything that a test does not set. */
export function screenOf(over: Partial<SearchScreenInput> & { view?: URLSearchParams } = {}) {
  return searchScreen({
    query: QUERY,
    view: new URLSearchParams(),
    offers: { full: 'done', answer: ANSWER },
    names: { MOW: 'Москва', AER: 'Сочи' },
    now: new Date('2031-04-01T12:00:00Z'),
    origin: 'http://shop.test',
    market: MARKET,
    t: getTranslator('ru', 'search'),
    ...over,
  });
}

export function resultsOf(view: string, answer: SearchAnswer = ANSWER, query = QUERY): ResultsScreen {
  const { state } = screenOf({ query, view: new URLSearchParams(view), offers: { full: 'done', answer } }).screen;
  if (state.kind !== 'results') throw new Error(state.kind);
  return state;
}

/** Replaces non-breaking spaces. */
export const text = (value: string | null | undefined) => value?.replace(/\u00a0/g, ' ');
