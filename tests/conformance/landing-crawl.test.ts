/** 2,000 landing pages of the sitemaps, of every kind, in both brands and all languages; a few of them over HTTP are in tests/e2e. */
import { describe, expect, it } from 'vitest';
import { landingLinks, pathOf } from '~/features/landings/addresses';
import { describe as describeForRobots } from '~/features/landings/describe.server';
import { findSubject } from '~/features/landings/find-subject.server';
import { textsOf } from '~/features/landings/load-landing.server';
import { landingScreen } from '~/features/landings/screen.server';
import { landingPages, landingSitemaps, SITEMAP_KINDS } from '~/features/landings/sitemap.server';
import { wayOf } from '~/features/landings/way';
import { isThin, type SubjectKind } from '~/features/landings/subjects';
import { pathInLanguage } from '~/features/frame/crawlers/page-links';
import { BRANDS } from '~/market/brands';
import type { Locale } from '~/market/locales';
import { resolveMarket } from '~/market/resolve';
import { START } from '#server/sandbox/testing/test-sandbox';
import { landingJsonLd } from '#tests/setup/landing-json-ld';
import { expectedPrices, expectPricesToAgree, inventedPrices } from './landing-prices';
import { wholeSandbox } from './whole-sandbox';

const { clients } = wholeSandbox();
const NOW = new Date(START);
const ORIGIN = 'https://shop.example';

/** Pages of each kind in each language: 9 × 7 × 32 are 2,016. */
const OF_EACH = 32;
const LINKS_OF_EACH_LANGUAGE = 60;
/** Small Latin words in a row: names begin with capitals, and addresses have no spaces. */
const LATIN_SENTENCE = /(?<![\w-])[a-z]{2,} [a-z]{2,}(?![\w-])/;
const CYRILLIC = /[\u0400-\u04ff]/;
const PAGES = /^\/(?:routes|cities|airports|countries|airlines)\//;

type Brand = keyof typeof BRANDS;
const LANGUAGES = Object.values(BRANDS).flatMap((brand) => brand.locales.map((locale) => [brand.id, locale] as const));

function marketOf(brand: Brand, locale: Locale) {
  const url = new URL(`${ORIGIN}/about?locale=${locale}`);
  return resolveMarket({ brand: BRANDS[brand], url, cookies: new Map(), acceptLanguage: null });
}

/** Reads the kind of page and the variable parts of its address. */
function addressed(path: string): { kind: SubjectKind; params: Record<string, string> } {
  const [, first = '', a = '', b = '', c = ''] = new URL(path, ORIGIN).pathname.split('/');
  if (a === '') return { kind: first as SubjectKind, params: {} };
  if (first === 'routes') return { kind: 'route', params: { from: a, to: b } };
  if (first === 'airports') {
    return b === '' ? { kind: 'airport', params: { slug: a } } : { kind: 'airport-pair', params: { from: a, to: b } };
  }
  if (first === 'airlines') {
    return b === ''
      ? { kind: 'airline', params: { slug: a } }
      : { kind: 'airline-route', params: { slug: a, from: b, to: c } };
  }
  return { kind: first === 'cities' ? 'city' : 'country', params: { slug: a } };
}

/** Takes so many things, evenly from the first to the last. */
function evenly<T>(all: readonly T[], count: number): T[] {
  const last = all.length - 1;
  const places = Array.from({ length: count }, (_, index) => Math.round((index * last) / Math.max(1, count - 1)));
  return [...new Set(places)].flatMap((place) => (all[place] === undefined ? [] : [all[place]]));
}

describe.each(LANGUAGES)('on %s in %s', (brand, locale) => {
  const market = marketOf(brand, locale);
  const contextOf = () => ({ upstream: clients(market), brand: BRANDS[brand], market });
  let context: ReturnType<typeof contextOf>;
  /** Pages with prices. */
  let priced = 0;

  it('every page is whole, at its own address, unlike all others, and links to pages that exist', async () => {
    context = contextOf();
    const maps = (await landingSitemaps(context))!;
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    const links = new Set<string>();
    let count = 0;
    priced = 0;
    for (const kind of SITEMAP_KINDS) {
      const parts = maps.filter((path) => path.startsWith(`/sitemap/${kind}/${locale}/`)).length;
      // The first part and the last one: what everybody asks for, and what nobody does.
      const lists = await Promise.all(
        [...new Set([1, parts])].map((part) => landingPages(context, kind, locale, part)),
      );
      for (const { path, alternates } of evenly(lists.flat(), OF_EACH)) {
        count += 1;
        if (brand === 'intl') expect.soft(alternates.map((one) => one.path)).toContain(path);
        const { subject, head, json, descriptors, hrefs } = await pageAt(path);
        expect.soft([path, isThin(subject)]).toEqual([path, false]);
        expect.soft(head.title.length, head.title).toBeLessThanOrEqual(60);
        expect.soft(head.description.length, head.description).toBeLessThanOrEqual(155);
        expect.soft(head.description.length, head.description).toBeGreaterThan(20);
        expect.soft(titles.get(head.title) ?? path, head.title).toBe(path);
        expect.soft(descriptions.get(head.description) ?? path, head.description).toBe(path);
        titles.set(head.title, path);
        descriptions.set(head.description, path);
        for (const one of descriptors) expect.soft(landingJsonLd.safeParse(one).error, path).toBeUndefined();
        expect.soft(json, path).not.toMatch(locale === 'ru' ? LATIN_SENTENCE : CYRILLIC);
        expect.soft(json, path).not.toMatch(/undefined|NaN|\{\{/);
        for (const href of hrefs) links.add(href);
      }
    }
    // Small kinds have fewer pages than are taken of each.
    expect(count).toBeGreaterThan(SITEMAP_KINDS.length * OF_EACH * 0.9);
    // Nine languages: more than 500 in all.
    expect(priced).toBeGreaterThan(60);
    expect(links.size).toBeGreaterThan(1000);
    for (const href of evenly([...links], LINKS_OF_EACH_LANGUAGE)) await pageAt(href);
  }, 120_000);

  /** Opens a page, without what services compute for it: that is what the tests over HTTP are for. */
  async function pageAt(path: string) {
    const { kind, params } = addressed(path);
    const subject = await findSubject(context, kind, params);
    if (!subject) throw new Error(`${path} leads nowhere`);
    expect.soft(pathInLanguage(BRANDS[brand], pathOf(subject, locale), locale), 'moved').toBe(path);
    const way = wayOf(subject);
    const prices = way ? inventedPrices(market) : null;
    const none = {
      prices,
      weather: null,
      offers: null,
      timetable: null,
      board: null,
      comments: null,
      entry: null,
      subscription: null,
      hasPriceAlerts: true,
    };
    const input = { sources: { subject, ...none }, market, links: landingLinks(market), now: NOW, ...textsOf(market) };
    const screen = landingScreen(input);
    const descriptors = describeForRobots(input, { origin: ORIGIN, path, ...screen });
    if (way && prices) {
      priced += 1;
      const shown = expectPricesToAgree(screen, prices, market, path);
      expect.soft(shown, path).toBe(expectedPrices(prices, way.airline !== null));
    }
    const json = JSON.stringify([screen.head, screen.blocks]);
    const hrefs = [...json.matchAll(/"href":"([^"]+)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => PAGES.test(href));
    return { subject, head: screen.head, json, descriptors, hrefs };
  }
});
