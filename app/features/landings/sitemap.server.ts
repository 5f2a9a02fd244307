import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { pathInLanguage } from '~/features/frame/crawlers/page-links';
import type { SitemapPage } from '~/features/frame/crawlers/sitemap';
import type { Brand } from '~/market/brands';
import type { Locale } from '~/market/locales';
import type { LandingRoutes, ListedKind, ListEntry } from '~/upstream/landings/lists-contract';
import { PATHS } from './addresses';

/** Kinds of landing pages that have sitemaps of their own; pages that list others are among the content pages. */
export const SITEMAP_KINDS = [
  'routes',
  'cities',
  'airports',
  'countries',
  'airlines',
  'airport-pairs',
  'airline-routes',
] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** Pages in one sitemap: with all their alternates they stay below a few megabytes. */
export const PAGES_IN_SITEMAP = 1000;

type Context = Pick<RequestContext, 'upstream' | 'brand'>;

/** True for the name of a kind. */
export function isSitemapKind(name: string | undefined): name is SitemapKind {
  return SITEMAP_KINDS.some((kind) => kind === name);
}

/** Lists the paths of the sitemaps of all kinds in one language; null while the service does not tell how many. */
export async function landingSitemaps({ upstream, brand }: Context): Promise<string[] | null> {
  const totals = await degrade(
    Promise.all(SITEMAP_KINDS.map(async (kind) => [kind, await totalOf(upstream, kind)] as const)),
    null,
    { block: 'landings.sitemap', patienceMs: 5000 },
  );
  if (!totals) return null;
  return totals.flatMap(([kind, total]) =>
    brand.locales.flatMap((locale) =>
      Array.from(
        { length: Math.ceil(total / PAGES_IN_SITEMAP) },
        (_, index) => `/sitemap/${kind}/${locale}/${index + 1}.xml`,
      ),
    ),
  );
}

/**
 * Lists the pages of one sitemap in a language, with their alternates; empty after the last.
 * @param part from 1
 * @throws UpstreamError when the service does not tell
 */
export async function landingPages(
  { upstream, brand }: Context,
  kind: SitemapKind,
  locale: Locale,
  part: number,
): Promise<SitemapPage[]> {
  const range = { offset: (part - 1) * PAGES_IN_SITEMAP, limit: PAGES_IN_SITEMAP };
  const { landings } = upstream;
  const placesOf =
    ({ names }: Pick<LandingRoutes, 'names'>) =>
    (code: string) => ({ code, names: names[code] ?? {} });
  switch (kind) {
    case 'routes':
    case 'airport-pairs': {
      const list = await (kind === 'routes' ? landings.listRoutes(range) : landings.listAirportPairs(range));
      const place = placesOf(list);
      const path = kind === 'routes' ? PATHS.route : PATHS.airportPair;
      return list.routes.map(({ from, to }) =>
        pageOf(brand, locale, list.updatedAt, (one) => path(place(from), place(to), one)),
      );
    }
    case 'airline-routes': {
      const list = await landings.listAirlineRoutes(range);
      const place = placesOf(list);
      return list.routes.map(({ airline, from, to }) =>
        pageOf(brand, locale, list.updatedAt, (one) =>
          PATHS.airlineRoute({ slug: airline }, place(from), place(to), one),
        ),
      );
    }
    default: {
      const { entries, updatedAt } = await landings.listSubjects(kind, range);
      return entries.map((entry) => pageOf(brand, locale, updatedAt, (one) => pathOfEntry(kind, entry, one)));
    }
  }
}

async function totalOf({ landings }: Context['upstream'], kind: SitemapKind): Promise<number> {
  const first = { limit: 1 };
  switch (kind) {
    case 'routes':
      return (await landings.listRoutes(first)).total;
    case 'airport-pairs':
      return (await landings.listAirportPairs(first)).total;
    case 'airline-routes':
      return (await landings.listAirlineRoutes(first)).total;
    default:
      return (await landings.listSubjects(kind, first)).total;
  }
}

function pathOfEntry(kind: ListedKind, entry: ListEntry, locale: Locale): string {
  switch (kind) {
    case 'cities':
      return PATHS.city(entry, locale);
    case 'airports':
      return PATHS.airport(entry, locale);
    case 'countries':
      return PATHS.country(entry.code, locale);
    case 'airlines':
      return PATHS.airline({ slug: entry.slug ?? entry.code.toLowerCase() });
  }
}

function pageOf(brand: Brand, locale: Locale, updatedAt: string, pathIn: (locale: Locale) => string): SitemapPage {
  const inLanguage = (one: Locale) => pathInLanguage(brand, pathIn(one), one);
  return {
    path: inLanguage(locale),
    lastModified: updatedAt,
    // A brand with one language has no alternates.
    alternates: brand.locales.length > 1 ? brand.locales.map((one) => ({ hrefLang: one, path: inLanguage(one) })) : [],
  };
}
