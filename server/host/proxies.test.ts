import type { Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { callHost, routeOf, startHost, type Call } from './testing/started-host';

const build = routeOf(({ request, context }) => Response.json({ ...context, url: request.url }));

let server: Server;
afterEach(() => void server.close());

type Told = { origin: string; clientIp: string; requestId: string; traceId: string; url: string };

async function ask(variables: Record<string, string>, headers: Call['headers'], method = 'GET') {
  server = await startHost(build, { variables });
  const answer = await callHost(server, '/page?a=b', { headers, method });
  return { ...answer, told: answer.status === 200 && method === 'GET' ? (JSON.parse(answer.body) as Told) : null };
}

const FORWARDED = { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' };
const SHOP = { BRAND_HOSTS: 'shop.example=intl' };

describe('forwarding headers', () => {
  it('are trusted only behind a proxy', async () => {
    const direct = await ask({}, FORWARDED);
    expect(direct.body).not.toMatch(/shop\.example|192\.0\.2\.7|https/);
    server.close();
    const { told } = await ask({ TRUST_PROXY: '1' }, FORWARDED);
    expect(told).toMatchObject({ origin: 'https://shop.example', clientIp: '192.0.2.7' });
    expect(told?.url).toBe('https://shop.example/page?a=b');
  });

  it.each<[string, string, string, string]>([
    ['1', 'evil.example, shop.example', 'http, https', 'https://shop.example'],
    ['2', 'shop.example, inner', 'https, http', 'https://shop.example'],
    ['2', 'evil.example, shop.example, inner', 'javascript, https, http', 'https://shop.example'],
    ['2', 'shop.example', 'https', 'https://shop.example'],
    ['127.0.0.1', 'evil.example, shop.example', 'http, HTTPS', 'https://shop.example'],
    ['127.0.0.1, 10.0.0.1', 'evil.example, shop.example, inner', 'http, https, http', 'https://shop.example'],
  ])('with TRUST_PROXY=%s count from the farthest trusted proxy: %s, %s', async (trust, hosts, schemes, origin) => {
    const { told } = await ask(
      { TRUST_PROXY: trust },
      {
        'x-forwarded-host': hosts,
        'x-forwarded-proto': schemes,
        'x-forwarded-for': '192.0.2.9, 192.0.2.7, 10.0.0.1',
      },
    );
    expect(told?.origin).toBe(origin);
  });

  it.each(['javascript', 'ftp', 'https://', 'ht tp'])('with the scheme "%s" are refused', async (scheme) => {
    const { status } = await ask({ TRUST_PROXY: '1' }, { ...FORWARDED, 'x-forwarded-proto': scheme });
    expect(status).toBe(400);
  });
});

describe('request ids', () => {
  const ids = { 'x-request-id': 'request-1', traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` };

  it('come from a trusted proxy', async () => {
    const { told, headers } = await ask({ TRUST_PROXY: '1' }, ids);
    expect(told).toMatchObject({ requestId: 'request-1', traceId: 'ab'.repeat(16) });
    expect(headers['x-request-id']).toBe('request-1');
  });

  it.each(['false', '192.0.2.1'])('never come from others (TRUST_PROXY=%s)', async (trust) => {
    const { told } = await ask({ TRUST_PROXY: trust }, ids);
    expect(told?.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(told?.traceId).not.toBe('ab'.repeat(16));
  });
});

describe('hosts', () => {
  it.each<[Record<string, string>, string, number]>([
    [SHOP, 'shop.example', 200],
    [SHOP, 'SHOP.example:8443', 200],
    [SHOP, 'localhost', 200],
    [SHOP, 'evil.example', 421],
    [SHOP, 'shop.example.evil.example', 421],
    [SHOP, '192.0.2.1', 421],
    [{ PUBLIC_ORIGINS: 'ru=https://kassa.example' }, 'kassa.example', 200],
    [{ PUBLIC_ORIGINS: 'ru=https://kassa.example' }, 'evil.example', 421],
    [{}, 'evil.example', 200],
  ])('with %j, answers %s with %i', async (variables, host, status) => {
    expect((await ask(variables, { host })).status).toBe(status);
  });

  it('refuses unknown hosts from a trusted proxy too', async () => {
    const variables = { ...SHOP, TRUST_PROXY: '1' };
    expect((await ask(variables, { ...FORWARDED, 'x-forwarded-host': 'evil.example' })).status).toBe(421);
  });

  it('ignores the host of health checks', async () => {
    server = await startHost(build, { variables: SHOP });
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      expect((await callHost(server, path, { headers: { host: '10.0.0.7:3000' } })).status, path).toBe(200);
    }
  });
});

describe('HTTPS', () => {
  const variables = { ...SHOP, TRUST_PROXY: '1' };
  const hsts = (answer: { headers: Record<string, unknown> }) => answer.headers['strict-transport-security'];

  it('is demanded for two years, for the preload lists', async () => {
    expect(hsts(await ask(variables, FORWARDED))).toBe('max-age=63072000; includeSubDomains; preload');
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['plain HTTP', variables, { ...FORWARDED, 'x-forwarded-proto': 'http' }],
    ['an unknown host', { TRUST_PROXY: '1' }, FORWARDED],
    ['a refused host', variables, { ...FORWARDED, 'x-forwarded-host': 'evil.example' }],
    ['localhost', variables, { ...FORWARDED, 'x-forwarded-host': 'localhost' }],
  ])('is not demanded on %s', async (_, given, headers) => {
    expect(hsts(await ask(given, headers))).toBeUndefined();
  });

  it('is the target when somebody comes to a configured address by plain HTTP', async () => {
    const secured = { ...variables, PUBLIC_ORIGINS: 'intl=https://shop.example' };
    for (const method of ['GET', 'POST']) {
      const answer = await ask(secured, { ...FORWARDED, 'x-forwarded-proto': 'http' }, method);
      expect(answer).toMatchObject({ status: 308, headers: { location: 'https://shop.example/page?a=b' } });
      server.close();
    }
    expect((await ask(secured, FORWARDED)).status).toBe(200);
    server.close();
    const untrusted = { ...secured, TRUST_PROXY: 'false' };
    expect((await ask(untrusted, { host: 'shop.example', 'x-forwarded-proto': 'http' })).status).toBe(200);
  });
});
