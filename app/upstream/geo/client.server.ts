import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type Coordinates, type NearbyCity } from './contract';

/** Specification 1 §7. */
const NEARBY_KM = 300;

/** Where places are (specification 1 §7). Failures are `UpstreamError`s. */
export function createGeoClient({ ids, caches, transport }: UpstreamBinding) {
  return {
    /** Cities within 300 km of a place, the nearest first, without its own; none for a code that nobody knows. */
    async listNearbyCities(code: string): Promise<NearbyCity[]> {
      const query = { code, radius: NEARBY_KM };
      return caches.long.read(['geo.nearbyCities', query], () =>
        transport.call(endpoints.listNearbyCities, query, ids),
      );
    },

    /** Where a city, an airport or a station is; null when nobody knows. */
    async findCoordinates(code: string): Promise<Coordinates | null> {
      const query = { iata: code };
      const found = await caches.long.read(['geo.coordinates', query], () =>
        transport.call(endpoints.findCoordinates, query, ids),
      );
      return found[0] ?? null;
    },
  };
}
