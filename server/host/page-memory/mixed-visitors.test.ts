import type { Server } from 'node:http';
import type { AppLoadContext, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Guests } from '~/bff/request/guests.server';
import { callHost, routeOf, startHost } from '../testing/started-host';

const VISITORS = 10_000;
/** Parallel requests. */
const AT_ONCE = 40;
/** Every page of this app says all that it knows about its visitor, and sets a cookie for visitors of its own. */
const PATHS = ['/', '/about', '/search?adult=1', '/search?adult=2', '/cities/rome', '/unknown', '/404'];
const OWN = ['account', 'session', 'partner_agent', 'recent_searches', 'flash', 'cookie_policy_accepted', 'easter_egg'];
const HEADERS = ['user-agent', 'referer', 'authorization', 'x-request-id', 'x-secret'];

let server: Server;

function app(): ServerBuild {
  const loader = ({ request, context }: LoaderFunctionArgs) => {
    const { clientIp, isShared } = context;
    const told = JSON.stringify([request.url, [...request.headers], clientIp]);
    return new Response(told, { headers: isShared ? {} : { 'Set-Cookie': `session=${told.length}` } });
  };
  const route = (id: string, path: string | undefined, shared: string) => ({
    [id]: { id, path, index: path === undefined, parentId: 'root', module: { loader, handle: { shared } } },
  });
  const build = routeOf(loader);
  Object.assign(build.routes, {
    root: { id: 'root', path: '', module: {} },
    ...route('routes/_index', undefined, 'home'),
    ...route('routes/about', 'about', 'always'),
    ...route('routes/404', '404', 'always'),
    ...route('routes/search', 'search', 'results'),
    ...route('routes/cities.$slug', 'cities/:slug', 'many'),
    ...route('routes/$', '*', 'notFound'),
  });
  const greet = (request: Request, { setCookie }: AppLoadContext) => {
    setCookie?.(`greeted=${/mark\d+x/.exec(request.headers.get('user-agent') ?? '')?.[0] ?? ''}`);
    return Promise.resolve();
  };
  const guests: Guests = {
    cityOf: () => null,
    hasResults: () => Promise.resolve(true),
    greet: { home: greet, results: greet },
  };
  Object.assign(build.entry.module, { guests });
  return build;
}

beforeAll(async () => {
  server = await startHost(app(), { variables: { BRAND_HOSTS: 'kassa.localhost=ru', TRUST_PROXY: '1' } });
});
afterAll(() => void server.close());

/** The same visitors in every run. */
function visitorOf(number: number) {
  const pick = (salt: number, of: number) => ((number + 1) * 2654435761 * salt) % of;
  const mark = `mark${number}x`;
  const path = PATHS[pick(3, PATHS.length)]!;
  const address = pick(5, 4) === 0 ? `${path}${path.includes('?') ? '&' : '?'}utm_source=${mark}` : path;
  const cookies = OWN.filter((_, index) => pick(7 + index, 5) === 0).map((name) => `${name}=${mark}`);
  const known = ['uniq-visit=1', 'country=RU', 'locale=ru', 'currency=RUB'].filter(
    (_, index) => pick(31 + index, 3) > 0,
  );
  const headers = Object.fromEntries(
    HEADERS.filter((_, index) => pick(17 + index, 2) === 0).map((name) => [name, mark]),
  );
  const cookie = [...known, ...cookies].join('; ');
  return { mark, address, headers: { ...headers, host: 'kassa.localhost', cookie, 'x-forwarded-for': '192.0.2.1' } };
}

it(`tells none of ${VISITORS} mixed visitors anything about another`, { timeout: 120_000 }, async () => {
  const others: string[] = [];
  let fromMemory = 0;
  const serve = async (first: number) => {
    for (let number = first; number < VISITORS; number += AT_ONCE) {
      const { mark, address, headers } = visitorOf(number);
      const answer = await callHost(server, address, { headers });
      const marks = JSON.stringify([answer.headers, answer.body]).match(/mark\d+x/g) ?? [];
      if (marks.some((found) => found !== mark)) others.push(`${address} ${headers.cookie}: ${marks.join()}`);
      if (answer.headers.etag) {
        fromMemory += 1;
        if (answer.body.includes(mark) && !address.includes(mark)) others.push(`kept: ${address} ${headers.cookie}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => serve(first)));
  expect(others.slice(0, 5)).toEqual([]);
  // Many of them were answered from memory, and many by the app.
  expect(fromMemory).toBeGreaterThan(VISITORS / 5);
  expect(fromMemory).toBeLessThan((VISITORS * 4) / 5);
});
