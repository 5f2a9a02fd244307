import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendPage, storePage, type StoredPage } from './stored-page';

const HTML = `<!DOCTYPE html><p>${'Привет! '.repeat(200)}</p>`;
const given = (status = 200, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : HTML, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-cache', ...headers },
  });

let pages: Record<string, StoredPage | null>;
let server: Server;

beforeAll(async () => {
  pages = {
    '/': await storePage(given(200, { 'Content-Security-Policy': "script-src 'none'" }), 'https://shop.example'),
    '/404': await storePage(given(404), 'http://shop.example'),
  };
  server = createServer((incoming, response) => {
    const page = pages[incoming.url ?? ''];
    if (page) sendPage(page, incoming, response, ['X-Request-Id', 'id-of-this']);
  }).listen(0);
  await once(server, 'listening');
});
afterAll(() => void server.close());

async function call(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, path, method, headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

describe('storePage', () => {
  it.each<[string, Response, boolean]>([
    ['a page', given(), true],
    ['a page that is not there', given(404), true],
    ['a failure', given(500), false],
    ['a page that cannot be had now', given(503), false],
    ['a redirect', given(302, { Location: '/' }), false],
    ['nothing', given(204), false],
    ['a page that lacks a part for now', given(200, { 'Cache-Control': 'no-store' }), false],
    ['a page with a cookie', given(200, { 'Set-Cookie': 'session=1; Path=/' }), false],
    ['a 404 with a cookie', given(404, { 'Set-Cookie': 'session=1; Path=/' }), false],
  ])('%s: %j', async (_, response, isKept) => {
    expect((await storePage(response, 'https://shop.example')) !== null).toBe(isKept);
  });
});

describe('a kept page', () => {
  it('has the headers of the app and the host, and its own', async () => {
    const { status, headers } = await call('/');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "script-src 'none'",
      'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-request-id': 'id-of-this',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/) as string,
    });
  });

  it("varies by its route's headers too", async () => {
    const page = await storePage(given(200, { Vary: 'cookie, Sec-GPC' }), 'https://shop.example');
    const headers = page?.unchanged.headers ?? [];
    expect(headers[headers.indexOf('Vary') + 1]).toBe('cookie, Sec-GPC, Accept-Language, Accept-Encoding');
  });

  it('may not be stored by others when it is a 404', async () => {
    const { status, headers } = await call('/404');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it.each<[string | undefined, string | undefined, (body: Buffer) => Buffer]>([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['BR;q=0.5', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
    ['gzip;q=0.000, identity', undefined, (body) => body],
    ['*;q=0.1, br;q=0', 'gzip', gunzipSync],
    ['brotli', undefined, (body) => body],
    ['', undefined, (body) => body],
    [undefined, undefined, (body) => body],
  ])('encodes for Accept-Encoding %j as %s', async (accepted, encoding, decode) => {
    const { headers, body } = await call('/', accepted === undefined ? {} : { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(decode(body).toString()).toBe(HTML);
  });

  it('is not sent again to a browser that has it', async () => {
    const etag = pages['/']?.etag ?? '';
    for (const header of [etag, `"other", ${etag}`, '*']) {
      const { status, headers, body } = await call('/', { 'if-none-match': header });
      expect([status, body.length, headers.etag]).toEqual([304, 0, etag]);
      expect(headers['x-request-id']).toBe('id-of-this');
    }
    expect((await call('/', { 'if-none-match': '"other"' })).status).toBe(200);
    const reload = await call('/', { 'if-none-match': etag, 'cache-control': 'no-cache' });
    expect(reload.status).toBe(200);
    expect((await call('/404', { 'if-none-match': '*' })).status).toBe(404);
  });

  it('has no body for HEAD, but its length', async () => {
    const { status, headers, body } = await call('/', {}, 'HEAD');
    expect([status, body.length, Number(headers['content-length'])]).toEqual([200, 0, Buffer.byteLength(HTML)]);
  });

  it('has a new tag when it changes', async () => {
    const other = await storePage(new Response('other'), 'https://shop.example');
    expect(other?.etag).not.toBe(pages['/']?.etag);
  });
});
