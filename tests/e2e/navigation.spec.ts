import { visitStep2 } from '#tests/journeys/booked-visit';
import { CARDS } from '#tests/journeys/travellers';
import { expect, test } from '#tests/setup/fixtures';

test.use({ isolated: 'warm' });
test.describe.configure({ timeout: 120_000 });

/** Must-show: the browser's own buttons at every step, with and without JavaScript. */
test('back, forward and reload work before and after the payment', async ({ page, control, javaScriptEnabled }) => {
  const { visit, token } = await visitStep2(page, control, javaScriptEnabled ?? true);
  const lastName = page.locator('[name="passengers[0].lastName"]');

  await page.goBack();
  await expect(page).toHaveURL(/\/mbooking\/step1\//);
  await expect(lastName).toHaveValue('Lindqvist');
  await page.goBack();
  await expect(page).toHaveURL(/\/mbooking\/step0\//);
  await expect(page.getByRole('main').getByRole('radio').first()).toBeAttached();
  await page.goForward();
  await expect(lastName).toHaveValue('Lindqvist');
  await page.goForward();
  await expect(page).toHaveURL(/\/mbooking\/step2\//);
  await page.reload();
  await expect(page.locator('[name="card.pan"]')).toBeVisible();

  await visit.pay(CARDS.paid);
  await visit.holdTicket();
  // The page behind must not be a form that could charge again.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/mbooking/(?:thanks|checking)/${token}|/mbooking/step0/`));
  await expect(page.locator('[name="card.pan"]')).toHaveCount(0);
  await page.goForward();
  await visit.holdTicket();
  await page.reload();
  await expect(page.getByRole('main')).toContainText(/anna-maria/i);
  expect(await control.ledger()).toMatchObject({ captures: 1, issued: 1 });
});
