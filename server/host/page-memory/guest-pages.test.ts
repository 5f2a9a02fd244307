import type { OutgoingHttpHeaders, Server } from 'node:http';
import type { AppLoadContext, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Guests } from '~/bff/request/guests.server';
import { callHost, routeOf, startHost } from '../testing/started-host';

type Rendered = { path: string; headers: Record<string, string>; isShared: boolean; city: string | null };

let rendered: Rendered[] = [];
let greeted: { url: string; headers: Record<string, string>; clientIp: string }[] = [];
/** Headers of the requests by which the host asks for complete results. */
let asked: Record<string, string>[] = [];
let hasResults = true;
let answer: (path: string) => Response;
let server: Server;

const ROME = { code: 'ROM', names: {}, nameCases: null, hotelPartnerId: null, countryCode: 'IT' };
const guests: Guests = {
  cityOf: (ip) => (ip === '192.0.2.39' ? ROME : ip === '192.0.2.99' ? undefined : null),
  hasResults: ({ headers }) => {
    asked.push(Object.fromEntries(headers));
    return Promise.resolve(hasResults);
  },
  greet: {
    home: (request, context) => greet(request, context, 'uniq-visit=1'),
    // A browser whose last search is this one needs no cookie; one that fetches in advance gets none yet.
    results: (request, context) => {
      const isLast = request.headers.get('cookie')?.includes('recent_searches=this');
      const isEarly = request.headers.has('sec-purpose');
      return greet(request, context, isLast || isEarly ? null : 'recent_searches=this');
    },
  },
};

function greet({ url, headers }: Request, { clientIp = '', setCookie }: AppLoadContext, cookie: string | null) {
  greeted.push({ url, headers: Object.fromEntries(headers), clientIp });
  if (cookie) setCookie?.(cookie);
  return Promise.resolve();
}

function app(): ServerBuild {
  const loader = ({ request, context }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const { isShared = false, sharedCity } = context;
    const city = sharedCity?.code ?? null;
    rendered.push({ path: pathname + search, headers: Object.fromEntries(request.headers), isShared, city });
    return answer(pathname);
  };
  const build = routeOf(loader);
  const module = { loader, action: loader, handle: { shared: 'home' } };
  const results = { ...module, handle: { shared: 'results' } };
  Object.assign(build.routes, {
    root: { id: 'root', path: '', module: {} },
    'routes/_index': { id: 'routes/_index', index: true, parentId: 'root', module },
    'routes/search': { id: 'routes/search', path: 'search', parentId: 'root', module: results },
    'routes/$market': { id: 'routes/$market', path: ':market', parentId: 'root', module },
  });
  Object.assign(build.entry.module, { guests });
  return build;
}

beforeEach(async () => {
  rendered = [];
  greeted = [];
  asked = [];
  hasResults = true;
  answer = (path) => new Response(`home of ${path}`);
  server = await startHost(app(), {
    variables: { BRAND_HOSTS: 'shop.localhost=intl,kassa.localhost=ru', TRUST_PROXY: '1' },
  });
});
afterEach(() => void server.close());

const KNOWN = 'uniq-visit=1; locale=en; country=GB';
const call = (headers: OutgoingHttpHeaders = {}, path = '/en-gb') =>
  callHost(server, path, { headers: { host: 'shop.localhost', cookie: KNOWN, ...headers } });

