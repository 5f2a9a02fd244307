import { brotliCompressSync } from 'node:zlib';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { parseHtml, textOf } from '#tests/setup/html';
import { landingJsonLd } from '#tests/setup/landing-json-ld';
import { headOf, type PageHead } from '#tests/setup/page-head';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import { hundredthsOf, priceOfCard, resultsAt } from '#tests/journeys/said-prices';

/** The last language of the international brand has the longest words, Turkish its own letters. */
const LANGUAGES = { ru: ['ru'], intl: ['en', 'de', 'tr'] } as const;
const KINDS = ['routes', 'cities', 'airports', 'countries', 'airlines', 'airport-pairs', 'airline-routes'] as const;
/** Their prices are computed, so there is one of each. */
const DEAR: readonly string[] = ['routes', 'airport-pairs', 'airline-routes'];
/** Places in a sitemap; the last one is a page that few ask for. */
const SAMPLE = [0, 200] as const;
const LISTS = [
  '/airports',
  '/countries',
  '/airlines',
  '/airlines-list',
  '/top-airlines',
  '/popular-directions',
] as const;

const MOST_BYTES = 20 * 1024;
/** Small Latin words in a row: names begin with capitals, and codes have no small letters. */
const LATIN_SENTENCE = /(?<![\w-])[a-z]{2,} [a-z]{2,}(?![\w-])/;
const addressesOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found.replaceAll('&amp;', '&'));
const pathOf = (full: string) => full.slice(new URL(full).origin.length);

