import type { Page } from '@playwright/test';
import { BRANDS, type BrandId } from '~/market/brands';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { ALONE, CARDS } from '#tests/journeys/travellers';
import { expect, test } from '#tests/setup/fixtures';

/** The next button of step 0 and of the payment stands in the first screen of a small phone. */
test.use({ viewport: { width: 360, height: 740 } });

const TRIPS = {
  ru: { from: 'Москва', to: 'Сочи', outInDays: 35 },
  intl: { from: 'London', to: 'New York', outInDays: 35, backInDays: 45 },
} as const;

/** The button is whole in the first screen, and nothing lies over it. */
async function expectInFirstScreen(page: Page, intent: string): Promise<void> {
  const button = page.locator(`button[value=${intent}]`);
  await expect(button, page.url()).toBeInViewport({ ratio: 1 });
  const isFree = await button.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const at = (y: number) => document.elementFromPoint((left + right) / 2, y);
    return [top + 2, bottom - 2].every((y) => element.contains(at(y)));
  });
  expect(isFree, page.url()).toBe(true);
}

async function inEveryLanguage(page: Page, brand: BrandId, address: string, look: () => Promise<void>): Promise<void> {
  for (const locale of BRANDS[brand].locales) {
    const url = new URL(address);
    url.searchParams.set('locale', locale);
    await page.goto(url.href);
    await look();
  }
}

for (const brand of ['ru', 'intl'] as const) {
  test.describe(brand, () => {
    test.use({ brand });

    test('the way on is in the first screen', async ({ page }) => {
      const visit = new ShopVisit(page, { brand, hasScript: true });
      await visit.search(TRIPS[brand], ALONE);
      await visit.chooseFirstOffer();
      await expect(page.locator('button[value=book]')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('fieldset legend')).toBeInViewport();

      await visit.takeFare();
      // A doubtful address is asked about above the ways to pay.
      await visit.fillPassengers(ALONE, 'anna@gmial.com');
      const step2 = page.url();
      if (brand === 'ru') await expectInFirstScreen(page, 'paySbp');
      await inEveryLanguage(page, brand, step2, async () => {
        await visit.openCard();
        await expectInFirstScreen(page, 'pay');
      });

      await page.goto(`${step2}?locale=${brand === 'ru' ? 'ru' : 'en'}`);
      await visit.pay(CARDS.noMoney);
      await expect(page.locator('[role=alert]')).toBeVisible();
      await inEveryLanguage(page, brand, step2, () => expectInFirstScreen(page, 'pay'));
      if (brand === 'intl') return;

      await page.goto(step2);
      await visit.fillCard(CARDS.paid);
      await page.locator('form:has([name="card.pan"]) summary').last().click();
      await page.locator('button[value=payFirst]').click();
      await expect(page.locator('button[value=payFirst]')).toHaveCount(0);
      await expectInFirstScreen(page, 'pay');
    });
  });
}
