import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderPrice } from '~/features/booking/summary/price-lines';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { PaymentMeans } from '~/upstream/booking/means.server';
import { beginSession } from '#server/sandbox/account/auth/sessions';
import { makeOffer } from '#server/sandbox/testing/offers';
import { answerBankAt, CARDS } from '#server/sandbox/testing/purchase';
import { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import type { Ledger } from '#tests/setup/sandbox-control';
import { clientsOf, failureOf, newPriceOf } from './clients';
import { card, orderFor } from './payments-sandbox';

const PRICE = 10_450;
const E_WALLET: PaymentMeans = { option: 'e_wallet' };
const EUROS = makeOffer({ variantId: `${'9f8e7d6c5b4a3021'.repeat(2)}1`, seatsOnSale: 900 });
const DOLLARS = makeOffer({ variantId: `${'9f8e7d6c5b4a3021'.repeat(2)}2`, seatsOnSale: 900 });
DOLLARS.session = { ...DOLLARS.session, currency: 'USD' };

type Clients = ReturnType<typeof clientsOf>;
let sandbox: TestSandbox;
let token: AuthToken;
let own: Clients;
let other: Clients;
let guest: Clients;
let lastKey = 0;

beforeAll(async () => {
  sandbox = await TestSandbox.start([EUROS, DOLLARS]);
  const signedIn = async (account: string) => {
    const session = await beginSession(sandbox.context, account);
    return { reveal: () => session } as AuthToken;
  };
  token = await signedIn('demo-1');
  own = clientsOf(sandbox.url, { account: token });
  other = clientsOf(sandbox.url, { account: await signedIn('demo-2') });
  guest = clientsOf(sandbox.url);
});
afterAll(() => sandbox.stop());

async function prepared(clients = own, offer = EUROS): Promise<string> {
  lastKey += 1;
  const { token: booking } = await clients.booking.createBooking({
    variantId: offer.variantId,
    fareKey: 'light',
    idempotencyKey: `e-wallet-${lastKey}-key-of-a-booking`,
  });
  await sandbox.advance(1);
  await clients.booking.reserveSeats(booking, await clients.booking.getBooking(booking));
  return booking;
}
const pay = async (booking: string, change: { means?: PaymentMeans; clients?: Clients; isOwner?: boolean } = {}) => {
  const { means = card(CARDS.paid), clients = own } = change;
  const shown = await clients.booking.getBooking(booking);
  return clients.booking.bookAndIssue(orderFor(shown, means, { makesOwner: change.isOwner ?? false }));
};
const due = async (booking: string, clients = own) => orderPrice(await clients.booking.getBooking(booking)).due.amount;
const spend = (booking: string, amount: number | null) => own.booking.spendEWallet(booking, amount, token);
const balances = async () =>
  Object.fromEntries((await own.account.listWallets(token)).map(({ currency, amount }) => [currency, amount]));
const balance = async () => (await balances()).EUR ?? 0;
const ledgerOf = async (booking: string) => {
  const ledger = (await sandbox.read('/control/ledger')) as Ledger;
  expect(ledger.unbalanced).toEqual([]);
  expect(ledger.overdrawn).toBe(0);
  return ledger.bookings.find((one) => one.token === booking);
};
const choiceOf = async (booking: string) => ({
  kind: 'compelled' as const,
  reason: 'flight_cancellation' as const,
  coupons: (await own.afterSale.getRefundOptions(booking)).coupons,
});
/** Gives everything back; the money is there a day later. */
async function giveBack(booking: string, isToEWallet: boolean, clients = own) {
  const choice = await choiceOf(booking);
  const quote = await clients.afterSale.quoteRefund(booking, choice);
  const request = await clients.afterSale.refund(booking, {
    ...choice,
    total: { amount: quote.total, currency: quote.currency },
    idempotencyKey: `refund-of-${booking}`,
    attachments: [],
    comment: null,
    siteUrl: 'http://localhost:3000',
    isToEWallet,
  });
  await sandbox.advance(24 * 3_600);
  return { quote, request };
}
/** Buys an order by card and brings its money to the wallet. */
async function topUp(offer = EUROS) {
  const booking = await prepared(own, offer);
  await pay(booking);
  await sandbox.advance(60);
  await giveBack(booking, true);
  return booking;
}

describe('a wallet', () => {
  it('is filled by a refund, if the owner who paid says so', async () => {
    const booking = await prepared();
    expect((await own.booking.getBooking(booking)).eWalletOffer).toBeNull();
    expect((await failureOf(spend(booking, 1_000))).code).toBe('eWalletNotApplicable');
    await pay(booking);
    await sandbox.advance(60);
    const choice = await choiceOf(booking);
    for (const stranger of [guest, other]) {
      expect((await stranger.afterSale.quoteRefund(booking, choice)).eWalletAmount).toBeNull();
      expect((await failureOf(giveBack(booking, true, stranger))).code).toBe('eWalletNotApplicable');
    }
    const { quote, request } = await giveBack(booking, true);
    expect([quote.eWalletAmount, quote.destinations[0]?.option]).toEqual([PRICE, 'card']);
    expect(request.destinations).toEqual([{ amount: PRICE, option: 'e_wallet', cardLast4: null }]);
    expect(await balances()).toEqual({ EUR: PRICE });
    expect(await ledgerOf(booking)).toMatchObject({ captured: PRICE, refunded: PRICE, sold: 0 });
  });

  it('takes nothing that somebody else paid, and nothing by itself', async () => {
    const friend = await prepared();
    await pay(friend, { clients: other });
    await sandbox.advance(60);
    const choice = await choiceOf(friend);
    expect((await own.afterSale.quoteRefund(friend, choice)).eWalletAmount).toBeNull();
    const { request } = await giveBack(friend, true);
    expect(request.destinations).toMatchObject([{ amount: PRICE, option: 'card' }]);
    const usual = await prepared();
    await pay(usual);
    await sandbox.advance(60);
    await giveBack(usual, false);
    expect(await balance()).toBe(PRICE);
  });

  it('pays a part, for its account alone, within its limits', async () => {
    const booking = await prepared();
    expect((await own.booking.getBooking(booking)).eWalletOffer).toEqual({ min: 100, max: PRICE, balance: PRICE });
    for (const amount of [99, PRICE + 1]) {
      expect((await failureOf(spend(booking, amount))).code).toBe('eWalletOutOfLimits');
    }
    expect(await spend(booking, 4_000)).toEqual({ amount: 4_000 });
    expect(await due(booking)).toBe(PRICE - 4_000);
    for (const stranger of [guest, other]) {
      const shown = await stranger.booking.getBooking(booking);
      expect([shown.eWallet.amount, shown.eWalletOffer]).toEqual([0, null]);
    }
    const shown = await own.booking.getBooking(booking);
    const refused = await failureOf(guest.booking.bookAndIssue(orderFor(shown, card(CARDS.paid))));
    expect(newPriceOf(refused)).toBe(PRICE);
    await pay(booking);
    await sandbox.advance(60);
    const { paid, payments, eWallet } = await own.booking.getBooking(booking);
    expect([paid, eWallet.amount]).toEqual([PRICE, 0]);
    expect(payments.map(({ option, amount }) => [option, amount])).toEqual([
      ['e_wallet', 4_000],
      ['card', PRICE - 4_000],
    ]);
    expect(await balance()).toBe(PRICE - 4_000);
    expect(await ledgerOf(booking)).toMatchObject({ captured: PRICE, sold: PRICE });

    const { quote } = await giveBack(booking, false);
    expect(quote.eWalletAmount).toBe(PRICE - 4_000);
    expect(quote.destinations).toMatchObject([
      { amount: 4_000, option: 'e_wallet' },
      { amount: PRICE - 4_000, option: 'card' },
    ]);
    expect(await balance()).toBe(PRICE);
    expect(await ledgerOf(booking)).toMatchObject({ captured: PRICE, refunded: PRICE });
  });

  it('pays a whole order at once, without a bank', async () => {
    const booking = await prepared();
    await spend(booking, PRICE);
    const shown = await own.booking.getBooking(booking);
    expect(shown.paymentOptions.map(({ option, total }) => [option, total])).toEqual([['e_wallet', 0]]);
    expect((await failureOf(pay(booking, { means: E_WALLET, clients: guest }))).code).toBe('requestFormat');
    const order = orderFor(shown, E_WALLET);
    const [one, two] = await Promise.all([own.booking.bookAndIssue(order), own.booking.bookAndIssue(order)]);
    expect([one.payment.status, two.payment.status, one.payment.redirectUrl]).toEqual(['success', 'success', null]);
    await sandbox.advance(60);
    expect((await own.booking.getBooking(booking)).tickets).not.toHaveLength(0);
    expect(await balance()).toBe(0);
    expect(await ledgerOf(booking)).toMatchObject({ captured: PRICE, sold: PRICE });
    const { quote } = await giveBack(booking, false);
    expect(quote).toMatchObject({ eWalletAmount: null, destinations: [{ amount: PRICE, option: 'e_wallet' }] });
    expect(await balance()).toBe(PRICE);
  });

  it('pays for one order when two windows spend the same money', async () => {
    const tokens = [await prepared(), await prepared()];
    for (const booking of tokens) await spend(booking, PRICE);
    const shown = await Promise.all(tokens.map((booking) => own.booking.getBooking(booking)));
    const outcomes = await Promise.allSettled(
      shown.map((booking) => own.booking.bookAndIssue(orderFor(booking, E_WALLET))),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const late = outcomes[0]?.status === 'rejected' ? 0 : 1;
    expect(await own.booking.getBooking(tokens[late]!)).toMatchObject({ eWallet: { amount: 0, unmet: PRICE } });
    expect(await due(tokens[late]!)).toBe(PRICE);
    expect(await balance()).toBe(0);
    await sandbox.advance(60);
    await giveBack(tokens[1 - late]!, false);
  });

  it('refuses a part that was spent meanwhile by a change of price', async () => {
    const [first, second] = [await prepared(), await prepared()];
    await spend(first, 6_000);
    await spend(second, 6_000);
    const shown = await own.booking.getBooking(second);
    await pay(first);
    const refused = await failureOf(own.booking.bookAndIssue(orderFor(shown, card(CARDS.paid))));
    expect(newPriceOf(refused)).toBe(PRICE - 4_450);
    await sandbox.advance(60);
    await giveBack(first, false);
    expect(await balance()).toBe(PRICE);
  });

  it('holds what an open payment takes, and never gives it to whoever pays in its place', async () => {
    const booking = await prepared();
    await spend(booking, 4_000);
    const { payment } = await pay(booking, { means: card(CARDS.threeDs) });
    expect(await balance()).toBe(PRICE - 4_000);
    expect((await own.account.listWalletTransactions(token, { limit: 8, offset: 0, type: 'hold' })).count).toBe(1);
    expect((await failureOf(spend(booking, null))).code).toBe('wrongAction');
    expect([await due(booking), await due(booking, guest)]).toEqual([PRICE - 4_000, PRICE]);
    const shown = await own.booking.getBooking(booking);
    const refused = await failureOf(guest.booking.bookAndIssue(orderFor(shown, card(CARDS.paid))));
    expect(newPriceOf(refused)).toBe(PRICE);
    await answerBankAt(payment.redirectUrl ?? '', 'decline');
    expect(await balance()).toBe(PRICE);
    await pay(booking, { clients: guest });
    expect(await balance()).toBe(PRICE);
    await sandbox.advance(60);
    expect(await ledgerOf(booking)).toMatchObject({ captured: PRICE, sold: PRICE });
  });

  it('has its money back when no ticket is issued', async () => {
    const booking = await prepared();
    await spend(booking, 4_000);
    await pay(booking, { means: card(CARDS.notIssued) });
    expect(await balance()).toBe(PRICE - 4_000);
    await sandbox.advance(60);
    expect(await balance()).toBe(PRICE);
    expect(await ledgerOf(booking)).toMatchObject({ captured: PRICE, refunded: PRICE });
    const { transactions } = await own.account.listWalletTransactions(token, { limit: 8, offset: 0, type: 'return' });
    expect(transactions).toMatchObject([{ amount: 4_000, currency: 'EUR' }]);
  });

  it('is one for each currency, and is read in pages', async () => {
    await topUp(DOLLARS);
    expect(await balances()).toEqual({ EUR: PRICE, USD: PRICE });
    const booking = await prepared(own, DOLLARS);
    expect((await own.booking.getBooking(booking)).eWalletOffer?.balance).toBe(PRICE);
    const all = await own.account.listWalletTransactions(token, { limit: 100, offset: 0, type: null });
    expect(all.count).toBe(all.transactions.length);
    for (const { currency, amount } of all.wallets) {
      const of = all.transactions.filter((one) => one.currency === currency);
      expect(of.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
    }
    const page = await own.account.listWalletTransactions(token, { limit: 2, offset: 1, type: null });
    expect(page.transactions).toEqual(all.transactions.slice(1, 3));
    const refunds = await own.account.listWalletTransactions(token, { limit: 1, offset: 0, type: 'refund' });
    expect([refunds.transactions[0]?.currency, refunds.count < all.count]).toEqual(['USD', true]);
  });
});
