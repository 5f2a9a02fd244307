/** Calls of the services around the search: its first answers, prices by day. */
import type { Endpoint } from './endpoints';
import * as instantSearch from './instant-search/contract';
import * as calendar from './price-calendar/contract';
import * as search from './search/contract';

export const SEARCH_ENDPOINTS: readonly Endpoint[] = [
  {
    service: 'instantSearch',
    operation: 'search',
    method: 'POST',
    path: instantSearch.paths.search,
    summary: 'Some of the offers that the search will find, within 5 seconds: the same ids and prices.',
    request: instantSearch.searchRequest,
    answer: instantSearch.searchAnswer,
    envelope: null,
  },
  {
    service: 'priceCalendar',
    operation: 'listOneWay',
    method: 'POST',
    path: calendar.paths.oneWay,
    summary: 'The price of the cheapest offer of each day, for one adult; amounts in hundredths.',
    request: calendar.oneWayRequest,
    answer: calendar.solutionsAnswer,
    mayBeEmpty: true,
    envelope: null,
  },
  {
    service: 'priceCalendar',
    operation: 'listRoundTrip',
    method: 'POST',
    path: calendar.paths.roundTrip,
    summary: 'The price of the cheapest return journey of each pair of days, for one adult; amounts in hundredths.',
    request: calendar.roundTripRequest,
    answer: calendar.solutionsAnswer,
    mayBeEmpty: true,
    envelope: null,
  },
  {
    service: 'priceCalendar',
    operation: 'listOneWayBatch',
    method: 'POST',
    path: calendar.paths.oneWayBatch,
    summary: 'Prices by day of several directions, 50 at most.',
    request: calendar.oneWayBatchRequest,
    answer: calendar.batchAnswer,
    mayBeEmpty: true,
    envelope: null,
  },
  {
    service: 'search',
    operation: 'streamPrices',
    method: 'POST',
    path: search.paths.priceCalendar,
    summary:
      'The same prices as server-sent events while they are found: `prices`, several times, and `end` when all is said.',
    request: calendar.streamRequest,
    answer: calendar.streamMessage,
    isStream: true,
    mayBeEmpty: true,
    envelope: null,
  },
];
