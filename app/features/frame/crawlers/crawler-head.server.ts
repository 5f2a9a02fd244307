import { z } from 'zod';
import type { RouteHandle } from '~/i18n/handle';
import { BRANDS } from '~/market/brands';
import type { Market } from '~/market/market';
import type { CrawlerTags } from './CrawlerHead';
import { breadcrumbs, organization, questionPage, webSite, type JsonLd } from './json-ld';
import { openGraph } from './open-graph';
import { linksOfPaths, pageLinks } from './page-links';

export type CrawledPage = {
  handle: RouteHandle;
  market: Market;
  /** "https://shop.example", without a trailing slash */
  origin: string;
  pathname: string;
  /** Data of the deepest route; see `CrawledFacts`. */
  data: unknown;
};

/** Facts of a page for crawlers, in its data under these names; all of them are optional. */
const crawledFacts = z.looseObject({
  /** Names the page. */
  title: z.string().nullable().catch(null),
  /** Countries that have the page, if not all. */
  countries: z.array(z.string()).nullable().catch(null),
  /** Questions and answers as the page shows them; answers in HTML. */
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).catch([]),
  /** A landing page: its paths by language, whether it has too little of its own, and what describes it. */
  landing: z
    .object({
      paths: z.record(z.string(), z.string()),
      isThin: z.boolean(),
      descriptions: z.array(z.custom<JsonLd>((value) => typeof value === 'object' && value !== null)),
    })
    .nullable()
    .catch(null),
});
type CrawledFacts = z.output<typeof crawledFacts>;
const NO_FACTS: CrawledFacts = { title: null, countries: null, questions: [], landing: null };

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
  const facts = crawledFacts.safeParse(data).data ?? NO_FACTS;
  const { landing } = facts;
  if (landing?.isThin) return { robots: 'noindex', canonical: null, alternates: [], properties, jsonLd: [] };
  const { canonical, alternates } = landing
    ? linksOfPaths(brand, market, landing.paths)
    : pageLinks(brand, market, pathname, facts.countries);
  return {
    robots: null,
    // A hydrated page's route sets it in its meta, so that it goes away when the router leaves the page.
    canonical: handle.hydrate ? null : `${origin}${canonical}`,
    alternates: alternates.map(({ hrefLang, path }) => ({ hrefLang, href: `${origin}${path}` })),
    properties,
    jsonLd:
      landing?.descriptions ?? descriptions(market, origin, { pathname, address: `${origin}${canonical}`, facts }),
  };
}

function descriptions(
  market: Market,
  origin: string,
  { pathname, address, facts }: { pathname: string; address: string; facts: CrawledFacts },
): JsonLd[] {
  const brand = BRANDS[market.brand];
  if (pathname === market.homePath) {
    return [organization(brand, origin, `/icon-${brand.id}.svg`), webSite(brand, origin, market)];
  }
  const home = { name: brand.name, address: `${origin}${market.homePath}` };
  return [
    ...(facts.title === null ? [] : [breadcrumbs([home, { name: facts.title, address }])]),
    ...(facts.questions.length > 0 ? [questionPage(facts.questions)] : []),
  ];
}
