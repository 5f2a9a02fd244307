import { expect, test as checkoutTest } from '#tests/journeys/checkout-test';
import { isWaiting, mainText } from '#tests/journeys/page-facts';
import { amountOf, tokenIn, type PlainCheckout } from '#tests/journeys/plain-checkout';
import { PlainVisit } from '#tests/journeys/plain-visit';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { linksOf } from '#tests/setup/html-page';
import type { PlainPage } from '#tests/setup/plain-browser';

/** The fast payment system: roubles only. */
const test = checkoutTest.extend<{ visit: PlainVisit }>({
  brand: 'ru',
  isolated: 'warm',
  visit: async ({ visitor, address }, use) => {
    await use(new PlainVisit(visitor, { brand: 'ru', sandboxOrigin: `http://localhost:${address.sandboxPort}` }));
  },
});

const UNTIL = /Подтвердите до \d{1,2} \S+, \d{1,2}:\d{2} по \p{Lu}/u;

/** Returns the time of the deadline that a page names: "16:38". */
const clockOf = (page: PlainPage) => /до (?:\d{1,2} \S+, )?(\d{1,2}:\d{2}) по \p{Lu}/u.exec(mainText(page))?.[1];

async function beginFastPayment(checkout: PlainCheckout, inDays: number) {
  const step2 = await checkout.step2(inDays);
  const code = await checkout.submit(step2, 'idempotencyKey', { intent: 'paySbp' });
  const token = tokenIn(step2);
  expect(code.path).toBe(`/payment-info-sbp/${token}`);
  return { step2, code, token };
}

/** Expects a payment page without scripts, storage or referrer. */
function expectPaymentPage({ status, headers, text: html }: PlainPage): void {
  expect(status).toBe(200);
  expect(html).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("script-src 'none'");
  expect(headers['cache-control']).toBe('no-store');
}

