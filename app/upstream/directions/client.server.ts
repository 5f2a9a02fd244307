import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type Direction, type DirectionTransport, type DirectionType } from './contract';

const DEFAULT_LIMIT = 15;
/** Codes of a country or carrier, or of a city. Anything else would change the address, so it is never sent. */
const CODE = /^[A-Z0-9]{2,3}$/;

/** Makes the client of popular directions (specification 1 §7). Failures are `UpstreamError`s. */
export function createDirectionsClient({ ids, market, caches, transport }: UpstreamBinding) {
  return {
    /**
     * Returns popular directions from a city or country, the most popular first, with prices by the same transport in
     * the market's currency; empty when nothing is known.
     * @param code of a city (`MOW`) or of a country (`RU`), by `type`
     */
    async listFrequent(
      type: DirectionType,
      code: string,
      { limit = DEFAULT_LIMIT, by = 'airplane' }: { limit?: number; by?: DirectionTransport } = {},
    ): Promise<Direction[]> {
      if (!CODE.test(code)) return [];
      const request = { type, code, limit, currency: market.currency, transport_kind: by };
      return caches.lasting.read(['directions.frequent', request], () =>
        transport.call(endpoints.listFrequent, request, ids),
      );
    },

    /**
     * Returns popular directions by plane with prices as they were seen some time ago, at most the six hours of the long
     * cache. `seenAt`: ISO 8601, UTC.
     */
    async listSeen(
      type: DirectionType,
      code: string,
      { limit = DEFAULT_LIMIT }: { limit?: number } = {},
    ): Promise<{ directions: Direction[]; seenAt: string }> {
      const request = { type, code, limit, currency: market.currency };
      return caches.long.read(['directions.seen', request], async () => {
        const directions = CODE.test(code) ? await transport.call(endpoints.listFrequent, request, ids) : [];
        return { directions, seenAt: new Date().toISOString() };
      });
    },

    /** Returns popular directions by plane without prices, which take the service longer. Codes as above. */
    async listUnpriced(type: DirectionType, code: string, { limit = DEFAULT_LIMIT } = {}): Promise<Direction[]> {
      if (!CODE.test(code)) return [];
      const request = { type, code, limit };
      return caches.long.read(['directions.unpriced', request], () =>
        transport.call(endpoints.listFrequent, request, ids),
      );
    },

    /** Returns a carrier's most popular directions. @param code of the carrier (`SU`) */
    async listByAirline(code: string, options: { limit?: number } = {}): Promise<Direction[]> {
      if (!CODE.test(code)) return [];
      const request = { code, limit: options.limit ?? DEFAULT_LIMIT };
      return caches.long.read(['directions.byAirline', request], () =>
        transport.call(endpoints.listByAirline, request, ids),
      );
    },
  };
}
