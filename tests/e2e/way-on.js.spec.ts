import { ShopVisit } from '#tests/journeys/shop-visit';
import { ALONE } from '#tests/journeys/travellers';
import { expect, test } from '#tests/setup/fixtures';

/** The next button of step 0 and of the payment stands in the first screen of a small phone. */
test.use({ viewport: { width: 360, height: 740 } });

const TRIPS = {
  ru: { from: 'Москва', to: 'Сочи', outInDays: 35 },
  intl: { from: 'London', to: 'New York', outInDays: 35, backInDays: 45 },
} as const;

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
      await visit.fillPassengers(ALONE, `way-on-${brand}@example.com`);
      const pay = page.locator(brand === 'ru' ? 'button[value=paySbp]' : 'button[value=pay]');
      await expect(pay).toBeInViewport({ ratio: 1 });
      const covering = page.locator('button[popovertargetaction=show]');
      const [below, above] = [await covering.boundingBox(), await pay.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    });
  });
}
