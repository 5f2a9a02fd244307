import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/fixtures';
import { EVERY_ADDON_FLAGS } from '#tests/journeys/addons';
import { CALM } from '#tests/journeys/booked-visit';
import { BROWSER_PURCHASES, JOURNEYS, nameOf, PARTIES, PROMO_CODE, type Purchase } from '#tests/journeys/purchase-plan';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { CARDS } from '#tests/journeys/travellers';
import { openWantedSearch } from '#tests/journeys/wanted-offer';

/** Purchases as over HTTP, where they are pairwise, in a browser with JavaScript: each journey, party and way once. */
test.use({ isolated: true });

for (const purchase of Object.values(BROWSER_PURCHASES).flat()) {
  const { brand, journey, payment, extras } = purchase;
  test.describe(brand, () => {
    test.use({ brand });

    test(nameOf(purchase), async ({ page, visitor, control }) => {
      test.setTimeout(120_000);
      await control.set({ settings: { ...CALM, features: EVERY_ADDON_FLAGS } });
      const visit = new ShopVisit(page, { brand, hasScript: true });
      const { isWanted, [brand]: trips } = JOURNEYS[journey];
      const party = PARTIES[purchase.party];
      const currency = brand === 'ru' ? 'RUB' : 'USD';
      const { path } = await openWantedSearch(visitor, control, { trips, party, currency }, isWanted);
      await page.goto(path);
      await visit.takeFare();
      const addons = extras === 'promo' ? 'none' : extras;
      await visit.fillPassengers(party, 'anna@example.com', { addons });
      const token = new URL(page.url()).pathname.split('/').at(-1);
      if (extras === 'promo') {
        const code = page.locator('[name=promoCode]');
        await page.locator('details', { has: code }).locator('summary').click();
        await code.fill(PROMO_CODE);
        await page.locator('button[value=applyPromo]').click();
        await expect(page.locator('button[value=removePromo]')).toBeVisible();
      }
      await payBy(payment, visit, page);
      await visit.holdTicket();
      const ledger = await control.ledger();
      expect(ledger.unbalanced).toEqual([]);
      expect(ledger.bookings.find((one) => one.token === token)).toMatchObject({ is_issued: true });
    });
  });
}

async function payBy(payment: Purchase['payment'], visit: ShopVisit, page: Page): Promise<void> {
  switch (payment) {
    case 'card':
      return visit.pay(CARDS.paid);
    case 'threeDs':
      await visit.pay(CARDS.threeDs);
      return visit.answerBank('approve');
    case 'sbp':
      await page.getByTestId('pay-sbp-button').click();
      await page.waitForURL(/\/payment-info-sbp\//);
      await page.locator('main a[href*="/payment/sbp/"]').first().click();
      return page.locator('button[name=decision][value=approve]').click();
    case 'split': {
      await visit.fillCard(CARDS.paid);
      const first = page.locator('button[value=payFirst]');
      await page.locator('details', { has: first }).last().locator('summary').click();
      await first.click();
      // The heading has changed, and the form shows the remaining amount.
      await expect(first).toHaveCount(0);
      return visit.pay(CARDS.paid);
    }
  }
}
