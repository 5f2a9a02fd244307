import type { UpstreamBinding } from '~/upstream/binding';
import { directionsAnswer, paths, type Direction, type DirectionType } from './contract';

const DEFAULT_LIMIT = 15;

/** Popular directions (specification 1 §7). Failures are `UpstreamError`s. */
export function createDirectionsClient({ ids, caches, transports }: UpstreamBinding) {
  const ask = (operation: string, path: string, limit: number): Promise<Direction[]> =>
    caches.long.read(['directions', path, limit], () =>
      transports.directions.call(
        {
          operation,
          method: 'GET',
          path,
          query: { limit },
          isRead: true,
          isEnveloped: false,
          schema: directionsAnswer,
        },
        ids,
      ),
    );

  return {
    /**
     * Where people fly from a city or from a country, the most popular first; empty when nothing is known of it.
     * @param code of a city (`MOW`) or of a country (`RU`), as `type` says
     */
    listFrequent(type: DirectionType, code: string, options: { limit?: number } = {}): Promise<Direction[]> {
      const path = paths.frequent.replace('{type}', type).replace('{code}', encodeURIComponent(code));
      return ask('listFrequent', path, options.limit ?? DEFAULT_LIMIT);
    },

    /** Where a carrier flies most. @param code of the carrier (`SU`) */
    listByAirline(code: string, options: { limit?: number } = {}): Promise<Direction[]> {
      const path = paths.byAirline.replace('{code}', encodeURIComponent(code));
      return ask('listByAirline', path, options.limit ?? DEFAULT_LIMIT);
    },
  };
}
export type DirectionsClient = ReturnType<typeof createDirectionsClient>;
