import type { Brand } from '~/market/brands';
import { offeredHomes } from '~/market/homes';
import type { Locale } from '~/market/locales';
import { homePathOf } from '~/market/resolve';
import { offeredIn, pathInLanguage, pathInMarket, type Alternate } from './page-links';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const XML = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * Builds the sitemap index of a brand: one sitemap per language, then further ones.
 * @param origin without a trailing slash
 * @param further paths of sitemaps
 */
export function sitemapIndex(brand: Brand, origin: string, further: readonly string[] = []): string {
  const paths = [...brand.locales.map((locale) => `/sitemap/${locale}.xml`), ...further];
  const maps = paths.map((path) => `<sitemap>${place(`${origin}${path}`)}</sitemap>`);
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

/** A page of a sitemap; `lastModified`: YYYY-MM-DD. */
export type SitemapPage = { path: string; lastModified: string; alternates: readonly Alternate[] };

/** Builds a sitemap of pages with their alternates. @param origin without a trailing slash */
export function sitemapOfPages(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, lastModified, alternates }) => {
    const links = alternates.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one.hrefLang}" href="${escaped(`${origin}${one.path}`)}"/>`,
    );
    return `<url>${place(`${origin}${path}`)}<lastmod>${lastModified}</lastmod>${links.join('')}</url>`;
  });
  return [XML, `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}">`, ...entries, '</urlset>', ''].join('\n');
}

function place(address: string): string {
  return `<loc>${escaped(address)}</loc>`;
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Headers of a response that caches may keep for an hour. */
export const SITEMAP_HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
} as const;
