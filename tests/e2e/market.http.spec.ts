import { BRANDS as BRAND_TABLE } from '~/market/brands';
import type { CountryCode } from '~/market/countries';
import { CURRENCIES } from '~/market/currencies';
import { formatDate } from '~/market/format';
import type { Locale } from '~/market/locales';
import { homePathOf, usualCurrency } from '~/market/resolve';
import { dateIn } from '#tests/journeys/travellers';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { visibleText } from '#tests/setup/html-page';
import { searchAddress } from '#tests/setup/links';
import { headOf } from '#tests/setup/page-head';
import { Pair } from '#tests/setup/pair';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import { openResults } from '#tests/setup/plain-purchase';

/** Three countries of each brand: the default, one with decimals or another currency, one with other dates. */
const COUNTRIES = { ru: ['RU', 'KZ', 'BY'], intl: ['US', 'DE', 'TR'] } as const satisfies Record<string, CountryCode[]>;
const FLIGHT_IN_DAYS = 40;

/** Normalises all kinds of space. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ').trim();
const headingOf = ({ text }: PlainPage) => visibleText(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(text)?.[1] ?? '');
const priceOf = ({ text }: PlainPage) =>
  plain(visibleText(/data-testid="serp-ticket-total-sum"[^>]*>(.*?)<\/div>/s.exec(text)?.[1] ?? ''));

for (const id of BRANDS) {
  const brand = BRAND_TABLE[id];
  for (const locale of brand.locales) {
    test.describe(`${id}, ${locale}`, () => {
      test.use({ brand: id });

      for (const country of COUNTRIES[id]) {
        test(`${country}: home, search, content and error pages belong to the market`, async ({ visitor }) => {
          const currency = usualCurrency(brand, country);
          const choice = `locale=${locale}&country=${country}`;
          const homePath = homePathOf(brand, { locale, country });
          const search = searchAddress(FLIGHT_IN_DAYS);
          const home = await visitor.get(brand.hasMarketInPath ? homePath : `/?${choice}`);
          // From here on cookies remember the market.
          const [results, terms, about, error] = [
            await openResults(visitor, search),
            await visitor.get('/agreement'),
            await visitor.get('/about'),
            await visitor.get('/no/such/page'),
          ];
          for (const page of [home, results, terms, about, error]) {
            expect.soft([page.path, headOf(page.text).lang]).toEqual([page.path, locale]);
            expect.soft(page.headers['content-language']).toBe(locale);
            const header = visibleText(/<header\b.*?<\/header>/s.exec(page.text)?.[0] ?? '');
            expect.soft(header, page.path).toContain(currency);
          }

          const head = headOf(home.text);
          expect(head.canonical).toBe(visitor.origin + homePath);
          const own = brand.hasMarketInPath ? `${locale}-${country}` : locale;
          expect(head.alternates[own]).toBe(visitor.origin + homePath);
          expect(head.alternates['x-default']).toBe(`${visitor.origin}/`);
          const ofText = headOf(about.text);
          const address = `${visitor.origin}/about${locale === brand.defaultLocale ? '' : `?locale=${locale}`}`;
          expect([ofText.canonical, ofText.alternates[locale]]).toEqual([address, address]);

          expect(priceOf(results)).toContain(CURRENCIES[currency].symbol);
          const date = formatDate(dateIn(FLIGHT_IN_DAYS), { locale, country }, 'short');
          expect(plain(visibleText(results.text))).toContain(plain(date));
        });
      }

      if (locale !== 'en') {
        test('no page is left in English', async ({ visitor }) => {
          const inLanguage = (path: string, language: Locale) =>
            visitor.get(`${path}${path.includes('?') ? '&' : '?'}locale=${language}`);
          for (const path of [id === 'ru' ? '/' : `/${locale}-us`, '/no/such/page', '/search']) {
            const own = headingOf(await inLanguage(path, locale));
            const english = headingOf(await inLanguage(id === 'ru' ? path : path.replace(/^\/..-us/, '/en-us'), 'en'));
            if (id === 'ru') expect.soft(own, path).toMatch(/\p{Script=Cyrillic}/u);
            else expect.soft(own, path).not.toBe(english);
          }
        });
      }
    });
  }
}

test.describe('money in the market’s format', () => {
  for (const [brand, choice, form] of [
    ['ru', 'country=RU', /^\d{1,3}( \d{3})* ₽$/],
    ['intl', 'locale=en&country=US', /^\$\d{1,3}(,\d{3})*\.\d{2}$/],
    ['intl', 'locale=de&country=DE', /^\d{1,3}( \d{3})*,\d{2} €$/],
    ['intl', 'locale=tr&country=TR', /^₺\d{1,3}(\.\d{3})*$/],
    ['intl', 'locale=pl&country=PL&currency=GBP', /^\d{1,3}( \d{3})*,\d{2} £$/],
  ] as const) {
    test.describe(brand, () => {
      test.use({ brand });
      test(choice, async ({ visitor }) => {
        await visitor.get(`/agreement?${choice}`);
        expect(priceOf(await openResults(visitor, searchAddress(FLIGHT_IN_DAYS)))).toMatch(form);
      });
    });
  }
});

test.describe('the choosers’ form', () => {
  test('sets three cookies with one expiry and returns to the same page', async ({ visitor }) => {
    const search = `${searchAddress(30)}&currency=USD`;
    const answer = await visitor.post('/market', { country: 'DE', to: search }, { redirects: 0 });
    expect([answer.status, answer.headers.location]).toEqual([303, search.replace('&currency=USD', '')]);
    expect(visitor.cookies).toMatchObject({ locale: 'en', country: 'DE', currency: 'EUR' });
    const ages = (answer.headers['set-cookie'] ?? []).map((cookie) => /Max-Age=(\d+)/.exec(cookie)?.[1]);
    expect(ages).toEqual(Array(3).fill(String(365 * 86_400)));
    expect((await visitor.get('/')).path).toBe('/en-de');
  });

  test('leads from home to the new market’s home page', async ({ visitor }) => {
    const to = '/en-us?departure=London';
    const { headers } = await visitor.post('/market', { locale: 'pl', country: 'PL', to }, { redirects: 0 });
    expect(headers.location).toBe('/pl-pl?departure=London');
  });

  test('never redirects elsewhere and refuses other sites', async ({ visitor }) => {
    for (const to of [
      '//evil.example/',
      'https://evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
      'x'.repeat(8192),
      '',
    ]) {
      const { status, headers } = await visitor.post('/market', { locale: 'de', to }, { redirects: 0 });
      expect.soft([status, headers.location]).toEqual([303, '/de-us']);
    }
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const refused = await visitor.post('/market', { locale: 'fr' }, { headers: foreign, redirects: 0 });
    expect(refused.status).toBe(403);
    expect(visitor.cookies.locale).toBe('de');
  });
});

test.describe('a new visitor behind a proxy', () => {
  let pair: Pair;
  test.beforeAll(async () => {
    pair = await Pair.start({ env: { TRUST_PROXY: '1', COUNTRY_HEADER: 'x-country' } });
  });
  test.afterAll(() => pair.stop());

  /** Returns the redirect of "/" for a visitor with only these headers. */
  async function homeOf(headers: Record<string, string>): Promise<string | undefined> {
    const visitor = new PlainBrowser(`http://localhost:${pair.address.shopPort}`);
    const { headers: answered } = await visitor.get('/', { headers, redirects: 0 });
    expect(visitor.cookies).not.toHaveProperty('country');
    return answered.location;
  }

  test('gets the country of the proxy, else that of the address', async () => {
    expect(await homeOf({ 'x-country': 'FR', 'accept-language': 'fr' })).toBe('/fr-fr');
    expect(await homeOf({ 'x-country': 'KZ' }), 'not a country of the brand').toBe('/en-us');
    // On a busy machine the service is late at first, and the answer is cached for the next page.
    await expect.poll(() => homeOf({ 'x-forwarded-for': '198.51.100.7' }), 'a network of London').toBe('/en-gb');
    expect(await homeOf({ 'x-forwarded-for': '10.0.0.1' })).toBe('/en-us');
  });

  test('finds the departure filled in, unlike anybody else', async () => {
    const departureOf = async (path: string, address: string) => {
      const visitor = new PlainBrowser(`http://localhost:${pair.address.shopPort}`);
      const { text } = await visitor.get(path, { headers: { 'x-forwarded-for': address } });
      return formWith(text, 'departureDate').fields['departure'];
    };
    await expect.poll(() => departureOf('/en-us', '198.51.100.20')).toEqual(['London']);
    await expect.poll(() => departureOf('/de-de', '192.0.2.20'), 'in the language of the page').toEqual(['Moskau']);
    expect(await departureOf('/en-us', '10.0.0.20'), 'an address of nowhere').toEqual(['New York']);
    expect(await departureOf('/en-us?adults=2', '198.51.100.20'), 'a form in use').toEqual(['']);
  });

  test('does not wait for a service that hangs', async () => {
    await pair.control.set({ services: { suggest: { hang: true } } });
    const began = performance.now();
    expect(await homeOf({ 'x-forwarded-for': '198.51.100.8' })).toBe('/en-us');
    // 300 ms of patience, and a reserve for a busy machine; the service's own limit is 6 s.
    expect(performance.now() - began).toBeLessThan(3000);
  });
});

