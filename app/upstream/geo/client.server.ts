import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type Coordinates, type NearbyCity } from './contract';

/** Specification 1 §7. */
const NEARBY_KM = 300;

/** Makes the client of coordinates (specification 1 §7). Failures are `UpstreamError`s. */
export function createGeoClient({ ids, caches, transport }: UpstreamBinding) {
  return {
    /** Returns cities within 300 km of a place, the nearest first, without its own; empty for an unknown code. */
    async listNearbyCities(code: string): Promise<NearbyCity[]> {
      const query = { code, radius: NEARBY_KM };
      return caches.long.read(['geo.nearbyCities', query], () =>
        transport.call(endpoints.listNearbyCities, query, ids),
      );
    },

    /** Returns the coordinates of a city, an airport or a station; null when unknown. */
    async findCoordinates(code: string): Promise<Coordinates | null> {
      const query = { iata: code };
      const answer = await caches.long.read(['geo.coordinates', query], () =>
        transport.call(endpoints.findCoordinates, query, ids),
      );
      return answer[0] ?? null;
    },
  };
}
