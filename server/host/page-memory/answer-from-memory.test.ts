import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '~/bff/environment/environment.server';
import { createHost } from '../host';
import { Readiness } from '../readiness';

type Asked = { path: string; cookie: string | null; headers: Record<string, string>; context: AppLoadContext };

/** Requests that reached the app, through Express or through the page cache. */
let asked: Asked[] = [];
/** The app's response; tests replace it. */
let answer: (asked: Asked) => Response | Promise<Response>;
let lines: Record<string, unknown>[] = [];
let readiness: Readiness;
let server: Server;

function app(): ServerBuild {
  const loader = ({ request: { url, headers }, context }: { request: Request; context: AppLoadContext }) => {
    const { pathname, search } = new URL(url);
    const now = {
      path: pathname + search,
      cookie: headers.get('cookie'),
      headers: Object.fromEntries(headers),
      context,
    };
    asked.push(now);
    return answer(now);
  };
  const route = (id: string, path: string, shared?: 'always' | 'many' | 'notFound') => ({
    [id]: { id, path, parentId: 'root', module: { loader, action: loader, handle: shared && { shared } } },
  });
  return {
    routes: {
      root: { id: 'root', path: '', module: {} },
      ...route('routes/about', 'about', 'always'),
      ...route('routes/404', '404', 'always'),
      ...route('routes/search', 'search'),
      ...route('routes/cities.$slug', 'cities/:slug', 'many'),
      ...route('routes/$market', ':market', 'notFound'),
      ...route('routes/$', '*', 'notFound'),
    },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    entry: { module: { default: () => new Response(''), handleError: () => undefined } },
    future: {},
    mode: 'production',
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
  } as unknown as ServerBuild;
}

beforeEach(async () => {
  asked = [];
  lines = [];
  answer = ({ path }) =>
    new Response(`page of ${path}`, { status: path === '/about' || path === '/en-us' ? 200 : 404 });
  readiness = new Readiness();
  const build = app();
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
  const host = createHost({
    environment: readEnvironment({ SANDBOX: 'true', BRAND_HOSTS: 'shop.localhost=intl' }),
    pages: { build, routes: build.routes, files: (_request, _response, next) => next() },
    readiness,
    log,
  });
  server = createServer(host).listen(0);
  await once(server, 'listening');
});
afterEach(() => void server.close());

async function call(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, path, method, headers: { host: 'shop.localhost', ...headers }, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() };
}

describe('a shared page', () => {
  it('is rendered once', async () => {
    for (const method of ['GET', 'GET', 'HEAD']) {
      const { status, headers, body } = await call('/about', {}, method);
      expect([status, body]).toEqual([200, method === 'HEAD' ? '' : 'page of /about']);
      expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=86400');
    }
    expect(asked).toHaveLength(1);
  });

  it('depends only on the market and the frame', async () => {
    await call('/about', {
      cookie: 'session=secret; locale=de; partner_agent=a; cookie_policy_accepted=1',
      'accept-language': 'fr',
      'user-agent': 'mine',
      referer: 'https://elsewhere.example/',
      authorization: 'Bearer x',
      'x-request-id': 'id-of-mine',
    });
    expect(asked[0]?.headers).toEqual({
      cookie: 'locale=de; country=US; currency=USD; cookie_policy_accepted=1',
    });
    expect(asked[0]?.context).toMatchObject({ isShared: true, clientIp: '', origin: 'http://shop.localhost' });
    expect(asked[0]?.context.requestId).not.toBe('id-of-mine');
  });

  it('differs by market, host and frame', async () => {
    const visits: OutgoingHttpHeaders[] = [
      {},
      { 'accept-language': 'de' },
      { cookie: 'currency=EUR' },
      { cookie: 'cookie_policy_accepted=1' },
      { host: 'ru.localhost' },
    ];
    for (const headers of [...visits, ...visits]) await call('/about', headers);
    expect(asked).toHaveLength(visits.length);
  });

  it('has the ids of each request, with a log line and a count', async () => {
    await call('/about');
    const { headers } = await call('/about?utm_source=letter', { 'x-request-id': 'id-of-mine' });
    const requestId = headers['x-request-id'];
    expect(requestId, 'of a sender who is no proxy').not.toBe('id-of-mine');
    expect(lines.filter(({ msg }) => msg === 'request')).toMatchObject([
      { method: 'GET', path: '/about', status: 200 },
      { method: 'GET', path: '/about?utm_source', status: 200, requestId },
    ]);
    const { body } = await call('/metrics', { host: 'localhost' });
    expect(body).toContain('shop_page_memory_total{how="fresh"} 1');
    expect(body).toContain('shop_http_request_seconds_count{method="GET",page="about",status="2xx"} 2');
  });

  it.each<[string, string, OutgoingHttpHeaders]>([
    ['a query that may mean something', '/about?agent=a', {}],
    ['one such parameter among others', '/about?utm_source=a&currency=EUR', {}],
    ['another spelling', '/%61bout', {}],
    ['data', '/about', { accept: 'application/json' }],
  ])('is not served from memory for %s', async (_, path, headers) => {
    await call('/about');
    await call(path, headers);
    expect(asked).toHaveLength(2);
    expect(asked[1]?.context.isShared).toBe(false);
  });

  it('does not answer forms, bad hosts and other spellings of its address', async () => {
    await call('/about');
    expect((await call('/about', {}, 'POST')).headers['cache-control']).not.toContain('public');
    expect((await call('/about', { host: 'a b' })).status).toBe(400);
    expect((await call('/about/')).status).toBe(301);
  });

  it.each<[string, (now: Asked) => Response]>([
    ['sets a cookie', () => new Response('mine', { headers: { 'Set-Cookie': 'session=1' } })],
    [
      'sets a cookie by the host',
      ({ context }) => {
        context.setCookie?.('session=1');
        return new Response('mine');
      },
    ],
    ['fails', () => new Response('failed', { status: 500 })],
  ])('is not kept when it %s', async (_, given) => {
    answer = given;
    const { headers } = await call('/about');
    expect(headers['cache-control'] ?? '').not.toContain('public');
    await call('/about');
    expect(asked.filter(({ context }) => !context.isShared)).toHaveLength(2);
  });

  it('closes connections while the process drains', async () => {
    await call('/about');
    readiness.drain();
    expect((await call('/about')).headers.connection).toBe('close');
  });
});

