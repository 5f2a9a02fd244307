import { expect, test as checkoutTest } from '#tests/journeys/checkout-test';
import { isWaiting, mainText } from '#tests/journeys/page-facts';
import { amountOf, tokenIn, type PlainCheckout } from '#tests/journeys/plain-checkout';
import { PlainVisit } from '#tests/journeys/plain-visit';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { linksOf } from '#tests/setup/html-page';

/** A wallet takes every currency but roubles. */
const test = checkoutTest.extend<{ visit: PlainVisit }>({
  brand: 'intl',
  isolated: 'warm',
  visit: async ({ visitor, address }, use) => {
    await use(new PlainVisit(visitor, { brand: 'intl', sandboxOrigin: `http://localhost:${address.sandboxPort}` }));
  },
});

async function beginWallet(checkout: PlainCheckout, inDays: number) {
  const step2 = await checkout.step2(inDays);
  const there = await checkout.submit(step2, 'idempotencyKey', { intent: 'payWallet' });
  expect(there.path).toContain(`/mbooking/3ds/${tokenIn(step2)}?to=`);
  return { step2, there, token: tokenIn(step2) };
}

test('confirmed at the wallet, the ticket is issued and charged once', async ({
  checkout,
  control,
  visit,
  visitor,
  address,
}) => {
  const { step2, there, token } = await beginWallet(checkout, 64);
  expect(mainText(there)).toContain(text('booking', 'bank.wallet.title'));
  expect(there.text, 'a page that asks for a password').not.toContain('<iframe');
  const wallet = linksOf(there.text).find((href) => href.includes('/payment/wallet/')) ?? '';
  expect(new URL(wallet).port).toBe(String(address.sandboxPort));
  const page = await fetch(wallet);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");

  expect(mainText(await visitor.get(`/mbooking/step2/${token}`))).toContain(text('payment', 'wallet.pending.title'));
  expect(mainText(await visitor.get(`/mbooking/checking/${token}`))).toContain(
    text('booking', 'checking.wallet.title'),
  );
  await visit.holdTicket(await visit.answerBank(there, 'approve'));
  expect(await control.ledger()).toMatchObject({ captures: 1, issued: 1, bookings: [{ captured: amountOf(step2) }] });
});

test('refused or replaced by a card, the wallet charges nothing', async ({ checkout, control, visit }) => {
  const { there, token } = await beginWallet(checkout, 65);
  const refused = await checkout.comeTo((await visit.answerBank(there, 'decline')).path, (page) => !isWaiting(page));
  expect(mainText(refused)).toContain(text('payment', 'wallet.refused'));

  const step2 = await checkout.visitor.get(`/mbooking/step2/${token}`);
  const second = await checkout.submit(step2, 'idempotencyKey', { intent: 'payWallet' });
  const change = linksOf(second.text).find((href) => href.endsWith('/change')) ?? '';
  const asked = await checkout.visitor.get(change);
  const again = await checkout.submit(asked, 'attempt', { intent: 'cancelPayment' });
  await visit.holdTicket(await visit.pay(again, CARDS.paid));
  await visit.answerBank(second, 'approve').catch(() => null);
  expect(await control.ledger()).toMatchObject({ captures: 1, issued: 1 });
});
