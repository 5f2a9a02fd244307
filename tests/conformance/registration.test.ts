import { beforeEach, describe, expect, it } from 'vitest';
import { CARDS, RETURN_URL } from '#server/sandbox/testing/purchase';
import { CardData } from '~/upstream/booking/card-data.server';
import type { RegistrationChoice } from '~/upstream/after-sale/registration-client.server';
import { DEFAULT_POSITION } from '~/upstream/ancillaries/contract';
import type { Ledger } from '#tests/setup/sandbox-control';
import { ancillarySandbox } from './ancillary-sandbox';

const { sandbox, clients, newOrder, newBooking } = ancillarySandbox();
const card = () => new CardData({ pan: CARDS.paid, cardholder: 'A TESTER', expiry: '12/34', cvv: '123' });
let token = '';
let key = 0;

const state = () => clients().afterSale.getRegistration(token);
const statuses = async () => (await state()).registrations.map(({ status }) => status);
const at = (now: string) => sandbox().control({ clock: { now } });
const choose = (choice: Partial<RegistrationChoice> = {}) =>
  clients().afterSale.createRegistration(token, {
    kind: 'lowered_price',
    position: null,
    segmentIndexes: [0, 1],
    passengerIndexes: [0],
    ...choice,
  });
async function buy(choice: Partial<RegistrationChoice> = {}) {
  const { items, price } = await choose(choice);
  key += 1;
  return clients().ancillaries.buyAfterSale(token, {
    items: items.map((item) => ({ token: item })),
    total: price,
    idempotencyKey: `registration-key-${key}-of-a-test`,
    means: { option: 'card', card: card() },
    returnUrl: RETURN_URL,
  });
}
async function entry() {
  const { bookings, unbalanced } = (await sandbox().read('/control/ledger')) as Ledger;
  const { captured = NaN, sold = NaN, refunded = NaN } = bookings.find((one) => one.token === token) ?? {};
  return { captured, sold, refunded, isBalanced: !unbalanced.includes(token) };
}
async function letters() {
  const { messages } = (await sandbox().read(`/outbox.json?to=${token}@example.com`)) as {
    messages: { subject: string; body: string; attachments: string[] }[];
  };
  return messages.filter(({ subject }) => /Bordkarten|Check-in/.test(subject));
}

beforeEach(async () => {
  await sandbox().control({ settings: { registrationRefusals: 'never' }, clock: { now: '2031-05-01T10:00:00Z' } });
});

