import { gzipSync } from 'node:zlib';
import { destinationsOf, openDestinations, priceOfResults, sendMapForm } from '#tests/journeys/destinations';
import { mainText } from '#tests/journeys/page-facts';
import { dateIn } from '#tests/journeys/travellers';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { decodeEntities } from '#tests/setup/html';
import type { PlainPage } from '#tests/setup/plain-browser';

const HOME = {
  ru: { name: 'Москва', code: 'MOW', near: 'IST', sight: 'Айя-София' },
  intl: { name: 'London', code: 'LON', near: 'ROM', sight: 'Colosseum' },
} as const;

const COUNTRY = { ru: 'Турция', intl: 'Türkiye' } as const;

function mapOf({ text }: PlainPage): string {
  return /<svg [^>]*role="group".*?<\/svg>/s.exec(text)?.[0] ?? '';
}

function labelsOf(page: PlainPage): string[] {
  return [...mapOf(page).matchAll(/<a [^>]*aria-label="([^"]*)"/g)].map(([, label = '']) => decodeEntities(label));
}

function searchLink(from: string, to: string, out: string, back?: string): string {
  const trips = [`iatax:${from}_${out}_unknown:${to}`, ...(back ? [`unknown:${to}_${back}_iatax:${from}`] : [])];
  const routes = trips.map((trip, index) => `route[${index}]=${trip}`).join('&');
  return `/search?adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&${routes}&v=2`;
}

const on = (inDays: number) => `${dateIn(inDays)}_date_${dateIn(inDays)}`;

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const home = HOME[brand];

    test('the map is a picture and a table of links, light, with one script for zooming', async ({ visitor }) => {
      const typed = `/price-map?from=${encodeURIComponent(home.name)}&date=${dateIn(40)}&month=&maxPrice=&region=near`;
      const page = await openDestinations(visitor, typed);
      expect(page.status).toBe(200);
      expect(page.path).toBe(`/price-map?from=${home.code}&date=${dateIn(40)}`);
      expect(page.text.match(/<script[^>]*>/g)).toEqual([expect.stringContaining('/page-scripts/price-map.js')]);
      expect(gzipSync(page.body).length).toBeLessThan(25_000);
      const cities = destinationsOf(page);
      expect(cities).toHaveLength(20);
      expect(cities.map(({ price }) => price)).toEqual(cities.map(({ price }) => price).toSorted((a, b) => a - b));
      expect(cities.every(({ text }) => /°[CF]/.test(text))).toBe(true);
      expect(labelsOf(page).length).toBeGreaterThan(10);
      const [, secondPage = ''] = /href="([^"]*page=2)"/.exec(page.text) ?? [];
      const second = destinationsOf(await openDestinations(visitor, decodeEntities(secondPage)));
      expect(second[0]?.price).toBeGreaterThanOrEqual(cities.at(-1)?.price ?? Infinity);
    });

    test('prices equal those of their searches', async ({ visitor }) => {
      const page = await openDestinations(visitor, `/price-map?from=${home.code}&date=${dateIn(41)}`);
      for (const { code, price, path } of destinationsOf(page)
        .slice(0, 20)
        .filter((_, index) => index % 9 === 0)) {
        expect.soft(await priceOfResults(visitor, path), code).toBe(price);
      }
    });

    test('without a date a city has the price of its own best day, and of other months', async ({ visitor }) => {
      const page = await openDestinations(visitor, `/price-map?from=${home.code}`);
      const cities = destinationsOf(page);
      const days = new Set(cities.map(({ path }) => /_date_([\d-]+)/.exec(path)?.[1]));
      expect(days.size).toBeGreaterThan(1);
      const months = [...(cities[0]?.text.matchAll(/°/g) ?? [])];
      expect(months).toHaveLength(1);
      const others = page.text.match(/class="[^"]*other[^"]*"[^>]*href="\/search/g) ?? [];
      expect(others.length).toBeGreaterThan(cities.length);
    });

    test('filters narrow it, regions zoom it', async ({ visitor }) => {
      const all = await openDestinations(visitor, `/price-map?from=${home.code}&date=${dateIn(40)}`);
      const most = Math.floor((destinationsOf(all)[4]?.price ?? 0) / 100);
      const cheap = await sendMapForm(visitor, all, { maxPrice: String(most) });
      expect(destinationsOf(cheap).length).toBeLessThanOrEqual(5);
      expect(destinationsOf(cheap).every(({ price }) => price <= most * 100)).toBe(true);

      const direct = await sendMapForm(visitor, all, { direct: '1', baggage: '1' });
      expect(direct.path).toContain('&direct=1&baggage=1');
      const [first] = destinationsOf(direct);
      expect(decodeEntities(first?.path ?? '')).toContain('filter=');
      expect(await priceOfResults(visitor, first?.path ?? '')).toBe(first?.price);

      const visaFree = await sendMapForm(visitor, all, { visaFree: '1' });
      const count = (page: PlainPage) => labelsOf(page).length;
      expect(count(visaFree)).toBeGreaterThan(0);

      const asia = await openDestinations(visitor, `/price-map?from=${home.code}&date=${dateIn(40)}&region=asia`);
      const codes = destinationsOf(asia).map(({ code }) => code);
      expect(codes.length).toBeGreaterThan(5);
      expect(codes).not.toContain('PAR');
      expect(mapOf(asia)).not.toBe(mapOf(all));

      const nothing = await sendMapForm(visitor, all, { maxPrice: '1' });
      expect(nothing.status).toBe(200);
      expect(destinationsOf(nothing)).toEqual([]);
    });

    test('a city has a panel with its price, sights, weather and a search', async ({ visitor }) => {
      const path = `/price-map?from=${home.code}&date=${dateIn(41)}&to=${home.near}`;
      const page = await openDestinations(visitor, path);
      const panel = /<section[^>]*data-testid="city-panel".*?<\/section>/s.exec(page.text)?.[0] ?? '';
      expect(panel).toContain(home.sight);
      expect(panel.match(/\d\s°[CF]/g)).toHaveLength(12);
      const [, search = ''] = /href="(\/search[^"]*)"/.exec(panel) ?? [];
      expect(decodeEntities(search)).toContain(`_iatax:${home.near}`);
      expect(panel).toContain(`/low-prices/${home.code}-${home.near}`);
      expect((await visitor.get(decodeEntities(search))).status).toBe(200);
    });

    test('an unknown place is asked again, an invalid day is reported', async ({ visitor }) => {
      const unknown = await visitor.get('/price-map?from=Qqqqqq');
      expect(unknown.status).toBe(404);
      expect(unknown.text).toContain('value="Qqqqqq"');
      expect((await visitor.get('/price-map?from=QQQ')).status).toBe(404);
      const past = await openDestinations(visitor, `/price-map?from=${home.code}&date=2020-01-01`);
      expect(past.status).toBe(200);
      expect(past.text).toContain('aria-invalid="true"');
      for (const odd of ['from=%00', 'from=MOW&to=%27&page=-1', 'maxPrice=1e9&region[]=x', 'area=ZZ&from=LON']) {
        expect.soft((await visitor.get(`/price-map?${odd}`)).status, odd).toBeLessThan(500);
      }
    });

    test('a country is a page of its cities', async ({ visitor }) => {
      const path = searchLink(home.code, 'TR', on(42));
      const page = await openDestinations(visitor, path);
      const cities = destinationsOf(page);
      expect(cities.length).toBeGreaterThan(5);
      expect(cities.every(({ text }) => text.includes(COUNTRY[brand]))).toBe(true);
      expect(cities.map(({ price }) => price)).toEqual(cities.map(({ price }) => price).toSorted((a, b) => a - b));
      const [first] = cities;
      expect(await priceOfResults(visitor, first?.path ?? '')).toBe(first?.price);

      const [, map = ''] = /href="(\/price-map[^"]*area=TR[^"]*)"/.exec(page.text) ?? [];
      const sameCities = destinationsOf(await openDestinations(visitor, decodeEntities(map)));
      expect(sameCities.map(({ code, price }) => ({ code, price }))).toEqual(
        cities.map(({ code, price }) => ({ code, price })),
      );

      const direct = await openDestinations(visitor, `${path}&f.transfers=NoTransfers`);
      expect(direct.path).toContain('filter=');
      for (const { code, price } of destinationsOf(direct)) {
        const any = cities.find((city) => city.code === code);
        if (any) expect(price).toBeGreaterThanOrEqual(any.price);
      }
    });

    test('anywhere, there and back, costs both ways together', async ({ visitor }) => {
      const page = await openDestinations(visitor, searchLink(home.code, 'ANYW', on(43), on(50)));
      const cities = destinationsOf(page);
      expect(cities).toHaveLength(20);
      const [first] = cities;
      expect(decodeEntities(first?.path ?? '')).toContain(`route[1]=iatax:${first?.code}_${dateIn(50)}`);
      expect(await priceOfResults(visitor, first?.path ?? '')).toBe(first?.price);
    });

    test('a country on past days has no offers', async ({ visitor }) => {
      const page = await visitor.get(searchLink(home.code, 'TR', '2020-05-04_date_2020-05-04'));
      expect(page.status).toBe(200);
      expect(destinationsOf(page)).toEqual([]);
    });
  });
}

