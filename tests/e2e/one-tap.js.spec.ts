import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/setup/fixtures';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { DEMO } from '#tests/journeys/account';

/** Google's prompt: a convenience behind a flag, for guests who accepted cookies, and never during a booking. */
test.use({ isolated: true, viewport: { width: 1280, height: 800 } });

/** Opens the home page until it has the prompt: a page does not wait long for it when the services are busy. */
async function openWithPrompt(page: Page, prompt: Locator): Promise<void> {
  await expect(async () => {
    await page.goto('/en-us');
    await expect(prompt).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('one tap signs in over the page; without consent or flag, and on a phone, nothing of it loads', async ({
  page,
  context,
  control,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('one_tap')) asked.push(request.url());
  });
  const accept = () => context.addCookies([{ name: 'cookie_policy_accepted', value: '1', url: baseURL ?? '' }]);
  const settled = async (path: string) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  };
  const prompt = page.getByRole('dialog', { name: 'Sandbox of Google' });

  await control.set({ settings: { features: { one_tap_sign_in: true } } });
  await settled('/en-us');
  expect(asked, 'without consent').toEqual([]);
  await accept();
  await page.setViewportSize({ width: 360, height: 740 });
  await settled('/en-us');
  expect(asked, 'on a phone').toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithPrompt(page, prompt);
  await prompt.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('form[action="/auth/sign_out"]').first()).toBeAttached();
  expect(await page.content()).toContain(DEMO.email);
  expect(new URL(page.url()).pathname).toBe('/en-us');
  asked.length = 0;
  await settled('/en-us');
  expect(asked, 'signed in').toEqual([]);
});

test('a document handles passwords or foreign scripts, never both', async ({ page, context, control, baseURL }) => {
  await control.set({ settings: { features: { one_tap_sign_in: true } } });
  await context.addCookies([{ name: 'cookie_policy_accepted', value: '1', url: baseURL ?? '' }]);
  const prompt = page.getByRole('dialog', { name: 'Sandbox of Google' });
  const hasScript = () => page.evaluate(() => document.querySelector('script[src*="one_tap.js"]') !== null);
  const openLogin = () => page.getByTestId('open-auth-modal-button').first().click();

  // After the prompt, the log-in is a page of its own without the script.
  await openWithPrompt(page, prompt);
  await prompt.getByRole('button', { name: 'Close' }).click();
  await openLogin();
  await page.waitForURL(/\/auth\/login/);
  await expect(page.getByTestId('password-input')).toBeVisible();
  expect(await hasScript()).toBe(false);

  // After the log-in, the prompt does not appear, even when the dialog is closed.
  await page.route('**/assets/one-tap-prompt*', async (route) => {
    await openLogin();
    await route.continue();
  });
  await page.goto('/en-us');
  await expect(page.locator('section[role=dialog]').getByTestId('password-input')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await hasScript()).toBe(false);
});

test('an answer that this browser did not ask for signs nobody in', async ({ visitor, control }) => {
  await control.set({ settings: { features: { one_tap_sign_in: true } } });
  const victim = new PlainBrowser(visitor.origin);
  const terms = JSON.parse((await visitor.get('/social_auth/one_tap')).text) as { clientId: string; nonce: string };
  const answer = await fetch(`${control.origin}/account/social/google/one_tap`, {
    method: 'POST',
    headers: { origin: visitor.origin },
    body: new URLSearchParams({ client_id: terms.clientId, nonce: terms.nonce }),
  });
  const { credential } = (await answer.json()) as { credential: string };
  await victim.get('/social_auth/one_tap');
  expect((await victim.post('/social_auth/one_tap', { credential })).status).toBe(400);
  expect(victim.cookies).not.toHaveProperty('account');

  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const forged = await visitor.post('/social_auth/one_tap', { credential }, { headers, redirects: 0 });
  expect(forged.status).toBe(403);
});

test('booking pages never load it', async ({ visitor, control }) => {
  await control.set({ settings: { features: { one_tap_sign_in: true } } });
  visitor.setCookie('cookie_policy_accepted', '1');
  const policyOf = async (path: string) => String((await visitor.get(path)).headers['content-security-policy']);
  const { port } = new URL(control.origin);
  // The first page may not wait for the flags.
  await expect.poll(() => policyOf('/en-us')).toContain(`:${port}`);
  for (const path of [
    '/auth/login',
    '/user/orders',
    '/contacts',
    '/mbooking/step1/5f6e0f0c-8f5e-4b2a-9a52-0d8a1d1f3c11',
  ]) {
    expect(await policyOf(path)).not.toContain(`:${port}`);
  }
});
