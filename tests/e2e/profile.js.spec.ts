import type { Page } from '@playwright/test';
import { accessibilityFaults, sidewaysOverflow } from '#tests/setup/accessibility';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { linkTo, PASSWORD } from '#tests/journeys/account';
import { newCustomer, profileTexts, saveCard, saveSettings } from '#tests/journeys/profile';

async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect.soft(await accessibilityFaults(page), screen).toEqual([]);
}

async function expectToFit(page: Page, screen: string): Promise<void> {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await sidewaysOverflow(page), `${screen} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const t = profileTexts(brand);

    test('the profile area is accessible and fits every screen', async ({ page, visitor, control }) => {
      const email = await newCustomer(visitor, control);
      await saveCard(visitor);
      await saveSettings(visitor, 'deletion');
      await page.goto('/user/settings');
      await expectAccessible(page, 'the log-in in the place of the settings');
      await page.getByTestId('email-input').fill(email);
      await page.getByTestId('password-input').fill(PASSWORD);
      await page.getByTestId('sign-in-button').click();
      await expect(page).toHaveURL(/\/user\/settings$/);

      const sections = page.locator('main section details > summary');
      for (const summary of await sections.all()) await summary.click();
      await page.locator('button[value=personal]').scrollIntoViewIfNeeded();
      await expectToFit(page, 'settings, all open');
      await expectAccessible(page, 'settings, all open');

      await page.goto('/user/settings');
      await page.locator('#phone summary').press('Enter');
      await page.getByLabel(t.settings.phone.label).fill('12');
      await page.getByLabel(t.settings.phone.label).press('Enter');
      await expect(page.getByRole('alert')).toBeFocused();
      await expectAccessible(page, 'settings with an error');

      const discount = brand === 'ru' ? ['/user/discount'] : [];
      const anonymize = await linkTo(control, email, '/user/anonymize_profile');
      for (const path of ['/user/dashboard', '/user/orders', ...discount, anonymize]) {
        await page.goto(path);
        await expectAccessible(page, path);
        await expectToFit(page, path);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/');
      await page.locator('header a[href="/user/dashboard"]:visible').click();
      await expect(page.locator('main a[href="/user/settings"]').first()).toBeVisible();
    });
  });
}
