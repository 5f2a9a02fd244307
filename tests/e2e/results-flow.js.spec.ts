import type { Page } from '@playwright/test';
import { text } from '#tests/journeys/texts';
import { expect, test } from '#tests/setup/fixtures';
import { searchAddress } from '#tests/setup/links';

/** A slow search for a visitor with JavaScript. */
test.use({ isolated: true });
test.describe.configure({ timeout: 90_000 });

/** Long enough to see the page without any offers. */
const INSTANT_MS = 2_000;
const ADDRESS = searchAddress(50);

/** Adds up layout shifts that the visitor did not cause, as browsers count them. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test.describe(device, () => {
    test.use({ viewport });

    test('instant offers, then all, without layout shifts', async ({ page, control }) => {
      await control.set({ services: { search: { hang: true }, instantSearch: { delayMs: INSTANT_MS } } });
      const shifts = await watchShifts(page);
      await page.goto(ADDRESS);
      const progress = page.getByRole('status').filter({ hasText: text('search', 'progress.waiting.title') });
      await expect(progress).toBeVisible();
      const offers = page.getByTestId('serp-ticket-item');
      await expect(offers.first()).toBeVisible({ timeout: 20_000 });
      const count = await offers.count();
      await control.set({ services: { search: null } });
      await expect(page.getByTestId('results-count')).toBeVisible({ timeout: 20_000 });
      expect(await offers.count()).toBeGreaterThan(count);
      expect(await shifts()).toBeLessThan(0.02);
    });
  });
}

test('a reader is asked before the offers change', async ({ page, control }) => {
  await control.set({ services: { search: { hang: true } } });
  await page.goto(ADDRESS);
  const offers = page.getByTestId('serp-ticket-item');
  await expect(offers.first()).toBeVisible();
  const count = await offers.count();
  const order = page.getByTestId('sort-dropdown');
  await order.locator('summary').click();
  await page.mouse.wheel(0, 500);
  await expect(async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)).toPass();
  await control.set({ services: { search: null } });
  const show = page.getByRole('button', { name: text('search', 'progress.show_other') });
  await expect(show).toBeVisible();
  expect(await offers.count()).toBe(count);
  await show.click();
  await expect(page.getByTestId('results-count')).toBeVisible();
  expect(await offers.count()).toBeGreaterThan(count);
  await expect(order.locator('details'), 'what was opened stays open').toHaveAttribute('open');
});

test('a background tab does not poll, and polls at once when it is back', async ({ page, control }) => {
  await control.set({ services: { search: { hang: true } } });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/search/progress')) asked += 1;
  });
  await page.clock.install();
  await page.goto(ADDRESS);
  const lookedAgain = async (after: number) => {
    await page.clock.runFor(1000);
    expect(asked).toBeGreaterThan(after);
  };
  await expect(() => lookedAgain(0)).toPass();
  const turn = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await turn(true);
  const before = asked;
  await page.clock.runFor(120_000);
  expect(asked).toBe(before);
  await turn(false);
  await expect.poll(() => asked).toBeGreaterThan(before);
});

test('a search can be stopped', async ({ page, control }) => {
  await control.set({ services: { search: { hang: true } } });
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: text('search', 'progress.stop') }).click();
  const stopped = page.getByRole('status').filter({ hasText: text('search', 'progress.stopped.title') });
  await expect(stopped).toBeVisible();
  await expect(page.getByRole('link', { name: text('search', 'progress.goOn') })).toBeVisible();
});
