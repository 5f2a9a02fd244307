import { beforeEach, describe, expect, it } from 'vitest';
import { CARDS, RETURN_URL } from '#server/sandbox/testing/purchase';
import { CardData } from '~/upstream/booking/card-data.server';
import type { Money } from '~/market/money';
import type { Seat } from '~/upstream/ancillaries/contract';
import type { Ledger } from '#tests/setup/sandbox-control';
import { ancillarySandbox } from './ancillary-sandbox';

const { sandbox, clients, russian, newOrder, newBooking } = ancillarySandbox();
const LATER = 'postsale';
let key = 0;
let token = '';

const at = (now: string) => sandbox().control({ clock: { now } });
const open = () => clients().ancillaries.findOrder(token, LATER);
const add = (items: Parameters<ReturnType<typeof clients>['ancillaries']['addItems']>[1], order = token) =>
  clients().ancillaries.addItems(order, items, LATER);

async function freeSeats(order = token, segment = 0): Promise<Seat[]> {
  const { rows } = await clients().ancillaries.getSeatMap(order, segment);
  return rows.flatMap(({ seats }) => seats).filter(({ isFree, isAdultsOnly }) => isFree && !isAdultsOnly);
}

/** Pays for all that is available in the open order. */
async function payOpen(pan: string = CARDS.paid, order = token, amount?: number, shop = clients()) {
  const choice = await shop.ancillaries.findOrder(order, LATER);
  if (!choice) throw new Error('nothing is chosen');
  return pay(
    choice.items.filter(({ isAvailable }) => isAvailable).map((item) => item.token),
    { ...choice.total, amount: amount ?? choice.total.amount },
    pan,
    order,
    shop,
  );
}

function pay(items: string[], total: Money, pan: string, order = token, shop = clients()) {
  key += 1;
  return shop.ancillaries.buyAfterSale(order, {
    items: items.map((item) => ({ token: item })),
    total,
    idempotencyKey: `open-order-key-${key}-of-a-test`,
    means: { option: 'card', card: new CardData({ pan, cardholder: 'A TESTER', expiry: '12/34', cvv: '123' }) },
    returnUrl: RETURN_URL,
  });
}

const answerBank = (address: string | null | undefined, decision: 'approve' | 'decline') =>
  fetch(address ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `decision=${decision}`,
  });

async function isBalanced(): Promise<boolean> {
  const { unbalanced } = (await sandbox().read('/control/ledger')) as Ledger;
  return !unbalanced.includes(token);
}

beforeEach(() => at('2031-05-01T10:00:00Z'));