test.describe('hostile request headers', () => {
  const MARKUP = '"><script>alert(1)</script>';
  const LONG = 'x'.repeat(8192);

  for (const brand of BRANDS) {
    test.describe(brand, () => {
      test.use({ brand });
      test('cause no failure, and appear nowhere unescaped', async ({ visitor }) => {
        const encoded = encodeURIComponent(MARKUP);
        const queries = [encoded, LONG, '%00', '__proto__', '%ff', ''].map(
          (value) => `locale=${value}&country=${value}&currency=${value}&agent=${value}`,
        );
        const paths = ['/', '/agreement', '/no/such/page', '/search', '/market', '/404'];
        const asked = [
          ...paths.flatMap((path) => queries.map((query) => ({ path: `${path}?${query}`, headers: {} }))),
          ...[`/${encoded}`, `/${LONG}`, `/${encoded}-us`, '/en-%3Cb%3E', '/search/' + encoded].map((path) => ({
            path,
            headers: {},
          })),
          ...paths.flatMap((path) =>
            [MARKUP, LONG, ';;q=,*;q=x', 'de-'.repeat(2000)].map((value) => ({
              path,
              headers: { 'accept-language': value, cookie: `locale=${value}; country=${value}; currency=${value}` },
            })),
          ),
        ];
        for (const { path, headers } of asked) {
          const { status, text } = await visitor.get(path, { headers });
          const told = `${path.slice(0, 60)} ${JSON.stringify(headers).slice(0, 60)}`;
          expect.soft(status, told).toBeLessThan(500);
          expect.soft(text, told).not.toContain(MARKUP);
          expect.soft(text, told).not.toContain('<script>alert');
        }
      });
    });
  }
});
