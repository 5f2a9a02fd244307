import type { UpstreamBinding } from '~/upstream/binding';
import { searchBody, searchKey, type SearchParameters } from '~/upstream/search/client.server';
import { endpoints, type SearchAnswer } from './contract';

/** Instant search: some of the offers that the search will find, within 5 seconds. Failures are `UpstreamError`s. */
export function createInstantSearchClient(binding: UpstreamBinding) {
  const { ids, caches, transport } = binding;

  const keyOf = (query: SearchParameters) => ['instantSearch', ...searchKey(query, binding)];

  return {
    /**
     * The cheapest and the quickest offers for `query`, with the ids and prices that the full answer will have.
     * @param options.renew asks the service, even when a recent answer is kept
     */
    async search(query: SearchParameters, options: { renew?: boolean } = {}): Promise<SearchAnswer> {
      const asking = transport.asking(endpoints.search, searchBody(query, binding), ids);
      return caches.offers.read(keyOf(query), asking, options);
    },

    /** The offers for `query` when an answer of the last minutes is kept; the service is not asked. */
    findKept: (query: SearchParameters): Promise<SearchAnswer | null> => caches.offers.find(keyOf(query)),
  };
}
