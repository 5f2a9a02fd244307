import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type Direction, type DirectionType } from './contract';

const DEFAULT_LIMIT = 15;
/** Of a country or carrier, or of a city. Anything else is not asked for: it would be another address. */
const CODE = /^[A-Z0-9]{2,3}$/;

/** Popular directions (specification 1 §7). Failures are `UpstreamError`s. */
export function createDirectionsClient({ ids, market, caches, transport }: UpstreamBinding) {
  return {
    /**
     * Where people fly from a city or from a country, the most popular first, with what it costs in the currency of the
     * market; empty when nothing is known of it.
     * @param code of a city (`MOW`) or of a country (`RU`), as `type` says
     */
    async listFrequent(type: DirectionType, code: string, options: { limit?: number } = {}): Promise<Direction[]> {
      if (!CODE.test(code)) return [];
      const request = { type, code, limit: options.limit ?? DEFAULT_LIMIT, currency: market.currency };
      return caches.short.read(['directions.frequent', request], () =>
        transport.call(endpoints.listFrequent, request, ids),
      );
    },

    /** Where a carrier flies most. @param code of the carrier (`SU`) */
    async listByAirline(code: string, options: { limit?: number } = {}): Promise<Direction[]> {
      if (!CODE.test(code)) return [];
      const request = { code, limit: options.limit ?? DEFAULT_LIMIT };
      return caches.long.read(['directions.byAirline', request], () =>
        transport.call(endpoints.listByAirline, request, ids),
      );
    },
  };
}
