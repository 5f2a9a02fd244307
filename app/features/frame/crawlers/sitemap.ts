import type { Brand } from '~/market/brands';
import { offeredHomes } from '~/market/homes';
import type { Locale } from '~/market/locales';
import { homePathOf } from '~/market/resolve';
import { offeredIn, pathInLanguage, pathInMarket } from './page-links';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XML = '<?xml version="1.0" encoding="UTF-8"?>';

/** Builds the sitemap index of a brand: one sitemap per language. @param origin without a trailing slash */
export function sitemapIndex(brand: Brand, origin: string): string {
  const maps = brand.locales.map((locale) => `<sitemap>${place(`${origin}/sitemap/${locale}.xml`)}</sitemap>`);
  return [XML, `<sitemapindex xmlns="${NAMESPACE}">`, ...maps, '</sitemapindex>', ''].join('\n');
}

/**
 * Builds the sitemap of a brand in one language: its home pages, then the other indexed pages.
 * @param pages paths of the indexed pages that are not home pages
 * @param some pages that only some countries have
 */
export function sitemapOf(
  brand: Brand,
  origin: string,
  locale: Locale,
  pages: readonly string[],
  some: { pages: readonly string[]; countries: readonly string[] } = { pages: [], countries: [] },
): string {
  const homes = offeredHomes(brand).filter((home) => home.locale === locale);
  const paths = [
    ...homes.map((home) => homePathOf(brand, home)),
    ...pages.map((path) => pathInLanguage(brand, path, locale)),
    ...some.pages.flatMap((path) =>
      offeredIn(brand, some.countries)
        .filter((market) => market.locale === locale)
        .map((market) => pathInMarket(brand, path, market)),
    ),
  ];
  const entries = paths.map((path) => `<url>${place(`${origin}${path}`)}</url>`);
  return [XML, `<urlset xmlns="${NAMESPACE}">`, ...entries, '</urlset>', ''].join('\n');
}

function place(address: string): string {
  return `<loc>${address.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</loc>`;
}

/** Headers of a response that caches may keep for an hour. */
export const SITEMAP_HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
} as const;
