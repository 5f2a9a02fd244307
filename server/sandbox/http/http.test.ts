import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSandbox } from '../testing/test-sandbox';
import { Router } from './router';

describe('Router', () => {
  const handler = () => ({ status: 204 });
  const router = new Router({ 'GET /a/:name': handler, 'POST /a/:name': handler, 'GET /b.json': handler });

  it.each([
    ['GET', '/a/one%20two', { name: 'one two' }],
    ['POST', '/a/%E0%A4%A', { name: '%E0%A4%A' }],
    ['GET', '/b.json', {}],
  ])('finds %s %s', (method, path, params) => {
    expect(router.match(method, path)).toMatchObject({ params });
  });

  it.each([
    ['GET', '/a', null],
    ['GET', '/a/b/c', null],
    ['GET', '/bxjson', null],
    ['DELETE', '/b.json', 'wrongMethod'],
  ])('%s %s: %s', (method, path, expected) => {
    expect(router.match(method, path)).toBe(expected);
  });
});

describe('the server', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
  });
  afterAll(() => sandbox.stop());

  it.each([
    ['broken JSON', '{"v":', 'application/json', 400],
    ['more than a megabyte', JSON.stringify({ v: '2.0', text: 'x'.repeat(1024 * 1024) }), 'application/json', 413],
    ['an unsupported content type', '<xml/>', 'application/xml', 415],
    ['a form', 'v=2.0&lang=de', 'application/x-www-form-urlencoded', 200],
  ])('answers %s', async (_, body, type, status) => {
    const answer = await fetch(`${sandbox.url}/booking/booking/get_citizenships.json`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    expect(answer.status).toBe(status);
  });

  it('shows its name, its health, and an error for unknown paths', async () => {
    const home = await (await fetch(`${sandbox.url}/`)).text();
    expect(home).toContain('4000 0027 6000 3184');
    expect(home).toContain('book_and_issue/new');
    expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${sandbox.url}/booking/nothing`)).status).toBe(404);
    expect((await fetch(`${sandbox.url}//`)).status).toBe(404);
    expect((await fetch(`${sandbox.url}/booking/v4/booking/show`)).status).toBe(405);
  });
});
