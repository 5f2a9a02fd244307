import { beforeAll, describe, expect, it } from 'vitest';
import { paymentKey } from '~/bff/waiting/idempotency.server';
import { CardData } from '~/upstream/booking/card-data.server';
import { answerBankAt, CARDS } from '#server/sandbox/testing/purchase';
import type { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import { ancillarySandbox } from './ancillary-sandbox';
import { adult, failureOf, newPriceOf } from './clients';

const test = ancillarySandbox();
const { newBooking } = test;
let sandbox: TestSandbox;
let clients: ReturnType<typeof test.clients>;
beforeAll(() => {
  sandbox = test.sandbox();
  clients = test.clients();
});

describe('the money of ancillaries', () => {
  type LedgerBooking = Record<'captured' | 'refunded' | 'tickets_total' | 'ancillaries_total', number> & {
    token: string;
    tickets: string[];
    is_issued: boolean;
  };
  async function ledgerOf(token: string) {
    const { bookings } = (await sandbox.read('/control/ledger')) as { bookings: LedgerBooking[] };
    return bookings.find((booking) => booking.token === token);
  }

  async function freeSeat(token: string) {
    const { rows } = await clients.ancillaries.getSeatMap(token, 0);
    const seat = rows.flatMap(({ seats }) => seats).find(({ isFree }) => isFree);
    if (!seat) throw new Error('a full aircraft');
    return seat;
  }

  /** Makes a booking with a bag and a text message, its seats held. */
  async function filled() {
    const token = await newBooking();
    await clients.ancillaries.createOrder(token);
    const order = await clients.ancillaries.addItems(token, [
      { token: 'baggage.0.p0.2x23' },
      { token: 'sms.order_info' },
    ]);
    await clients.booking.reserveSeats(token, await clients.booking.getBooking(token));
    const { totalPrice } = await clients.booking.getBooking(token);
    const pay = (amount: number, pan: string, attempt = 0) =>
      clients.booking.bookAndIssue({
        token,
        idempotencyKey: paymentKey(token, attempt),
        total: { amount, currency: 'EUR' },
        passengers: [adult()],
        contacts: { email: `${token}@example.com`, phone: '+358401234567' },
        paymentType: 'acquiring',
        means: { option: 'card', card: new CardData({ pan, cardholder: 'ANN LEE', expiry: '12/34', cvv: '987' }) },
        returnUrl: `http://localhost:3000/mbooking/checking/${token}`,
      });
    return { token, tickets: totalPrice, extras: order.total.amount, pay };
  }

  it('covers tickets and ancillaries in one charge, itemised', async () => {
    const { token, tickets, extras, pay } = await filled();
    const refused = await failureOf(pay(tickets, CARDS.paid));
    expect(refused.code).toBe('rateChangedError');
    expect(newPriceOf(refused)).toBe(tickets + extras);

    await pay(tickets + extras, CARDS.paid);
    expect(await ledgerOf(token)).toMatchObject({
      captured: tickets + extras,
      tickets_total: tickets,
      ancillaries_total: extras,
    });
    expect((await clients.ancillaries.findOrder(token))?.items[0]?.status).toBe('delivering');
    await sandbox.advance(60);
    const order = await clients.ancillaries.findOrder(token);
    expect(order).toMatchObject({ isFrozen: true, total: { amount: extras } });
    expect(order?.items.map(({ status }) => status)).toEqual(['delivered', 'delivered']);

    const { messages } = (await sandbox.read(`/outbox.json?to=${token}@example.com`)) as {
      messages: { body: string }[];
    };
    // "1.102,50 €": the letter is in the language of the booking.
    const amounts = [...(messages[0]?.body.matchAll(/([\d.]+),(\d\d)\u00a0€/g) ?? [])].map(
      ([, whole = '', cents = '']) => Number(whole.replaceAll('.', '') + cents),
    );
    const total = amounts.pop() ?? NaN;
    expect(Math.round(total)).toBe(tickets + extras);
    expect(Math.round(amounts.reduce((sum, amount) => sum + amount, 0))).toBe(Math.round(total));
    expect(messages[0]?.body).toContain(`SECRETLEE ANN: ${order?.items[0]?.title}`);
  });

  it('is fixed while the bank asks, and may change again after a refusal', async () => {
    const { token, tickets, extras, pay } = await filled();
    const { payment } = await pay(tickets + extras, CARDS.threeDs);
    for (const change of [
      clients.ancillaries.addItems(token, [{ token: 'support.maximum' }]),
      clients.ancillaries.removeItems(token, ['sms.order_info']),
      clients.ancillaries.addPacket(token, 'packet.light'),
    ]) {
      expect(await failureOf(change)).toMatchObject({ kind: 'conflict', code: 'ancillariesFrozen' });
    }
    await answerBankAt(payment.redirectUrl ?? '', 'decline');
    const { total } = await clients.ancillaries.removeItems(token, ['sms.order_info']);
    await pay(tickets + total.amount, CARDS.paid, 1);
    expect(await ledgerOf(token)).toMatchObject({ captured: tickets + total.amount });
    expect(await failureOf(clients.ancillaries.removeItems(token, ['baggage.0.p0.2x23']))).toMatchObject({
      code: 'ancillariesFrozen',
    });
  });

  it('is not taken for unpaid items', async () => {
    const { token } = await filled();
    await sandbox.advance(21 * 60);
    expect((await ledgerOf(token))?.captured).toBe(0);
  });

  it('is refunded in full when the carrier does not issue, and the seat is released', async () => {
    const { token, tickets, extras, pay } = await filled();
    const seat = await freeSeat(token);
    const { total } = await clients.ancillaries.addItems(token, [{ token: seat.token, passengerIndex: 0 }]);
    expect(total.amount).toBe(extras + seat.price.amount);
    await pay(tickets + total.amount, CARDS.notIssued);
    expect(await ledgerOf(token)).toMatchObject({ captured: tickets + total.amount, refunded: 0 });
    await sandbox.advance(60);
    expect(await ledgerOf(token)).toMatchObject({
      captured: tickets + total.amount,
      refunded: tickets + total.amount,
      is_issued: false,
      tickets: [],
    });
    expect((await clients.booking.getBooking(token)).action).toBe('issuing_ticket_fault');
    const order = await clients.ancillaries.findOrder(token);
    expect(order?.items.map(({ status }) => status)).toEqual(['refunded', 'refunded', 'refunded']);
    const again = await newBooking();
    const { items } = await clients.ancillaries.clickToBuy(again, { token: seat.token, passengerIndex: 0 });
    expect(items).toHaveLength(1);

    const { messages } = (await sandbox.read(`/outbox.json?to=${token}@example.com`)) as {
      messages: { subject: string; body: string }[];
    };
    expect(messages.map(({ subject }) => subject)).toEqual([expect.stringContaining('Sie bekommen Ihr Geld zurück')]);
  });
});
