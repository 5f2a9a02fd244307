import type { RouteHandle } from '~/i18n/handle';
import { BRANDS } from '~/market/brands';
import type { Market } from '~/market/market';
import type { CrawlerTags } from './CrawlerHead';
import { breadcrumbs, organization, webSite, type JsonLd } from './json-ld';
import { openGraph } from './open-graph';
import { pageLinks } from './page-links';

export type CrawledPage = {
  handle: RouteHandle;
  market: Market;
  /** "https://shop.example", without a trailing slash */
  origin: string;
  pathname: string;
  /** Data of the deepest route; its `title` names the page. */
  data: unknown;
};

/** Tags of an error page, which has no canonical address. */
export const ERROR_TAGS: CrawlerTags = {
  robots: 'noindex',
  canonical: null,
  alternates: [],
  properties: [],
  jsonLd: [],
};

/**
 * Builds a page's head tags for search engines and link previews (specification 1 §2): robots, and on an indexed page
 * its canonical address, alternates and structured data.
 */
export function crawlerTags({ handle, market, origin, pathname, data }: CrawledPage): CrawlerTags {
  const brand = BRANDS[market.brand];
  const robots = handle.robots ?? 'noindex';
  const properties = handle.noStore ? [] : openGraph(brand, origin, market);
  if (robots !== 'index') return { robots, canonical: null, alternates: [], properties, jsonLd: [] };
  const { canonical, alternates } = pageLinks(brand, market, pathname);
  return {
    robots: null,
    // A hydrated page's route sets it in its meta, so that it goes away when the router leaves the page.
    canonical: handle.hydrate ? null : `${origin}${canonical}`,
    alternates: alternates.map(({ hrefLang, path }) => ({ hrefLang, href: `${origin}${path}` })),
    properties,
    jsonLd: descriptions(market, origin, { pathname, address: `${origin}${canonical}`, title: titleOf(data) }),
  };
}

function descriptions(
  market: Market,
  origin: string,
  { pathname, address, title }: { pathname: string; address: string; title: string | null },
): JsonLd[] {
  const brand = BRANDS[market.brand];
  if (pathname === market.homePath) {
    return [organization(brand, origin, `/icon-${brand.id}.svg`), webSite(brand, origin, market)];
  }
  const home = { name: brand.name, address: `${origin}${market.homePath}` };
  return title === null ? [] : [breadcrumbs([home, { name: title, address }])];
}

/** Returns the title in the data of text and landing pages. */
function titleOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('title' in data)) return null;
  return typeof data.title === 'string' ? data.title : null;
}
