import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderPrice } from '~/features/booking/summary/price-lines';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { DEMO_PASSWORD } from '#server/sandbox/account/auth/demo-accounts';
import { beginSession } from '#server/sandbox/account/auth/sessions';
import type { Offer } from '#server/sandbox/search/offers/offer';
import { makeOffer } from '#server/sandbox/testing/offers';
import { answerBankAt, CARDS } from '#server/sandbox/testing/purchase';
import { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import type { Ledger } from '#tests/setup/sandbox-control';
import { clientsOf, failureOf, newPriceOf } from './clients';
import { card, orderFor } from './payments-sandbox';
import { RUSSIAN } from './whole-sandbox';

/** A return in roubles; in July where points from June pay for it. @param price roubles */
function offer(number: number, price: number, month: '06' | '07' = '07'): Offer {
  const made = makeOffer({ variantId: `${'9a8b7c6d5e4f3021'.repeat(2)}${number}`, seatsOnSale: 900 });
  const moved = JSON.parse(JSON.stringify(made.trips).replaceAll('2031-06-', `2031-${month}-`)) as Offer['trips'];
  return {
    ...made,
    trips: moved,
    session: { ...made.session, currency: 'RUB' },
    fares: made.fares.map((fare) => ({ ...fare, prices: { adult: price * 100, child: 0, infant: 0 } })),
    totalPrice: price * 100,
  };
}

const OFFERS = {
  dear: offer(1, 70_000, '06'),
  usual: offer(2, 10_450),
  /** 1,500 roubles: 500 points leave 1,000 to pay. */
  justEnough: offer(3, 1_500),
  tooCheap: offer(4, 1_499),
  euros: { ...makeOffer({ variantId: `${'9a8b7c6d5e4f3021'.repeat(2)}5` }) },
};

let sandbox: TestSandbox;
let token: AuthToken;
let own: ReturnType<typeof clientsOf>;
let guest: ReturnType<typeof clientsOf>;
let lastKey = 0;

async function prepared(name: keyof typeof OFFERS, clients = own): Promise<string> {
  lastKey += 1;
  const { token: booking } = await clients.booking.createBooking({
    variantId: OFFERS[name].variantId,
    fareKey: 'light',
    idempotencyKey: `points-${lastKey}-key-of-a-booking`,
  });
  await sandbox.advance(1);
  await clients.booking.reserveSeats(booking, await clients.booking.getBooking(booking));
  return booking;
}
const pay = async (booking: string, change: { isFirstOfTwo?: boolean; pan?: string; clients?: typeof own } = {}) => {
  const { pan = CARDS.paid, clients = own, ...order } = change;
  const shown = await clients.booking.getBooking(booking);
  return clients.booking.bookAndIssue(orderFor(shown, card(pan), order));
};
const due = async (booking: string, clients = own) => orderPrice(await clients.booking.getBooking(booking)).due.amount;
const spend = (booking: string, points: number | null) => own.booking.spendPoints(booking, points, token);
const balance = async () => (await own.account.getBonus(token)).balance;
/** Sets the clock; sessions do not live that long. */
const at = async (time: string) => {
  await sandbox.control({ clock: { now: time } });
  await signIn();
};
const signIn = async () => {
  ({ token } = await guest.account.signIn(
    { email: 'demo@fairwind.example', password: DEMO_PASSWORD },
    { id: 'a-browser', hasAcceptedCookies: true },
  ));
  own = clientsOf(sandbox.url, { market: RUSSIAN, account: token });
};
const ledgerOf = async (booking: string) => {
  const ledger = (await sandbox.read('/control/ledger')) as Ledger;
  expect(ledger.unbalanced).toEqual([]);
  return ledger.bookings.find((one) => one.token === booking);
};

/** Gives everything back; the money is there a day later. */
async function giveBack(booking: string, isToEWallet: boolean) {
  const { coupons } = await own.afterSale.getRefundOptions(booking);
  const choice = { kind: 'compelled' as const, reason: 'flight_cancellation' as const, coupons };
  const quote = await own.afterSale.quoteRefund(booking, choice);
  await own.afterSale.refund(booking, {
    ...choice,
    total: { amount: quote.total, currency: 'RUB' },
    idempotencyKey: `refund-of-${booking}`,
    attachments: [],
    comment: null,
    siteUrl: 'http://localhost:3000',
    isToEWallet,
  });
  await sandbox.advance(24 * 3_600);
  return quote;
}

beforeAll(async () => {
  sandbox = await TestSandbox.start(Object.values(OFFERS));
  guest = clientsOf(sandbox.url, { market: RUSSIAN });
  await signIn();
  for (let orders = 0; orders < 5; orders += 1) await pay(await prepared('dear'));
  await sandbox.advance(60);
});
afterAll(() => sandbox.stop());

describe('points', () => {
  it('are expected from the payment on, and arrive the day after the departure', async () => {
    const [first] = (await own.account.getBonus(token)).expected;
    expect(first).toMatchObject({ points: 700, accruesOn: '2031-06-05', expiresOn: '2032-06-05' });
    expect(await balance()).toBe(0);
    await at('2031-06-04T20:59:00Z');
    expect(await balance()).toBe(0);
    await at('2031-06-04T21:00:00Z');
    expect(await balance()).toBe(3_500);
    expect(await own.account.getBonus(token)).toMatchObject({ tier: 'platinum', turnover: 350_000, expected: [] });
    const { operations, count } = await own.account.listBonusLog(token, { limit: 2, offset: 4, kinds: null });
    expect([operations.length, count]).toEqual([1, 5]);
  });

  it.each([
    [499, 'bonusOutOfLimits'],
    [500, null],
    [2_000, null],
    [2_001, 'bonusOutOfLimits'],
  ])('%i for an order: %s', async (points, code) => {
    const booking = await prepared('usual');
    if (code) expect((await failureOf(spend(booking, points))).code).toBe(code);
    else expect(await spend(booking, points)).toEqual({ points });
    expect(await due(booking)).toBe(1_045_000 - (code ? 0 : points * 100));
  });

  it('leave 1,000 roubles to pay in money', async () => {
    const booking = await prepared('justEnough');
    expect((await own.booking.getBooking(booking)).pointLimits).toEqual({ min: 500, max: 500 });
    await spend(booking, 500);
    expect(await due(booking)).toBe(100_000);
    const cheap = await prepared('tooCheap');
    expect((await own.booking.getBooking(cheap)).pointLimits).toBeNull();
    expect((await failureOf(spend(cheap, 500))).code).toBe('bonusNotApplicable');
  });

  it('are for roubles only, and the order tells nothing of them elsewhere', async () => {
    const booking = await prepared('euros', clientsOf(sandbox.url, { account: token }));
    expect((await own.booking.getBooking(booking)).pointLimits).toBeNull();
    expect((await failureOf(spend(booking, 500))).code).toBe('bonusNotApplicable');
  });

  it('go with a promo code, which counts first', async () => {
    const booking = await prepared('usual');
    await own.promoCode.apply(booking, 'FLY500');
    await spend(booking, 500);
    expect(await due(booking)).toBe(945_000);
    await own.promoCode.apply(booking, 'BIG100000');
    expect(await own.booking.getBooking(booking)).toMatchObject({ bonus: { points: 0, unmetPoints: 500 } });
    expect(await due(booking)).toBe(10_000);
  });

  it('lower the price only for the account whose they are', async () => {
    const booking = await prepared('usual');
    await spend(booking, 2_000);
    expect(await due(booking, guest)).toBe(1_045_000);
    const shown = await own.booking.getBooking(booking);
    const refused = await failureOf(guest.booking.bookAndIssue(orderFor(shown, card(CARDS.paid))));
    expect(newPriceOf(refused)).toBe(1_045_000);
    const other = await beginSession(sandbox.context, 'demo-2');
    const theirs = { reveal: () => other } as AuthToken;
    expect(await due(booking, clientsOf(sandbox.url, { market: RUSSIAN, account: theirs }))).toBe(1_045_000);
    expect((await failureOf(own.booking.spendPoints(booking, 500, theirs))).code).toBe('bonusNotEnough');
    expect(await due(booking)).toBe(845_000);
  });

  it('pay for one order when two windows spend the same', async () => {
    const [one, other] = [await prepared('usual'), await prepared('usual')];
    await spend(one, 2_000);
    await spend(other, 2_000);
    const shown = await Promise.all([own.booking.getBooking(one), own.booking.getBooking(other)]);
    const outcomes = await Promise.allSettled(
      shown.map((booking) => own.booking.bookAndIssue(orderFor(booking, card(CARDS.paid)))),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await balance()).toBe(1_500);
    const late = outcomes[0]?.status === 'rejected' ? one : other;
    expect(await due(late)).toBe(1_045_000 - 150_000);
    expect(await own.booking.getBooking(late)).toMatchObject({ bonus: { points: 1_500, unmetPoints: 2_000 } });
    expect(await ledgerOf(late === one ? other : one)).toMatchObject({ captured: 845_000, points: 2_000 });
  });

  it('are held while the bank asks, and free again when it declines', async () => {
    const booking = await prepared('usual');
    await spend(booking, 1_500);
    const { payment } = await pay(booking, { pan: CARDS.threeDs });
    expect(await balance()).toBe(0);
    expect((await failureOf(spend(booking, null))).code).toBe('wrongAction');
    await answerBankAt(payment.redirectUrl ?? '', 'decline');
    expect(await balance()).toBe(1_500);
    expect(await due(booking)).toBe(895_000);
    await spend(booking, null);
    expect(await due(booking)).toBe(1_045_000);
  });

  it('come back when no ticket is issued', async () => {
    const booking = await prepared('usual');
    await spend(booking, 600);
    await pay(booking, { pan: CARDS.notIssued });
    expect(await balance()).toBe(900);
    await sandbox.advance(60);
    expect(await balance()).toBe(1_500);
    expect(await ledgerOf(booking)).toMatchObject({ captured: 985_000, refunded: 985_000 });
  });

  it('pay in the first of two payments, and come back when the second does not come', async () => {
    const booking = await prepared('usual');
    await spend(booking, 500);
    await pay(booking, { isFirstOfTwo: true });
    expect(await balance()).toBe(1_000);
    const { paid, bonus } = await own.booking.getBooking(booking);
    expect([paid + (await due(booking)), bonus.points]).toEqual([995_000, 500]);
    await pay(booking);
    await sandbox.advance(60);
    expect(await ledgerOf(booking)).toMatchObject({ captured: 995_000, sold: 995_000, points: 500 });

    const left = await prepared('usual');
    await spend(left, 500);
    await pay(left, { isFirstOfTwo: true });
    expect(await balance()).toBe(500);
    await sandbox.advance(49 * 3_600);
    expect(await balance()).toBe(1_000);
  });

  it('come back with a refund, in the share of the money, as a line of the quote', async () => {
    const booking = await prepared('usual');
    await spend(booking, 1_000);
    await pay(booking);
    await sandbox.advance(60);
    expect(await balance()).toBe(0);
    const quote = await giveBack(booking, false);
    expect(quote.lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['tickets', 1_045_000],
      ['bonus', -100_000],
    ]);
    expect(await balance()).toBe(1_000);
    expect(await ledgerOf(booking)).toMatchObject({ captured: 945_000, refunded: 945_000, sold: 0 });
  });

  it('go with a promo code, extras, two payments and the wallet, and each gets its share of a refund', async () => {
    const filler = await prepared('usual');
    await pay(filler);
    await sandbox.advance(60);
    await giveBack(filler, true);
    const points = await balance();

    const booking = await prepared('usual');
    await own.ancillaries.createOrder(booking);
    await own.ancillaries.addItems(booking, [{ token: 'sms.order_info' }]);
    await own.promoCode.apply(booking, 'FLY500');
    await spend(booking, 500);
    await own.booking.spendEWallet(booking, 300_000, token);
    const before = await ledgerOf(booking);
    const extras = before?.ancillaries_total ?? 0;
    expect(extras).toBeGreaterThan(0);
    const money = 1_045_000 + extras - 50_000 - 50_000;
    expect((await own.booking.getBooking(booking)).paymentOptions[0]?.total).toBe(money - 300_000);
    await pay(booking, { isFirstOfTwo: true });
    await pay(booking);
    await sandbox.advance(60);
    expect(await ledgerOf(booking)).toMatchObject({ captured: money, promo_discount: 50_000, points: 500 });
    expect(await balance()).toBe(points - 500);
    expect(await own.booking.getBooking(booking)).toMatchObject({
      bonus: { earned: { points: Math.floor(((945_000 + 3 * extras) * 1.5) / 10_000) } },
    });

    const quote = await giveBack(booking, false);
    expect(quote.lines.filter(({ code }) => code === 'bonus')).toMatchObject([{ amount: -50_000 }]);
    expect(await balance()).toBe(points);
    const refunded = await ledgerOf(booking);
    expect([refunded?.refunded, refunded?.sold]).toEqual([quote.total, money - quote.total]);
    const wallets = await own.account.listWallets(token);
    const toWallet = quote.destinations.find(({ option }) => option === 'e_wallet')?.amount ?? 0;
    expect(toWallet).toBeGreaterThan(0);
    expect(wallets.find(({ currency }) => currency === 'RUB')?.amount).toBe(1_045_000 - 300_000 + toWallet);
  });

  it('that lapse between step 2 and the payment are not paid with, and nothing is charged', async () => {
    // Where July's trips have earned some, only those of June lapse.
    await at('2032-06-04T20:55:00Z');
    const booking = await prepared('usual');
    const before = await balance();
    const spendable = Math.min(2_000, before);
    await spend(booking, spendable);
    const shown = await own.booking.getBooking(booking);
    await at('2032-06-04T21:05:00Z');
    const after = await balance();
    expect(after).toBeLessThan(before);
    const refused = await failureOf(own.booking.bookAndIssue(orderFor(shown, card(CARDS.paid))));
    expect(newPriceOf(refused)).toBe(1_045_000 - (after >= 500 ? after : 0) * 100);
    expect(await ledgerOf(booking)).toMatchObject({ captured: 0 });
  });
});
