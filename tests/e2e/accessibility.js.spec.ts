import type { Page } from '@playwright/test';
import { accessibilityFaults, overflowOfLargeText, sidewaysOverflow } from '#tests/setup/accessibility';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { ALONE, CARDS, FAMILY, type TestTrip } from '#tests/journeys/travellers';

/** A phone and a desktop; design §5.7 also demands 320 px without sideways scrolling. */
const WIDTHS = [360, 1280];
const TRIPS: Record<(typeof BRANDS)[number], TestTrip> = {
  ru: { from: 'Москва', to: 'Стамбул', outInDays: 61, backInDays: 70 },
  intl: { from: 'London', to: 'New York', outInDays: 62, backInDays: 70 },
};

/**
 * Runs axe at both widths, and checks that nothing is wider than the narrowest phone, or than a usual one with twice
 * the text.
 */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await accessibilityFaults(page), `${screen} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect.soft(await sidewaysOverflow(page), `${screen} scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 360, height: 740 });
  expect.soft(await overflowOfLargeText(page), `${screen} with twice the text`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    test.setTimeout(180_000);

    test('every screen of a purchase is accessible', async ({ page }) => {
      const visit = new ShopVisit(page, { brand, hasScript: true });
      await page.goto('/');
      await expectAccessible(page, 'home');
      await page.getByTestId('search-ticket-button').click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectAccessible(page, 'home with errors');

      await visit.search(TRIPS[brand], FAMILY);
      await expect(page.getByTestId('serp-ticket-item').first()).toBeVisible();
      await expectAccessible(page, 'results');
      await visit.chooseFirstOffer();
      await expect(page.locator('[data-fare]').first()).toBeVisible();
      await expectAccessible(page, 'step 0');
      await visit.takeFare();
      await expectAccessible(page, 'step 1');
      await page.getByRole('button', { name: /^(Continue|Продолжить)$/ }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectAccessible(page, 'step 1 with errors');
      await visit.fillPassengers(FAMILY, 'axe@example.com');
      await expectAccessible(page, 'step 2');
      await visit.openCard();
      await page.getByRole('button', { name: /^(Pay|Оплатить)/ }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectAccessible(page, 'step 2 with errors');
      await visit.pay(CARDS.threeDs);
      await page.waitForURL(/\/mbooking\/3ds\//);
      await expectAccessible(page, '3-D Secure');
      await visit.answerBank('approve');
      await visit.holdTicket();
      await expectAccessible(page, 'thanks');
      await page.goto(new URL(page.url()).pathname.replace('/mbooking/thanks/', '/user/orders/'));
      await expectAccessible(page, 'the order');
      await page.goto('/user/orders');
      await expectAccessible(page, 'my trips');
      await page.goto('/no/such/page');
      await expectAccessible(page, 'not found');
    });
  });
}

test('the checking page is accessible', async ({ page }) => {
  const visit = new ShopVisit(page, { brand: 'intl', hasScript: true });
  await visit.search({ ...TRIPS.intl, outInDays: 64 }, ALONE);
  await visit.chooseFirstOffer();
  await visit.takeFare();
  await visit.fillPassengers(ALONE, 'axe-slow@example.com');
  await visit.pay(CARDS.slow);
  await page.waitForURL(/\/mbooking\/checking\//);
  await expectAccessible(page, 'checking');
});
