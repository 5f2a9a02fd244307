import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { visibleText } from '#tests/setup/html-page';
import { pastSearchTitle } from '#tests/setup/messages';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { openOffer, openResults } from '#tests/setup/plain-purchase';
import { text } from '#tests/journeys/texts';
import { dateIn } from '#tests/journeys/travellers';

/** Links of partners and other people's tools (upstream facts §6). */
const OUT = dateIn(45);
const BACK = dateIn(52);
const route = (from: string, day: string, to: string) => `${from}_${day}_date_${day}_${to}`;
const WAY = route('iatax:LON', OUT, 'iatax:NYC');
const WAY_BACK = route('iatax:NYC', BACK, 'iatax:LON');

/** The link as the shop writes it: fixed order, brackets and colons raw. */
const canonical = (trips: string[], { adult = 1, ages = '', infant = 0, cabin = 'Y' } = {}) =>
  `/search?adult=${adult}&cabinClass=${cabin}&child=${ages ? ages.split(',').length : 0}&childrenAges=[${ages}]` +
  `&infant=${infant}${trips.map((trip, index) => `&route[${index}]=${trip}`).join('')}&v=2`;

const ONE_WAY = canonical([WAY]);
const RETURN = canonical([WAY, WAY_BACK]);

/** Formats an ISO date as "04MAY". */
function shortDay(date: string): string {
  const month = new Date(`${date}T00:00:00Z`).toLocaleString('en', { month: 'short', timeZone: 'UTC' }).toUpperCase();
  return `${date.slice(8)}${month}`;
}

/** Follows a link; returns the page and the redirects' statuses. */
async function follow(visitor: PlainBrowser, path: string): Promise<{ page: PlainPage; statuses: number[] }> {
  const statuses: number[] = [];
  let page = await visitor.get(path, { redirects: 0 });
  while (page.status >= 300 && page.status < 400 && statuses.length < 5) {
    statuses.push(page.status);
    page = await visitor.get(page.headers.location ?? '', { redirects: 0 });
  }
  return { page, statuses };
}

const encoded = (path: string) => {
  const [pathname = '', query = ''] = path.split('?');
  const pairs = query.split('&').map((pair) => pair.split('=').map(encodeURIComponent).join('='));
  return `${pathname}?${pairs.join('&')}`;
};

