import type { UpstreamBinding } from '~/upstream/binding';
import { coordinatesAnswer, nearbyCitiesAnswer, paths, type Coordinates, type NearbyCity } from './contract';

/** Specification 1 §7. */
const NEARBY_KM = 300;

/** Where places are (specification 1 §7). Failures are `UpstreamError`s. */
export function createGeoClient({ ids, caches, transports }: UpstreamBinding) {
  const read = { method: 'GET', isRead: true, isEnveloped: false } as const;

  return {
    /** Cities within 300 km of a place, the nearest first, without its own; none for a code that nobody knows. */
    async listNearbyCities(code: string): Promise<NearbyCity[]> {
      const query = { code, radius: NEARBY_KM };
      return caches.long.read(['geo.nearbyCities', query], () =>
        transports.geo.call(
          { ...read, operation: 'listNearbyCities', path: paths.nearbyCities, query, schema: nearbyCitiesAnswer },
          ids,
        ),
      );
    },

    /** Where a city, an airport or a station is; null when nobody knows. */
    async findCoordinates(code: string): Promise<Coordinates | null> {
      const query = { iata: code };
      const found = await caches.long.read(['geo.coordinates', query], () =>
        transports.geo.call(
          { ...read, operation: 'findCoordinates', path: paths.coordinates, query, schema: coordinatesAnswer },
          ids,
        ),
      );
      return found[0] ?? null;
    },
  };
}
