/** Payments that the shop asks for after the sale: by every way, once, in time, and in the ledger. */
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { answerBankAt } from '#server/sandbox/testing/purchase';
import { CardData } from '~/upstream/booking/card-data.server';
import type { LaterPaymentOrder } from '~/upstream/booking/later-payment.server';
import { failureOf } from './clients';
import { refundSandbox, type Bought } from './refunds/refund-sandbox';

const { sandbox, clients, buy, refund, couponsOf, ledgerOf, hoursBefore, atStart } = refundSandbox();
afterAll(() => atStart());

const CARDS = { paid: '4242424242424242', threeDs: '4000002760003184', noMoney: '4000000000009995' } as const;

type Correction = { lastName?: string; fee?: number; payMinutes?: number };

/** Buys an order in which an operator corrects a name, and returns the surcharge for it. */
async function asked(correction: Correction = {}, bought: Bought = { trip: 'euros' }) {
  const token = await buy(bought);
  const answer = await sandbox().post('/control/corrections', { booking: token, passenger: 0, ...correction });
  expect(answer.status).toBe(200);
  return { token, surcharge: await only(token) };
}

async function only(token: string) {
  const [surcharge, another] = await clients().afterSale.listSurcharges(token);
  if (!surcharge || another) throw new Error('one surcharge expected');
  return surcharge;
}

type Asked = Awaited<ReturnType<typeof asked>>;
const means = (pan: string): LaterPaymentOrder['means'] => ({
  option: 'card',
  card: new CardData({ pan, cardholder: 'ANN LEE', expiry: '12/34', cvv: '987' }),
});

function pay({ token, surcharge }: Asked, change: Partial<LaterPaymentOrder> = {}) {
  return clients().afterSale.paySurcharge(token, surcharge.token, {
    idempotencyKey: `surcharge-${randomUUID()}`,
    total: surcharge.amount,
    means: means(CARDS.paid),
    returnUrl: 'http://localhost:3000/back',
    ...change,
  });
}

/** Returns the subjects and bodies of the letters about the payment, the newest first. */
const letters = async ({ token, surcharge }: Asked) => {
  const { messages } = (await sandbox().read(`/outbox.json?to=${token}@example.com`)) as {
    messages: { subject: string; body: string }[];
  };
  return messages.filter(({ body }) => body.includes(`?payment=${surcharge.token}`));
};

const nameIn = async (token: string) => (await clients().booking.getBooking(token)).tickets[0]?.lastName;

