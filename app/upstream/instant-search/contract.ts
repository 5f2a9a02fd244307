/**
 * Instant search (specification 1 §7, §9): the same question and shapes as the search (upstream facts §2), on a host of
 * its own. It answers within seconds with a part of the search's variants: their ids and prices are the same as in the
 * full answer, so that they can be booked at once.
 */
export { searchAnswer, searchRequest, type SearchAnswer, type SearchRequestWire } from '~/upstream/search/contract';

export const paths = { search: '/frontend_search' } as const;
