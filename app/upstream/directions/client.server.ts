import type { AnswerCache, UpstreamBinding } from '~/upstream/binding';
import { directionsAnswer, paths, type Direction, type DirectionType } from './contract';

const DEFAULT_LIMIT = 15;
/** Of a country or carrier, or of a city. What is none is not asked for: it would be another address. */
const CODE = /^[A-Z0-9]{2,3}$/;

/** Popular directions (specification 1 §7). Failures are `UpstreamError`s. */
export function createDirectionsClient({ ids, market, caches, transports }: UpstreamBinding) {
  const ask = (
    operation: string,
    path: string,
    query: { limit: number; currency?: string },
    cache: AnswerCache,
  ): Promise<Direction[]> =>
    cache.read(['directions', path, query], () =>
      transports.directions.call(
        {
          operation,
          method: 'GET',
          path,
          query,
          isRead: true,
          isEnveloped: false,
          schema: directionsAnswer,
        },
        ids,
      ),
    );

  return {
    /**
     * Where people fly from a city or from a country, the most popular first, with what it costs in the currency of the
     * market; empty when nothing is known of it.
     * @param code of a city (`MOW`) or of a country (`RU`), as `type` says
     */
    async listFrequent(type: DirectionType, code: string, options: { limit?: number } = {}): Promise<Direction[]> {
      if (!CODE.test(code)) return [];
      const path = paths.frequent.replace('{type}', type).replace('{code}', code);
      const query = { limit: options.limit ?? DEFAULT_LIMIT, currency: market.currency };
      return ask('listFrequent', path, query, caches.short);
    },

    /** Where a carrier flies most. @param code of the carrier (`SU`) */
    async listByAirline(code: string, options: { limit?: number } = {}): Promise<Direction[]> {
      if (!CODE.test(code)) return [];
      const path = paths.byAirline.replace('{code}', code);
      return ask('listByAirline', path, { limit: options.limit ?? DEFAULT_LIMIT }, caches.long);
    },
  };
}
