import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { answered } from '#tests/journeys/shared-page';
import { searchAddress } from '#tests/setup/links';
import { headOf } from '#tests/setup/page-head';
import { Pair } from '#tests/setup/pair';
import { PlainBrowser } from '#tests/setup/plain-browser';

const LANGUAGES = { ru: ['ru'], intl: ['en', 'nl', 'pl', 'es', 'fr', 'de', 'it', 'tr'] } as const;

const addressesOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
const pathOf = (address: string) => address.slice(new URL(address).origin.length);

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('robots.txt links to the sitemap and excludes costly pages', async ({ visitor }) => {
      const { status, headers, text } = await visitor.get('/robots.txt');
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(text).toMatch(/^User-agent: \*\nDisallow: /);
      expect(text).toContain(`\nSitemap: ${visitor.origin}/sitemap.xml\n`);
      expect(text).toContain('\nDisallow: /search\n');
      for (const open of ['/agreement', '/about', '/en-us', '/assets'])
        expect(text).not.toContain(`Disallow: ${open}\n`);
    });

    test('every page of the sitemap exists, is indexed and canonical', async ({ visitor }) => {
      test.slow();
      const index = await visitor.get('/sitemap.xml');
      expect(index.headers['content-type']).toContain('xml');
      const maps = addressesOf(index.text).filter((address) => /\/sitemap\/\w+\.xml$/.test(address));
      expect(maps).toEqual(LANGUAGES[brand].map((locale) => `${visitor.origin}/sitemap/${locale}.xml`));
      const withTrains: string[] = [];
      for (const [at, map] of maps.entries()) {
        const pages = addressesOf((await visitor.get(pathOf(map))).text);
        expect(pages).toContain(`${visitor.origin}/about${at === 0 ? '' : `?locale=${LANGUAGES[brand][at]}`}`);
        if (pages.some((address) => new URL(address).pathname === '/railway')) withTrains.push(LANGUAGES[brand][at]!);
        // Crawlers come without cookies.
        const crawler = new PlainBrowser(visitor.origin);
        await Promise.all(
          pages.map(async (address) => {
            const page = await answered(crawler, pathOf(address), { redirects: 0, headers: { cookie: undefined } });
            const head = headOf(page.text);
            expect.soft([address, page.status, head.robots, head.canonical]).toEqual([address, 200, null, address]);
            expect.soft([address, head.lang]).toEqual([address, LANGUAGES[brand][at]]);
            expect.soft(Object.values(head.alternates), address).toContain(address);
          }),
        );
      }
      // Not every language has a country with trains.
      expect(withTrains).toEqual(expect.arrayContaining(brand === 'ru' ? ['ru'] : ['en', 'de', 'fr']));
    });

    test('pages that must not be indexed say so', async ({ visitor }) => {
      const pages = ['/contacts', '/refund', '/payment-security', '/confidential', '/agreement', '/privacy'];
      for (const path of [...pages, '/user/orders']) {
        const head = headOf((await visitor.get(path)).text);
        expect.soft([path, head.robots, head.canonical, head.jsonLd]).toEqual([path, 'noindex', null, []]);
      }
      const search = headOf((await visitor.get(searchAddress(30))).text);
      expect(search.robots).toBe('noindex,nofollow');
      expect(search.alternates).toEqual({});
    });

    test('home and content pages have descriptions', async ({ visitor }) => {
      const { path, text } = await visitor.get('/');
      const home = headOf(text);
      const [organization, site] = home.jsonLd;
      expect(organization).toMatchObject({ '@type': 'Organization', url: `${visitor.origin}/` });
      expect(site).toMatchObject({
        '@type': 'WebSite',
        url: visitor.origin + path,
        potentialAction: { '@type': 'SearchAction' },
      });
      expect(home.meta['og:type']).toBe('website');
      expect(home.meta['og:title']).toBeTruthy();
      const image = await visitor.get(pathOf(home.meta['og:image'] ?? ''));
      expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png']);

      const about = headOf((await visitor.get('/about')).text);
      expect(about.jsonLd).toMatchObject([
        { '@type': 'BreadcrumbList', itemListElement: [{ item: visitor.origin + path }, { item: about.canonical }] },
      ]);
    });

    test('a search engine’s search box fills in the destination', async ({ visitor }) => {
      const site = headOf((await visitor.get('/')).text).jsonLd[1] as {
        potentialAction: { target: { urlTemplate: string } };
      };
      const address = site.potentialAction.target.urlTemplate.replace('{destination}', 'Rome');
      expect((await visitor.get(pathOf(address))).text).toMatch(/<input[^>]*value="Rome"/);
    });
  });
}

test('public addresses come from the configuration', async () => {
  const pair = await Pair.start({ env: { PUBLIC_ORIGINS: 'intl=https://fair.example' } });
  try {
    const visitor = new PlainBrowser(`http://localhost:${pair.address.shopPort}`);
    const head = headOf((await visitor.get('/en-gb')).text);
    expect(head.canonical).toBe('https://fair.example/en-gb');
    expect(head.alternates['x-default']).toBe('https://fair.example/');
    expect((await visitor.get('/robots.txt')).text).toContain('Sitemap: https://fair.example/sitemap.xml');
    const { text: securityText } = await visitor.get('/.well-known/security.txt');
    expect(securityText).toContain('Canonical: https://fair.example/.well-known/security.txt\n');
    const russian = new PlainBrowser(`http://ru.localhost:${pair.address.shopPort}`);
    expect(headOf((await russian.get('/')).text).canonical).toBe(`${russian.origin}/`);
  } finally {
    await pair.stop();
  }
});
