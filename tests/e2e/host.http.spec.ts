import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '#tests/setup/fixtures';
import { freePort } from '#tests/setup/pair';
import { searchAddress } from '#tests/setup/links';
import { PlainBrowser } from '#tests/setup/plain-browser';

test('scripts and styles are cached for ever and compressed', async ({ visitor }) => {
  const { text } = await visitor.get('/');
  const [asset] = text.match(/\/assets\/[^"]+\.(?:js|css)/) ?? [];
  expect(asset).toBeDefined();
  const { status, headers } = await visitor.get(asset ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-encoding']).toBe('br');
});

test('a page has its own policy', async ({ visitor }) => {
  const { headers } = await visitor.get('/');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).not.toContain("default-src 'none'; base-uri 'none'; form-action 'none'");
});

test.describe('draining', () => {
  test.use({ isolated: true });

  test('finishes the running request, accepts no other, and exits', async ({ pair, control, visitor }) => {
    await control.set({ settings: { searchDelayMs: 5000 } });
    const underWay = visitor.get(searchAddress(30));
    await expect.poll(async () => Object.keys((await control.calls()).search ?? {})).toContain('frontend_search');
    const began = Date.now();
    const ended = pair.end('shop', 'SIGTERM');
    expect((await underWay).status).toBe(200);
    await ended;
    expect(Date.now() - began, 'it does not wait for idle connections').toBeLessThan(5000);
    await expect(visitor.get('/')).rejects.toThrow('ECONNREFUSED');
  });
});

test('in production it refuses to start without required settings, and names all of them', async () => {
  const { PORT: _, ...environment } = process.env;
  const variables = { NODE_ENV: 'production' as const, SANDBOX: '', BOOKING_URL: 'https://booking.example' };
  const child = spawn(process.execPath, ['build/host/index.js'], { env: { ...environment, ...variables } });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  for (const name of ['SESSION_SECRETS', 'PUBLIC_ORIGINS', 'THREE_DS_HOSTS', 'SEARCH_URL', 'ACCOUNT_URL']) {
    expect(output).toContain(`  ${name}: is missing`);
  }
  expect(output).not.toContain('BOOKING_URL');
});

test('remix-serve runs the build too', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'], {
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production', SANDBOX: 'true' },
  });
  try {
    const visitor = new PlainBrowser(`http://localhost:${port}`);
    await expect.poll(async () => (await visitor.get('/').catch(() => null))?.status, { timeout: 20_000 }).toBe(200);
  } finally {
    child.kill('SIGKILL');
  }
});