describe('online registration after the sale', () => {
  it('is sold per passenger and flight, and for nobody twice', async () => {
    token = await newOrder('couple');
    const { flights, kinds, currency } = await state();
    expect(flights.map(({ segmentIndex, passengerIndexes }) => [segmentIndex, passengerIndexes])).toEqual([
      [0, [0, 1]],
      [1, [0, 1]],
    ]);
    expect(kinds.map(({ kind }) => kind)).toEqual(['lowered_price', 'full_price']);
    const [one = NaN] = kinds[0]?.prices.map(({ amount }) => amount) ?? [];
    const order = await choose({ segmentIndexes: [0], passengerIndexes: [1] });
    expect(order).toEqual({
      status: 'created',
      items: ['registration.lowered_price.s0.p1'],
      price: { amount: one, currency },
    });
    await buy({ segmentIndexes: [0], passengerIndexes: [1] });
    expect(await choose({ segmentIndexes: [0], passengerIndexes: [1] })).toMatchObject({ status: 'filled', items: [] });
    // The rest is still for sale, and what is bought is left out of a wider choice.
    const rest = await choose({ segmentIndexes: [0, 1], passengerIndexes: [0, 1] });
    expect(rest.items).toEqual(['registration.lowered_price.s0.p0', 'registration.lowered_price.s1.p0-1']);
    expect((await entry()).isBalanced).toBe(true);
  });

  it.each([
    ['another kind', { kind: 'airport_registration' as const }, 'productUnavailable'],
    ['a seat wish without a seat', { kind: 'full_price' as const }, 'requestFormat'],
    ['a flight that does not exist', { segmentIndexes: [7] }, 'productUnavailable'],
    ['a passenger who does not exist', { passengerIndexes: [5] }, 'productUnavailable'],
  ])('refuses %s', async (_what, change, code) => {
    token = await newOrder();
    await expect(choose(change)).rejects.toMatchObject({ code });
  });

  it('refuses products made up by the caller, and orders without tickets', async () => {
    token = await newOrder('couple');
    const made = ['s0.p1-0', 's0.p0-0', 's0.p0-7', 's9.p0', 's0.p'].map((end) => `registration.lowered_price.${end}`);
    const listed = await clients().ancillaries.listProducts(token, {
      composed: [...made, 'registration.full_price.s0.p0', 'registration.lowered_price.1.0.s0.p0'],
    });
    const tokens = listed.filter(({ group }) => group === 'online_registration').map((one) => one.token);
    expect(tokens).toEqual(['registration.lowered_price.s0.p0-1', 'registration.lowered_price.s1.p0-1']);
    token = await newBooking();
    expect((await state()).flights).toEqual([]);
    await expect(choose()).rejects.toMatchObject({ code: 'wrongAction' });
  });

  it('ends four hours before each departure', async () => {
    token = await newOrder();
    await at('2031-06-04T01:29:00Z');
    expect((await state()).flights.map(({ segmentIndex }) => segmentIndex)).toEqual([0, 1]);
    await at('2031-06-04T01:31:00Z');
    expect((await state()).flights.map(({ segmentIndex }) => segmentIndex)).toEqual([1]);
    await expect(choose()).rejects.toMatchObject({ code: 'productUnavailable' });
    expect((await choose({ segmentIndexes: [1] })).items).toHaveLength(1);
  });
});

