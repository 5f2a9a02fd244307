import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from 'node:http';
import { TestSandbox } from '../testing/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await TestSandbox.start();
});
afterAll(() => sandbox.stop());

/** Sends a raw request: `fetch` would set Host itself. */
function statusOf(method: string, path: string, headers: Record<string, string>, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, sandbox.url), { method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('error', reject).end(body);
  });
}

const JSON_TYPE = { 'content-type': 'application/json' };
const EVIL = 'https://evil.example';

describe('a page of another site', () => {
  it.each([
    ['of another site', '/control', { ...JSON_TYPE, origin: EVIL }, 403],
    ['of a frame without an origin', '/control/reset', { ...JSON_TYPE, origin: 'null' }, 403],
    ['without a body', '/control/wipe', { origin: EVIL }, 403],
    ['of the shop', '/control/reset', { ...JSON_TYPE, origin: 'http://localhost:3000' }, 403],
    ['to a service', '/booking/booking/get_citizenships.json', { ...JSON_TYPE, origin: EVIL }, 403],
    ['as plain text', '/control', { 'content-type': 'text/plain' }, 415],
    ['without a content type', '/control', {}, 415],
    ['as a form', '/control', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['as plain text to a service', '/booking/booking/get_citizenships.json', { 'content-type': 'text/plain' }, 415],
  ])('cannot write: %s', async (_, path, headers, status) => {
    expect(await statusOf('POST', path, headers, '{"v":"2.0"}')).toBe(status);
  });

  it.each(['/outbox.json', '/outbox', '/control', '/control/ledger', '/'])(
    'cannot read %s through a host name that resolves here',
    async (path) => {
      expect(await statusOf('GET', path, { host: 'evil.example:4010' })).toBe(403);
      expect(await statusOf('GET', path, { host: 'evil.localhost.example' })).toBe(403);
    },
  );
});

it('accepts connections from this machine only, on one address', async () => {
  const elsewhere = fetch(sandbox.url.replace('localhost', '127.0.0.2'));
  await expect(elsewhere).rejects.toThrow('fetch failed');
});

it('lets programs and the sandbox’s own pages write', async () => {
  const { port, origin } = new URL(sandbox.url);
  expect(await statusOf('POST', '/control', JSON_TYPE, '{}')).toBe(200);
  expect(await statusOf('POST', '/control', { ...JSON_TYPE, origin }, '{}')).toBe(200);
  const byAddress = { ...JSON_TYPE, host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` };
  expect(await statusOf('POST', '/control', byAddress, '{}')).toBe(200);
  expect(await statusOf('GET', '/outbox.json', { host: `ru.localhost:${port}` })).toBe(200);
});