describe('the open order after the sale', () => {
  beforeEach(async () => {
    token = await newOrder('couple');
  });

  it('keeps what was chosen until it is paid, and is another one than that of the tickets', async () => {
    const products = await clients().ancillaries.listProducts(token, { renew: true });
    const [bag, other] = products.filter(({ group }) => group === 'baggage');
    expect(await open()).toBeNull();
    expect(await clients().ancillaries.createOrder(token, LATER)).toMatchObject({ status: 'created', isFrozen: false });
    await add([{ token: bag!.token }]);
    const both = await add([{ token: other!.token }]);
    expect((await open())?.items.map(({ status, isAvailable }) => [status, isAvailable])).toEqual(
      both.items.map(() => ['added', true]),
    );
    expect(both.total.amount).toBe(both.items.reduce((sum, { price }) => sum + price.amount, 0));
    const left = await clients().ancillaries.removeItems(token, [bag!.token, 'unknown'], LATER);
    expect(left.items.map((item) => item.token)).not.toContain(bag!.token);
    expect((await clients().ancillaries.findOrder(token))?.items ?? []).toEqual([]);
    expect(await clients().ancillaries.listOrders(token)).toEqual([]);
    await payOpen();
    expect((await open())?.status).toBe('created');
    expect(await isBalanced()).toBe(true);
  });

  it('adds all of a wish or nothing, and nothing before the tickets are issued', async () => {
    const [bag] = await clients().ancillaries.listProducts(token, { renew: true });
    const wishes = [{ token: bag!.token }, { token: 'support.standard' }];
    await expect(add(wishes)).rejects.toMatchObject({ code: 'productUnavailable' });
    expect(await open()).toBeNull();
    token = await newBooking('couple');
    await expect(add([{ token: bag!.token }])).rejects.toMatchObject({ code: 'wrongAction' });
  });

  it('marks what is no longer for sale, and neither counts nor charges it', async () => {
    const products = await clients().ancillaries.listProducts(token, { renew: true });
    const out = products.find(({ group, target }) => group === 'baggage' && target.tripIndex === 0);
    const back = products.find(({ group, target }) => group === 'baggage' && target.tripIndex === 1);
    await add([{ token: out!.token }, { token: back!.token }]);
    await at('2031-06-04T02:00:00Z');
    const order = await open();
    expect(order?.items.map(({ isAvailable }) => isAvailable)).toEqual([false, true]);
    expect(order?.total).toEqual(back!.price);
    const bought = await payOpen();
    expect(bought.items.map((item) => item.token)).toEqual([back!.token]);
  });

  it('sells a bundle of what is left, and breaks its discount with it', async () => {
    token = await newOrder('roubles');
    const { ancillaries } = russian();
    const [packet, ...others] = await ancillaries.listPackets(token, LATER);
    expect(others).toEqual([]);
    const tokens = packet!.products.slice(0, 2).map((product) => product.token);
    const order = await ancillaries.addPacket(token, packet!.token, tokens, LATER);
    const full = order.items.reduce((sum, { originalPrice }) => sum + originalPrice.amount, 0);
    expect(order.total.amount).toBeLessThan(full);
    expect((await ancillaries.listPackets(token, LATER))[0]?.isSelected).toBe(true);
    await expect(payOpen(CARDS.paid, token, full, russian())).rejects.toMatchObject({ code: 'rateChangedError' });
    const bought = await payOpen(CARDS.paid, token, undefined, russian());
    expect(bought.total).toEqual(order.total);
    expect(await isBalanced()).toBe(true);
    const single = await ancillaries.listProducts(token, { renew: true });
    expect(single.some((product) => tokens.includes(product.token))).toBe(false);
  });
});

