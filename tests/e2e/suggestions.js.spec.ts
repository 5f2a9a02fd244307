import type { Page } from '@playwright/test';
import { text } from '#tests/journeys/texts';
import { accessibilityFaults } from '#tests/setup/accessibility';
import { expect, test } from '#tests/setup/fixtures';

const from = (page: Page) => page.getByTestId('direction-input-from-input');
const to = (page: Page) => page.getByTestId('direction-input-to-input');
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

/** Opens the home page and waits for the form's hydration. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(from(page)).toHaveRole('combobox');
}

test('a place in the city of the other field is named, and taking it clears or swaps that field', async ({ page }) => {
  await openHome(page);
  const codes = () => page.locator('[name=departureCode], [name=arrivalCode]');
  await from(page).fill('London');
  await options(page).first().click();
  await to(page).fill('gatwik');
  await expect(page.getByRole('listbox')).toContainText('Gatwick (LGW) is in London, the same city as in “From”');
  await expect(options(page).first()).toContainText('clear “From”');
  expect(await options(page).count()).toBeLessThanOrEqual(4);
  expect(await accessibilityFaults(page)).toEqual([]);
  await to(page).press('ArrowDown');
  await to(page).press('Enter');
  await expect(to(page)).toHaveValue('Gatwick');
  await expect(from(page)).toHaveValue('');
  await expect(from(page), 'the cleared field is next').toBeFocused();

  await from(page).fill('paris');
  await options(page).filter({ hasText: 'Paris' }).first().click();
  await expect(from(page)).toHaveValue('Paris');
  await from(page).fill('heathrow');
  await options(page).filter({ hasText: 'Heathrow → Paris' }).click();
  await expect(from(page)).toHaveValue('Heathrow');
  await expect(to(page), 'the place that the field had before').toHaveValue('Paris');
  await expect(codes().first()).toHaveValue('LHR');
  await expect(codes().last()).toHaveValue('PAR');
});

test('suggestions end within what is visible and scroll inside; on a phone their field goes to the top', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 900],
    [1280, 600],
    [360, 740],
    [360, 380],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openHome(page);
    for (const typed of ['', 'lon']) {
      await to(page).fill(typed);
      await to(page).click();
      await expect(options(page).first()).toBeVisible();
      const list = page.getByRole('listbox');
      await expect
        .poll(async () => {
          const box = (await list.boundingBox())!;
          return box.y + box.height;
        }, `${width} × ${height} "${typed}"`)
        .toBeLessThanOrEqual(height);
      const box = (await list.boundingBox())!;
      expect(box.height, 'room for three rows').toBeGreaterThan(132);
      expect((await to(page).boundingBox())!.y, 'the field stays in view').toBeGreaterThanOrEqual(0);
      if (width < 700) expect((await to(page).boundingBox())!.y).toBeLessThan(60);
      for (let press = 0; press < 6; press += 1) await to(page).press('ArrowDown');
      await expect(list.locator('[aria-selected=true]')).toBeInViewport();
      await to(page).press('Escape');
    }
  }
});

test('an empty field says why it lists its places, one on a line, and cuts none', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search/14DECLONPAR');
  await page.goto('/');
  await expect(from(page)).toHaveRole('combobox');
  await to(page).click();
  const group = (key: string) => page.getByRole('listbox').getByRole('group', { name: text('home', key) });
  await expect(group('places.recent').getByRole('option')).toHaveText(/Paris\s+France/);
  await expect(group('places.popular').getByRole('option').first()).toContainText(/Anywhere\s+lowest prices/);
  const cut = await options(page).evaluateAll(
    (rows) =>
      rows.filter((row) => row.scrollWidth > row.clientWidth || getComputedStyle(row).whiteSpace === 'nowrap').length,
  );
  expect(cut).toBe(0);
});
