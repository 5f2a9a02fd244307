import { lostWithLargeText, missedByKeyboard } from '#tests/setup/accessibility';
import { expectAccessible } from '#tests/setup/expect-accessible';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { DEMO } from '#tests/journeys/account';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { ALONE, CARDS, FAMILY, type TestTrip } from '#tests/journeys/travellers';

const TRIPS: Record<(typeof BRANDS)[number], TestTrip> = {
  ru: { from: 'Москва', to: 'Стамбул', outInDays: 61, backInDays: 70 },
  intl: { from: 'London', to: 'New York', outInDays: 62, backInDays: 70 },
};

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
      expect(await lostWithLargeText(page, 'form button[value=book]'), 'the way on from step 0').toEqual([]);
      await visit.takeFare();
      await expectAccessible(page, 'step 1');
      expect(await lostWithLargeText(page, '#step1 :is(summary, label, button, h3)'), 'parts of step 1').toEqual([]);
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
      expect(await lostWithLargeText(page, 'main :is(a, button, h1, h2)'), 'parts of the order').toEqual([]);
      await page.goto('/user/orders');
      await expectAccessible(page, 'my trips');
      if (brand === 'ru') {
        await page.goto('/auth/login');
        await page.locator('main [name=email]').fill(DEMO.email);
        await page.locator('main [name=password]').fill(DEMO.password);
        await page.locator('main [name=password]').press('Enter');
        await page.waitForURL(/\/user\//);
        for (const name of ['loyalty', 'wallet', 'discount', 'subscriptions']) {
          await page.goto(`/user/${name}`);
          await expectAccessible(page, name);
          await page.setViewportSize({ width: 360, height: 740 });
          expect(await missedByKeyboard(page), `${name} by keyboard`).toEqual([]);
        }
      }
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
