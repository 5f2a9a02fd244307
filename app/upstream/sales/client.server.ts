import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type SpecialOffer } from './contract';

const DEFAULT_LIMIT = 8;

/** Makes the client of special offers (specification 1 §2). Failures are `UpstreamError`s. */
export function createSalesClient({ ids, market, caches, transport }: UpstreamBinding) {
  const { locale, currency } = market;

  return {
    /** Returns cheap tickets from a city in the coming weeks, the cheapest first. @param fromCity city code */
    async listSpecialOffers(fromCity: string, options: { limit?: number } = {}): Promise<SpecialOffer[]> {
      const query = { from_city: fromCity, currency, locale, limit: options.limit ?? DEFAULT_LIMIT };
      return caches.lasting.read(['sales.specialOffers', query], () =>
        transport.call(endpoints.listSpecialOffers, query, ids),
      );
    },
  };
}
