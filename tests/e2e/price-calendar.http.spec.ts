import { FAULTS } from '#tests/journeys/plain-checkout';
import { dateIn } from '#tests/journeys/travellers';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { linksOf, visibleText } from '#tests/setup/html-page';
import { headOf } from '#tests/setup/page-head';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { waitForPage } from '#tests/setup/plain-purchase';
import { text } from '#tests/journeys/texts';

const OUT = dateIn(41);
const BACK = dateIn(48);

/** Returns a search link of two travellers with these trips. */
function searchLink(...trips: string[]): string {
  const routes = trips.map((trip, index) => `route[${index}]=${trip}`).join('&');
  return `/search?adult=2&cabinClass=Y&child=0&childrenAges=[]&infant=0&${routes}&v=2`;
}

const ONE_WAY = searchLink(`iatax:OSL_${OUT}_date_${OUT}_iatax:WAW`);
const RETURN = searchLink(`iatax:OSL_${OUT}_date_${OUT}_iatax:WAW`, `iatax:WAW_${BACK}_date_${BACK}_iatax:OSL`);
const RANGE = searchLink(`iatax:OSL_${OUT}_range_${dateIn(45)}_iatax:WAW`);
const STAY = searchLink(`iatax:OSL_${OUT}_range_${dateIn(45)}_iatax:WAW`, 'iatax:WAW_3_stay_6_iatax:OSL');

/** Returns the part of a page with a test id, up to the end of its list or table. */
function partOf({ text }: PlainPage, testId: string): string {
  return new RegExp(`data-testid="${testId}".*?</(?:ul|table)>`, 's').exec(text)?.[0] ?? '';
}

const days = (page: PlainPage) => partOf(page, 'price-calendar-days');
/** The days of a search with flexible dates: bars once a price is known, a list until then. */
const openDays = (page: PlainPage) => partOf(page, 'price-bars') || days(page);
const table = (page: PlainPage) => partOf(page, 'price-calendar-matrix');
const hasPrices = (part: string) => /\d[\d\s,.]*(?:₽|€|zł)|[$£€]\d/.test(visibleText(part));
const currentOf = (part: string) => /<a\b[^>]*aria-current="page"[^>]*>/.exec(part)?.[0] ?? '';
const daysOfLink = (link: string) => [...link.matchAll(/_(\d{4}-\d{2}-\d{2})_date_/g)].map(([, day]) => day);