describe('seats after the sale', () => {
  beforeEach(async () => {
    token = await newOrder('couple');
  });

  it('are for passengers without one; the map says who, and a bought one is on the boarding pass', async () => {
    const { ancillaries, afterSale } = clients();
    expect((await ancillaries.getSeatMap(token, 0)).passengers).toEqual([0, 1]);
    const registration = await afterSale.createRegistration(token, {
      kind: 'lowered_price',
      position: null,
      segmentIndexes: [0],
      passengerIndexes: [0, 1],
    });
    await sandbox().control({ settings: { registrationRefusals: 'never' } });
    await pay(registration.items, registration.price, CARDS.paid);
    const seat = (await freeSeats()).at(-1)!;
    await add([{ token: seat.token, passengerIndex: 1 }]);
    const twice = add([{ token: seat.token, passengerIndex: 0 }]);
    await expect(twice).rejects.toMatchObject({ code: 'seatTaken' });
    const bought = await payOpen();
    expect(bought.items[0]).toMatchObject({ group: 'seat_selection', status: 'delivered', price: seat.price });
    expect((await ancillaries.getSeatMap(token, 0)).passengers).toEqual([0]);
    await expect(add([{ token: seat.token, passengerIndex: 1 }])).rejects.toMatchObject({ code: 'productUnavailable' });

    await at('2031-06-03T12:00:00Z');
    const { registrations } = await afterSale.getRegistration(token);
    expect(registrations.find(({ passengerIndex }) => passengerIndex === 1)?.pass?.seat).toBe(seat.number);
    await expect(ancillaries.getSeatMap(token, 0)).rejects.toMatchObject({ code: 'productUnavailable' });
    const groups = await ancillaries.listGroups(token, { renew: true });
    expect(groups.find(({ group }) => group === 'seat_selection')?.segmentIndexes).toEqual([1]);
  });

  it('are held while the payment is at the bank, and free again after it', async () => {
    const other = await newOrder('single');
    const seat = (await freeSeats()).at(-1)!;
    for (const order of [token, other]) await add([{ token: seat.token, passengerIndex: 0 }], order);
    const first = await payOpen(CARDS.threeDs);
    expect((await clients().ancillaries.findOrder(other, LATER))?.items[0]?.isAvailable).toBe(false);
    const item = `${seat.token}.p0`;
    await expect(pay([item], seat.price, CARDS.paid, other)).rejects.toMatchObject({ code: 'seatTaken' });
    expect((await freeSeats(other)).map(({ number }) => number)).not.toContain(seat.number);
    await answerBank(first.payment?.redirectUrl, 'decline');
    expect((await payOpen(CARDS.paid, other)).status).toBe('filled');
    expect((await open())?.items.map(({ isAvailable }) => isAvailable)).toEqual([false]);
  });

  it('go to one of two people who pay at the same time', async () => {
    const other = await newOrder('single');
    const seat = (await freeSeats()).at(-1)!;
    const both = await Promise.allSettled(
      [token, other].map((order) => pay([`${seat.token}.p0`], seat.price, CARDS.paid, order)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('end four hours before each flight', async () => {
    const seat = (await freeSeats()).at(-1)!;
    await at('2031-06-04T01:31:00Z');
    await expect(add([{ token: seat.token, passengerIndex: 0 }])).rejects.toMatchObject({ code: 'productUnavailable' });
    expect((await clients().ancillaries.getSeatMap(token, 1)).passengers).toEqual([0, 1]);
  });

  it('are not for a ticket that goes back, which frees its own', async () => {
    const other = await newOrder('single');
    const seat = (await freeSeats()).at(-1)!;
    await add([{ token: seat.token, passengerIndex: 1 }]);
    await payOpen();
    const choice = {
      kind: 'voluntary' as const,
      reason: null,
      coupons: [{ recordIndex: 0, passengerIndex: 1, tripIndex: 0 }],
    };
    const quote = await clients().afterSale.quoteRefund(token, choice);
    expect(quote.lines.find(({ code }) => code === 'addons')?.amount).toBe(seat.price.amount);
    await clients().afterSale.refund(token, {
      ...choice,
      total: { amount: quote.total, currency: quote.currency },
      idempotencyKey: 'the-key-of-the-refund-of-a-seat',
      attachments: [],
      comment: null,
      siteUrl: new URL(RETURN_URL).origin,
    });
    expect((await clients().ancillaries.getSeatMap(token, 0)).passengers).toEqual([0]);
    expect((await freeSeats(other)).map(({ number }) => number)).not.toContain(seat.number);
    await sandbox().advance(3_600);
    expect((await freeSeats(other)).map(({ number }) => number)).toContain(seat.number);
    expect(await isBalanced()).toBe(true);
  });
});

describe('free products after the sale', () => {
  it('are taken at once, and nothing that costs money is', async () => {
    token = await newOrder('flexible');
    const free = (await freeSeats()).find(({ price }) => price.amount === 0)!;
    const dear = (await freeSeats()).find(({ price }) => price.amount > 0)!;
    const take = (seat: Seat) =>
      clients().ancillaries.takeFree(token, [{ token: `${seat.token}.p0` }], new URL(RETURN_URL).origin);
    await expect(take(dear)).rejects.toMatchObject({ code: 'rateChangedError' });
    await add([{ token: free.token, passengerIndex: 0 }]);
    expect(await take(free)).toMatchObject({ status: 'filled', payment: { status: 'success', cardLast4: null } });
    expect((await open())?.items).toEqual([]);
    await expect(take(free)).rejects.toMatchObject({ code: 'productUnavailable' });
    expect(await isBalanced()).toBe(true);
  });
});