/** Checks what holds of every landing page. @returns its head and the links of its content */
function expectWhole(page: PlainPage, canonical: string, locale: string): { head: PageHead; links: string[] } {
  const head = headOf(page.text);
  expect.soft([canonical, page.status, head.lang, head.robots]).toEqual([canonical, 200, locale, null]);
  expect.soft(head.canonical).toBe(canonical);
  expect.soft(Object.values(head.alternates), canonical).toContain(canonical);
  const html = parseHtml(page.text);
  const scripts = html.querySelectorAll('script').filter((one) => one.getAttribute('type') !== 'application/ld+json');
  expect.soft(scripts, canonical).toHaveLength(0);
  expect.soft(html.querySelectorAll('h1'), canonical).toHaveLength(1);
  const title = textOf(html.querySelector('title')!);
  const about = head.meta['description'] ?? '';
  expect.soft(title.length, title).toBeLessThanOrEqual(60);
  expect.soft(about.length, about).toBeLessThanOrEqual(155);
  expect.soft(about.length, canonical).toBeGreaterThan(20);
  expect.soft(brotliCompressSync(page.body).length, canonical).toBeLessThanOrEqual(MOST_BYTES);
  for (const one of head.jsonLd) expect.soft(landingJsonLd.safeParse(one).error, canonical).toBeUndefined();
  expect.soft(head.jsonLd.map((one) => one['@type'])).toContain('BreadcrumbList');
  const main = html.querySelector('main')!;
  expect
    .soft(textOf(main), canonical)
    .not.toMatch(/\b(?:head|about|facts|prices|questions|timetable|board|status|undefined|NaN)\.\w|\{\{/);
  const words = textOf(main);
  if (locale === 'ru') expect.soft(words, canonical).not.toMatch(LATIN_SENTENCE);
  else expect.soft(words, canonical).not.toMatch(/[\u0400-\u04ff]/);
  const links = main.querySelectorAll('a[href]').map((one) => one.getAttribute('href') ?? '');
  return { head, links };
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('landing pages of the sitemaps are whole, unique and linked', async ({ visitor }) => {
      test.slow();
      const index = addressesOf((await visitor.get('/sitemap.xml')).text).map(pathOf);
      const crawler = new PlainBrowser(visitor.origin, { 'user-agent': 'Testbot/1.0 (bot)' });
      /** Comes again when it is told to, as crawlers do. */
      const open = async (path: string): Promise<PlainPage> => {
        const page = await crawler.get(path, { redirects: 0, headers: { cookie: undefined } });
        if (page.status !== 503) return page;
        await new Promise((resolve) => setTimeout(resolve, Number(page.headers['retry-after']) * 1000));
        return open(path);
      };
      const names = new Map<string, string>();
      const linked = new Set<string>();
      const check = async (full: string, locale: string) => {
        const { head, links } = expectWhole(await open(pathOf(full)), full, locale);
        for (const name of [head.meta['og:title'] ?? '', head.meta['description'] ?? '']) {
          expect.soft(names.get(name) ?? full, name).toBe(full);
          names.set(name, full);
        }
        const pages = links.filter((href) => /^\/(?:cities|airports|countries|airlines)\//.test(href));
        for (const href of [pages[0], pages.at(-1)]) if (href) linked.add(href);
        for (const href of pages)
          expect.soft(new URL(href, visitor.origin).searchParams.get('locale') ?? LANGUAGES[brand][0]).toBe(locale);
      };
      for (const [at, locale] of LANGUAGES[brand].entries()) {
        for (const kind of KINDS) {
          expect(index).toContain(`/sitemap/${kind}/${locale}/1.xml`);
          const xml = (await visitor.get(`/sitemap/${kind}/${locale}/1.xml`)).text;
          expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
          const pages = addressesOf(xml);
          const places = at > 0 || DEAR.includes(kind) ? [at * 30] : SAMPLE;
          for (const place of places) await check(pages[Math.min(place, pages.length - 1)]!, locale);
        }
        for (const path of LISTS) await check(`${visitor.origin}${path}${at === 0 ? '' : `?locale=${locale}`}`, locale);
      }
      const reader = new PlainBrowser(visitor.origin);
      for (const href of linked) {
        const { status } = await reader.get(href, { redirects: 0, headers: { cookie: undefined } });
        expect.soft([href, status]).toEqual([href, 200]);
      }
    });

    test('former addresses and other spellings lead to the one address', async ({ visitor }) => {
      const targets: [string, string | null][] = [
        ['/routes/LON/NYC', '/routes/london-lon/new-york-nyc'],
        ['/routes/lhr/anything-jfk', '/routes/london-lon/new-york-nyc'],
        ['/cities/lon?agent=blog', '/cities/london-lon?agent=blog'],
        ['/airports/LHR', '/airports/heathrow-lhr'],
        ['/airports/tegel-txl', '/airports/brandenburg-ber'],
        ['/countries/deutschland', '/countries/germany'],
        ['/countries/de', '/countries/germany'],
        ['/airlines/BA', '/airlines/british-airways'],
        ['/cities/country/germany', '/countries/germany'],
        ['/airports/lhr/JFK', '/airports/heathrow-lhr/john-f-kennedy-jfk'],
        ['/airports/tegel-txl/heathrow-lhr', '/airports/brandenburg-ber/heathrow-lhr'],
        ['/airlines/BA/LHR/jfk', '/airlines/british-airways/london-lon/new-york-nyc'],
        ['/airlines/british-airways/london/new-york', '/airlines/british-airways/london-lon/new-york-nyc'],
      ];
      for (const [from, to] of targets) {
        const { status, headers } = await visitor.get(from, { redirects: 0 });
        expect.soft([from, status, headers.location]).toEqual([from, 301, to]);
      }
      const missing = [
        '/cities/nowhere-qqq',
        '/routes/lon/lon',
        '/routes/lon/qqq',
        '/airlines/no-such-line',
        '/countries/atlantis',
        '/airports/lhr/lgw',
        '/airports/lhr/qqq',
        '/airlines/british-airways/ber/muc',
        '/airlines/british-airways/london-lon',
      ];
      for (const path of missing) expect.soft([path, (await visitor.get(path)).status]).toEqual([path, 404]);
    });
  });
}

test.describe('a route', () => {
  test('names prices that the search confirms, and fills the form in', async ({ visitor, control }) => {
    await control.set({ settings: { searchDelayMs: 0 } });
    const { text } = await visitor.get('/routes/berlin-ber/athens-ath');
    const html = parseHtml(text);
    const found = html.querySelectorAll('section[aria-labelledby="prices"] table a, dl a[rel="nofollow"]');
    expect(found.length).toBeGreaterThan(7);
    // The lowest fare, the same day with baggage, and a month.
    expect(found.slice(0, 2).map((link) => link.getAttribute('href')?.includes('WithBaggages'))).toEqual([false, true]);
    for (const link of [...found.slice(0, 2), found.at(-1)!]) {
      const results = await resultsAt(link.getAttribute('href') ?? '', visitor);
      expect(priceOfCard(results)).toBe(hundredthsOf(textOf(link)));
    }
    const valueOf = (name: string) => html.querySelector(`input[name="${name}"]`)?.getAttribute('value');
    expect([valueOf('departure'), valueOf('arrival')]).toEqual(['Berlin', 'Athens']);
  });

  test('has a page in the language of its address, for those who chose another too', async ({ visitor }) => {
    const german = await visitor.get('/routes/munchen-muc/london-lon?locale=de');
    expect(headOf(german.text).canonical).toBe(`${visitor.origin}/routes/munchen-muc/london-lon?locale=de`);
    // The choice is remembered: the English address is the German page, and says so.
    const again = await visitor.get('/routes/munich-muc/london-lon', { redirects: 0 });
    expect([again.status, headOf(again.text).lang]).toEqual([200, 'de']);
    expect(headOf(again.text).canonical).toBe(headOf(german.text).canonical);
  });

  test('a page of one airport pair names prices that the search of these airports confirms', async ({
    visitor,
    control,
  }) => {
    await control.set({ settings: { searchDelayMs: 0 } });
    // On a crowded machine the prices may come too late for the first page; nobody keeps that one.
    const priceOf = async () => {
      const { text } = await visitor.get('/airports/heathrow-lhr/brandenburg-ber', { redirects: 0 });
      return parseHtml(text).querySelector('dl a[rel="nofollow"]');
    };
    await expect.poll(async () => (await priceOf()) !== null, { timeout: 40_000 }).toBe(true);
    const link = await priceOf();
    const href = link!.getAttribute('href') ?? '';
    expect(href).toMatch(/LHR_.*BER/);
    expect(priceOfCard(await resultsAt(href, visitor))).toBe(hundredthsOf(textOf(link!)));
  });

  test('without a non-stop flight is no page for search engines', async ({ visitor }) => {
    const page = await visitor.get('/routes/reykjavik-rek/sochi-aer');
    expect([page.status, headOf(page.text).robots]).toEqual([200, 'noindex']);
  });
});
