import type { UpstreamBinding } from '~/upstream/binding';
import { createCommentsClient } from './comments-client.server';
import { endpoints, type PopularCities, type Tag } from './contract';
import { createLandingPagesClient } from './pages-client.server';

export type PopularCitiesQuery = {
  /** City code of the departure. */
  fromCity: string;
  /** A city has at least one of them; empty for all cities. */
  tagCodes?: readonly string[];
  /** The number of cities shown already; 0 by default. */
  offset?: number;
};

/** Returns the length of the next part of the list (specification 1 §7). */
export function popularCitiesLimit(offset: number, hasTags: boolean): 6 | 18 | 30 {
  if (offset < 6) return 6;
  return offset < 24 && !hasTags ? 18 : 30;
}

/** Makes the client of popular destinations (specification 1 §7) and of landing pages (specification 3 §7). Failures are `UpstreamError`s. */
export function createLandingsClient(binding: UpstreamBinding) {
  const { ids, market, caches, transport } = binding;
  const { locale, currency } = market;

  return {
    ...createLandingPagesClient(binding),
    ...createCommentsClient(binding),

    /** Returns the next part of the popular cities, priced in the market's currency; 6, then 18, then 30 at a time. */
    async listPopularCities({ fromCity, tagCodes = [], offset = 0 }: PopularCitiesQuery): Promise<PopularCities> {
      const tags = [...new Set(tagCodes)].toSorted().join(',');
      const query = {
        ...(tags && { tag_codes: tags }),
        currency,
        limit: popularCitiesLimit(offset, tags !== ''),
        locale,
        offset,
        from_city: fromCity,
      };
      return caches.lasting.read(['landings.popularCities', query], async () => {
        const { cities, total } = await transport.call(endpoints.listPopularCities, query, ids);
        return { cities: cities.slice(0, query.limit), total };
      });
    },

    /** Returns the filters of popular cities. */
    async listTags(): Promise<Tag[]> {
      return caches.lasting.read(['landings.tags'], () => transport.call(endpoints.listTags, {}, ids));
    },
  };
}
