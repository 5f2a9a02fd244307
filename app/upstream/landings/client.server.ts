import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type PopularCities, type Tag } from './contract';

export type PopularCitiesQuery = {
  /** City code that prices are from. */
  fromCity: string;
  /** A city has one of them at least; none: all cities. */
  tagCodes?: readonly string[];
  /** How many cities are shown already; 0 unless told. */
  offset?: number;
};

/** How many cities the next part of the list has (specification 1 §7). */
export function popularCitiesLimit(offset: number, hasTags: boolean): 6 | 18 | 30 {
  if (offset < 6) return 6;
  return offset < 24 && !hasTags ? 18 : 30;
}

/** Popular destinations (specification 1 §7). Failures are `UpstreamError`s. */
export function createLandingsClient({ ids, market, caches, transport }: UpstreamBinding) {
  const { locale, currency } = market;

  return {
    /** The next part of the popular cities, priced in the currency of the market; 6, then 18, then 30 at a time. */
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
      return caches.short.read(['landings.popularCities', query], () =>
        transport.call(endpoints.listPopularCities, query, ids),
      );
    },

    /** What popular cities can be filtered by. */
    async listTags(): Promise<Tag[]> {
      return caches.long.read(['landings.tags'], () => transport.call(endpoints.listTags, {}, ids));
    },
  };
}