/** Each link and its canonical one. */
const SEARCH_LINKS: [string, string, string][] = [
  ['as it is written', ONE_WAY, ONE_WAY],
  ['a way back', RETURN, RETURN],
  ['brackets and colons encoded', encoded(RETURN), RETURN],
  ['only brackets encoded', ONE_WAY.replace('[0]', '%5B0%5D'), ONE_WAY],
  ['lower case in the encoding', ONE_WAY.replace('[0]', '%5b0%5d').replaceAll(':', '%3a'), ONE_WAY],
  ['another order', `/search?v=2&route[1]=${WAY_BACK}&infant=0&route[0]=${WAY}&child=0&cabinClass=Y&adult=1`, RETURN],
  ['without v and childrenAges', `/search?adult=1&cabinClass=Y&child=0&infant=0&route[0]=${WAY}`, ONE_WAY],
  ['only the route', `/search?route[0]=${WAY}`, ONE_WAY],
  ['without the second date', `/search?route[0]=iatax:LON_${OUT}_date_iatax:NYC&v=2`, ONE_WAY],
  ['without prefixes', `/search?route[0]=${route('LON', OUT, 'NYC')}&v=2`, ONE_WAY],
  ['airport:', `/search?route[0]=${route('airport:LON', OUT, 'airport:NYC')}`, ONE_WAY],
  ['unknown:', `/search?route[0]=${route('unknown:LON', OUT, 'unknown:NYC')}`, ONE_WAY],
  ['lower case codes', `/search?route[0]=${route('iatax:lon', OUT, 'iatax:nyc')}`, ONE_WAY],
  [
    'stations',
    `/search?route[0]=${route('rzd:2000000', OUT, 'rzd:2004000')}`,
    canonical([route('rzd:2000000', OUT, 'rzd:2004000')]),
  ],
  [
    'a family',
    `/search?route[0]=${WAY}&adult=2&child=2&childrenAges=[7,11]&infant=1&cabinClass=C`,
    canonical([WAY], { adult: 2, ages: '7,11', infant: 1, cabin: 'C' }),
  ],
  [
    'ages encoded, children not counted',
    `/search?route[0]=${WAY}&childrenAges=%5B7%2C%209%5D`,
    canonical([WAY], { ages: '7,9' }),
  ],
  ['from and to', `/search?from=LON&to=NYC`, canonical([route('iatax:LON', dateIn(4), 'iatax:NYC')])],
  [
    'from, to and back',
    `/search?to=nyc&from=lon&round_trip=1`,
    canonical([route('iatax:LON', dateIn(4), 'iatax:NYC'), route('iatax:NYC', dateIn(15), 'iatax:LON')]),
  ],
  ['legacy, short', `/search/${shortDay(OUT)}LONNYC`, ONE_WAY],
  ['legacy, full', `/search/Y100${shortDay(OUT)}LONNYC${shortDay(BACK)}`, RETURN],
  [
    'legacy, passengers and cabin',
    `/search/C201${shortDay(OUT)}LONNYC`,
    canonical([WAY], { adult: 2, infant: 1, cabin: 'C' }),
  ],
  [
    'legacy, several legs',
    `/search/${shortDay(OUT)}LONNYC${shortDay(BACK)}NYCPAR`,
    canonical([WAY, route('iatax:NYC', BACK, 'iatax:PAR')]),
  ],
];

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('search links redirect to the canonical one', async ({ visitor }) => {
      for (const [title, link, target] of SEARCH_LINKS) {
        const { page, statuses } = await follow(visitor, link);
        expect.soft(page.status, title).toBe(200);
        expect.soft(decodeURIComponent(page.path), title).toBe(target);
        expect.soft(statuses.length, `${title}: at most one redirect, ${statuses.join()}`).toBeLessThanOrEqual(1);
        expect.soft(page.text, `${title}: robots`).toMatch(/<meta name="robots" content="noindex,\s*nofollow"/);
      }
    });

    test('a search link has offers in every spelling', async ({ visitor }) => {
      const results = await openResults(visitor, encoded(RETURN));
      const trips = results.text.match(/data-testid="serp-ticket-trip-item"/g) ?? [];
      const cards = results.text.match(/data-testid="serp-ticket-item"/g) ?? [];
      expect(cards.length).toBeGreaterThan(0);
      expect(trips.length).toBe(cards.length * 2);
    });

    test('a short query with unknown places is not found, and keeps what it says in the form', async ({ visitor }) => {
      for (const places of ['LONQQZ', 'QQZLON', 'QQQQQZ']) {
        const { page, statuses } = await follow(visitor, `/search/${shortDay(OUT)}${places}`);
        expect.soft([page.status, ...statuses], places).toEqual([404, 302]);
        expect.soft(formWith(page.text, 'departureDate').fields.departureDate, places).toEqual([OUT]);
      }
    });

    test('a link with an unknown place names it, and opens the form with the other place', async ({ visitor }) => {
      const { page } = await follow(visitor, canonical([route('iatax:LON', OUT, 'iatax:QQZ')]));
      expect(page.status).toBe(404);
      expect(page.text).toContain(text('search', 'unknown.title', brand === 'ru' ? 'ru' : 'en'));
      expect(page.text).toMatch(/<details open=""><summary/);
      expect(formWith(page.text, 'departureDate').fields).toMatchObject({
        departureCode: ['LON'],
        arrival: ['QQZ'],
        arrivalCode: [''],
      });
    });

    test('a past date opens the filled form with a reason', async ({ visitor }) => {
      const past = dateIn(-10);
      for (const link of [
        canonical([route('iatax:LON', past, 'iatax:NYC')]),
        canonical([route('iatax:LON', past, 'iatax:NYC'), route('iatax:NYC', BACK, 'iatax:LON')]),
        `/search?origin_iata=LON&destination_iata=NYC&depart_date=${past}`,
        canonical([`iatax:LON_${past}_range_${dateIn(-5)}_iatax:NYC`]),
      ]) {
        const { page } = await follow(visitor, link);
        const main = page.text.match(/<main\b.*<\/main>/s)?.[0] ?? '';
        expect.soft(page.status, link).toBe(200);
        expect.soft(visibleText(main), link).toContain(pastSearchTitle(brand));
        expect.soft(main.includes('data-testid="serp-ticket-item"'), link).toBe(false);
        const { departureCode, arrivalCode, departureDate } = formWith(page.text, 'departureDate').fields;
        expect.soft([departureCode, arrivalCode, departureDate], link).toEqual([['LON'], ['NYC'], [past]]);
      }
    });

    test('a past legacy day means next year', async ({ visitor }) => {
      const { page } = await follow(visitor, `/search/${shortDay(dateIn(-10))}LONNYC`);
      expect(decodeURIComponent(page.path)).toContain(`_${Number(dateIn(-10).slice(0, 4)) + 1}-`);
    });

    test('step 0 opens by all its addresses', async ({ visitor }) => {
      const step0 = await openOffer(visitor, await openResults(visitor, ONE_WAY));
      const [pathname = '', query = ''] = step0.path.split('?');
      const urn = pathname.split('/').at(-1) ?? '';
      const legacy = `Y100${shortDay(OUT)}LONNYC`;
      for (const [link, ...firstStatuses] of [
        [pathname],
        [`/booking/step0/${urn}?${query}`, 301],
        [`/mbooking/step0/${legacy}/${urn}`, 301],
        [`/mbooking/step0/${encodeURIComponent(ONE_WAY.slice('/search?'.length))}/${urn}`, 301],
        [`/booking/step0/${legacy}/${urn}`, 301, 301],
        [
          `/mbooking/step0/${encodeURIComponent(`origin_iata=LON&destination_iata=NYC&depart_date=${OUT}`)}/${urn}`,
          301,
        ],
        [`/mbooking/step0/${urn}?from=LON&to=NYC&depart_date=${OUT}`],
      ] as [string, ...number[]][]) {
        const { page, statuses } = await follow(visitor, link);
        expect.soft(page.status, link).toBe(200);
        expect.soft(statuses, link).toEqual(firstStatuses);
        expect.soft(page.path, link).toMatch(new RegExp(`^/mbooking/step0/${urn}(?:\\?|$)`));
        expect.soft(page.text, link).toContain('value="book"');
        if (link.includes('LONNYC') || link.includes('route')) {
          expect.soft(decodeURIComponent(page.path), link).toContain(`route[0]=${WAY}`);
        }
      }
    });

    test('the later steps open by their aliases', async ({ visitor }) => {
      const token = '0a1b2c3d-0000-4000-8000-000000000000';
      for (const step of ['step1', 'step2', 'checking', 'thanks']) {
        const { status, headers } = await visitor.get(`/booking/${step}/${token}?agent=a`, { redirects: 0 });
        expect.soft(status, step).toBe(301);
        expect.soft(headers.location, step).toBe(`/mbooking/${step}/${token}?agent=a`);
      }
      for (const path of ['/booking/step9/x', '/booking/step1', '/booking/step1/../step2/x']) {
        const { page } = await follow(visitor, path);
        expect.soft(page.status, path).toBe(404);
      }
      // Nothing to book yet: start with a search.
      for (const path of ['/booking', '/booking/', '/cbooking']) {
        const { page } = await follow(visitor, path);
        expect.soft([page.status, page.text.includes('name="departureDate"')], path).toEqual([200, true]);
      }
    });

    test('each page has one address', async ({ visitor }) => {
      for (const [path, target] of [
        ['/agreement/', '/agreement'],
        ['//agreement', '/agreement'],
        ['//agreement//', '/agreement'],
        ['/search/?a=1&b=//', '/search?a=1&b=//'],
        ['//?agent=x', '/?agent=x'],
        ['/mbooking//step1///x/', '/mbooking/step1/x'],
      ] as const) {
        const { status, headers } = await visitor.get(path, { redirects: 0 });
        expect.soft(status, path).toBe(301);
        expect.soft(headers.location, path).toBe(target);
      }
      const { status } = await visitor.post('//agreement', { a: '1' }, { redirects: 0 });
      expect(status, 'a form keeps its method').toBe(308);
    });
  });
}

