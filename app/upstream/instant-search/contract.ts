/**
 * Instant search (specification 1 §7, §9): the request and shapes of the search (upstream facts §2), on a host of its
 * own. It answers within seconds with a part of the search's variants. Their ids and prices are the same as in the
 * full answer, so they can be booked at once.
 */
import { endpointsOf } from '~/upstream/endpoint';
import { searchAnswer, searchRequest } from '~/upstream/search/contract';

export type { SearchAnswer, SearchRequestWire } from '~/upstream/search/contract';

/** Calls of the instant search. */
export const endpoints = endpointsOf('instantSearch', {
  search: {
    method: 'POST',
    path: '/frontend_search',
    summary: 'Some of the offers that the search will find, within 5 seconds: the same ids and prices.',
    request: searchRequest,
    answer: searchAnswer,
    envelope: null,
    isRead: true,
  },
});
