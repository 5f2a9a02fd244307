import { beforeEach, describe, expect, it } from 'vitest';
import { CARDS, RETURN_URL } from '#server/sandbox/testing/purchase';
import { CardData } from '~/upstream/booking/card-data.server';
import type { Ledger } from '#tests/setup/sandbox-control';
import { ancillarySandbox } from './ancillary-sandbox';

const { sandbox, clients, newBooking, newOrder } = ancillarySandbox();
const RETURN = RETURN_URL;
let key = 0;
let token = '';

const cardOf = (pan: string) => new CardData({ pan, cardholder: 'A TESTER', expiry: '12/34', cvv: '123' });

async function bag(passenger = 0) {
  const products = await clients().ancillaries.listProducts(token, { renew: true });
  const found = products.find(({ group, target }) => group === 'baggage' && target.passengerIndex === passenger);
  if (!found) throw new Error('no baggage to buy');
  return found;
}

type Purchase = Parameters<ReturnType<typeof clients>['ancillaries']['buyAfterSale']>[1];

async function buy(pan: string, change: Partial<Purchase> = {}) {
  const product = await bag();
  key += 1;
  return clients().ancillaries.buyAfterSale(token, {
    items: [{ token: product.token }],
    total: product.price,
    idempotencyKey: `post-sale-key-${key}-of-a-test`,
    means: { option: 'card', card: cardOf(pan) },
    returnUrl: RETURN,
    ...change,
  });
}

const later = async () => (await clients().ancillaries.listOrders(token)).filter(({ payment }) => payment !== null);
/** Returns the booking's ledger entry. */
async function ledgerEntry() {
  const { bookings, unbalanced } = (await sandbox().read('/control/ledger')) as Ledger;
  const { captured = NaN, sold = NaN } = bookings.find((one) => one.token === token) ?? {};
  return { captured, sold, isBalanced: !unbalanced.includes(token) };
}
/** Returns letters that list the purchase, unlike that of the tickets. */
const letters = async () => {
  const { messages } = (await sandbox().read(`/outbox.json?to=${token}@example.com`)) as {
    messages: { body: string }[];
  };
  return messages.filter(({ body }) => body.includes('\n\n- '));
};

describe('after the sale', () => {
  beforeEach(async () => {
    token = await newOrder('single');
  });

  it('sells baggage by card, once, and confirms it by e-mail', async () => {
    const product = await bag();
    const before = await ledgerEntry();
    const order = await buy(CARDS.paid);
    expect(order).toMatchObject({ status: 'filled', isFrozen: true, total: product.price });
    expect(order.payment).toMatchObject({ status: 'success', amount: product.price });
    expect(await later()).toHaveLength(1);
    expect(await ledgerEntry()).toMatchObject({
      captured: before.captured + product.price.amount,
      sold: before.sold + product.price.amount,
      isBalanced: true,
    });
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter?.body).toContain('TESTER NAMEA');
    const left = await clients().ancillaries.listProducts(token, { renew: true });
    expect(left.some(({ slot }) => slot === product.slot)).toBe(false);
    expect(new Set(left.map(({ group }) => group))).not.toContain('support');
  });

  it('charges one key once, whatever is sent with it', async () => {
    token = await newOrder('couple');
    const [product, other] = [await bag(0), await bag(1)];
    const same = { idempotencyKey: 'one-key-for-a-double-click', items: [{ token: product.token }] };
    const orders = await Promise.all([buy(CARDS.paid, same), buy(CARDS.paid, same)]);
    expect(orders[0]?.token).toBe(orders[1]?.token);
    expect((await buy(CARDS.paid, { ...same, items: [{ token: other.token }] })).token).toBe(orders[0]?.token);
    expect(await later()).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
  });

  it('asks the bank, and sells after its approval', async () => {
    const order = await buy(CARDS.threeDs);
    expect(order).toMatchObject({ status: 'created', payment: { status: 'pending' } });
    const address = order.payment?.redirectUrl ?? '';
    const answer = (decision: string) =>
      fetch(address, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `decision=${decision}`,
      });
    expect((await answer('approve')).headers.get('location')).toBe(RETURN);
    expect((await answer('approve')).status).toBe(303);
    expect((await answer('decline')).status).toBe(409);
    expect((await later())[0]).toMatchObject({ status: 'filled', payment: { status: 'success', redirectUrl: null } });
    expect(await letters()).toHaveLength(1);
  });

  it('replaces a try at the bank by a later one', async () => {
    const first = await buy(CARDS.threeDs);
    await buy(CARDS.paid);
    const address = first.payment?.redirectUrl ?? '';
    expect((await fetch(address, { method: 'POST', redirect: 'manual' })).status).not.toBe(500);
    expect((await later()).map(({ payment }) => payment?.status)).toEqual(['payment_error', 'success']);
  });

  it('charges nothing for a declined card, another price or an item that is not offered', async () => {
    const product = await bag();
    await expect(buy(CARDS.noMoney)).rejects.toMatchObject({ code: 'insufficientFundsError' });
    const wrong = { amount: product.price.amount + 100, currency: product.price.currency };
    await expect(buy(CARDS.paid, { total: wrong })).rejects.toMatchObject({ code: 'rateChangedError' });
    const twice = [{ token: product.token }, { token: product.token }];
    await expect(buy(CARDS.paid, { items: twice })).rejects.toMatchObject({ code: 'productUnavailable' });
    expect((await later()).map(({ status }) => status)).toEqual(['created']);
    expect(await letters()).toEqual([]);
  });

  it('sells nothing before the tickets are issued', async () => {
    const product = await bag();
    token = await newBooking('single');
    await expect(buy(CARDS.paid, { items: [{ token: product.token }] })).rejects.toMatchObject({ code: 'wrongAction' });
  });
});