describe('delivery', () => {
  it('begins a day before each departure and ends with passes, by the clock alone', async () => {
    token = await newOrder('couple');
    await buy({ kind: 'full_price', position: DEFAULT_POSITION, passengerIndexes: [0, 1] });
    expect(await statuses()).toEqual(['added', 'added', 'added', 'added']);
    await at('2031-06-03T05:31:00Z');
    expect(await statuses()).toEqual(['delivering', 'delivering', 'added', 'added']);
    await at('2031-06-03T06:31:00Z');
    expect(await statuses()).toEqual(['delivered', 'delivered', 'added', 'added']);
    const { registrations } = await state();
    const [anna, other] = registrations;
    expect(anna?.pass?.bcbp).toMatch(/^M1TESTER\/NAMEA {8}E\w{6} HELMXPXX 0101 155Y\d{3}[A-K]\d{4} 148>6/);
    expect(anna?.pass?.seat).not.toBe(other?.pass?.seat);
    // The wish is a window in the middle of the cabin.
    expect(anna?.pass?.seat).toMatch(/^\d+[AF]$/);
    expect(registrations[2]?.pass).toBeNull();
    const orders = await clients().ancillaries.listOrders(token);
    expect(orders.flatMap(({ items }) => items.map(({ status }) => status))).toEqual(['delivered', 'added']);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      subject: expect.stringMatching(/^Bordkarten: XX.?101, Helsinki – Milan$/) as string,
      attachments: ['boarding-passes.pdf'],
    });
    expect(letter?.body).toContain(`TESTER NAMEA: Platz ${anna?.pass?.seat}`);
    await letters();
    expect(await letters()).toHaveLength(1);
    // Going back in time takes nothing else with it.
    await at('2031-06-01T00:00:00Z');
    expect(new Set(await statuses())).toEqual(new Set(['added']));
  });

  it('checks in everybody of an order that was bought with the tickets, an infant on its adult', async () => {
    token = await newOrder('family', ['registration.lowered_price']);
    await at('2031-06-10T12:00:00Z');
    const { registrations, flights } = await state();
    expect(flights).toEqual([]);
    const back = registrations.filter(({ segmentIndex }) => segmentIndex === 1);
    expect(back.map(({ passengerIndex, status }) => [passengerIndex, status])).toEqual([
      [0, 'delivered'],
      [1, 'delivered'],
      [2, 'delivered'],
    ]);
    expect(back[2]?.pass).toMatchObject({ seat: null, bcbp: expect.stringContaining('YINF ') as string });
  });

  it('gives the money of a refused flight back to the card, and says so', async () => {
    token = await newOrder();
    const before = await entry();
    await sandbox().control({ settings: { registrationRefusals: 'always' } });
    const { total } = await buy({ segmentIndexes: [0] });
    expect(await entry()).toMatchObject({ sold: before.sold + total.amount, refunded: 0, isBalanced: true });
    await at('2031-06-04T00:00:00Z');
    expect(await entry()).toEqual({
      captured: before.captured + total.amount,
      sold: before.sold,
      refunded: total.amount,
      isBalanced: true,
    });
    const [refused] = (await state()).registrations;
    expect(refused).toMatchObject({
      status: 'refunded',
      pass: null,
      refund: { amount: total.amount, cardLast4: '4242' },
    });
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.subject).toContain('Der Check-in hat nicht geklappt');
    expect((await choose({ segmentIndexes: [0] })).status).toBe('filled');
  });

  it('balances an order of two refused flights at every moment', async () => {
    await sandbox().control({ settings: { registrationRefusals: 'always' } });
    token = await newOrder('couple', ['registration.full_price.1.0']);
    const before = await entry();
    for (const now of ['2031-06-03T05:31:00Z', '2031-06-03T12:00:00Z', '2031-06-10T12:00:00Z']) {
      await at(now);
      expect((await entry()).isBalanced, now).toBe(true);
    }
    const item = (await clients().ancillaries.listOrders(token))[0]?.items[0];
    expect(item?.status).toBe('refunded');
    expect(await entry()).toMatchObject({
      captured: before.captured,
      sold: before.sold - (item?.price.amount ?? 0),
      refunded: item?.price.amount,
    });
  });

  it('stops with a ticket that is given back, before a refusal that was still to come', async () => {
    await sandbox().control({ settings: { registrationRefusals: 'always' } });
    token = await newOrder();
    await buy();
    const { afterSale } = clients();
    const choice = { kind: 'void', reason: null, coupons: [] } as const;
    const quote = await afterSale.quoteRefund(token, choice);
    await afterSale.refund(token, {
      ...choice,
      total: { amount: quote.total, currency: quote.currency },
      idempotencyKey: `void-of-${token}`,
      attachments: [],
      comment: null,
      siteUrl: 'http://shop.test',
    });
    await at('2031-06-12T00:00:00Z');
    const { captured, ...money } = await entry();
    expect(money).toEqual({ sold: 0, refunded: captured, isBalanced: true });
    expect(await statuses()).toEqual(['delivery_stopped', 'delivery_stopped']);
    expect(await letters()).toEqual([]);
  });

  it('stays done when its ticket is given back afterwards, without a pass, and keeps its price', async () => {
    token = await newOrder('couple');
    const { total } = await buy({ passengerIndexes: [0, 1], segmentIndexes: [0] });
    await at('2031-06-03T06:31:00Z');
    const { afterSale } = clients();
    const coupons = [0, 1].flatMap((passengerIndex) =>
      [0, 1].map((tripIndex) => ({ recordIndex: 0, passengerIndex, tripIndex })),
    );
    const choice = { kind: 'voluntary', reason: null, coupons } as const;
    const quote = await afterSale.quoteRefund(token, choice);
    await afterSale.refund(token, {
      ...choice,
      total: { amount: quote.total, currency: quote.currency },
      idempotencyKey: `refund-of-${token}`,
      attachments: [],
      comment: null,
      siteUrl: 'http://shop.test',
    });
    const { registrations } = await state();
    expect(registrations.map(({ status, pass }) => [status, pass])).toEqual([
      ['delivered', null],
      ['delivered', null],
    ]);
    const items = (await clients().ancillaries.listOrders(token)).flatMap((order) => order.items);
    expect(items.map(({ status }) => status)).toEqual(['delivered']);
    await at('2031-06-12T00:00:00Z');
    const { sold, isBalanced } = await entry();
    expect([sold >= total.amount, isBalanced]).toEqual([true, true]);
  });
});
