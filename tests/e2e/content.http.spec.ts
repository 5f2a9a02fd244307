import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { hasId, linksOf, visibleText } from '#tests/setup/html-page';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { headOf } from '#tests/setup/page-head';
import { dateIn } from '#tests/journeys/travellers';
import { sharedPage } from '#tests/journeys/shared-page';
import { hundredthsOf, priceOfCard, resultsAt } from '#tests/journeys/said-prices';
import { CONTENT_PAGES, DIALOG_PAGES, RAILWAY_PAGES } from '~/features/frame/content/pages';

const SHARED = 'public, max-age=60, stale-while-revalidate=86400';

/** An executable script; descriptions for search engines are data. */
const SCRIPT = /<script(?![^>]*type="application\/ld\+json")/;

/** Expects a complete page in its language, without scripts, shared, and not indexed if static. */
function expectPage({ status, text, headers, path }: PlainPage, language: string) {
  expect(status).toBe(200);
  expect(text.match(/<html lang="(\w+)"/)?.[1]).toBe(language);
  expect(SCRIPT.test(text), 'runs a script').toBe(false);
  const isStatic = DIALOG_PAGES.some((name) => path === `/${name}`);
  expect(/<meta name="robots" content="noindex/.test(text), 'is kept out').toBe(isStatic);
  expect(text.match(/<title>([^<]+)<\/title>/)?.[1]).toMatch(/.+ [—–] (?:Fairwind|Попутный)$/);
  expect(text.match(/<meta name="description" content="([^"]*)"/)?.[1]?.length).toBeGreaterThan(20);
  expect(text.match(/<h1\b/g)).toHaveLength(1);
  expect(text.match(/\{\{\w+|%7B%7B/)).toBeNull();
  expect(headers['cache-control']).toBe(SHARED);
  expect(headers['content-security-policy']).toContain("script-src 'none'");
  expect(headers['content-language']).toBe(language);
}

/** Returns the heading levels of the page's main part, in order. */
function headingLevels({ text }: PlainPage): number[] {
  const [, main = ''] = text.match(/<main\b.*?>(.*)<\/main>/s) ?? [];
  return [...main.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const language = brand === 'ru' ? 'ru' : 'en';

    for (const name of CONTENT_PAGES) {
      test(`/${name}`, async ({ visitor }) => {
        const page = await visitor.get(`/${name}`);
        expectPage(page, language);
        const levels = headingLevels(page);
        expect(levels[0]).toBe(1);
        for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);

        const etag = page.headers.etag ?? '';
        const again = await visitor.get(`/${name}`, { headers: { 'if-none-match': etag } });
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
        const head = await visitor.request('HEAD', `/${name}`);
        expect([head.status, head.body.length]).toEqual([200, 0]);
        expect(Number(head.headers['content-length'])).toBe(page.body.length);
      });
    }

    test('a marked visit gets the page from the app, with its cookies', async ({ visitor }) => {
      const page = await visitor.get('/refund?agent=partner');
      expect(page.status).toBe(200);
      expect(page.headers['cache-control']).not.toContain('public');
      expect(visitor.cookies).toHaveProperty('partner_agent', 'partner');
    });

    test('the banner disappears from content pages only for visitors who accepted it', async ({ visitor }) => {
      const banner = 'action="/cookies"';
      const hasBanner = async () => (await visitor.get('/about')).text.includes(banner);
      expect(await hasBanner()).toBe(true);
      await visitor.post('/cookies', { to: '/about' });
      expect(await hasBanner()).toBe(false);
      visitor.setCookie('cookie_policy_accepted', '');
      expect(await hasBanner()).toBe(true);
    });

    test('unknown addresses are answered from memory, without the address', async ({ visitor }) => {
      const path = `/no-such-page-${brand}/of/mine`;
      expect((await visitor.get(path)).status).toBe(404);
      const { status, text, headers } = await visitor.get(path);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(text.includes('no-such-page'), 'tells of the address').toBe(false);
      expect(SCRIPT.test(text), 'runs a script').toBe(false);
      expect(text.match(/<html lang="(\w+)"/)?.[1]).toBe(language);
    });

    test('every link of home, content and error pages works', async ({ visitor }) => {
      test.setTimeout(180_000);
      const paths = ['/', '/404', '/no/such/page', ...CONTENT_PAGES.map((name) => `/${name}`)];
      const found = new Map<string, string>();
      const pages = new Map<string, string>();
      for (const path of paths) {
        const page = await visitor.get(path);
        pages.set(path, page.text).set(page.path, page.text);
      }
      for (const [path, text] of pages) {
        for (const href of linksOf(text)) {
          const { origin, protocol, pathname, search, hash } = new URL(href, visitor.origin + path);
          const known = pages.get(pathname);
          if (origin !== visitor.origin) expect(protocol, href).toMatch(/^(?:https?|mailto):$/);
          else if (hash && known) expect(hasId(known, hash.slice(1)), `${href} on ${path}`).toBe(true);
          // An unknown page says so too when its menus are opened.
          else if (!paths.includes(pathname)) found.set(pathname + search, path);
        }
      }
      expect(found.size).toBeGreaterThan(5);
      const broken = await statusesOf(visitor, [...found.keys()]);
      expect(broken.filter(({ status }) => status >= 400).map(({ path }) => `${path} on ${found.get(path)}`)).toEqual(
        [],
      );
    });
  });
}

async function statusesOf(visitor: PlainBrowser, paths: string[]): Promise<{ path: string; status: number }[]> {
  const statuses = [];
  for (const path of paths) statuses.push({ path, status: (await visitor.get(path)).status });
  return statuses;
}

test.describe('another language', () => {
  for (const name of CONTENT_PAGES) {
    test(`/${name} in Dutch`, async ({ visitor }) => {
      const page = await visitor.get(`/${name}`, { headers: { 'accept-language': 'nl-BE, en;q=0.5' } });
      expectPage(page, 'nl');
    });
  }
});

test('markets never mix', async ({ visitor, address }) => {
  const ask = (headers: Record<string, string>) => visitor.get('/contacts', { headers });
  const british = { 'accept-language': 'en', cookie: 'country=GB' };
  const pages = await Promise.all(
    Array.from({ length: 4 }, async () => ({
      gb: await ask(british),
      us: await ask({ 'accept-language': 'en' }),
      de: await ask({ 'accept-language': 'de' }),
      ru: await ask({ host: `ru.localhost:${address.shopPort}`, 'accept-language': 'de' }),
    })),
  );
  for (const { gb, us, de, ru } of pages) {
    expect(gb.text).toContain('+44 20 7946 0123');
    expect(us.text).toContain('+1 202 555 0143');
    expect(us.text).not.toContain('+44');
    expect(de.text).toContain('<html lang="de"');
    expect(ru.text).toContain('help@poputny.example');
    expect(ru.text).not.toContain('fairwind.example');
  }
});

test.describe('pages about trains', () => {
  test.use({ brand: 'ru' });

  test('are shared text pages, and the former address leads to them', async ({ visitor }) => {
    for (const name of RAILWAY_PAGES) {
      const page = await sharedPage(visitor, `/${name}`);
      expectPage(page, 'ru');
      const levels = headingLevels(page);
      for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
    const moved = await visitor.get('/poezda');
    expect([moved.path, moved.status]).toEqual(['/railway', 200]);
    expect(headOf(moved.text).jsonLd.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'FAQPage']);
  });

  test('show prices that the search confirms', async ({ visitor, control }) => {
    await control.set({ settings: { searchDelayMs: 0 } });
    const { text } = await sharedPage(visitor, '/railway');
    const cards = [...text.matchAll(/<a [^>]*href="(\/search\?[^"]*)"[^>]*>(.*?)<\/a>/gs)].filter(([card]) =>
      card.includes('₽'),
    );
    expect(cards.length).toBeGreaterThan(5);
    for (const [, href = '', card = ''] of [cards[0]!, cards.at(-1)!]) {
      const results = await resultsAt(href.replaceAll('&amp;', '&'), visitor);
      expect(priceOfCard(results)).toBe(hundredthsOf(visibleText(card)));
    }
  });

  test('search trains only, and keep that when a button changes the form', async ({ visitor }) => {
    const form = { departure: 'Москва', arrival: 'Казань', departureDate: dateIn(20), adults: '1', transport: 'train' };
    const found = await visitor.post('/?index', { ...form, intent: 'search' }, { redirects: 0 });
    expect(found.status).toBe(303);
    expect(decodeURIComponent(found.headers.location ?? '')).toContain('{"transportKind":{"Train":true}}');
    const swapped = await visitor.post('/?index', { ...form, intent: 'swap' });
    expect(swapped.text).toMatch(/<input[^>]*name="transport"[^>]*value="train"/);
  });
});

test('pages about trains exist only where trains are sold', async ({ visitor }) => {
  const singapore = await visitor.get('/railway?country=SG');
  expect(singapore.status).toBe(404);
  expect(singapore.text).not.toContain('href="/railway');
  const german = await visitor.get('/railway-tickets?country=DE&locale=de');
  expect([german.status, headOf(german.text).canonical]).toEqual([
    200,
    `${visitor.origin}/railway-tickets?locale=de&country=DE`,
  ]);
  expect(german.text).toContain('href="/railway?locale=de&amp;country=DE"');
});
