import { beforeAll, describe, expect, it } from 'vitest';
import { answerBankAt, CARDS } from '#server/sandbox/testing/purchase';
import type { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import { failureOf, newPriceOf } from './clients';
import { card, orderFor, paymentsSandbox, SBP } from './payments-sandbox';

const test = paymentsSandbox();
const { prepared, show, pay, ledgerOf, lettersTo } = test;
let sandbox: TestSandbox;
let client: ReturnType<typeof test.clients>['booking'];
beforeAll(() => {
  sandbox = test.sandbox();
  client = test.clients().booking;
});

describe('two payments', () => {
  it('are halves, the first rounded up to a whole unit, each with its fee', async () => {
    const [cardOption, sbpOption] = (await prepared('charter')).paymentOptions;
    // 940.50: 471 and 469.50; 1.5 % of them is 7.065 and 7.0425.
    expect(cardOption?.split).toMatchObject({ firstTotal: 47_100 + 700, secondTotal: 46_950 + 700 });
    expect(sbpOption?.split).toMatchObject({ firstTotal: 47_100, secondTotal: 46_950 });
    for (const { split } of (await prepared('euros')).paymentOptions) expect(split).toBeNull();
  });

  const MEANS = { card: card(CARDS.paid), threeDs: card(CARDS.threeDs), sbp: SBP };
  it.each<[keyof typeof MEANS, keyof typeof MEANS]>([
    ['card', 'sbp'],
    ['sbp', 'threeDs'],
    ['threeDs', 'card'],
    ['sbp', 'sbp'],
  ])('by %s and then by %s pay one order', async (first, second) => {
    const booking = await prepared('roubles');
    const half = await pay(booking, MEANS[first], { isFirstOfTwo: true });
    expect(half).toMatchObject({
      action: 'ticket_booked',
      isPartiallyPaid: true,
      paid: 5300,
      due: 5150,
      paymentNotices: ['first_payment_accepted'],
    });
    expect(half.secondPaymentUntil).not.toBeNull();
    expect(half.paymentOptions.map(({ total, split }) => [total, split])).toEqual([
      [5150, null],
      [5150, null],
    ]);

    const whole = await pay(booking, MEANS[second]);
    expect(whole).toMatchObject({ action: 'payment_authorized', isPartiallyPaid: false, paid: 10_450, due: 0 });
    expect(whole.payments.map(({ part, amount }) => [part, amount])).toEqual([
      ['first', 5300],
      ['second', 5150],
    ]);
    await sandbox.advance(49 * 60 * 60);
    expect(await ledgerOf(booking)).toMatchObject({ captured: 10_450, sold: 10_450, refunded: 0, is_issued: true });
    expect(await lettersTo(booking)).toEqual([
      expect.stringContaining('Билеты '),
      expect.stringContaining('первый платёж получен'),
    ]);
  });

  it('need no passengers a second time', async () => {
    const booking = await prepared('roubles');
    await pay(booking, MEANS.card, { isFirstOfTwo: true });
    const order = orderFor(await show(booking), MEANS.card, { passengers: null, contacts: null });
    await client.bookAndIssue(order);
    await sandbox.advance(60);
    expect((await show(booking)).tickets).toMatchObject([{ lastName: 'SECRETLEE' }]);
  });

  it('keep the first when the second fails, which can be retried', async () => {
    const booking = await prepared('roubles');
    await pay(booking, MEANS.card, { isFirstOfTwo: true });
    expect((await failureOf(pay(booking, card(CARDS.noMoney)))).code).toBe('insufficientFundsError');
    expect(await show(booking)).toMatchObject({
      action: 'ticket_booked',
      isPartiallyPaid: true,
      payment: { status: 'no_money' },
    });
    expect(await pay(booking, MEANS.sbp)).toMatchObject({ paid: 10_450 });
  });

  it('refund a first without a second by themselves, and the booking can be paid again', async () => {
    const booking = await prepared('roubles');
    const promised = booking.paymentOptions[0]?.split?.paySecondUntil;
    const { secondPaymentUntil } = await pay(booking, MEANS.card, { isFirstOfTwo: true });
    expect(secondPaymentUntil, 'as promised before the payment').toBe(promised);
    const heldMs = Date.parse(secondPaymentUntil ?? '') - Date.parse(booking.expiresAt);
    expect(heldMs).toBeGreaterThan(47 * 3_600_000);
    // Ten minutes before the deadline.
    await sandbox.advance(heldMs / 1000 + 10 * 60);
    expect(await lettersTo(booking)).toEqual([
      expect.stringContaining('пора внести второй платёж'),
      expect.stringContaining('первый платёж получен'),
    ]);
    const late = await client.bookAndIssue(orderFor(await show(booking), SBP));
    expect(late.payment.sbpExpiresAt).toBe(secondPaymentUntil);
    const { qrPayload } = await client.getSbpPayment(booking.token);
    await sandbox.advance(10 * 60);
    expect((await answerBankAt(qrPayload ?? '', 'approve')).status).toBe(409);

    const back = await show(booking);
    expect(back).toMatchObject({
      action: 'seats_reserved',
      isPartiallyPaid: false,
      paid: 0,
      due: 10_450,
      paymentNotices: ['first_payment_returned'],
    });
    expect(back.payments[0]?.refundedAt).toBe(secondPaymentUntil);
    expect((await lettersTo(booking))[0]).toContain('первый платёж возвращается');
    expect(await ledgerOf(booking)).toMatchObject({ captured: 5300, refunded: 5300, held: 0 });

    // The fare is not held for another second payment.
    expect(back.paymentOptions.filter(({ split }) => split !== null)).toEqual([]);
    await pay(booking, MEANS.threeDs);
    await sandbox.advance(60);
    expect(await show(booking)).toMatchObject({ action: 'completed', paymentNotices: [] });
    expect(await ledgerOf(booking)).toMatchObject({ captured: 15_750, refunded: 5300, sold: 10_450 });
  });

  it.each([
    ['the first', CARDS.notIssued, CARDS.paid],
    ['the second', CARDS.paid, CARDS.notIssued],
  ])('are both refunded when nothing is issued for %s', async (_, first, second) => {
    const booking = await prepared('charter');
    await pay(booking, card(first), { isFirstOfTwo: true });
    await pay(booking, card(second));
    await sandbox.advance(60);
    const back = await show(booking);
    expect(back).toMatchObject({ action: 'issuing_ticket_fault', paid: 0, tickets: [] });
    expect(back.payments.map(({ refundedAt }) => refundedAt)).not.toContain(null);
    expect(await ledgerOf(booking)).toMatchObject({ captured: 95_450, refunded: 95_450, sold: 0 });
    expect((await lettersTo(booking))[0]).toContain('деньги возвращаются');
  });

  it('are refused where they are not allowed', async () => {
    const first = { isFirstOfTwo: true };
    const euros = orderFor(await prepared('euros'), MEANS.card, { ...first, total: { amount: 5300, currency: 'EUR' } });
    expect((await failureOf(client.bookAndIssue(euros))).fields).toMatchObject([{ field: 'split' }]);

    const booking = await prepared('roubles');
    const order = orderFor(booking, MEANS.card, first);
    await client.bookAndIssue(order);
    // The form of the first payment, sent from another tab.
    await client.bookAndIssue(order);
    const again = orderFor(await show(booking), MEANS.card, { ...first, total: order.total });
    expect((await failureOf(client.bookAndIssue(again))).code).toBe('wrongAction');
    const whole = orderFor(await show(booking), MEANS.card, { total: { amount: 10_450, currency: 'RUB' } });
    expect(newPriceOf(await failureOf(client.bookAndIssue(whole)))).toBe(5150);
    expect(await ledgerOf(booking)).toMatchObject({ captured: 5300 });

    const second = orderFor(await show(booking), MEANS.card);
    await Promise.all([client.bookAndIssue(second), client.bookAndIssue(second)]);
    const third = { ...second, idempotencyKey: 'another-key-of-the-second' };
    expect((await failureOf(client.bookAndIssue(third))).code).toBe('alreadyCompleted');
    expect((await failureOf(client.bookAndIssue({ ...third, isFirstOfTwo: true }))).code).toBe('alreadyCompleted');
    const other = orderFor(await prepared('roubles'), MEANS.card, { idempotencyKey: order.idempotencyKey });
    expect((await failureOf(client.bookAndIssue(other))).code).toBe('wrongAction');
    expect(await ledgerOf(booking)).toMatchObject({ captured: 10_450 });
  });

  it('freeze the add-ons and the promo code between them', async () => {
    const { ancillaries, promoCode } = test.clients();
    const booking = await prepared('roubles');
    await pay(booking, MEANS.card, { isFirstOfTwo: true });
    expect((await failureOf(ancillaries.createOrder(booking.token))).code).toBe('ancillariesFrozen');
    expect((await failureOf(promoCode.apply(booking.token, 'FLY500'))).code).toBe('wrongAction');
  });
});
