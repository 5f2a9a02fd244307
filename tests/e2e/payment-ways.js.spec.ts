import { CALM } from '#tests/journeys/booked-visit';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { ALONE, CARDS } from '#tests/journeys/travellers';
import { openWantedOffer, ordinary } from '#tests/journeys/wanted-offer';
import { expect, test } from '#tests/setup/fixtures';
import ruPayment from '../../locales/ru/payment.json' with { type: 'json' };

test.use({ brand: 'ru', isolated: 'warm' });

const whole = (text: string) => new RegExp(text.replace(/\{\{\w+\}\}/g, '.+'));
const start = (text: string) => text.split('{{')[0]?.trim() ?? '';

test('two payments by keyboard, the second given up at the bank and made by another card', async ({
  page,
  visitor,
  control,
}) => {
  test.setTimeout(120_000);
  await control.set({ settings: CALM });
  const visit = new ShopVisit(page, { brand: 'ru', hasScript: true });
  const step0 = await openWantedOffer(visitor, control, { from: 'MOW', to: 'AER', inDays: 54 }, ordinary);
  await page.goto(step0.path);
  await visit.takeFare();
  await visit.fillPassengers(ALONE, 'anna@example.com');
  expect(await page.locator('script').count()).toBe(0);

  await visit.fillCard(CARDS.paid);
  const card = page.locator('form', { has: page.locator('[name="card.pan"]') });
  const firstPart = card.getByRole('button', { name: whole(ruPayment.split.pay) });
  await expect(firstPart).toBeHidden();
  await card.locator('summary', { hasText: start(ruPayment.split.title) }).press('Enter');
  await firstPart.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: ruPayment.titleRest })).toBeVisible();

  await visit.pay(CARDS.threeDs);
  await page.waitForURL(/\/mbooking\/3ds\//);
  await page.getByRole('link', { name: ruPayment.change.link }).click();
  await expect(page.getByText(ruPayment.change.void)).toBeVisible();
  await page.getByRole('button', { name: ruPayment.change.confirm }).click();
  await expect(page.getByText(ruPayment.notice.cancelled.title)).toBeVisible();

  await visit.pay(CARDS.paid);
  await visit.holdTicket();
  expect(await control.ledger()).toMatchObject({ captures: 2, unbalanced: [], bookings: [{ is_issued: true }] });
});
