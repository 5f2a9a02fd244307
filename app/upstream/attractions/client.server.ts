import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type Attraction } from './contract';

/** Makes the client of city sights. Failures are `UpstreamError`s. */
export function createAttractionsClient({ ids, caches, transport }: UpstreamBinding) {
  return {
    /** Returns the sights of a city, the most famous first; empty for most cities. */
    async list(city: string): Promise<Attraction[]> {
      const query = { iata: city };
      return caches.long.read(['attractions', query], () => transport.call(endpoints.list, query, ids));
    },
  };
}
