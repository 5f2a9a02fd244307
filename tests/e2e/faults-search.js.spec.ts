import { text } from '#tests/journeys/texts';
import { expect, test } from '#tests/setup/fixtures';
import { searchAddress } from '#tests/setup/links';

test.use({ isolated: true });
test.describe.configure({ timeout: 120_000 });

test('a slow search ends in results by itself', async ({ page, control }) => {
  await control.set({ services: { search: { hang: true }, instantSearch: { status: 500 } } });
  await page.goto(searchAddress(30));
  await expect(page.getByRole('status').first()).toContainText(text('search', 'progress.waiting.title'));
  const address = page.url();
  await control.set({ services: { search: null, instantSearch: null } });
  await expect(page.getByTestId('serp-ticket-item').first()).toBeVisible();
  expect(page.url()).toBe(address);
});

test('a failed search is repeated by the button', async ({ page, control }) => {
  await control.set({ services: { search: { status: 500 }, instantSearch: { status: 500 } } });
  await page.goto(searchAddress(30));
  await expect(page.getByRole('alert')).toContainText(text('search', 'failed.unavailable.title'));
  const retry = page.getByRole('button', { name: text('search', 'failed.retry') });
  await retry.click();
  await expect(page.getByRole('alert')).toContainText(text('search', 'failed.unavailable.title'));
  await control.set({ services: { search: null, instantSearch: null } });
  // The shop calls a failed service again only after a pause.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(page.getByTestId('serp-ticket-item').first()).toBeVisible({ timeout: 10_000 });
  }).toPass();
});
