import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { SERVICE_NAMES, serviceVariable } from '~/upstream/services.server';
import { Readiness } from './readiness';
import { RawConnection } from '#tests/setup/raw-connection';
import { callHost, portOf, routeOf, startHost, type Call } from './testing/started-host';

const build = routeOf(({ request, context }) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/fails') throw new TypeError('secret detail');
  if (pathname === '/leads-far')
    return new Response(null, { status: 302, headers: { Location: `/${'x'.repeat(9000)}` } });
  context.setCookie?.('seen=1; Path=/');
  const policy = pathname === '/page' ? { 'Content-Security-Policy': "default-src 'self'" } : undefined;
  return Response.json({ ...context, text: 'x'.repeat(5000) }, { headers: { 'X-Path': pathname, ...policy } });
});

const readiness = new Readiness();
let server: Server;

const start = (variables: Record<string, string>) => startHost(build, { variables, readiness });

beforeAll(async () => {
  server = await start({ BRAND_HOSTS: 'shop.example=intl', METRICS_TOKEN: 'a-token-for-metrics' });
});
afterAll(() => void server.close());

const call = (path: string, { to = server, ...options }: Call & { to?: Server } = {}) => callHost(to, path, options);

describe('the load context of a page', () => {
  it('has ids, a nonce of its own, the address and the client', async () => {
    const [one, two] = await Promise.all([call('/'), call('/')]);
    const context = JSON.parse(one.body) as Record<string, string>;
    expect(context).toMatchObject({
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      clientIp: '127.0.0.1',
    });
    expect(context.origin).toMatch(/^http:\/\/localhost:\d+$/);
    expect(context.cspNonce).toMatch(/^[\w+/]{22}==$/);
    expect(context.cspNonce).not.toBe((JSON.parse(two.body) as typeof context).cspNonce);
    expect(one.headers['x-request-id']).toBe(context.requestId);
    expect(one.headers['set-cookie']).toEqual(['seen=1; Path=/']);
  });

  it('trusts the address that its own proxy saw, not one that the visitor wrote in front of it', async () => {
    const behindProxy = await start({ TRUST_PROXY: '1' });
    const seen = new Set<string>();
    for (const invented of ['198.51.100.1', '198.51.100.2, 203.0.113.5', '2001:db8::7']) {
      const answer = await call('/', { headers: { 'x-forwarded-for': `${invented}, 192.0.2.7` }, to: behindProxy });
      seen.add((JSON.parse(answer.body) as { clientIp: string }).clientIp);
    }
    behindProxy.close();
    expect([...seen]).toEqual(['192.0.2.7']);
  });

  it('trusts the country header only from a proxy, and only when it is configured', async () => {
    const headers = { 'x-country': 'DE' };
    const countryWith = async (variables: Record<string, string>) => {
      const to = await start(variables);
      const { body } = await call('/', { headers, to });
      to.close();
      return (JSON.parse(body) as { proxyCountry: string }).proxyCountry;
    };
    expect(await countryWith({ TRUST_PROXY: '1', COUNTRY_HEADER: 'X-Country' })).toBe('DE');
    expect(await countryWith({ COUNTRY_HEADER: 'X-Country' })).toBe('');
    expect(await countryWith({ TRUST_PROXY: '192.0.2.1', COUNTRY_HEADER: 'X-Country' })).toBe('');
    expect(await countryWith({ TRUST_PROXY: '1' })).toBe('');
  });
});

