import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { questionWire, type SearchParameters } from '~/upstream/search/client.server';
import { endpoints, type PriceSubscriptionAnswer } from './contract';

/** Makes the client of letters about falling prices (specification 3 §3). Failures are `UpstreamError`s. */
export function createPriceSubscriptionClient(binding: UpstreamBinding) {
  const { brand, country, currency } = binding.market;
  const call = envelopedCalls(binding);
  return {
    /**
     * Watches a search for an address; idempotent.
     * @param searchUrl absolute address of the page that shows the search
     * @throws UpstreamError `invalid` (code ValidationError) when the service refuses the address
     */
    create(email: string, search: SearchParameters, searchUrl: string): Promise<PriceSubscriptionAnswer> {
      return call(endpoints.create, {
        email,
        search: { ...questionWire(search), currency },
        search_url: searchUrl,
        country,
        brand,
      });
    },
  };
}
export type PriceSubscriptionClient = ReturnType<typeof createPriceSubscriptionClient>;
