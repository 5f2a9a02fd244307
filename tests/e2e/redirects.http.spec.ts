import { BRANDS, expect, test, type ShopOptions } from '#tests/setup/fixtures';
import { headOf } from '#tests/setup/page-head';
import { dateIn } from '#tests/journeys/travellers';

type Brand = ShopOptions['brand'];
/** Target of an address on each brand: status and Location, or the status alone. */
type Answer = number | [status: number, location: string];

const OUT = dateIn(45);
const MONTH = new Date(`${OUT}T00:00:00Z`).toLocaleString('en', { month: 'short', timeZone: 'UTC' }).toUpperCase();
const LEGACY = `Y201${OUT.slice(8)}${MONTH}LONNYC`;

const both = (answer: Answer): Record<Brand, Answer> => ({ ru: answer, intl: answer });

/** Specification 1 §2: permanent redirects, one address per page, market paths, unknown addresses. */
const ADDRESSES: [string, Record<Brand, Answer>][] = [
  ['/cities', { ru: [301, '/countries'], intl: 200 }],
  ['/cities?agent=blog', { ru: [301, '/countries?agent=blog'], intl: 200 }],
  ['/cities/area/asia', both([301, '/countries'])],
  ['/cities/country/turkey', both([301, '/countries/turkey'])],
  ['/cities/country/%D1%82%D1%83?x=1', both([301, '/countries/%D1%82%D1%83?x=1'])],
  ['/aviabilet-v-strany-mira', both([301, '/countries'])],
  ['/aviabilet-v-strany-mira/evropa', both([301, '/countries'])],
  ['/otzyvy', both([301, '/reviews'])],
  ['/otzyvy-2026/5', both([301, '/reviews'])],
  ['/poezda', both([301, '/railway'])],
  ['/poezda/', both([301, '/poezda'])],
  ['//poezda', both([301, '/poezda'])],
  ['/about/', both([301, '/about'])],
  ['/about//?a=1', both([301, '/about?a=1'])],
  ['/\\about', both([301, '/about'])],
  ['/', { ru: 200, intl: [302, '/en-us'] }],
  ['/?agent=blog&departure=London', { ru: 200, intl: [302, '/en-us?agent=blog&departure=London'] }],
  ['/?locale=de&country=DE', { ru: 200, intl: [302, '/de-de?locale=de&country=DE'] }],
  ['/en-us', { ru: 404, intl: 200 }],
  ['/tr-gb', { ru: 404, intl: 200 }],
  ['/EN-us?x=1', { ru: 404, intl: [301, '/en-us?x=1'] }],
  ['/en-us/', { ru: [301, '/en-us'], intl: [301, '/en-us'] }],
  ['/en-xx', both(404)],
  ['/xx-us', both(404)],
  ['/ru-ru', both(404)],
  ['/en-kz', both(404)],
  ['/en_us', both(404)],
  ['/en-us/more', both(404)],
  ['/no-such-page', both(404)],
  ['/no/such/page', both(404)],
  ['/404', both(404)],
  ['/Y100', both(404)],
  ['/Y10032MAYLONNYC', both(404)],
  [`/${LEGACY.replace('LON', 'QQQ')}`, both(404)],
  ['/user', both([302, '/user/dashboard'])],
  ['/search', both(404)],
  ['/search/garbage', both(404)],
  ['/booking/step1/x?a=1', both([301, '/mbooking/step1/x?a=1'])],
  ['/sitemap/xx.xml', both(404)],
  ['/robots.txt', both(200)],
  ['/market', { ru: [302, '/'], intl: [302, '/en-us'] }],
];

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('addresses lead where the specification says', async ({ visitor }) => {
      for (const [path, answers] of ADDRESSES) {
        const expected = [answers[brand]].flat();
        const { status, headers } = await visitor.get(path, { redirects: 0 });
        expect.soft([path, status, headers.location].slice(0, 1 + expected.length)).toEqual([path, ...expected]);
        for (const name of ['locale', 'country', 'currency']) visitor.setCookie(name, '');
      }
    });

    test('unknown addresses say so, for everybody', async ({ visitor }) => {
      for (const path of ['/no-such-page', '/no/such/page', '/404', '/xx-yy', '/Y100']) {
        // Another part of the host may answer the second time.
        for (const round of ['first', 'again']) {
          const { status, text } = await visitor.get(path);
          const head = headOf(text);
          expect.soft([path, round, status, head.robots]).toEqual([path, round, 404, 'noindex']);
          expect.soft([head.canonical, head.alternates, head.jsonLd]).toEqual([null, {}, []]);
          expect.soft(text).toMatch(/<header\b.*<h1\b.*<footer\b/s);
        }
      }
    });

    test('a legacy query without its prefix fills in the form of the home page', async ({ visitor }) => {
      const moved = await visitor.get(`/${LEGACY}?agent=blog`, { redirects: 0 });
      expect(moved.status).toBe(302);
      const home = await visitor.get(moved.headers.location ?? '');
      expect(home.status).toBe(200);
      expect(home.path).toMatch(brand === 'ru' ? /^\/\?/ : /^\/en-us\?/);
      expect(home.text).toMatch(
        new RegExp(`name="departureDate"[^>]*value="${OUT}"|value="${OUT}"[^>]*name="departureDate"`),
      );
      expect(home.text).toContain(brand === 'ru' ? 'value="Лондон"' : 'value="London"');
      expect(home.text).toMatch(/name="adults"[^>]*value="2"|value="2"[^>]*name="adults"/);
      expect(visitor.cookies.partner_agent).toBe('blog');
    });

    test('former addresses accept a form', async ({ visitor }) => {
      const { status, headers } = await visitor.post('/poezda', { a: '1' }, { redirects: 0 });
      expect([status, headers.location]).toEqual([308, '/railway']);
    });
  });
}
