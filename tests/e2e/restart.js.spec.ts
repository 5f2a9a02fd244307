import { CALM, visitStep2 } from '#tests/journeys/booked-visit';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { expect, test } from '#tests/setup/fixtures';
import { searchAddress } from '#tests/setup/links';

test.use({ isolated: true });
test.describe.configure({ timeout: 120_000 });

/**
 * A page stays and continues while the shop is gone. Without JavaScript the browser shows an error and the visitor
 * reloads, which restart.http.spec.ts plays.
 */
test('the shop is killed while a page waits for results', async ({ page, control, pair }) => {
  await control.set({ services: { search: { hang: true }, instantSearch: { status: 500 } } });
  await page.goto(searchAddress(30));
  await expect(page.getByRole('status').first()).toContainText(text('search', 'progress.waiting.title'));
  const failed = page.waitForEvent('requestfailed', { timeout: 15_000 });
  await pair.end('shop', 'SIGKILL');
  await failed;
  await pair.run('shop');
  // The page still shows the state before the crash.
  await expect(page.getByRole('status').first()).toContainText(text('search', 'progress.waiting.title'));
  await control.set({ services: { search: null, instantSearch: null } });
  await expect(page.getByTestId('serp-ticket-item').first()).toBeVisible();
});

test('the shop and the sandbox are killed while the ticket is issued', async ({ page, control, pair }) => {
  const { visit } = await visitStep2(page, control, true);
  await control.set({ settings: { issueStepMs: 5000 } });
  await visit.pay(CARDS.paid);
  await page.waitForURL(/\/mbooking\/checking\//);
  const failed = page.waitForEvent('requestfailed', { timeout: 15_000 });
  await Promise.all([pair.end('shop', 'SIGKILL'), pair.end('sandbox', 'SIGKILL')]);
  await failed;
  await Promise.all([pair.run('shop'), pair.run('sandbox')]);
  await control.set({ settings: CALM });
  await visit.holdTicket();
  await expect(page.getByRole('main')).toContainText(/anna-maria/i);
  expect(await control.ledger()).toMatchObject({ captures: 1, issued: 1 });
});

test('the shop is killed while passengers are typed', async ({ page, control, pair }) => {
  const { visit } = await visitStep2(page, control, true);
  await page.goto(page.url().replace('step2', 'step1'));
  await expect(page.locator('[name="passengers[0].lastName"]')).toHaveValue('Lindqvist');
  await page.locator('[name="passengers[0].lastName"]').fill('Bergman');
  await pair.end('shop', 'SIGKILL');
  await pair.run('shop');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/mbooking\/step2\//);
  await expect(page.getByRole('main')).toContainText(/bergman/i);
  await visit.pay(CARDS.paid);
  await visit.holdTicket();
  await expect(page.getByRole('main')).toContainText(/bergman/i);
});
