import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type Sales, type SpecialOffer } from './contract';

const DEFAULT_LIMIT = 8;

/** Makes the client of special offers and sales (specification 1 §2, 3 §7). Failures are `UpstreamError`s. */
export function createSalesClient({ ids, market, caches, transport }: UpstreamBinding) {
  const { brand, country, locale, currency } = market;

  return {
    /** Returns cheap tickets from a city in the coming weeks, the cheapest first. @param fromCity city code */
    async listSpecialOffers(fromCity: string, options: { limit?: number } = {}): Promise<SpecialOffer[]> {
      const query = { from_city: fromCity, currency, locale, limit: options.limit ?? DEFAULT_LIMIT };
      return caches.lasting.read(['sales.specialOffers', query], () =>
        transport.call(endpoints.listSpecialOffers, query, ids),
      );
    },

    /** Returns the sales from a city; without one, or from one without sales, those of the country's biggest city. */
    async listSales(departureCity: string | null): Promise<Sales> {
      const query = { departure_city: departureCity ?? undefined, brand, country, currency, locale };
      return caches.lasting.read(['sales.sales', query], () => transport.call(endpoints.listSales, query, ids));
    },
  };
}
