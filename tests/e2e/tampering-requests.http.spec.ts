import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import type { PlainPage } from '#tests/setup/plain-browser';
import { UNKNOWN_TOKEN } from '#tests/journeys/forged';

/** Expects no redirect to another site. */
function expectAtHome({ headers }: PlainPage, origin: string, what: string): void {
  const { location } = headers;
  if (location === undefined) return;
  expect.soft(new URL(location.replace(/\\/g, '/'), origin).origin, `${what} → ${location}`).toBe(origin);
}

test.describe('requests that no browser sends', () => {
  test('paths never lead to another site', async ({ visitor }) => {
    for (const path of [
      '//evil.example',
      '///evil.example/%2f..',
      '/\\evil.example',
      '/\\/evil.example/',
      '/%5Cevil.example',
      '/%2F%2Fevil.example',
      '/%09/evil.example',
      '/.//evil.example',
      '/..//evil.example',
      '/search//evil.example',
      '/en-us//evil.example/',
      '/booking/step1//evil.example',
      '/booking/step0/%2F%2Fevil.example',
      '/booking/step0/%5Cevil.example/x',
      '/mbooking/step0/%2F%2Fevil.example/x',
      '/mbooking/step0/a=1&next=%2F%2Fevil.example/..',
      '/?next=//evil.example',
      '/en-us?to=https://evil.example',
      '/https://evil.example',
      '/@evil.example',
    ]) {
      const answer = await visitor.get(path, { redirects: 0 });
      expect.soft(answer.status, path).toBeLessThan(500);
      expectAtHome(answer, visitor.origin, path);
    }
  });

  test('a path with a backslash is not found, in the frame of the shop', async ({ visitor }) => {
    for (const path of ['/%5c', '/%5C%5C', '/%5c:0', '/%5c%20?a=b', '/en-us/%5c', '/search/%5c?_data=routes/search']) {
      const page = await visitor.get(path);
      expect.soft(page.status, path).toBe(404);
      expect.soft(page.text, path).toContain('<footer');
    }
  });

  test('unreadable addresses are refused', async ({ visitor }) => {
    for (const path of ['/%', '/%zz', '/%E0%A4%A', '/%00', '/agreement%00', '/%c0%af', '/search/%ff']) {
      const { status } = await visitor.get(path, { redirects: 0 });
      expect.soft([400, 404], path).toContain(status);
    }
    expect((await visitor.get(`/${'x'.repeat(70_000)}`).catch(() => ({ status: 431 }))).status).toBe(431);
    expect((await visitor.get(`/agreement?${'x=1&'.repeat(2000)}`)).status).toBe(200);
    expect((await visitor.get(`/agreement?${'x=1&'.repeat(4000)}`)).status).toBe(414);
  });

  test('Host headers', async ({ visitor }) => {
    for (const host of [' ', 'a b', 'evil.example/x', 'evil.example:port', '<script>', "'", 'a@b', '..', '%00']) {
      const { status } = await visitor.get('/agreement', { headers: { host } });
      expect.soft(status, JSON.stringify(host)).toBe(400);
    }
    for (const host of ['evil.example', '127.0.0.1', '[::1]:80', 'constructor', 'LOCALHOST.']) {
      const answer = await visitor.get('/agreement', { headers: { host } });
      expect.soft(answer.status, host).toBe(200);
    }
    const answer = await visitor.get('/agreement', { headers: { 'x-forwarded-host': 'evil.example' } });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('evil.example');
  });

  test('methods', async ({ visitor }) => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      for (const path of ['/', '/agreement', `/mbooking/step2/${UNKNOWN_TOKEN}`]) {
        const { status, headers } = await visitor.request(method, path);
        expect.soft(status, `${method} ${path}`).toBe(405);
        expect.soft(headers.allow, `${method} ${path}`).toContain('GET');
      }
    }
    for (const path of [
      '/agreement',
      '/confidential',
      '/user/orders',
      '/404',
      '/places',
      '/carriers/SU.svg',
      `/mbooking/3ds/${UNKNOWN_TOKEN}`,
      `/mbooking/thanks/${UNKNOWN_TOKEN}`,
      `/booking/step1/${UNKNOWN_TOKEN}`,
      '/search/04MAYLONNYC',
    ]) {
      const { status } = await visitor.post(path, { a: '1' }, { redirects: 0 });
      expect.soft(status, `POST ${path}`).toBe(405);
    }
    const head = await visitor.request('HEAD', '/agreement');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  const BODIES: [string, string | undefined, string, number][] = [
    ['JSON', 'application/json', '{"departure":"London"}', 415],
    ['plain text', 'text/plain', 'departure=London', 415],
    ['XML', 'application/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>', 415],
    ['no type', undefined, 'departure=London', 415],
    ['a type that is none', ';;;', 'x', 415],
    ['multipart without a boundary', 'multipart/form-data', 'x', 400],
    ['broken multipart', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data\r\n\r\n', 400],
    ['100 KB', 'application/x-www-form-urlencoded', `a=${'x'.repeat(100_000)}`, 413],
    ['1 MB', 'application/x-www-form-urlencoded', `a=${'x'.repeat(1_000_000)}`, 413],
    ['percent signs', 'application/x-www-form-urlencoded', '%%%=%&%zz=%ff&departure=%E0%A4%A', 400],
    ['signs', 'application/x-www-form-urlencoded', '&&&===&', 400],
    ['10,000 fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(10_000), 400],
    ['nothing', 'application/x-www-form-urlencoded', '', 400],
  ];

  for (const brand of BRANDS) {
    test.describe(brand, () => {
      test.use({ brand });

      test('bodies', async ({ visitor }) => {
        const { action } = formWith((await visitor.get('/')).text, 'departureDate');
        for (const [title, type, body, expected] of BODIES) {
          const answer = await visitor.request('POST', action, { body, headers: { 'content-type': type } });
          expect.soft(answer.status, title).toBe(expected);
          expect.soft(answer.text, title).toContain('<h1');
        }
        const parts = ['departure', 'London', 'arrival', 'Paris', 'file', 'x'];
        const multipart = parts
          .map((part, index) =>
            index % 2 ? `\r\n\r\n${part}\r\n` : `--b\r\nContent-Disposition: form-data; name="${part}"`,
          )
          .join('');
        const headers = { 'content-type': 'multipart/form-data; boundary=b' };
        const answer = await visitor.request('POST', action, { body: `${multipart}--b--\r\n`, headers });
        expect(answer.status).toBe(400);
        expect(formWith(answer.text, 'departureDate').fields.departure, 'a multipart form is one too').toEqual([
          'London',
        ]);
      });
    });
  }
});
