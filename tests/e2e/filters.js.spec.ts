import type { Page } from '@playwright/test';
import { dateIn } from '#tests/journeys/travellers';
import { expect, test } from '#tests/setup/fixtures';
import { text } from '#tests/journeys/texts';

const DAY = dateIn(163);
const LINK = `/search?adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&route[0]=iatax:LON_${DAY}_date_${DAY}_iatax:NYC&v=2`;

const count = (page: Page) => page.getByTestId('results-count');
const direct = (page: Page) => page.getByRole('checkbox', { name: /^Direct/ });

/** Opens all results and waits for the filters' hydration. */
async function openResults(page: Page): Promise<void> {
  await page.goto(LINK);
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  // Few offers are shown while the rest is loading.
  await expect(async () => {
    if (await stop.count()) await page.reload();
    await expect(count(page)).toHaveText(/[1-9]\d+ options/, { timeout: 2000 });
    await expect(stop).toHaveCount(0, { timeout: 100 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
}

test('a choice applies at once, keeps the focus, and going back undoes it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openResults(page);
  const all = await count(page).innerText();
  const named = /(\d+)/.exec((await direct(page).locator('xpath=..').innerText()).replace('Direct', ''))?.[1];
  await direct(page).focus();
  await page.keyboard.press('Space');
  await expect(count(page)).toHaveText(`${named} options`);
  await expect(page).toHaveURL(/filter=%7B%22transfers%22%3A%7B%22NoTransfers%22%3Atrue/);
  await expect(direct(page)).toBeFocused();
  await expect(page.getByTestId('serp-ticket-transfer-text')).toHaveCount(0);

  await page.goBack();
  await expect(count(page)).toHaveText(all);
  await expect(direct(page)).not.toBeChecked();

  await page.goForward();
  await expect(direct(page)).toBeChecked();
  await page.getByTestId('filter-reset').click();
  await expect(count(page)).toHaveText(all);
  await expect(direct(page)).not.toBeChecked();
});

test('a ticket opened under a filter closes to it; a tag explains its rule by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openResults(page);
  await direct(page).check();
  await expect(page.getByTestId('filter-chip')).toHaveCount(1);
  const card = page.getByTestId('serp-ticket-item').first();
  await card.getByRole('link', { name: /^Trip details/ }).click();
  const dialog = page.locator('section[role=dialog]');
  await expect(dialog).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByText('Share this trip').click();
  await expect(dialog.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/search\?.*&ticket=/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByTestId('filter-chip')).toHaveCount(1);
  await expect(card.getByRole('link', { name: /^Trip details/ })).toBeFocused();

  const tag = page.getByTestId('highlight-cheapest');
  await tag.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(tag.getByText(text('filters', 'highlight.cheapest.rule'))).toBeVisible();
  await expect(page).not.toHaveURL(/ticket=/);
});

test('on a phone the filters unfold, and a button shows their results', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openResults(page);
  await expect(direct(page)).toBeHidden();
  const fold = page.locator('summary', { hasText: 'Filters' });
  await fold.click();
  const all = await count(page).innerText();
  await direct(page).check();
  await expect(count(page)).not.toHaveText(all);
  const show = page.getByRole('button', { name: /^Show \d+ options$/ });
  const shown = (await count(page).innerText()).trim();
  await expect(show).toHaveText(`Show ${shown}`);
  await show.click();
  await expect(direct(page)).toBeHidden();
  await expect(fold).toBeFocused();
  await expect(page.getByTestId('filter-chip')).toHaveText(/Direct/);

  // The sheet covers the screen, with a title, a reset and a way out.
  await fold.click();
  const sheet = page.getByTestId('filters');
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expect(show).toBeInViewport();
  await expect(sheet.getByRole('heading', { name: 'Filters' })).toBeVisible();
  await sheet.getByRole('link', { name: 'Clear all' }).click();
  await expect(count(page)).toHaveText(all);
  await sheet.getByRole('link', { name: 'Close', exact: true }).click();
  await expect(direct(page)).toBeHidden();

  // A chip opens its own group alone, in half a sheet that a press beside it closes.
  const stops = page.getByRole('link', { name: 'Stops', exact: true });
  await stops.click();
  await expect(direct(page)).toBeVisible();
  const half = (await sheet.boundingBox())!;
  expect(half.y).toBeGreaterThan(300);
  expect(half.y + half.height).toBeCloseTo(740, 0);
  await page.mouse.click(180, 60);
  await expect(direct(page)).toBeHidden();
  // Afterwards the button opens all of them again.
  await stops.click();
  await expect(direct(page)).toBeVisible();
  await expect(sheet.getByTestId('filter-price')).toBeHidden();
  await direct(page).check();
  await expect(page.getByTestId('filter-chip')).toHaveText(/Direct/);
  await show.click();
  await fold.click();
  await expect(sheet.getByTestId('filter-price')).toBeVisible();
  await show.click();

  // A link to a section opens the sheet there; a slider works by keyboard and fills in the form.
  await page.evaluate(() => (location.hash = 'filter-times'));
  const departure = page.getByTestId('filter-times').getByRole('slider').first();
  await expect(departure).toBeInViewport();
  await departure.press('ArrowRight');
  await expect(page).toHaveURL(/departureTimeRange0.*DepartureTimeRange.*%5B\d+%2Cnull%5D/);
  await expect(departure).toBeFocused();
  await expect(departure).toHaveAttribute('aria-valuetext', /^\d\d?:00\s[AP]M$/);
  await show.click();
  await expect(departure).toBeHidden();
  await expect(page.getByTestId('filter-chip')).toHaveCount(2);
});

test('on a phone, Back and Escape close the sheet of filters and leave the results', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openResults(page);
  const address = page.url();
  const form = page.getByTestId('filters');
  await page.getByRole('link', { name: 'Stops', exact: true }).click();
  await expect(direct(page)).toBeVisible();
  await page.goBack();
  await expect(form).toBeHidden();
  expect(page.url()).toBe(address);

  await page.getByText('Filters', { exact: true }).first().click();
  await expect(form).toBeVisible();
  await expect(form.getByRole('link', { name: 'Close', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('main :focus'), 'nothing behind the sheet takes the focus').toHaveCount(0);
  await direct(page).focus();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  expect(page.url()).toBe(address);

  await page.getByText('Filters', { exact: true }).first().click();
  await direct(page).check();
  await expect(page).toHaveURL(/filter=/);
  await page.getByRole('button', { name: /^Show \d+/ }).click();
  await expect(form).toBeHidden();
  await expect(page, 'the choice stays').toHaveURL(/filter=/);
});
