import { describe, expect, it } from 'vitest';
import { answerBankAt, CARDS } from '#server/sandbox/testing/purchase';
import { failureOf } from './clients';
import { card, orderFor, paymentsSandbox, SBP } from './payments-sandbox';

const test = paymentsSandbox();
const { prepared, show, ledgerOf } = test;

describe('a payment pending at the bank', () => {
  it.each([
    ['a card', card(CARDS.threeDs), 'roubles'],
    ['the fast payment system', SBP, 'roubles'],
    ['a wallet', { option: 'wallet' }, 'euros'],
  ] as const)('by %s is given up, is never charged, and leaves the order payable', async (_, means, offer) => {
    const client = test.clients().booking;
    const booking = await prepared(offer);
    const order = orderFor(booking, means);
    const { payment } = await client.bookAndIssue(order);
    const page = payment.redirectUrl ?? (await client.getSbpPayment(booking.token)).qrPayload ?? '';
    const cancel = () => client.cancelPayment(booking.token, order.idempotencyKey);

    const cancelled = { action: 'seats_reserved', payment: { status: 'idle' } };
    expect(await cancel()).toMatchObject(cancelled);
    expect(await cancel(), 'again').toMatchObject(cancelled);
    expect(await show(booking)).toMatchObject({ ...cancelled, payments: [{ status: 'payment_error' }] });
    expect((await answerBankAt(page, 'approve')).status).toBe(409);
    expect(await ledgerOf(booking)).toMatchObject({ captured: 0, attempts: [{ status: 'voided' }] });

    // The key stays with the payment that was given up.
    expect((await failureOf(client.bookAndIssue(order))).code).toBe('operationWasBroken');
    const paid = await test.pay(booking, card(CARDS.paid));
    expect(paid.payments.map(({ status }) => status)).toEqual(['payment_error', 'success']);
  });

  it('stays paid when it was approved in the meantime', async () => {
    const client = test.clients().booking;
    const booking = await prepared('roubles');
    const order = orderFor(booking, card(CARDS.threeDs));
    const { payment } = await client.bookAndIssue(order);
    await answerBankAt(payment.redirectUrl ?? '', 'approve');
    const refused = await failureOf(client.cancelPayment(booking.token, order.idempotencyKey));
    expect([refused.kind, refused.code]).toEqual(['conflict', 'alreadyCompleted']);
    expect(await ledgerOf(booking)).toMatchObject({ captured: order.total.amount });
  });

  it('cannot be given up by another order', async () => {
    const client = test.clients().booking;
    const [mine, other] = [await prepared('roubles'), await prepared('roubles')];
    const order = orderFor(mine, card(CARDS.threeDs));
    await client.bookAndIssue(order);
    expect((await failureOf(client.cancelPayment(other.token, order.idempotencyKey))).code).toBe('wrongAction');
    expect((await show(mine)).action).toBe('manual_paying');
  });

  it('leaves the first of two payments when it is the second', async () => {
    const client = test.clients().booking;
    const booking = await test.pay(await prepared('roubles'), card(CARDS.paid), { isFirstOfTwo: true });
    const order = orderFor(booking, card(CARDS.threeDs), { passengers: null, contacts: null });
    await client.bookAndIssue(order);
    expect(await client.cancelPayment(booking.token, order.idempotencyKey)).toMatchObject({ action: 'ticket_booked' });
    expect((await show(booking)).isPartiallyPaid).toBe(true);
  });
});
