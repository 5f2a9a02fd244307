import { buttonOf, confirmOnDevice, DEVICE_SLUGS } from '#tests/journeys/device-wallet';
import { expect, test } from '#tests/journeys/checkout-test';
import { isWaiting, mainText } from '#tests/journeys/page-facts';
import { amountOf, tokenIn, type PlainCheckout } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { linksOf } from '#tests/setup/html-page';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';

/** Apple Pay and Google Pay without a browser: their pages, and forms with tokens, good and forged. */
test.use({ brand: 'intl', isolated: 'warm' });

const WALLETS = ['apple_pay', 'google_pay'] as const;
type Wallet = (typeof WALLETS)[number];

/** Opens the page of a wallet by its link on step 2. */
async function openWallet(checkout: PlainCheckout, step2: PlainPage, wallet: Wallet): Promise<PlainPage> {
  const link = linksOf(step2.text).find((href) => href.endsWith(`/pay/${DEVICE_SLUGS[wallet]}`));
  expect(link, `${wallet} on step 2`).toBeDefined();
  return checkout.visitor.get(link ?? '');
}

const payWith = (checkout: PlainCheckout, page: PlainPage, fields: Record<string, unknown>) =>
  checkout.visitor.post(page.path.replace(/\/pay\/.*/, ''), fields as Record<string, string>);

