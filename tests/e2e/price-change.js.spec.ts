import { visitStep2 } from '#tests/journeys/booked-visit';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { expect, test } from '#tests/setup/fixtures';

test.use({ isolated: 'warm' });
test.describe.configure({ timeout: 120_000 });

const digits = (words: string) => words.replace(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, '');

test('a price change at the payment is confirmed, then charged as accepted', async ({ page, control }) => {
  const { visit, amount: old } = await visitStep2(page, control, true);
  await control.set({ settings: { priceChange: 'at_booking' } });
  await visit.pay(CARDS.paid);

  await expect(page.getByText(text('booking', 'priceChange.reason'))).toBeVisible();
  await expect(page.locator('input[name="card.pan"]')).toHaveCount(0);
  const accept = page.getByRole('button', { name: text('booking', 'priceChange.accept') });
  const now = digits(await accept.innerText());
  expect(now).not.toBe(digits(old));
  await expect(page.getByRole('main')).toContainText(digits(old));
  await expect(page.getByRole('link', { name: text('booking', 'priceChange.search') })).toBeVisible();
  expect(await control.ledger()).toMatchObject({ captures: 0 });

  await accept.click();
  expect(digits(await visit.amountToPay())).toBe(now);
  await visit.pay(CARDS.paid);
  await visit.holdTicket();
  await expect(page.getByRole('main')).toContainText(now);
  const ledger = await control.ledger();
  expect(ledger.captures).toBe(1);
  expect(ledger.bookings[0]?.captured).toBe(Math.round(Number(now.replace(/,/g, '')) * 100));
});