test('the code, the link and the deadline; confirmed in the bank, the ticket is issued and charged once', async ({
  checkout,
  control,
  visit,
  visitor,
}) => {
  const { step2, code, token } = await beginFastPayment(checkout, 61);
  expectPaymentPage(code);
  expect(isWaiting(code), 'the page comes back by itself').toBe(true);
  expect(code.headers.refresh, 'also where scripting is on, though the page has no script').toBe('10');
  expect(mainText(code)).toMatch(UNTIL);
  expect(clockOf(code), 'one deadline, that of the hold').toBe(clockOf(step2));
  expect(code.text).toMatch(/<svg[^>]*role="img"[^>]*>\s*<path d="M/);
  const atBank = linksOf(code.text).filter((href) => href.startsWith('http'));
  expect(
    atBank.every((href) => href.startsWith('http://localhost:')),
    'nobody but the bank',
  ).toBe(true);

  // The customer sees the payment on every way back.
  for (const path of [
    `/payment-info-sbp-mobile?token=${token}`,
    `/payment/v2/${token}/`,
    `/mbooking/checkout/${token}`,
  ]) {
    expect((await visitor.get(path)).path, path).toBe(`/payment-info-sbp/${token}`);
  }
  const info = await visitor.get(`/payment-info/${token}`);
  expectPaymentPage(info);
  expect(mainText(info)).toContain(text('payment-info', 'state.app.title', 'ru'));
  expect(linksOf(info.text)).toContain(`/payment-info-sbp/${token}`);

  const back = await visit.answerBank(code, 'approve');
  await visit.holdTicket(back);
  for (const path of [code.path, `/payment-info-sbp-mobile?token=${token}`, `/payment/v2/${token}`]) {
    expect((await visitor.get(path)).path, path).toBe(`/mbooking/thanks/${token}`);
  }
  expect(mainText(await visitor.get(`/payment-info/${token}`))).toContain(
    text('payment-info', 'state.issued.title', 'ru'),
  );
  expect(await control.ledger()).toMatchObject({ captures: 1, issued: 1, bookings: [{ captured: amountOf(step2) }] });
});

test('declined or expired, the code charges nothing, and the order can be paid', async ({
  checkout,
  control,
  visit,
  visitor,
}) => {
  const { code, token } = await beginFastPayment(checkout, 62);
  const declined = await checkout.comeTo((await visit.answerBank(code, 'decline')).path, (page) => !isWaiting(page));
  expect(mainText(declined)).toContain(text('payment', 'sbp.refused', 'ru'));
  const step2 = await visitor.get(code.path);
  expect(step2.path, 'the page of the code leads on').toBe(`/mbooking/step2/${token}`);

  const second = await checkout.submit(step2, 'idempotencyKey', { intent: 'paySbp' });
  expect(second.path).toBe(code.path);
  expectPaymentPage(second);
  await control.set({ clock: { advanceMinutes: 21 } });
  const after = await visitor.get(code.path);
  expect(after.path, 'there is time for another try').toBe(`/mbooking/step2/${token}`);
  expect(await control.ledger()).toMatchObject({ captures: 0 });
  await visit.answerBank(second, 'approve').catch(() => null);
  expect(await control.ledger(), 'a code that has expired charges nothing').toMatchObject({ captures: 0 });
});

test('another way to pay replaces the code, which can never be charged afterwards', async ({
  checkout,
  control,
  visit,
}) => {
  const { code, token } = await beginFastPayment(checkout, 63);
  const change = linksOf(code.text).find((href) => href.endsWith('/change')) ?? '';
  const asked = await checkout.visitor.get(change);
  const step2 = await checkout.submit(asked, 'attempt', { intent: 'cancelPayment' });
  expect(step2.path).toMatch(new RegExp(`^/mbooking/step2/${token}`));
  await checkout.pay(step2, CARDS.paid);
  await checkout.ticket(token);
  // The code is still open in the bank's app.
  await visit.answerBank(code, 'approve').catch(() => null);
  expect(await control.ledger()).toMatchObject({ captures: 1, issued: 1 });
});

const BANK_APP_PATHS = ['ios', 'android'].map(
  (system) => `/payment-info-sbp-${system}/0a1b2c3d-0000-4000-8000-000000000000`,
);

test('the bank app’s links lead to the payment with their query; without a token to the orders', async ({
  visitor,
}) => {
  for (const path of BANK_APP_PATHS) {
    const { status, headers } = await visitor.get(`${path}?bank=sber&x=1`, { redirects: 0 });
    expect([status, headers.location]).toEqual([302, `${path.replace(/-(ios|android)/, '')}?bank=sber&x=1`]);
  }
  const nobody = await visitor.get('/payment-info-sbp-mobile', { redirects: 0 });
  expect([nobody.status, nobody.headers.location]).toEqual([303, '/user/orders']);
});

test.describe(() => {
  test.use({ isolated: true });

  test('the bank app’s links are not found while the feature is off', async ({ control, visitor }) => {
    await control.set({ settings: { features: { deeplink_redirect: false } } });
    for (const path of BANK_APP_PATHS) {
      const page = await visitor.get(path, { redirects: 0 });
      expect(page.status).toBe(404);
      expect(page.text).toContain('<h1');
      expect(page.text).not.toContain('<script');
    }
  });
});

test.describe(() => {
  test.use({ isolated: true });

  test('while the booking is unavailable, the way back from the bank says so and reloads', async ({
    checkout,
    control,
    visitor,
  }) => {
    const { token } = await beginFastPayment(checkout, 64);
    await control.set({ services: { booking: { hang: true } } });
    const waiting = await visitor.get(`/payment-info-sbp-mobile?token=${token}`);
    expect([waiting.status, isWaiting(waiting)]).toEqual([200, true]);
    await control.set({ services: { booking: { hang: null, status: 500 } } });
    const failed = await checkout.comeTo(`/payment-info-sbp-mobile?token=${token}`, ({ status }) => status >= 500);
    expect(failed.status).toBe(503);
    expect(mainText(failed)).toContain(text('booking', 'problem.money.title', 'ru'));
    expect(linksOf(failed.text)).toContain('/user/orders');
  });
});
