/** The wallet of an account: a refund fills it, and it pays for a part of an order and for all of another one. */
import { DEMO, logIn } from '#tests/journeys/account';
import { linksOf, mainText } from '#tests/journeys/page-facts';
import { tokenIn } from '#tests/journeys/plain-checkout';
import { linkOf, PlainRefund, sumOf, type RefundTrip } from '#tests/journeys/refund';
import { text } from '#tests/journeys/texts';
import { ALONE, CARDS } from '#tests/journeys/travellers';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { PlainBrowser, type FormFields, type PlainPage } from '#tests/setup/plain-browser';
import { openResults, waitForPage } from '#tests/setup/plain-purchase';

test.use({ brand: 'intl', isolated: 'warm' });

const THERE_AND_BACK: RefundTrip = { from: 'iatax:LON', to: 'iatax:PAR', inDays: 40, backInDays: 45 };
const ONE_WAY: RefundTrip = { from: 'iatax:LON', to: 'iatax:PAR', inDays: 41 };
const words = (key: string) => text('booking', key, 'en').split('{{')[0]!;

test('a refund goes to the wallet, which pays a part of an order and all of another', async ({
  visitor,
  control,
  address,
}) => {
  test.setTimeout(120_000);
  const options = { brand: 'intl', sandboxOrigin: `http://localhost:${address.sandboxPort}` } as const;
  const refund = new PlainRefund(visitor, control, options);
  await refund.calm();
  await logIn(visitor, DEMO);
  expect(mainText(await visitor.get('/user/wallet'))).toContain(text('wallet', 'none', 'en'));
  await refund.buy(THERE_AND_BACK);
  const confirm = await refund.choose('flight_cancellation');
  expect(confirm.text).not.toContain('<script');
  expect(confirm.text, 'nothing but the way back is chosen').toMatch(/name="payTo" checked="" value="source"/);
  const [sum, stranger] = [sumOf(confirm), new PlainBrowser(visitor.origin)];
  await Promise.all([1, 2].map(() => refund.confirm(confirm, { payTo: 'eWallet' })));
  const request = await refund.ready(confirm);
  expect(mainText(request)).toContain(text('refund', 'to.eWallet', 'en'));
  const held = async () => (await control.ledger()).wallets;
  expect(await held()).toEqual({ USD: sum });

  const step2 = async () => {
    const step0 = await refund.visit.chooseFirstOffer(await openResults(visitor, linkOf(ONE_WAY, ALONE)));
    return refund.visit.fillPassengers(await refund.visit.takeFare(step0), ALONE, 'refund@example.com');
  };
  const send = async (page: PlainPage, field: string, typed: FormFields) => {
    const { action, fields } = formWith(page.text, field);
    return visitor.post(action || page.path, { ...fields, ...typed });
  };
  const chargeOf = (page: PlainPage) => Number(formWith(page.text, 'card.pan').fields.amount?.[0]);

  const first = await step2();
  const full = chargeOf(first);
  const refused = await send(first, 'eWallet', { eWallet: 'all of it', intent: 'spendEWallet' });
  expect([refused.status, refused.text.includes('value="all of it"')]).toEqual([400, true]);
  expect(mainText(refused)).toContain(words('eWallet.outOfRange'));
  const lowered = await send(refused, 'eWallet', { eWallet: '10.50', intent: 'spendEWallet' });
  expect(chargeOf(lowered)).toBe(full - 1_050);
  expect(await held(), 'a wish reserves nothing').toEqual({ USD: sum });
  await refund.visit.holdTicket(await refund.visit.pay(lowered, CARDS.paid));
  expect(await held()).toEqual({ USD: sum - 1_050 });
  const order = await waitForPage(visitor, `/user/orders/${tokenIn(lowered)}`, ({ text: page }) =>
    page.includes('/receipt.pdf'),
  );
  expect(mainText(order)).toContain('$10.50');

  const second = await step2();
  const covered = await send(second, 'eWallet', { eWallet: String(full / 100), intent: 'spendEWallet' });
  expect(covered.text, 'no card is asked for').not.toContain('name="card.pan"');
  const clicks = await Promise.all([1, 2].map(() => send(covered, 'idempotencyKey', { intent: 'payEWallet' })));
  expect(clicks.every(({ path }) => !path.includes('/3ds/'))).toBe(true);
  await refund.visit.holdTicket(clicks[0]!);
  expect(await held()).toEqual({ USD: sum - 1_050 - full });

  const page = await visitor.get('/user/wallet');
  expect(linksOf(page)).toContain('/user/wallet?type=payment');
  expect(mainText(await visitor.get('/user/wallet?type=payment'))).not.toContain('+$');
  const ledger = await control.ledger();
  expect([ledger.unbalanced, ledger.overdrawn]).toEqual([[], 0]);

  expect(mainText(await stranger.get('/user/wallet'))).not.toContain('$10.50');
  await visitor.post('/auth/sign_out', { intent: 'here' });
  expect(mainText(await visitor.get('/user/wallet'))).not.toContain('$10.50');
});

for (const brand of BRANDS) {
  test.describe(`without the flag on ${brand}`, () => {
    test.use({ brand, isolated: true });

    test('only the currency of the brand’s own wallet has one', async ({ visitor, control }) => {
      await control.set({ settings: { features: { e_wallet: false } } });
      await logIn(visitor, DEMO);
      for (const currency of ['RUB', 'KZT', 'USD']) {
        const isOn = brand === 'ru' && currency === 'RUB';
        const dashboard = await visitor.get(`/user/dashboard?currency=${currency}`);
        expect([currency, dashboard.text.includes('/user/wallet')]).toEqual([currency, isOn]);
        expect((await visitor.get('/user/wallet')).status).toBe(isOn ? 200 : 404);
      }
    });
  });
}