describe('a surcharge', () => {
  it('is asked for, shown by the booking, and paid by card: the correction comes with the money', async () => {
    const one = await asked({ lastName: 'LEIGH', fee: 2300 });
    const { token, surcharge } = one;
    expect(surcharge).toMatchObject({
      purpose: 'correction',
      status: 'waiting',
      amount: { amount: 2300, currency: 'EUR' },
      options: ['card'],
      payments: [],
      ticket: null,
    });
    expect(surcharge.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(2300);
    const { surcharges } = await clients().booking.getBooking(token);
    expect(surcharges).toEqual([
      { token: surcharge.token, isWaiting: true, amount: 2300, payUntil: expect.stringMatching(/Z$/) as string },
    ]);
    expect(await letters(one)).toHaveLength(1);
    const before = await ledgerOf(token);
    expect(await pay(one)).toMatchObject({
      status: 'paid',
      options: [],
      payments: [{ status: 'success', cardLast4: '4242' }],
    });
    expect(await nameIn(token)).toBe('LEIGH');
    expect((await letters(one)).length).toBe(2);
    const after = await ledgerOf(token);
    expect(after.captured - before.captured).toBe(2300);
    expect(after.sold - before.sold).toBe(2300);
    expect((await clients().booking.getBooking(token)).surcharges).toMatchObject([
      { token: surcharge.token, isWaiting: false },
    ]);
  });

  it('takes the money of one key once, and of another key never again', async () => {
    const one = await asked();
    const key = { idempotencyKey: `surcharge-${randomUUID()}` };
    const both = await Promise.all([pay(one, key), pay(one, key)]);
    expect(both.map(({ payments }) => payments.length)).toEqual([1, 1]);
    expect(await letters(one)).toHaveLength(2);
    expect(await failureOf(pay(one))).toMatchObject({ code: 'alreadyCompleted' });
    await ledgerOf(one.token);
  });

  it('refuses another amount, a key of something else, and a means that is not offered', async () => {
    const one = await asked();
    const { surcharge } = one;
    const wrong = { amount: surcharge.amount.amount - 1, currency: surcharge.amount.currency };
    expect(await failureOf(pay(one, { total: wrong }))).toMatchObject({ code: 'rateChangedError' });
    expect(await failureOf(pay(one, { means: { option: 'sbp' } }))).toMatchObject({ code: 'requestFormat' });
    const idempotencyKey = `surcharge-${randomUUID()}`;
    expect(await failureOf(pay(one, { idempotencyKey, means: means(CARDS.noMoney) }))).toMatchObject({
      code: 'insufficientFundsError',
    });
    expect(await failureOf(pay(await asked(), { idempotencyKey }))).toMatchObject({ code: 'wrongAction' });
    expect(await only(one.token)).toMatchObject({ status: 'waiting', payments: [{ status: 'no_money' }] });
  });

  it.each(['approve', 'decline'] as const)('by 3-D Secure: %s', async (answer) => {
    const one = await asked({ lastName: 'LEIGH' });
    const pending = await pay(one, { means: means(CARDS.threeDs) });
    expect(pending.status).toBe('pending');
    await answerBankAt(pending.payments[0]?.redirectUrl ?? '', answer);
    const { status } = await only(one.token);
    expect([status, await nameIn(one.token)]).toEqual(
      answer === 'approve' ? ['paid', 'LEIGH'] : ['waiting', 'SECRETLEE'],
    );
    await ledgerOf(one.token);
  });

  it('by the fast payment system, in roubles', async () => {
    const one = await asked({}, { trip: 'roubles' });
    expect(one.surcharge.options).toEqual(['sbp', 'card']);
    const { payments } = await pay(one, { means: { option: 'sbp' } });
    expect(payments[0]).toMatchObject({ status: 'pending', option: 'sbp', cardLast4: null, redirectUrl: null });
    expect(payments[0]?.sbp?.banks.length).toBeGreaterThan(1);
    await answerBankAt(payments[0]?.sbp?.qrPayload ?? '', 'approve');
    expect(await only(one.token)).toMatchObject({ status: 'paid', payments: [{ status: 'success', sbp: null }] });
  });

  it('replaces an attempt at the bank by a later one, which alone can take money', async () => {
    const one = await asked();
    const first = await pay(one, { means: means(CARDS.threeDs) });
    await pay(one);
    expect((await answerBankAt(first.payments[0]?.redirectUrl ?? '', 'approve')).status).toBe(409);
    expect((await ledgerOf(one.token)).captured).toBeGreaterThan(0);
  });

  it('asks for nothing more once the order goes back whole', async () => {
    const one = await asked();
    const atBank = await pay(one, { means: means(CARDS.threeDs) });
    await refund(one.token, { kind: 'voluntary', reason: null, coupons: await couponsOf(one.token) });
    expect((await answerBankAt(atBank.payments[0]?.redirectUrl ?? '', 'approve')).status).toBe(409);
    expect(await only(one.token)).toMatchObject({ status: 'cancelled', cancelReason: 'withdrawn', options: [] });
    expect(await failureOf(pay(one))).toMatchObject({ code: 'wrongAction' });
  });

  it('takes no money for what cannot be had any more, neither at once nor at the bank', async () => {
    const trip = { trip: 'euroOneWayCouple' } as const;
    const both = [await asked({}, trip), await asked({}, trip)] as const;
    const atBank = await pay(both[1], { means: means(CARDS.threeDs) });
    for (const { token } of both) {
      await refund(token, { kind: 'voluntary', reason: null, coupons: await couponsOf(token, { passengerIndex: 0 }) });
    }
    expect(await failureOf(pay(both[0]))).toMatchObject({ code: 'failAction' });
    expect(await only(both[0].token)).toMatchObject({ status: 'cancelled', cancelReason: 'impossible', payments: [] });
    expect(await letters(both[0])).toHaveLength(2);
    expect((await answerBankAt(atBank.payments[0]?.redirectUrl ?? '', 'approve')).status).toBe(409);
  });
});

describe('an expired surcharge', () => {
  const key = () => `ticket-${randomUUID()}`;

  it('cannot be paid, and is opened anew for a day by a question', async () => {
    const one = await asked({ payMinutes: 60 });
    const { token, surcharge } = one;
    const { afterSale } = clients();
    expect(await failureOf(afterSale.createExpirationTicket(token, surcharge.token, key()))).toMatchObject({
      code: 'SurchargeHasNotExpired',
    });
    await sandbox().advance(3600);
    expect(await failureOf(pay(one))).toMatchObject({ code: 'Expired' });
    expect(await only(token)).toMatchObject({ status: 'expired', options: [], ticket: null });
    const same = key();
    const { ticket } = await afterSale.createExpirationTicket(token, surcharge.token, same);
    expect(ticket?.number).toMatch(/^R-\d+$/);
    expect((await afterSale.createExpirationTicket(token, surcharge.token, same)).ticket).toEqual(ticket);
    expect(await failureOf(afterSale.createExpirationTicket(token, surcharge.token, key()))).toMatchObject({
      code: 'TicketAlreadyExists',
    });
    expect(await letters(one)).toHaveLength(1);
    await sandbox().advance(600);
    expect(await letters(one)).toHaveLength(2);
    const open = await only(token);
    expect(open).toMatchObject({ status: 'waiting', ticket: null, options: ['card'] });
    expect(Date.parse(open.payUntil) - Date.parse(ticket?.answerBy ?? '')).toBe(24 * 3_600_000);
    expect(await pay(one)).toMatchObject({ status: 'paid' });
    await ledgerOf(token);
  });

  it('is cancelled by a question when what it pays for cannot be had any more', async () => {
    const one = await asked({ payMinutes: 60 }, { trip: 'euroOneWay' });
    const { token, surcharge } = one;
    await hoursBefore(-1);
    await clients().afterSale.createExpirationTicket(token, surcharge.token, key());
    await sandbox().advance(600);
    expect(await only(token)).toMatchObject({ status: 'cancelled', cancelReason: 'unpaid' });
    expect(await letters(one)).toHaveLength(2);
    expect(await failureOf(clients().afterSale.createExpirationTicket(token, surcharge.token, key()))).toMatchObject({
      code: 'wrongAction',
    });
  });

  it('closes the bank with its time', async () => {
    const one = await asked({ payMinutes: 5 });
    const atBank = await pay(one, { means: means(CARDS.threeDs) });
    await sandbox().advance(300);
    expect((await answerBankAt(atBank.payments[0]?.redirectUrl ?? '', 'approve')).status).toBe(409);
    expect(await only(one.token)).toMatchObject({ status: 'expired' });
  });
});
