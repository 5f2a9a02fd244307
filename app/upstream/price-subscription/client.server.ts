import type { UpstreamBinding } from '~/upstream/binding';
import { questionWire, type SearchParameters } from '~/upstream/search/client.server';
import { createAnswer, paths, type PriceSubscriptionAnswer } from './contract';

/** Letters about a price that falls (specification 3 §3). Failures are `UpstreamError`s. */
export function createPriceSubscriptionClient({ ids, market, transports }: UpstreamBinding) {
  const { brand, country, currency, locale } = market;
  return {
    /**
     * Has a search watched for an address; once is enough, a second time changes nothing.
     * @param searchUrl absolute address of the page that shows the search
     * @throws UpstreamError `invalid` (code ValidationError) when the service does not take the address
     */
    create(email: string, search: SearchParameters, searchUrl: string): Promise<PriceSubscriptionAnswer> {
      return transports.priceSubscription.call(
        {
          operation: 'create',
          method: 'POST',
          path: paths.create,
          body: {
            v: '2.0',
            email,
            search: { ...questionWire(search), currency },
            search_url: searchUrl,
            lang: locale,
            country,
            brand,
          },
          isRead: false,
          isEnveloped: true,
          schema: createAnswer,
        },
        ids,
      );
    },
  };
}
export type PriceSubscriptionClient = ReturnType<typeof createPriceSubscriptionClient>;