const SAID = {
  intl: {
    cheapest: /Cheapest.*tickets from/,
    cheapestTrip: /Cheapest: .*\d nights?, from|the cheapest dates: from/,
    perAdult: text('calendar', 'perAdult'),
    checked: 'check the exact price',
  },
  ru: {
    cheapest: /(?:Дешевле всего|самое дешёвое).*билеты от/,
    cheapestTrip: /Дешевле всего .*\d ноч.*: от|самые дешёвые даты: от/,
    perAdult: text('calendar', 'perAdult', 'ru'),
    checked: 'Точную цену',
  },
} as const;

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('the strip: nine linked days, the current one marked, the cheapest named', async ({ visitor }) => {
      const page = await waitForPage(visitor, ONE_WAY, (one) => hasPrices(days(one)));
      const strip = days(page);
      expect(linksOf(strip).map(daysOfLink)).toEqual(Array.from({ length: 9 }, (_, index) => [dateIn(37 + index)]));
      expect(daysOfLink(currentOf(strip))).toEqual([OUT]);
      const said = visibleText(page.text);
      expect(said).toMatch(SAID[brand].cheapest);
      expect(said).toContain(SAID[brand].perAdult);
      expect(linksOf(page.text)).toContain('/low-prices/OSL-WAW?kind=all');
    });

    test('the matrix: seven by seven links in a table with headers, folded in details', async ({ visitor }) => {
      const page = await waitForPage(visitor, RETURN, (one) => hasPrices(table(one)));
      const matrix = table(page);
      expect(matrix.match(/<th scope="col"/g)).toHaveLength(7);
      expect(matrix.match(/<th scope="row"/g)).toHaveLength(7);
      const links = linksOf(matrix).map(daysOfLink);
      expect(links).toHaveLength(49);
      expect(links[0]).toEqual([dateIn(38), dateIn(45)]);
      expect(links[48]).toEqual([dateIn(44), dateIn(51)]);
      expect(daysOfLink(currentOf(matrix))).toEqual([OUT, BACK]);
      expect(page.text).toMatch(
        /<details[^>]*><summary.*?<\/summary><div[^>]*><p[^>]*><span[^>]*>[^<]+<\/span>.*?<\/p><div[^>]*><table/,
      );
      expect(visibleText(page.text)).toMatch(SAID[brand].cheapestTrip);
    });

    test('a range: its days with prices, filtered by a plain form', async ({ visitor }) => {
      const page = await waitForPage(visitor, RANGE, (one) => hasPrices(openDays(one)));
      expect(linksOf(openDays(page)).map(daysOfLink)).toEqual(
        Array.from({ length: 5 }, (_, index) => [dateIn(41 + index)]),
      );
      expect(days(page), 'each day is linked once').toBe('');
      expect(visibleText(page.text)).toContain(SAID[brand].checked);
      expect(openDays(page).match(/<rect/g)).toHaveLength(5);
      expect(linksOf(partOf(page, 'cheapest-days')).map(daysOfLink).sort()).toEqual(
        Array.from({ length: 5 }, (_, index) => [dateIn(41 + index)]),
      );

      const fields = [...page.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"\/>/g)]
        .map(([, name = '', value = '']) => [name, value])
        .filter(([name]) => /^(?:adult|child|childrenAges|infant|cabinClass|v|route\[0\])$/.test(name ?? ''));
      const asked = new URLSearchParams([...fields, ['f.transfers', 'NoTransfers']]);
      const filtered = await visitor.get(`/search?${asked}`);
      expect(decodeURIComponent(filtered.path)).toContain('filter={"transfers":{"NoTransfers":true}}');
      expect(decodeURIComponent(linksOf(openDays(filtered))[0] ?? '')).toContain('{"NoTransfers":true}');
      expect(filtered.text).toMatch(/name="f.transfers"[^>]*checked/);
    });

    test('a range and a stay: departures by lengths', async ({ visitor }) => {
      const page = await waitForPage(visitor, STAY, (one) => hasPrices(table(one)));
      const links = linksOf(table(page)).map(daysOfLink);
      expect(links).toHaveLength(5 * 4);
      expect(links[0]).toEqual([dateIn(41), dateIn(44)]);
      expect(links[19]).toEqual([dateIn(45), dateIn(51)]);
    });

    test('a year of low prices: months, and a month as a calendar, without scripts', async ({ visitor }) => {
      const page = await waitForPage(visitor, '/low-prices/OSL-WAW', (one) => hasPrices(one.text));
      expect(page.text).not.toMatch(/<script(?! type="application\/ld\+json")/);
      const months = linksOf(page.text).filter((link) => link.endsWith('#month'));
      expect(months.length).toBeGreaterThanOrEqual(12);
      const head = headOf(page.text);
      expect(head.robots).toBeNull();
      expect(head.canonical).toBe(`${visitor.origin}/low-prices/OSL-WAW`);
      expect(Object.keys(head.alternates)).toContain('x-default');
      expect(visibleText(page.text)).toMatch(SAID[brand].cheapest);

      const third = await visitor.get((months[2] ?? '').replace(/#.*/, ''));
      const month = /month=([\d-]+)/.exec(months[2] ?? '')?.[1];
      const opened = partOf(third, 'low-price-month');
      expect(opened.match(/data-day="/g)?.length).toBeGreaterThanOrEqual(28);
      for (const link of linksOf(opened)) expect(daysOfLink(link)[0]).toMatch(new RegExp(`^${month}-`));
      expect(headOf(third.text).canonical).toBe(head.canonical);
      expect(linksOf(third.text)).toContain('/low-prices/WAW-OSL');
    });
  });
}

test('low-price pages have one address, and none for an invalid direction', async ({ visitor }) => {
  const lower = await visitor.get('/low-prices/osl-waw?month=2031-05', { redirects: 0 });
  expect([lower.status, lower.headers.location]).toEqual([301, '/low-prices/OSL-WAW?month=2031-05']);
  for (const path of ['OSL', 'OSL-OSL', 'OSL-WAW-PAR', 'Oslo-Warsaw', 'QQQ-WAW', 'OSL-PL']) {
    expect.soft([path, (await visitor.get(`/low-prices/${path}`)).status]).toEqual([path, 404]);
  }
});

test('prices for the date fields: near dates and known places only, same as on the pages', async ({ visitor }) => {
  const ask = async (params: Record<string, string>) => {
    const answer = await visitor.get(`/calendar-prices?${new URLSearchParams(params)}`);
    const lines = answer.status === 200 ? answer.text.split('\n').filter(Boolean) : [];
    const found = lines.map((line) => JSON.parse(line) as Record<string, { text: string; isLowest: boolean }>);
    return {
      status: answer.status,
      cache: answer.headers['cache-control'],
      days: Object.assign({}, ...found) as (typeof found)[0],
    };
  };
  const direction = { departure: 'OSL', arrival: 'WAW', cabin: 'Y' };
  const asked = await ask({ ...direction, date: OUT });
  expect([asked.status, asked.cache]).toEqual([200, 'private, max-age=600, no-transform']);
  const page = await waitForPage(visitor, ONE_WAY, (one) => hasPrices(days(one)));
  const current = /<a\b[^>]*aria-current="page".*?<\/a>/s.exec(days(page))?.[0] ?? '';
  expect(visibleText(current)).toContain(asked.days[OUT]?.text);

  const low = await waitForPage(visitor, `/low-prices/OSL-WAW?month=${OUT.slice(0, 7)}`, (one) => hasPrices(one.text));
  const [dayOfMonth = ''] = new RegExp(`<td data-day="${OUT}".*?</td>`, 's').exec(low.text) ?? [];
  expect(visibleText(dayOfMonth)).toContain(asked.days[OUT]?.text);

  const back = await ask({ ...direction, out: OUT, date: BACK });
  expect(Object.keys(back.days).every((day) => day >= OUT)).toBe(true);
  const pair = await waitForPage(visitor, RETURN, (one) => hasPrices(table(one)));
  const chosen = /<a\b[^>]*aria-current="page".*?<\/a>/s.exec(table(pair))?.[0] ?? '';
  expect(visibleText(chosen)).toContain(back.days[BACK]?.text);

  expect((await ask({ ...direction, date: dateIn(120) })).days).toEqual({});
  expect((await ask({ ...direction, departure: '2000000', arrival: '2004000' })).days).toEqual({});
  expect((await ask({ ...direction, arrival: 'OSL' })).status).toBe(400);
  expect((await ask({ ...direction, date: 'soon' })).status).toBe(400);
});

test('no prices of other days over 100 days ahead or with several legs', async ({ visitor }) => {
  const far = searchLink(`iatax:OSL_${dateIn(102)}_date_${dateIn(102)}_iatax:WAW`);
  const legs = searchLink(`iatax:OSL_${OUT}_date_${OUT}_iatax:WAW`, `iatax:WAW_${BACK}_date_${BACK}_iatax:PAR`);
  for (const path of [far, legs]) expect((await visitor.get(path)).text).not.toContain('price-calendar-');
});

test.describe('with a failing calendar', () => {
  test.use({ isolated: true });

  /** Opens the page in time and complete. */
  async function open(visitor: PlainBrowser, path: string): Promise<PlainPage> {
    const began = Date.now();
    const page = await visitor.get(path);
    expect(Date.now() - began, path).toBeLessThan(8000);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.text).toContain('</html>');
    return page;
  }

  for (const fault of ['hang', 'html'] as const) {
    test(`${fault}: pages are complete and their days are links`, async ({ visitor, control }) => {
      await control.set({ services: { priceCalendar: FAULTS[fault] } });
      expect(linksOf(days(await open(visitor, ONE_WAY)))).toHaveLength(9);
      expect(linksOf(table(await open(visitor, RETURN)))).toHaveLength(49);
      expect(linksOf(days(await open(visitor, RANGE)))).toHaveLength(5);
      const low = await open(visitor, '/low-prices/OSL-WAW');
      expect(linksOf(partOf(low, 'low-price-month')).length).toBeGreaterThan(0);
      await control.set({ services: { priceCalendar: null } });
      await waitForPage(visitor, RANGE, (page) => hasPrices(openDays(page)));
    });
  }
});