test.describe('faults', () => {
  test.use({ isolated: true });

  test('a page that waits for prices has its frame: the land, the departure, rows to fill, one line of progress', async ({
    visitor,
    control,
  }) => {
    await control.set({ services: { priceMap: { hang: true } } });
    const page = await visitor.get(`/price-map?from=LON&date=${dateIn(90)}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('http-equiv="refresh"');
    expect(mapOf(page)).toMatch(/<path [^>]*d="M[^"]{500,}".*London/s);
    expect(page.text.match(/<tr [^>]*aria-hidden="true"/g)?.length).toBeGreaterThan(5);
    expect(mainText(page)).toContain('Collecting prices');
  });

  test('the page works without each of its services', async ({ visitor, control }) => {
    for (const [index, service] of ['weather', 'geo', 'attractions', 'suggest', 'settings', 'priceMap'].entries()) {
      // Answers are cached, so each service uses its own days.
      const map = `/price-map?from=LON&date=${dateIn(60 + index)}&to=ROM`;
      const country = searchLink('LON', 'GR', on(60 + index));
      await control.set({ services: { [service]: { status: 500 } } });
      for (const path of [map, country]) {
        const page = await openDestinations(visitor, path);
        expect.soft(page.status, `${service} ${path}`).toBe(200);
        const hasPrices = service !== 'priceMap';
        expect.soft(destinationsOf(page).length > 0, `${service} ${path}`).toBe(hasPrices);
        expect.soft(mainText(page)).not.toMatch(/undefined|null|\[object/);
      }
      await control.set({ services: { [service]: null } });
    }
  });
});