/** Returns Set-Cookie headers by name, with their lifetime in days. */
function cookiesSet({ headers }: PlainPage): Record<string, { value: string; days: number }> {
  const cookies = (headers['set-cookie'] ?? []).map((header) => {
    const [, name = '', value = '', age = ''] = /^([^=]+)=([^;]*);.*Max-Age=(\d+)/.exec(header) ?? [];
    return [name, { value, days: Number(age) / 86_400 }] as const;
  });
  return Object.fromEntries(cookies.filter(([name]) => /^(partner_|promo_)/.test(name)));
}

test.describe('affiliate marks', () => {
  const page = (query: string) => `/agreement?${query}`;

  test('any page keeps them for 30 days', async ({ visitor }) => {
    const query = 'agent=travelblog&tag=summer.26&marker=m-1&promocode=SUN10';
    const expected = {
      partner_agent: { value: 'travelblog', days: 30 },
      partner_tag: { value: 'summer.26', days: 30 },
      partner_marker: { value: 'm-1', days: 30 },
      promo_code: { value: 'SUN10', days: 30 },
    };
    for (const path of ['/agreement?', '/404?', '/en-us?', `${ONE_WAY}&`, '/there/is/no/such/page?']) {
      const answer = await visitor.get(path + query, { redirects: 0 });
      expect.soft(cookiesSet(answer), path).toEqual(expected);
    }
  });

  test('redirects to the canonical address lose none', async ({ visitor }) => {
    for (const path of ['/', `/search?route[0]=${WAY}`, `/search/${shortDay(OUT)}LONNYC`, '/agreement/']) {
      const before = new Set(Object.keys(visitor.cookies));
      expect([...before].filter((name) => name.startsWith('partner_'))).toEqual([]);
      const reached = await visitor.get(`${path}${path.includes('?') ? '&' : '?'}agent=blog&tag=t1`);
      expect.soft(reached.status, path).toBe(200);
      expect.soft(visitor.cookies, path).toMatchObject({ partner_agent: 'blog', partner_tag: 't1' });
      visitor.setCookie('partner_agent', '');
      visitor.setCookie('partner_tag', '');
    }
  });

  test('kbp is an agent and a tag', async ({ visitor }) => {
    expect(cookiesSet(await visitor.get(page('kbp=blog:banner')))).toEqual({
      partner_agent: { value: 'blog', days: 30 },
      partner_tag: { value: 'banner', days: 30 },
    });
  });

  test('another agent’s marks replace the first one’s', async ({ visitor }) => {
    await visitor.get(page('agent=one&tag=t1&marker=m1&promocode=SUN10'));
    await visitor.get(page('agent=two'));
    const { partner_agent, partner_tag, partner_marker, promo_code } = visitor.cookies;
    expect([partner_agent, partner_tag, partner_marker, promo_code]).toEqual(['two', undefined, undefined, 'SUN10']);
  });

  test('invalid marks are ignored', async ({ visitor }) => {
    for (const value of [
      '',
      '%20',
      'a%20b',
      'a;b',
      'a%0d%0aSet-Cookie:x=1',
      '%3Cscript%3E',
      'x'.repeat(65),
      '%D1%8F',
      '%ff',
    ]) {
      const answer = await visitor.get(page(`agent=${value}&tag=`));
      expect.soft(answer.status, value).toBe(200);
      expect.soft(cookiesSet(answer), value).toEqual({});
    }
  });
});
