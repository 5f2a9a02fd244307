import { accessibilityFaults } from '#tests/setup/accessibility';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { hydrated } from '#tests/setup/hydration';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { ALONE } from '#tests/journeys/travellers';

const HOME = { intl: /\/en-us$/, ru: /:\d+\/$/ };

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('terms open over the home page by keyboard and close again', async ({ page, visitor }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto('/');
      // Before that, links open plain pages.
      await hydrated(page);
      await page.getByTestId('direction-input-from-input').fill('Lon');
      const link = page.locator('footer a[href="/agreement"]');
      const dialog = page.locator('section[role=dialog]');

      await link.focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('heading').first()).toBeFocused();
      await expect(page).toHaveURL(/\/agreement$/);
      const [, title = ''] = (await visitor.get('/agreement')).text.match(/<h1[^>]*>(.*?)<\/h1>/s) ?? [];
      await expect(dialog).toHaveAccessibleName(title);
      expect(await accessibilityFaults(page, 'dialog')).toEqual([]);

      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      await expect(page).toHaveURL(HOME[brand]);

      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(HOME[brand]);
      await page.goForward();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(/\/agreement$/);
      await page.goBack();
      await expect(page.getByTestId('direction-input-from-input')).toHaveValue('Lon');
      expect(errors).toEqual([]);
    });

    test('a dialog leads to another one, and elsewhere only in a new tab', async ({ page, context }) => {
      await page.goto('/');
      await hydrated(page);
      await page.locator('footer a[href="/agreement"]').click();
      const dialog = page.locator('section[role=dialog]');
      await dialog.locator('a[href="/payment-security"]').click();
      await expect(page).toHaveURL(/\/payment-security$/);
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        dialog.locator('a[href="/user/orders"]').first().click(),
      ]);
      await expect(opened).toHaveURL(/\/user\/orders$/);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(HOME[brand]);
    });

    test('a reloaded dialog is the plain page', async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await page.locator('footer a[href="/contacts"]').click();
      await expect(page.locator('section[role=dialog]')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('section[role=dialog]')).toHaveCount(0);
    });
  });
}

test('reading terms loses no input and keeps the page', async ({ page }) => {
  test.setTimeout(120_000);
  const visit = new ShopVisit(page, { brand: 'intl', hasScript: true });
  await visit.search({ from: 'London', to: 'New York', outInDays: 63 }, ALONE);
  await visit.chooseFirstOffer();
  await visit.takeFare();
  await page.getByTestId('email-input').fill('reader@example.com');
  const address = page.url();
  await page.locator('form a[href="/agreement"]').click();
  const dialog = page.locator('section[role=dialog]');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(page.getByTestId('email-input')).toHaveValue('reader@example.com');
});

test('falls back to following the link when the fetch fails', async ({ page }) => {
  await page.goto('/');
  let isFetch = true;
  await page.route('**/privacy', (route) => {
    const fails = isFetch;
    isFetch = false;
    return fails ? route.abort() : route.continue();
  });
  await page.locator('footer a[href="/privacy"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.locator('section[role=dialog]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the same links lead to plain pages', async ({ page }) => {
    await page.goto('/');
    await page.locator('footer a[href="/agreement"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('section[role=dialog]')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(HOME.intl);
  });
});