describe('headers', () => {
  it('protect every response', async () => {
    for (const path of ['/', '/healthz', '/%E0%A4%A', '/x//']) {
      const { headers } = await call(path);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it("leave a page's own policy alone", async () => {
    expect((await call('/page')).headers['content-security-policy']).toBe("default-src 'self'");
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('encodes for Accept-Encoding "%s" as %s', async (accepted, expected) => {
    const { headers } = await call('/', { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(expected);
  });
});

describe('addresses', () => {
  it('redirect to their canonical spelling, a form with its body', async () => {
    expect(await call('/search/?a=1')).toMatchObject({ status: 301, headers: { location: '/search?a=1' } });
    expect(await call('//elsewhere.example//')).toMatchObject({ headers: { location: '/elsewhere.example' } });
    expect(await call('/search/', { method: 'POST' })).toMatchObject({ status: 308, headers: { location: '/search' } });
  });
});

describe('requests that cannot be answered', () => {
  it.each<[string, Call, number]>([
    ['/%E0%A4%A', {}, 400],
    ['/%00', {}, 400],
    ['http://elsewhere.example/', {}, 400],
    ['/', { headers: { host: 'a b' } }, 400],
    ['/', { headers: { host: '[::1' } }, 400],
    ['/', { headers: { host: '[:::::]' } }, 400],
    ['/', { headers: { host: '1.2.3.999' } }, 400],
    ['/', { headers: { host: 'xn--' } }, 400],
    ['/', { headers: { host: 'localhost:99999' } }, 400],
    ['/', { headers: { host: '256.1.1.1' } }, 400],
    ['/', { headers: { host: 'xn--a' } }, 400],
    ['/', { headers: { host: 'localhost:99999' } }, 400],
    [`/?${'x'.repeat(8 * 1024)}`, {}, 414],
    ['/leads-far', {}, 414],
    ['/', { method: 'PUT' }, 405],
    ['/', { method: 'OPTIONS' }, 405],
    ['/', { method: 'POST', headers: { origin: 'https://elsewhere.example' } }, 403],
    ['/', { method: 'POST', headers: { origin: 'null' } }, 403],
    ['/', { method: 'POST', headers: { 'content-length': 65_537 } }, 413],
  ])('refuses %s %j with %i', async (path, options, status) => {
    const answer = await call(path, options);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  it.each(['/%5c', '/%5C%5C', '/%5c:0', '/%5c%20?a=b', '/a/%5cb'])('treats %s as an unknown address', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { status, headers } = await call(path, { method });
      expect([status, headers['x-path']]).toEqual([200, '/404']);
    }
  });

  it('refuses two Host headers', async () => {
    const connection = new RawConnection(portOf(server));
    connection.send('GET / HTTP/1.1\r\nHost: localhost\r\nhost: shop.example\r\n\r\n');
    expect((await connection.answer())?.status).toBe(400);
    connection.abort();
  });

  it.each<[string, string, Record<string, string>]>([
    ['en', '/%E0', { host: 'shop.example' }],
    ['ru', '/%E0', { host: 'ru.localhost' }],
    ['de', '/%E0', { host: 'shop.example', 'accept-language': 'de-AT,en;q=0.5' }],
    ['pl', '/%E0', { host: 'shop.example', 'accept-language': 'de', cookie: 'a=b; locale=tr; __Host-locale=pl' }],
    ['tr', '/%E0?locale=tr', { host: 'shop.example', cookie: '__Host-locale=pl' }],
    ['ru', '/%E0?locale=tr', { host: 'ru.localhost' }],
    ['en', '/%E0', { host: 'shop.example', 'accept-language': '<b>', cookie: '__Host-locale="><' }],
  ])("refuses in the visitor's language: %s for %s with %j", async (language, path, headers) => {
    expect((await call(path, { headers })).body).toContain(`<html lang="${language}">`);
  });

  it('reveals nothing of a failure', async () => {
    const answer = await call('/fails');
    expect(answer.status).toBe(500);
    expect(answer.body).not.toContain('secret detail');
  });
});

describe('/metrics', () => {
  it('is open to this machine', async () => {
    const { status, body } = await call('/metrics');
    expect(status).toBe(200);
    expect(body).toContain('shop_http_request_seconds_count');
  });

  it.each([
    [{ 'x-forwarded-for': '192.0.2.7' }, 404],
    [{ 'x-forwarded-for': '192.0.2.7', authorization: 'Bearer a-token-for-metrics' }, 200],
    [{ authorization: 'Bearer another-token' }, 404],
  ])('answers %j with %i', async (headers, status) => {
    expect((await call('/metrics', { headers })).status).toBe(status);
  });
});

it('closes /metrics in production, even to this machine, except with the token', async () => {
  const urls = SERVICE_NAMES.map((name) => [serviceVariable(name), 'https://upstream.example'] as const);
  const closed = await start({
    ...Object.fromEntries(urls),
    SANDBOX: 'false',
    SESSION_SECRETS: 's'.repeat(32),
    PUBLIC_ORIGINS: 'intl=https://shop.example',
    THREE_DS_HOSTS: 'bank.example',
    METRICS_TOKEN: 'a-token-for-metrics',
  });
  onTestFinished(() => void closed.close());
  const statusOf = async (headers = {}) => (await call('/metrics', { to: closed, headers })).status;
  expect(await statusOf()).toBe(404);
  expect(await statusOf({ authorization: 'Bearer a-token-for-metrics' })).toBe(200);
});

describe('draining', () => {
  it('is healthy but not ready, and closes connections', async () => {
    expect((await call('/readyz')).status).toBe(200);
    readiness.drain();
    expect((await call('/healthz')).status).toBe(200);
    expect(await call('/readyz')).toMatchObject({ status: 503, headers: { connection: 'close' } });
  });
});
