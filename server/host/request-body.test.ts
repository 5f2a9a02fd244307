import type { Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readForm } from '~/forms/form.server';
import { RawConnection } from '#tests/setup/raw-connection';
import { portOf, routeOf, startHost } from './testing/started-host';

const KB = 1024;

const app = routeOf(
  () => new Response('a page'),
  async ({ request }) => {
    // Some routes have no form, or refuse before they read it.
    if (new URL(request.url).pathname === '/no-form') return new Response('no form', { status: 405 });
    return new Response([...(await readForm(request)).matching(() => true).keys()].join());
  },
);

let server: Server;
let connection: RawConnection;

beforeAll(async () => {
  server = await startHost(app, {
    limits: { headersTimeout: 300, requestTimeout: 400, connectionsCheckingInterval: 100 },
  });
});
afterAll(() => void server.close());
afterEach(() => connection.abort());

const FORM = 'Content-Type: application/x-www-form-urlencoded';
const GET = 'GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n';

function post(path: string, ...headers: string[]): string {
  return [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
}

function chunked(size: number): string {
  const body = `a=${'x'.repeat(size)}`;
  return `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
}

/**
 * Sends a request and another one behind it: either both are answered, or the first response closes the connection.
 */
async function answersTo(...request: string[]): Promise<number[]> {
  connection = new RawConnection(portOf(server));
  connection.send(...request);
  const first = await connection.answer();
  if (/^connection: close/im.test(first?.head ?? '')) {
    expect(await connection.ends(), 'what is said to be closed is closed').toBe(true);
    return [first?.status ?? 0];
  }
  connection.send(GET);
  return [first?.status ?? 0, (await connection.answer())?.status ?? 0];
}

describe('a connection stays in order after a body', () => {
  const sizes = [0, 1, 10 * KB, 63 * KB, 65 * KB, 190 * KB, 200 * KB, 256 * KB, 257 * KB, KB * KB, 2 * KB * KB];

  it.each(sizes)('%i bytes sent to a form, by length and in chunks', async (size) => {
    const isForm = size + 2 <= 64 * KB;
    const body = `a=${'x'.repeat(size)}`;
    const bySize = await answersTo(post('/form', FORM, `Content-Length: ${body.length}`), body);
    expect(bySize).toEqual(isForm ? [200, 200] : [413]);
    connection.abort();
    const inChunks = await answersTo(post('/form', FORM, 'Transfer-Encoding: chunked'), chunked(size));
    expect(inChunks[0]).toBe(isForm ? 200 : 413);
  });

  it.each(sizes)('%i bytes that nobody reads', async (size) => {
    const body = 'x'.repeat(size);
    for (const [head, status] of [
      [post('/no-form', `Content-Length: ${size}`), 405],
      [post('/form', 'Content-Type: text/plain', `Content-Length: ${size}`), 415],
      [post('/form', 'Origin: https://elsewhere.example', `Content-Length: ${size}`), 403],
      [`GET /page HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${size}\r\n\r\n`, 200],
      [post('/no-form', 'Transfer-Encoding: chunked'), 405],
      [`PUT /page HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${size}\r\n\r\n`, 405],
    ] as const) {
      const [first, second = 200] = await answersTo(head, head.includes('chunked') ? chunked(size) : body);
      expect([first, second], head).toEqual([status === 403 || size <= 64 * KB ? status : expect.anything(), 200]);
      connection.abort();
    }
  });

  it('the body of a rejected form that came with its headers', async () => {
    const head = post('/form', 'Origin: https://elsewhere.example', FORM, 'Content-Length: 3');
    expect(await answersTo(`${head}a=1`)).toEqual([403, 200]);
  });

  it('longer than declared', async () => {
    connection = new RawConnection(portOf(server));
    connection.send(`${post('/form', FORM, 'Content-Length: 3')}a=1 and more\r\n\r\n`);
    expect((await connection.answer())?.status, 'the rest is no request').toBe(400);
    expect(await connection.ends()).toBe(true);
  });
});

describe('a sender that', () => {
  it('sends less than declared gets 408 and is cut off', async () => {
    connection = new RawConnection(portOf(server));
    connection.send(`${post('/form', FORM, 'Content-Length: 300')}a=1`);
    expect((await connection.answer())?.status).toBe(408);
    expect(await connection.ends()).toBe(true);
  });

  it('never ends its headers is cut off', async () => {
    connection = new RawConnection(portOf(server));
    connection.send('GET / HTTP/1.1\r\nHost: localhost\r\n');
    expect((await connection.answer())?.status).toBe(408);
    expect(await connection.ends()).toBe(true);
  });

  it('leaves in the middle disturbs nobody', async () => {
    connection = new RawConnection(portOf(server));
    connection.send(`${post('/form', FORM, 'Content-Length: 60000')}a=1`);
    connection.abort();
    connection = new RawConnection(portOf(server));
    connection.send(GET);
    expect((await connection.answer())?.status).toBe(200);
  });

  it('never stops sending is cut off', async () => {
    connection = new RawConnection(portOf(server));
    connection.send(post('/form', FORM, 'Transfer-Encoding: chunked'));
    const chunk = `10000\r\n${'x'.repeat(64 * KB)}\r\n`;
    for (let sent = 0; sent < 80; sent += 1) connection.send(chunk);
    expect(await connection.ends()).toBe(true);
  });
});