describe('an unknown address', () => {
  it.each(['/nothing', '/no/such/page', '/wp-login.php'])(
    '%s reaches the app once, and is then shared',
    async (path) => {
      expect((await call(path)).body).toBe(`page of ${path}`);
      for (let visit = 0; visit < 3; visit += 1) {
        const { status, headers, body } = await call(path);
        expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
        expect(body, 'the page does not tell of the address').toBe('page of /404');
      }
      expect(asked.map((one) => one.path)).toEqual([path, '/404']);
    },
  );

  it('shares one page with all others in each market', async () => {
    for (const path of ['/a', '/b', '/a', '/b']) await call(path);
    await call('/a', { 'accept-language': 'de' });
    expect(asked.map((one) => one.path)).toEqual(['/a', '/b', '/404', '/404']);
  });

  it('depends on the host and the bare address', async () => {
    await call('/a');
    await call('/a', { host: 'ru.localhost' });
    await call('/a?x=1');
    expect(asked.map((one) => one.path)).toEqual(['/a', '/a', '/a?x=1']);
  });

  it('never hides an existing page', async () => {
    await call('/en-us');
    await call('/en-us');
    expect(asked.map((one) => one.path)).toEqual(['/en-us', '/en-us']);
  });

  it('may belong to another route, which shares nothing', async () => {
    await call('/search');
    await call('/search');
    expect(asked).toHaveLength(2);
  });
});

describe('a page that lacks something for the moment', () => {
  it('is made once for all who wait for it, kept by nobody, and made again for the next', async () => {
    const bothCame = once(server, 'request').then(() => once(server, 'request'));
    const half = () => new Response('half', { headers: { 'Cache-Control': 'no-store' } });
    answer = () => bothCame.then(half);
    const waiting = await Promise.all([call('/cities/a'), call('/cities/a')]);
    for (const { status, body, headers } of waiting) {
      expect([status, body, headers['cache-control'], headers.etag]).toEqual([200, 'half', 'no-store', undefined]);
    }
    expect(asked).toHaveLength(1);
    answer = () => new Response('whole');
    expect((await call('/cities/a')).body).toBe('whole');
    expect((await call('/cities/a')).body).toBe('whole');
    expect(asked).toHaveLength(2);
  });
});

describe('a robot', () => {
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' };
  const cities = (count: number) => Array.from({ length: count }, (_, index) => `/cities/${index}`);
  const called = (paths: string[], headers: OutgoingHttpHeaders) =>
    Promise.all(paths.map(async (path) => ({ path, ...(await call(path, headers)) })));
  beforeEach(() => {
    answer = ({ path }) => new Response(`page of ${path}`);
  });

  it('past the budget is refused before anything is rendered', async () => {
    const answers = await called(cities(100), robot);
    const refused = answers.filter(({ status }) => status === 503);
    expect(asked.length, 'the few that are allowed at once').toBeLessThan(60);
    expect(refused).toHaveLength(100 - asked.length);
    for (const { headers, body } of refused) {
      expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store', 'content-length': '0' });
      expect([body, headers['x-request-id'] === undefined]).toEqual(['', false]);
    }
    expect((await call('/metrics', { host: 'localhost' })).body).toContain(
      `shop_page_memory_total{how="refused"} ${refused.length}`,
    );
  });

  it('past the budget still gets what is kept, and people get everything', async () => {
    await call('/cities/kept');
    await called(cities(100), robot);
    const before = asked.length;
    expect((await call('/cities/kept', robot)).status).toBe(200);
    expect(asked).toHaveLength(before);
    const people = await called(['/cities/a', '/cities/b', '/cities/c?x=1'], { 'user-agent': 'Mozilla/5.0 (X11)' });
    expect(people.map(({ status, body }) => `${status} ${body}`)).toEqual([
      '200 page of /cities/a',
      '200 page of /cities/b',
      '200 page of /cities/c?x=1',
    ]);
  });

  it('does not get round the budget by a query or a language', async () => {
    const addresses = cities(100).flatMap((path) => [`${path}?x=1`, `${path}?locale=de`]);
    await called(addresses, robot);
    expect(asked.length, 'the few that are allowed at once').toBeLessThan(60);
  });

  it('is not held up at pages that are few', async () => {
    answer = ({ path }) => new Response(`page of ${path}`, { status: path === '/about' ? 200 : 404 });
    const answers = await called(
      Array.from({ length: 40 }, () => '/about'),
      robot,
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  it('is refused for a moment once the app itself refuses, and people are served by the app alone', async () => {
    answer = ({ path, context }) =>
      context.isShared ? new Response(null, { status: 503 }) : new Response(`page of ${path}`);
    expect((await call('/cities/a', robot)).status).toBe(503);
    expect((await call('/cities/b', robot)).status).toBe(503);
    expect(asked.map(({ path }) => path)).toEqual(['/cities/a']);
    expect((await call('/cities/c')).body).toBe('page of /cities/c');
    expect(asked.map(({ context }) => context.isShared)).toEqual([true, false]);
  });
});