describe('the home page of guests', () => {
  it('is rendered once, from nothing but the market, the frame and the city', async () => {
    for (let visit = 0; visit < 3; visit += 1) {
      const { status, headers, body } = await call({
        cookie: `${KNOWN}; cookie_policy_accepted=1; screen=1280x720`,
        'user-agent': 'mine',
        referer: 'https://elsewhere.example/',
        authorization: 'Bearer x',
      });
      expect([status, body]).toEqual([200, 'home of /en-gb']);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers['set-cookie']).toBeUndefined();
    }
    const cookie = 'locale=en; country=GB; currency=GBP; cookie_policy_accepted=1';
    expect(rendered).toEqual([{ path: '/en-gb', headers: { cookie }, isShared: true, city: null }]);
    expect(greeted).toEqual([]);
  });

  it('differs by market, host, frame and city', async () => {
    const visits: [OutgoingHttpHeaders, string?][] = [
      [{}],
      [{}, '/de-de'],
      [{ cookie: `${KNOWN}; currency=EUR` }],
      [{ cookie: `${KNOWN}; cookie_policy_accepted=1` }],
      [{ 'x-forwarded-for': '192.0.2.39' }],
      [{ host: 'kassa.localhost', cookie: 'uniq-visit=1; country=RU' }, '/'],
    ];
    for (const [headers, path] of [...visits, ...visits]) await call(headers, path);
    expect(rendered.map(({ city }) => city)).toEqual([null, null, null, null, 'ROM', null]);
  });

  it('takes the country of a city that is known', async () => {
    await call({ host: 'kassa.localhost', cookie: 'uniq-visit=1', 'x-forwarded-for': '192.0.2.39' }, '/');
    expect(rendered).toMatchObject([{ isShared: true, headers: { cookie: 'locale=ru; country=RU; currency=RUB' } }]);
  });

  it.each<[string, OutgoingHttpHeaders, string?]>([
    ['an account', { cookie: `${KNOWN}; account=x` }],
    ['a session', { cookie: `${KNOWN}; session=x` }],
    ['recent searches', { cookie: `${KNOWN}; recent_searches=x` }],
    ['a partner’s mark', { cookie: `${KNOWN}; partner_agent=a` }],
    ['a cookie that nobody knows', { cookie: `${KNOWN}; x=1` }],
    ['a query that may mean something', {}, '/en-gb?from=LON'],
    ['a language in the query', {}, '/en-gb?locale=de'],
    ['data', { accept: 'application/json' }],
    ['an address that has not been looked up', { 'x-forwarded-for': '192.0.2.99' }],
    ['a market that the brand lacks', {}, '/en-zz'],
    ['a home page of the other brand', {}, '/'],
  ])('is left to the app with %s', async (_, headers, path) => {
    await call();
    await call(headers, path);
    await call(headers, path);
    expect(rendered.slice(1).map(({ isShared }) => isShared)).toEqual([false, false]);
  });

  it('greets those whom it does not know, each with their own cookies', async () => {
    for (const cookie of ['', 'uniq-visit=1; locale=de; country=GB', 'locale=en; country=GB']) {
      const visit = { cookie, 'accept-language': 'en', 'sec-purpose': 'prefetch', 'x-forwarded-for': '192.0.2.7' };
      expect(
        (await call({ ...visit, authorization: 'Bearer x' }, '/en-gb?utm_source=a')).headers['set-cookie'],
      ).toEqual(['uniq-visit=1']);
    }
    expect(greeted).toHaveLength(3);
    expect(greeted[2]).toEqual({
      url: 'http://shop.localhost/en-gb?utm_source=a',
      headers: { cookie: 'locale=en; country=GB', 'accept-language': 'en', 'sec-purpose': 'prefetch' },
      clientIp: '192.0.2.7',
    });
    expect(rendered).toHaveLength(1);
    expect((await call()).headers['set-cookie'], 'of the others').toBeUndefined();
  });

  it.each<[string, () => Response]>([
    ['lacks a block', () => new Response('bare', { headers: { 'Cache-Control': 'no-store' } })],
    ['sets a cookie', () => new Response('mine', { headers: { 'Set-Cookie': 'session=1' } })],
    ['leads elsewhere', () => Response.redirect('http://shop.localhost/x')],
    ['fails', () => new Response('failed', { status: 500 })],
  ])('is not kept when it %s', async (_, given) => {
    answer = given;
    await call();
    answer = () => new Response('whole');
    expect((await call()).body).toBe('whole');
  });

  it('answers 304 to a browser that has it', async () => {
    const { etag } = (await call()).headers;
    expect(await call({ 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
  });
});

describe('complete results of guests', () => {
  const SEARCH = '/search?adult=1&v=2';
  const SEARCHED = `${KNOWN}; recent_searches=this`;
  const search = (cookie = SEARCHED, path = SEARCH, headers: OutgoingHttpHeaders = {}) =>
    call({ cookie, ...headers }, path);

  it('are rendered once for an address, from nothing but the market and the frame', async () => {
    const cookies = [`${SEARCHED}; screen=1280x720`, `${KNOWN}; recent_searches=another`, 'locale=en; country=GB'];
    for (const cookie of [...cookies, ...cookies]) {
      const { status, headers, body } = await search(cookie, SEARCH, {
        'user-agent': 'mine',
        referer: 'https://elsewhere.example/',
        authorization: 'Bearer x',
      });
      expect([status, body, headers['cache-control']]).toEqual([200, 'home of /search', 'private, no-cache']);
    }
    const cookie = 'locale=en; country=GB; currency=GBP';
    expect(rendered).toEqual([{ path: SEARCH, headers: { cookie }, isShared: true, city: null }]);
    expect(asked).toEqual([{ cookie }]);
    await search(SEARCHED, `${SEARCH}&sort=price`);
    await search(`${SEARCHED}; currency=EUR`);
    expect(rendered.map(({ path }) => path)).toEqual([SEARCH, `${SEARCH}&sort=price`, SEARCH]);
  });

  it('remember the search in each browser, until it is its last one', async () => {
    const other = `${KNOWN}; recent_searches=other`;
    for (const cookie of [KNOWN, other, other]) {
      expect((await search(cookie)).headers['set-cookie']).toEqual(['recent_searches=this']);
    }
    for (let visit = 0; visit < 3; visit += 1) expect((await search()).headers['set-cookie']).toBeUndefined();
    expect(greeted.map(({ headers }) => headers.cookie)).toEqual([KNOWN, other, other, SEARCHED]);
    await search(SEARCHED, `${SEARCH}&sort=price`);
    expect(greeted, 'another address').toHaveLength(5);
    await search('locale=en; country=GB; recent_searches=this');
    expect(greeted, 'a visit that is not counted').toHaveLength(6);
  });

  it('remember the search of a page that was fetched in advance once it is visited', async () => {
    const early = await search(KNOWN, SEARCH, { 'sec-purpose': 'prefetch' });
    expect(early.headers['set-cookie']).toBeUndefined();
    expect((await search(KNOWN)).headers['set-cookie']).toEqual(['recent_searches=this']);
  });

  it.each(['account', 'session', 'partner_agent', 'flash', 'letter_keys', 'x'])(
    'are left to the app with a cookie %s',
    async (name) => {
      await search();
      for (let visit = 0; visit < 2; visit += 1) await search(`${SEARCHED}; ${name}=1`);
      expect(rendered.slice(1).map(({ isShared }) => isShared)).toEqual([false, false]);
    },
  );

  it('are left to the app as data, under a long address, and until they are complete', async () => {
    hasResults = false;
    await search();
    expect(rendered).toMatchObject([{ isShared: false }]);
    hasResults = true;
    await search(SEARCHED, SEARCH, { accept: 'application/json' });
    await search(SEARCHED, `${SEARCH}&x=${'1'.repeat(1000)}`);
    answer = () => new Response('bare', { headers: { 'Cache-Control': 'no-store' } });
    await search();
    expect(rendered.map(({ isShared }) => isShared)).toEqual([false, false, false, true, false]);
    answer = () => new Response('whole');
    expect((await search()).body).toBe('whole');
    expect((await search()).body).toBe('whole');
    expect(rendered).toHaveLength(6);
  });
});
