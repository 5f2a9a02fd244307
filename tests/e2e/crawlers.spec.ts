import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { searchAddress } from '#tests/setup/links';
import { onceFor } from '#tests/setup/tags';

/** The page's descriptions in a browser, with or without scripts. */
const DESCRIPTIONS = 'script[type="application/ld+json"]';

for (const brand of BRANDS) {
  test.describe(brand, onceFor(brand), () => {
    test.use({ brand });

    test('metadata for crawlers breaks nothing in a browser', async ({ page, javaScriptEnabled }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));

      await page.goto('/about');
      await expect(page.locator(DESCRIPTIONS)).toHaveCount(1);
      await page.goto('/');
      const from = page.getByTestId('direction-input-from-input');
      if (javaScriptEnabled) await expect(from).toHaveRole('combobox');
      else await expect(from).not.toHaveAttribute('role');
      // Hydration moves unknown elements to the end of the head.
      await expect(page.locator(DESCRIPTIONS)).toHaveCount(2);
      await expect(page.locator('head > link[hreflang="x-default"]')).toHaveCount(1);
      await expect(page.locator('head > link[rel=canonical]')).toHaveCount(1);
      expect(complaints).toEqual([]);
    });

    test('the canonical address changes with the page', async ({ page }) => {
      await page.goto('/');
      const { pathname } = new URL(page.url());
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`^http://[^/]+${pathname}$`),
      );
      await page.getByTestId('direction-input-from-input').fill('London');
      await page.getByTestId('direction-input-to-input').fill('New York');
      await page.keyboard.press('Escape');
      const date = /_(\d{4}-\d{2}-\d{2})_/.exec(searchAddress(31))?.[1] ?? '';
      await page.locator('input[name=departureDate]').fill(date);
      await page.getByTestId('search-ticket-button').click();
      await page.waitForURL(/\/search\?/);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    });
  });
}
