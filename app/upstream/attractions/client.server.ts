import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type Attraction } from './contract';

/** Sights of cities. Failures are `UpstreamError`s. */
export function createAttractionsClient({ ids, caches, transport }: UpstreamBinding) {
  return {
    /** What a city is visited for, the most famous first; empty for most cities. */
    async list(city: string): Promise<Attraction[]> {
      const query = { iata: city };
      return caches.long.read(['attractions', query], () => transport.call(endpoints.list, query, ids));
    },
  };
}
