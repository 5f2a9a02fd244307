import { BRANDS, expect, test } from '#tests/setup/fixtures';

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('the home page shows its search form', async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

      const answer = await page.goto('/');
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', brand === 'ru' ? 'ru' : 'en');
      await expect(page.getByTestId('search-ticket-button')).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('an unknown page says so', async ({ page }) => {
      const answer = await page.goto('/there/is/no/such/page');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
