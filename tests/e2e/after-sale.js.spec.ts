/** The pages after the sale are accessible at every width, and usable by keyboard. */
import type { Page } from '@playwright/test';
import { jpeg } from '#tests/fixtures/documents';
import { linksOf } from '#tests/journeys/page-facts';
import { PostSale } from '#tests/journeys/post-sale';
import { newEmail } from '#tests/journeys/account';
import { isTicketLetter, letterWithLink } from '#tests/journeys/letters';
import { PlainRefund, type RefundTrip } from '#tests/journeys/refund';
import { expectAccessible as expectAccessibleNow } from '#tests/setup/expect-accessible';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { CARDS, FAMILY } from '#tests/journeys/travellers';
import type { PlainBrowser } from '#tests/setup/plain-browser';

test.use({ isolated: true });

/** These low-cost carriers charge for check-in at the airport. */
const LOW_COST: Record<(typeof BRANDS)[number], RefundTrip> = {
  ru: { from: 'iatax:MOW', to: 'iatax:AER', inDays: 40, airline: 'DP' },
  intl: { from: 'iatax:LON', to: 'iatax:BCN', inDays: 40, airline: 'VY' },
};
const MINUTES_A_DAY = 24 * 60;

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
      const email = newEmail();
      await refund.buy(TRIPS[brand], email);
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

      await page.goto(refund.orderPath);
      await page.locator(`a[href^="${refund.orderPath}/exchange/"]`).first().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/exchange\/[0-9a-f-]{36}$/);
      await expectAccessible(page, 'the request for an exchange');

      await page.goto(`/mbooking/rules/${refund.token}`);
      await expectAccessible(page, 'fare rules of a ticket');
      await page.goto(`/mbooking/thanks/${refund.token}/baggage`);
      await expectAccessible(page, 'extras after the sale');
      await page.goto(`/postsales/${refund.token}/online_reg`);
      await expectAccessible(page, 'online registration');

      // Another browser, with the letter alone.
      await page.context().clearCookies();
      await page.goto((await letterWithLink(control, email, isTicketLetter)).link);
      await page.goto(`${refund.orderPath}/refund`);
      await expectAccessible(page, 'the proof of the buyer');
      await page.locator('main button').first().press('Enter');
      await expect(page.locator('[name="code"]')).toBeVisible();
      await page.locator('[name="code"]').press('Enter');
      await expect(page.getByRole('alert').first(), 'what is missing is told').toBeVisible();
      await expectAccessible(page, 'the code of the buyer');
    });

    test('airport check-in, boarding passes, documents and a request are accessible', async ({
      page,
      visitor,
      control,
      address,
    }) => {
      test.setTimeout(180_000);
      const sandboxOrigin = `http://localhost:${address.sandboxPort}`;
      const refund = new PlainRefund(visitor, control, { brand, sandboxOrigin });
      await refund.calm({ scheduleChanges: 'never', registrationRefusals: 'never', requestStepMs: 20 * 60_000 });
      await refund.buy(LOW_COST[brand]);
      await lendCookies(visitor, page);

      await page.goto(`/postsales/${refund.token}/online_reg`);
      await expect(page.locator('[name="kind"]')).toHaveValue('airport_registration');
      await page.getByRole('main').locator('form button[type="submit"], form button:not([type])').last().focus();
      await expectAccessible(page, 'the sale of airport check-in, the only kind');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/baggage\/pay\?item=registration/);
      await expectAccessible(page, 'the payment of check-in');
      const sale = new PostSale(visitor, sandboxOrigin);
      const { pathname, search } = new URL(page.url());
      await sale.ready(await sale.pay(await visitor.get(pathname + search), CARDS.paid));

      const passes = `/postsales/${refund.token}/boarding.html`;
      for (const days of [39, ...Array<number>(8).fill(1 / 8)]) {
        await control.set({ clock: { advanceMinutes: days * MINUTES_A_DAY } });
        if (linksOf(await visitor.get(refund.orderPath)).includes(passes)) break;
      }
      // A file to keep, which a browser opens from the disk.
      await page.goto('about:blank');
      await page.setContent((await visitor.get(passes)).text);
      await expect(page.getByRole('img').first()).toBeVisible();
      await expectAccessible(page, 'boarding passes');

      await page.goto(`${refund.orderPath}/refund/documents?why=passenger_illness&coupon=all`);
      await expectAccessible(page, 'documents of a refund');
      const field = page.locator('input[type="file"]');
      await sendFile(page, { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html>') });
      await expect(page.getByRole('alert').first()).toBeFocused();
      await expectAccessible(page, 'documents with a refused file');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await sendFile(page, { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: jpeg() });
      await expect(page.getByRole('link', { name: /scan\.jpg/ })).toBeVisible();
      await expectAccessible(page, 'documents with a file');
      await page.locator('a[href*="/refund/confirm"]').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/refund\/confirm/);
      await page.locator('form:has([name="idempotencyKey"]) button').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/refund\/[0-9a-f-]{36}$/);
      // While a person decides, the page shows the state and refreshes by itself.
      await expectAccessibleNow(page, 'the request for a refund');
    });
  });
}

/** Gives a file to the field, and sends it by keys alone. */
async function sendFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles([file]);
  await page.locator('form[data-upload] button').focus();
  await page.keyboard.press('Enter');
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