test('without a browser’s scripts the pages say what is missing and lead back to the card', async ({
  checkout,
  address,
}) => {
  const step2 = await checkout.step2(70);
  expect(step2.headers['content-security-policy']).toContain("script-src 'none'");
  for (const wallet of WALLETS) {
    const page = await openWallet(checkout, step2, wallet);
    const name = wallet === 'apple_pay' ? 'Apple Pay' : 'Google Pay';
    expect(page.text).toMatch(new RegExp(`<noscript><p>The ${name} button needs JavaScript`));
    expect(linksOf(page.text)).toContain(step2.path);
    expect(buttonOf(page)).toMatchObject({ wallet, amount: (amountOf(step2) / 100).toFixed(2) });
    const provider = `http://localhost:${address.sandboxPort}`;
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(new RegExp(`script-src 'nonce-[^']+' ${provider};`));
    expect(policy).toContain(`connect-src 'self' ${provider};`);
    expect(policy).not.toMatch(/unsafe|\*|strict-dynamic/);
    expect(page.headers['permissions-policy']).toContain(`payment=(self "${provider}")`);
    expect(page.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(page.text.match(/<script[^>]*>/g)).toEqual([expect.stringContaining('/page-scripts/device-wallet.js')]);
  }
  expect((await checkout.visitor.get(`${step2.path}/pay/other-pay`)).status).toBe(404);
});

for (const wallet of WALLETS) {
  test(`${wallet}: a token pays once, whatever is sent again`, async ({ checkout, control }) => {
    const step2 = await checkout.step2(71);
    const page = await openWallet(checkout, step2, wallet);
    const fields = await confirmOnDevice(page, checkout.visitor);
    await Promise.all([payWith(checkout, page, fields), payWith(checkout, page, fields)]);
    await checkout.ticket(tokenIn(step2));
    await payWith(checkout, page, fields);
    const [booking] = (await control.ledger()).bookings;
    expect(booking).toMatchObject({ captured: amountOf(step2), is_issued: true });
    expect(booking?.attempts).toMatchObject([{ option: wallet, status: 'success' }]);

    // The same token in another order.
    const other = await checkout.step2(72);
    const again = await openWallet(checkout, other, wallet);
    const stolen = { ...(await confirmOnDevice(again, checkout.visitor)), deviceToken: String(fields.deviceToken) };
    const refused = await settled(checkout, await payWith(checkout, again, stolen));
    expect(mainText(refused)).toContain(text('booking', 'step2.refusal.title'));
    expect(await control.ledger()).toMatchObject({ captures: 1, issued: 1, unbalanced: [] });
  });
}

test('a card without money, a token of another sum and an invented one are refused; the next one pays', async ({
  checkout,
  control,
}) => {
  const step2 = await checkout.step2(73);
  const { visitor } = checkout;
  const bad = [
    (page: PlainPage) => confirmOnDevice(page, visitor, { card: '9995' }),
    (page: PlainPage) => confirmOnDevice(page, visitor, { amount: '1.00' }),
    async (page: PlainPage) => ({ ...(await confirmOnDevice(page, visitor)), deviceToken: '{"signedMessage":"x"}' }),
  ];
  for (const confirm of bad) {
    const page = await openWallet(checkout, await visitor.get(step2.path), 'google_pay');
    const refused = await settled(checkout, await payWith(checkout, page, await confirm(page)));
    expect(refused.path).toBe(step2.path);
    expect(mainText(refused)).toContain(text('booking', 'step2.refusal.title'));
  }
  const page = await openWallet(checkout, await visitor.get(step2.path), 'google_pay');
  await payWith(checkout, page, await confirmOnDevice(page, visitor));
  await checkout.ticket(tokenIn(step2));
  expect(await control.ledger()).toMatchObject({ captures: 1, issued: 1, unbalanced: [] });
});

test('forged forms, strangers and foreign addresses get nothing', async ({ checkout, control }) => {
  const step2 = await checkout.step2(74);
  const page = await openWallet(checkout, step2, 'apple_pay');
  const { sessionPath } = buttonOf(page);
  const fields = await confirmOnDevice(page, checkout.visitor);
  const empty = await payWith(checkout, page, { ...fields, deviceToken: '' });
  expect([empty.status, mainText(empty)]).toEqual([400, expect.stringContaining('Apple Pay did not confirm')]);
  expect((await payWith(checkout, page, { ...fields, idempotencyKey: 'x'.repeat(36) })).status).toBe(400);
  const cheaper = await payWith(checkout, page, { ...fields, amount: '100' });
  expect(mainText(cheaper)).toContain(text('payment', 'notice.changed.title'));
  for (const validationUrl of ['https://evil.example/apple-pay-gateway.apple.com', 'http://169.254.169.254/', '']) {
    expect((await checkout.visitor.post(sessionPath, { validationUrl })).status, validationUrl).toBe(400);
  }
  const stranger = new PlainBrowser(checkout.visitor.origin);
  expect((await stranger.get(page.path)).status).toBe(403);
  expect((await stranger.post(sessionPath, { validationUrl: 'https://apple-pay-gateway.apple.com/' })).status).not.toBe(
    200,
  );
  expect((await stranger.post(step2.path, fields)).status).toBe(403);
  expect((await control.ledger()).captures).toBe(0);
});

test.describe(() => {
  test.use({ isolated: true });

  test('an order whose time is over, and a service that hangs, charge nothing twice', async ({ checkout, control }) => {
    const step2 = await checkout.step2(75);
    const page = await openWallet(checkout, step2, 'apple_pay');
    const fields = await confirmOnDevice(page, checkout.visitor);
    await control.set({ services: { booking: { operations: { 'book_and_issue/new': { hang: true } } } } });
    const unknown = await payWith(checkout, page, fields);
    expect(unknown.path).toContain('/mbooking/checking/');
    await control.set({ services: { booking: null } });
    await checkout.ticket(tokenIn(step2));
    expect(await control.ledger()).toMatchObject({ captures: 1, issued: 1 });

    const late = await checkout.step2(76);
    const open = await openWallet(checkout, late, 'google_pay');
    const confirmed = await confirmOnDevice(open, checkout.visitor);
    await control.set({ clock: { advanceMinutes: 60 } });
    await payWith(checkout, open, confirmed);
    expect(await control.ledger()).toMatchObject({ captures: 1, issued: 1 });
  });
});

test.describe('in roubles', () => {
  test.use({ brand: 'ru' });

  test('neither wallet is offered, and their pages lead to the ways that are', async ({ checkout }) => {
    checkout.visitor.setCookie('currency', 'RUB');
    const step2 = await checkout.step2(77);
    expect(linksOf(step2.text).filter((href) => href.includes('/pay/'))).toEqual([]);
    const page = await checkout.visitor.get(`${step2.path}/pay/apple-pay`);
    expect(page.path).toBe(step2.path);
  });
});

/** Follows a payment until the shop knows its outcome. */
function settled(checkout: PlainCheckout, page: PlainPage): Promise<PlainPage> {
  return checkout.comeTo(page.path, (there) => !isWaiting(there) && !there.path.includes('/checking/'));
}
