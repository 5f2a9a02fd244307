import type { UpstreamBinding } from '~/upstream/binding';
import { searchBody, searchKey, type SearchParameters } from '~/upstream/search/client.server';
import { endpoints, type SearchAnswer } from './contract';

/**
 * Makes the client of the instant search: a part of the search's offers, within 5 seconds. Failures are
 * `UpstreamError`s.
 */
export function createInstantSearchClient(binding: UpstreamBinding) {
  const { ids, caches, transport } = binding;

  const keyOf = (query: SearchParameters) => ['instantSearch', ...searchKey(query, binding)];

  return {
    /**
     * Returns the cheapest and the quickest offers for `query`, with the ids and prices of the full answer.
     * @param options.renew calls the service even when a recent answer is cached
     */
    async search(query: SearchParameters, options: { renew?: boolean } = {}): Promise<SearchAnswer> {
      const asking = transport.asking(endpoints.search, searchBody(query, binding), ids);
      return caches.offers.read(keyOf(query), asking, options);
    },

    /** Returns the cached offers for `query` of the last minutes; makes no call. */
    findKept: (query: SearchParameters): Promise<SearchAnswer | null> => caches.offers.find(keyOf(query)),
  };
}
