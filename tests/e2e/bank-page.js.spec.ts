import type { Page } from '@playwright/test';
import { CALM } from '#tests/journeys/booked-visit';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { ALONE, CARDS } from '#tests/journeys/travellers';
import { openWantedSearch, ordinary } from '#tests/journeys/wanted-offer';
import { expect, test } from '#tests/setup/fixtures';

/** The page of the bank or the wallet while the booking service, which tells one from the other, is down. */
test.use({ brand: 'intl', isolated: true });

const DOWN = { services: { booking: { operations: { 'booking/show': { status: 500 } } } } };

/** Waits until the page has asked again and was told that the kind of payment is not known. */
function askedInVain(page: Page) {
  const isUnknown = (body: unknown) => (body as { screen?: { isCard?: boolean } | null }).screen?.isCard === false;
  return page.waitForResponse(async (answer) => answer.url().includes('_data=') && isUnknown(await answer.json()), {
    timeout: 60_000,
  });
}

test('the frame of a card stays, and a wallet is never framed: its link is there', async ({
  page,
  visitor,
  control,
}) => {
  test.setTimeout(180_000);
  await control.set({ settings: CALM });
  const visit = new ShopVisit(page, { brand: 'intl', hasScript: true });
  const frame = page.locator('iframe');
  const { path } = await openWantedSearch(
    visitor,
    control,
    { trips: [['LON', 'NYC', 67]], party: ALONE, currency: 'USD' },
    ordinary,
  );
  await page.goto(path);
  await visit.takeFare();
  await visit.fillPassengers(ALONE, 'anna@example.com');
  const step2 = page.url();

  await page.getByRole('radio', { name: /Tuckaway/ }).check();
  await page.locator('button[value=payWallet]').click();
  await page.waitForURL(/\/mbooking\/3ds\//);
  const wallet = page.locator('main a[href*="/payment/wallet/"]');
  await expect(wallet).toBeVisible();
  await control.set(DOWN);
  await page.reload();
  await askedInVain(page);
  await expect(wallet).toBeVisible();
  await expect(frame).toHaveCount(0);
  await control.set({ services: { booking: null } });

  await expect(async () => {
    await page.goto(step2);
    await visit.fillCard(CARDS.threeDs);
  }).toPass();
  await page.locator('button[value=pay]').click();
  await page.waitForURL(/\/mbooking\/3ds\//);
  await expect(frame).toBeVisible();
  await frame.evaluate((element) => element.setAttribute('data-first', ''));
  await control.set(DOWN);
  await askedInVain(page);
  await expect(page.locator('iframe[data-first]')).toBeVisible();
  await control.set({ services: { booking: null } });
  await visit.answerBank('approve');
  await visit.holdTicket();
  expect(await control.ledger()).toMatchObject({ captures: 1, issued: 1 });
});
