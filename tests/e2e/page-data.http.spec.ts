import { accountTexts, DEMO } from '#tests/journeys/account';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import type { PlainPage } from '#tests/setup/plain-browser';

/** Pages that open in dialogs answer a script with their data: the same loaders, actions and checks. */
const DATA = { headers: { accept: 'application/json' } };

type Data = { view: string; screen: Record<string, unknown>; rejected: { errors: object } | null };

function dataOf({ headers, text }: PlainPage): Data {
  expect(headers['content-type']).toContain('application/json');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.vary).toMatch(/\bAccept\b(?!-)/);
  return JSON.parse(text) as Data;
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const t = accountTexts(brand);

    test('a text page is HTML or data at one address, and the page memory keeps them apart', async ({ visitor }) => {
      for (let visit = 0; visit < 2; visit += 1) {
        const page = await visitor.get('/agreement');
        expect(page.headers['content-type']).toContain('text/html');
        expect(page.headers.vary).toMatch(/\bAccept\b(?!-)/);
        const { view, screen } = dataOf(await visitor.get('/agreement', DATA));
        expect(view).toBe('text');
        expect(page.text).toContain(String(screen.title));
      }
    });

    test('a rejected log-in is data with its errors and without the password; a good one redirects', async ({
      visitor,
    }) => {
      const path = '/auth/login?from=%2Fabout';
      const { view, screen } = dataOf(await visitor.get(path, DATA));
      expect([view, screen]).toMatchObject(['authForm', { form: { title: t.login.title }, outcome: null }]);
      const wrong = await visitor.post(path, { email: DEMO.email, password: 'Wrong1' }, DATA);
      expect(wrong.status).toBe(400);
      expect(dataOf(wrong).rejected).toMatchObject({ values: { email: DEMO.email } });
      expect(wrong.text).not.toContain('Wrong1');
      const { email, password } = DEMO;
      const forged = { headers: { ...DATA.headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } };
      expect((await visitor.post(path, { email, password }, { ...forged, redirects: 0 })).status).toBe(403);
      expect((await visitor.post(path, { email, password }, DATA)).path).toBe('/about');
    });
  });
}

for (const path of ['/about', '/en-us', '/auth/passkey', '/auth/sign_out', '/user/dashboard', '/404']) {
  test(`${path} is no dialog, so it is always HTML`, async ({ visitor }) => {
    expect((await visitor.get(path, DATA)).headers['content-type']).toContain('text/html');
  });
}
