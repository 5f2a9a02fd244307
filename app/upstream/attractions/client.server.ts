import type { UpstreamBinding } from '~/upstream/binding';
import { attractionsAnswer, paths, type Attraction } from './contract';

/** Sights of cities. Failures are `UpstreamError`s. */
export function createAttractionsClient({ ids, caches, transports }: UpstreamBinding) {
  return {
    /** What a city is visited for, the most famous first; empty for most cities. */
    async list(city: string): Promise<Attraction[]> {
      const query = { iata: city };
      return caches.long.read(['attractions', query], () =>
        transports.attractions.call(
          {
            operation: 'list',
            method: 'GET',
            path: paths.attractions,
            query,
            isRead: true,
            isEnveloped: false,
            schema: attractionsAnswer,
          },
          ids,
        ),
      );
    },
  };
}
