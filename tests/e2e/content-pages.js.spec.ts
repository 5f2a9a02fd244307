import { accessibilityFaults, sidewaysOverflow } from '#tests/setup/accessibility';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { CONTENT_PAGES } from '~/features/frame/content/pages';

const WIDTHS = [320, 768, 1280];
const VISAS = ['visa-checker', 'visa-checker?citizenship=GB&destination=ES&days=100', 'visa-checker?days=x'];
/** Pages beside the texts that run no script either. */
const OTHER_PAGES = { ru: ['sales', 'reviews', ...VISAS], intl: ['reviews', ...VISAS] };

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('content pages are accessible and fit every screen', async ({ page }) => {
      test.setTimeout(180_000);
      for (const name of [...CONTENT_PAGES, ...OTHER_PAGES[brand], 'no-such-page']) {
        await page.goto(`/${name}`);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await sidewaysOverflow(page), `/${name} at ${width} px`).toBeLessThanOrEqual(0);
        }
        expect.soft(await accessibilityFaults(page), `/${name}`).toEqual([]);
      }
    });

    test('the list of sections leads to each of them', async ({ page }) => {
      await page.goto('/helpcenter');
      const contents = page.locator('main nav a');
      const count = await contents.count();
      expect(count).toBeGreaterThan(5);
      await contents.nth(count - 1).click();
      const [, id = ''] = page.url().split('#');
      await expect(page.locator(`section[id="${id}"] h2`)).toBeInViewport();
    });
  });
}
