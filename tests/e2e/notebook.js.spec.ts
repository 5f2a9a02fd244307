import type { Page } from '@playwright/test';
import { DEMO } from '#tests/journeys/account';
import { ADD, NOTEBOOK } from '#tests/journeys/notebook';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { accessibilityFaults, sidewaysOverflow } from '#tests/setup/accessibility';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { searchAddress } from '#tests/setup/links';

async function expectUsable(page: Page, screen: string): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await accessibilityFaults(page), `${screen} at ${width} px`).toEqual([]);
    expect.soft(await sidewaysOverflow(page), `${screen} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}

async function logIn(page: Page): Promise<void> {
  await page.getByTestId('email-input').fill(DEMO.email);
  await page.getByTestId('password-input').fill(DEMO.password);
  await page.getByTestId('sign-in-button').click();
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('the notebook is accessible', async ({ page }) => {
      await page.goto(NOTEBOOK);
      await expectUsable(page, 'asked in');
      await logIn(page);
      await expect(page).toHaveURL(new RegExp(`${NOTEBOOK}$`));
      await expectUsable(page, 'list');
      await page.goto(ADD);
      await page.getByTestId('lastname-input').press('Enter');
      await expect(page.getByRole('alert')).toBeFocused();
      await expectUsable(page, 'form with errors');
    });
  });
}

test('a booking is filled in from the notebook without leaving the page', async ({ page }) => {
  test.setTimeout(90_000);
  const visit = new ShopVisit(page, { brand: 'intl', hasScript: true });
  await page.goto(searchAddress(33));
  await visit.chooseFirstOffer();
  await visit.takeFare();
  await page.getByTestId('email-input').fill('typed@example.com');
  await page.locator('button[value=notebook_sign_in]').click();
  await page.waitForURL(/\/auth\/login\?.*reason=notebook/);
  await logIn(page);
  await page.waitForURL(/\/mbooking\/step1\//);
  await expect(page.getByTestId('email-input')).toHaveValue('typed@example.com');
  await expectUsable(page, 'step 1 with the notebook');

  await page.getByTestId('phone-input').fill('+77012345678');
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.locator('button[value="notebook:demo-1-passenger-1"]').click();
  await expect(page.getByTestId('lastname-input')).toHaveValue('Lindqvist');
  await expect(page.getByTestId('gender-toggler-item-f').getByRole('radio')).toBeChecked();
  await expect(page.getByTestId('phone-input')).toHaveValue('+77012345678');
  await expect(page.locator('[name="saveToNotebook"]')).not.toBeChecked();
  expect(documents).toBe(0);
});
