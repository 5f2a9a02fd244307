/** The pages after the sale are accessible at every width, and usable by keyboard. */
import type { Page } from '@playwright/test';
import { PlainRefund, type RefundTrip } from '#tests/journeys/refund';
import { expectAccessible as expectAccessibleNow } from '#tests/setup/expect-accessible';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { FAMILY } from '#tests/journeys/travellers';
import type { PlainBrowser } from '#tests/setup/plain-browser';

test.use({ isolated: true });

const TRIPS: Record<(typeof BRANDS)[number], RefundTrip> = {
  ru: { from: 'iatax:MOW', to: 'iatax:LED', inDays: 40, backInDays: 60, airline: 'SU', party: FAMILY },
  intl: { from: 'iatax:LON', to: 'iatax:PAR', inDays: 40, backInDays: 60, airline: 'BA', party: FAMILY },
};

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('every screen of a refund, an exchange, its payment and the extras is accessible', async ({
      page,
      visitor,
      control,
      address,
    }) => {
      test.setTimeout(240_000);
      const options = { brand, sandboxOrigin: `http://localhost:${address.sandboxPort}` } as const;
      const refund = new PlainRefund(visitor, control, options);
      await refund.calm({ scheduleChanges: 'never' });
      await refund.buy(TRIPS[brand]);
      await lendCookies(visitor, page);
      await page.goto(refund.orderPath);
      await expectAccessible(page, 'the order');

      // Cancelled as a whole on its day, the order asks nothing more; a day later it asks why.
      await control.set({ clock: { advanceMinutes: 26 * 60 } });
      await page.goto(`${refund.orderPath}/refund`);
      await expectAccessible(page, 'why');
      await answerByKeyboard(page, '[name="why"]');
      await expect(page).toHaveURL(/\/refund\?.*why=/);
      await expectAccessible(page, 'which tickets');
      await answerByKeyboard(page, '[name="coupon"]');
      await expect(page).toHaveURL(/\/refund\/(?:confirm|documents)/);
      await expectAccessible(page, 'confirming a refund');

      await page.goto(`${refund.orderPath}/exchange`);
      await answerByKeyboard(page, '[name="on"]');
      await expect(page.getByRole('alert').first(), 'an empty answer is told').toBeVisible();
      await expectAccessible(page, 'exchange without an answer');
      await page.goto(`${refund.orderPath}/exchange`);
      await answerByKeyboard(page, '[name="way"]');
      await expectAccessible(page, 'the day of an exchange');
      await page.locator('[name="on"]').fill(dayIn(45));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/exchange\/flights/);
      await expectAccessible(page, 'flights of an exchange');
      await answerByKeyboard(page, '[name="flight"]');
      await expect(page).toHaveURL(/\/exchange\/confirm/);
      await expectAccessible(page, 'confirming an exchange');
      await page.locator('form:has([name="idempotencyKey"]) button').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/payments\//);
      await expectAccessible(page, 'the payment of an exchange');

      await page.goto(`/mbooking/thanks/${refund.token}/baggage`);
      await expectAccessible(page, 'extras after the sale');
      await page.goto(`/postsales/${refund.token}/online_reg`);
      await expectAccessible(page, 'online registration');
    });
  });
}

/** A page that waits for the service refreshes by itself. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(0, { timeout: 30_000 });
  await expectAccessibleNow(page, screen);
}

async function lendCookies({ cookies, origin }: PlainBrowser, page: Page): Promise<void> {
  const all = Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin }));
  await page.context().addCookies(all);
}

/** Chooses the first answer of a question, where it is one, and sends it, by keys alone. */
async function answerByKeyboard(page: Page, field: string): Promise<void> {
  const first = page.locator(field).first();
  if ((await first.count()) > 0) {
    await first.focus();
    await page.keyboard.press('Space');
  }
  await page.locator('form button[name="asked"]').last().focus();
  await page.keyboard.press('Enter');
  await page.waitForLoadState();
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
