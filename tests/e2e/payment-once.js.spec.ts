import { visitStep2 } from '#tests/journeys/booked-visit';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { expect, test } from '#tests/setup/fixtures';
import type { SandboxControl } from '#tests/setup/sandbox-control';

test.use({ isolated: 'warm' });
test.describe.configure({ timeout: 120_000 });

const paidOnce = (control: SandboxControl) =>
  expect
    .poll(async () => control.ledger())
    .toMatchObject({ captures: 1, issued: 1, bookings: [{ attempts: [{ status: 'success' }] }] });

test.describe(() => {
  test.use({ isolated: true });

  test('two tabs that both pay, with back and again, make one payment', async ({ page, context, control }) => {
    const { visit, token } = await visitStep2(page, control, true);
    const other = await context.newPage();
    await other.goto(page.url());
    await control.set({ services: { booking: { operations: { 'book_and_issue/new': { delayMs: 2500 } } } } });

    await Promise.all([
      visit.pay(CARDS.paid),
      new ShopVisit(other, { brand: 'intl', hasScript: true }).pay(CARDS.slow).catch(() => undefined),
    ]);
    await page.waitForURL(new RegExp(`/mbooking/(checking|thanks)/${token}`));
    await other.waitForURL(new RegExp(`/mbooking/(checking|thanks)/${token}`));
    await control.set({ services: { booking: null }, clock: { advanceMinutes: 1 } });
    await visit.holdTicket();
    await other.waitForURL(/\/mbooking\/thanks\//);

    // The browser may show the old form from its cache, or reload it.
    await page.goto(`/mbooking/step2/${token}`);
    await page.waitForURL(/\/mbooking\/thanks\//);
    await other.goBack();
    if (await other.locator('input[name="card.pan"]').isVisible()) {
      await new ShopVisit(other, { brand: 'intl', hasScript: true }).pay(CARDS.paid);
    }
    await other.waitForURL(/\/mbooking\/thanks\//);
    await paidOnce(control);
  });
});

test('a double click on the button pays once', async ({ page, control }) => {
  const { visit, token } = await visitStep2(page, control, true);
  await visit.pay(CARDS.noMoney);
  await expect(page.getByRole('alert')).toContainText(text('errors', 'upstream.insufficientFundsError'));
  await visit.fillCard(CARDS.paid);
  await page.getByRole('button', { name: /^Pay/ }).dblclick();
  await visit.holdTicket();
  expect(page.url()).toContain(token);
  await expect
    .poll(async () => control.ledger())
    .toMatchObject({
      captures: 1,
      issued: 1,
      bookings: [{ attempts: [{ status: 'no_money' }, { status: 'success' }] }],
    });
});

test('leaves the bank’s page by the back button, then pays by another card', async ({ page, control }) => {
  const { visit, token } = await visitStep2(page, control, true);
  await visit.pay(CARDS.threeDs);
  await page.waitForURL(/\/mbooking\/3ds\//);
  await page.goBack();
  await page.waitForURL(/\/mbooking\/step2\//);
  await page.goto(`/mbooking/step2/${token}`);
  await expect(page.getByText(text('booking', 'step2.atBank.title'))).toBeVisible();
  await visit.pay(CARDS.paid);
  await visit.holdTicket();
  await expect
    .poll(async () => control.ledger())
    .toMatchObject({ captures: 1, issued: 1, bookings: [{ attempts: [{ status: 'voided' }, { status: 'success' }] }] });
});
