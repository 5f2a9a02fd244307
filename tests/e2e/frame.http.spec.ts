import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';

const PAGE_SERVICES = ['settings', 'texts', 'social', 'directions', 'landings', 'sales'];
const FAULTS = [
  ['down', { status: 503 }],
  ['hanging', { hang: true }],
  ['broken', { malformed: 'html' }],
] as const;

test.describe('with failing services behind the frame', () => {
  test.use({ isolated: true });

  for (const [name, fault] of FAULTS) {
    test(`all of them ${name}: the frame is complete`, async ({ control, visitor }) => {
      await control.set({ services: Object.fromEntries(PAGE_SERVICES.map((service) => [service, fault])) });
      for (const path of ['/en-us', '/about', '/user/orders', '/no/such/page']) {
        const page = await visitor.get(path);
        expect([path, page.status]).toEqual([path, path.startsWith('/no') ? 404 : 200]);
        expect(page.text).toMatch(/<header\b.*<main\b.*<footer\b/s);
        expect(formWith(page.text, 'currency').action).toBe('/market');
        expect(page.text).toContain('href="/helpcenter"');
      }
    });
  }
});

test.describe('a shop without accounts', () => {
  test.use({ isolated: true });

  test('has no log-in button and no links to it', async ({ control, visitor }) => {
    await control.set({ settings: { features: { accounts: false } } });
    // A fresh shop may be too slow for the flags at its first page.
    const page = async () => (await visitor.get('/user/orders')).text;
    await expect.poll(page).not.toContain('/auth/login');
  });
});

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('the frame’s forms refuse other sites', async ({ visitor }) => {
      for (const path of ['/cookies', '/easter-egg']) {
        const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
        const answer = await visitor.post(path, { to: '/about' }, { headers: foreign, redirects: 0 });
        expect([path, answer.status]).toEqual([path, 403]);
        expect(answer.headers['set-cookie'] ?? []).toEqual([]);
      }
    });

    test('the frame’s forms never redirect elsewhere', async ({ visitor }) => {
      for (const path of ['/cookies', '/easter-egg']) {
        const answer = await visitor.post(path, { to: '//elsewhere.example/' }, { redirects: 0 });
        expect([path, answer.status, answer.headers.location]).toEqual([path, 303, '/']);
      }
    });
  });
}
