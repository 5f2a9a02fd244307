import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, test } from '#tests/setup/fixtures';
import { PoolingProxy } from '#tests/setup/pooling-proxy';

const KB = 1024;
const SIZES = [0, 1, 60 * KB, 64 * KB, 100 * KB, 190 * KB, 256 * KB, 300 * KB, 1024 * KB, 2048 * KB];
const PATHS = ['/cookies', '/about', '/no/such/page', '/?index'];
/** Ways to send a body: with its length, in chunks, aborted, or as something other than a form. */
const WAYS = ['length', 'chunks', 'aborted', 'json'] as const;

type Sent = { port: number; path: string; size: number; way: (typeof WAYS)[number] };

/** @returns the status; null when the sender did not wait for it */
async function post({ port, path, size, way }: Sent): Promise<number | null> {
  const type = way === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  const length = way === 'chunks' ? {} : { 'content-length': way === 'aborted' ? size + 2 : size || 1 };
  const headers = { host: 'localhost', 'content-type': type, ...length };
  const sent = request({ host: '127.0.0.1', port, path, method: 'POST', agent: false, headers });
  sent.on('error', () => undefined);
  const flushed = new Promise((resolve) => sent.write('x'.repeat(size) || '=', resolve));
  if (way === 'aborted') {
    await flushed;
    sent.destroy();
    return null;
  }
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

test('a proxy with four connections loses none of them, whatever the bodies', async ({ address }) => {
  const proxy = await PoolingProxy.start(address.shopPort);
  const { port } = proxy;
  try {
    for (const path of PATHS) {
      for (const size of SIZES) {
        const statuses = await Promise.all(WAYS.map((way) => post({ port, path, size, way })));
        for (const status of statuses) expect.soft(status ?? 400, `${path}, ${size} bytes`).toBeLessThan(500);
        if (size > 64 * KB) expect.soft(statuses[0], `${path}, ${size} bytes`).toBe(413);
        const next = await Promise.all(WAYS.map(() => get(port, '/about')));
        expect.soft(next, `behind ${path}, ${size} bytes`).toEqual([200, 200, 200, 200]);
      }
    }
  } finally {
    await proxy.stop();
  }
});

async function get(port: number, path: string): Promise<number> {
  const sent = request({ host: '127.0.0.1', port, path, agent: false, headers: { host: 'localhost' } }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}
