import { beforeAll, describe, expect, it } from 'vitest';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import { ancillarySandbox } from './ancillary-sandbox';
import { failureOf } from './clients';

const test = ancillarySandbox();
const { newBooking } = test;
let sandbox: TestSandbox;
let clients: ReturnType<typeof test.clients>;
let russian: ReturnType<typeof test.russian>;
beforeAll(() => {
  sandbox = test.sandbox();
  clients = test.clients();
  russian = test.russian();
});

const tokensOf = ({ items }: AncillaryOrder) => items.map(({ token }) => token);
const sumOf = ({ items }: AncillaryOrder) => items.reduce((sum, { price }) => sum + price.amount, 0);

async function freeSeats(token: string, segmentIndex = 0) {
  const { rows } = await clients.ancillaries.getSeatMap(token, segmentIndex);
  return rows.flatMap(({ seats }) => seats).filter(({ isFree }) => isFree);
}

describe('the catalogue', () => {
  it('lists products by group, in the language of the page', async () => {
    const token = await newBooking();
    const groups = await clients.ancillaries.listGroups(token);
    expect(groups.map(({ group }) => group)).toEqual([
      'baggage',
      'seat_selection',
      'meal',
      'online_registration',
      'support',
      'sms_info',
    ]);
    const products = await clients.ancillaries.listProducts(token);
    for (const { group, priceFrom } of groups.filter((one) => one.group !== 'seat_selection')) {
      const prices = products.filter((one) => one.group === group).map(({ price }) => price.amount);
      expect(priceFrom).toEqual({ amount: Math.min(...prices), currency: 'EUR' });
    }
    const bag = products.find(({ group, target }) => group === 'baggage' && target.tripIndex === 1);
    expect(bag).toMatchObject({
      title: '1 Gepäckstück, 23\u00a0kg',
      bags: [{ kind: 'luggage', weightKg: 23 }],
      target: { recordIndex: 0, tripIndex: 1, passengerIndex: 0, passengerType: 'adult', fareVariantKey: 'light' },
    });
  });

  it('has refunds and insurances for roubles, several at a time with the Russian brand', async () => {
    const token = await newBooking('roubles');
    const groups = await russian.ancillaries.listGroups(token);
    const names = groups.map(({ group }) => group);
    expect(names).toEqual(expect.arrayContaining(['refund', 'variant_refund', 'insurance', 'insurance_packets']));
    expect(groups.find(({ group }) => group === 'insurance')).toMatchObject({ isMultiple: true });
    expect((await clients.ancillaries.listGroups(token)).find(({ group }) => group === 'insurance')).toMatchObject({
      isMultiple: false,
    });
    const insurance = (await russian.ancillaries.listProducts(token)).find(
      ({ description }) => description.code === 'KBP-240',
    );
    expect(insurance).toMatchObject({ price: { amount: 24_000, currency: 'RUB' }, insuranceType: 'extended' });
    expect(insurance?.description.text).toContain('более 6 часов');
  });

  it('is fetched once', async () => {
    const token = await newBooking();
    const own = test.clients();
    await own.ancillaries.listProducts(token);
    await own.ancillaries.listProducts(token);
    expect(own.reports).toHaveLength(1);
    await own.ancillaries.listProducts(token, { renew: true });
    expect(own.reports).toHaveLength(2);
  });

  it('is empty for an unknown token', async () => {
    const failure = await failureOf(clients.ancillaries.listProducts('00000000-0000-4000-8000-000000000000'));
    expect(failure).toMatchObject({ kind: 'notFound', code: 'NotFound' });
  });
});

describe('the order', () => {
  it('is created once per booking', async () => {
    const token = await newBooking();
    expect(await clients.ancillaries.findOrder(token)).toBeNull();
    const [one, other] = await Promise.all([
      clients.ancillaries.createOrder(token),
      clients.ancillaries.createOrder(token),
    ]);
    expect(one.token).toBe(other.token);
    expect(one).toMatchObject({ status: 'created', isFrozen: false, items: [], total: { amount: 0, currency: 'EUR' } });
    expect(await clients.ancillaries.listOrders(token)).toEqual([one]);
  });

  it('is idempotent', async () => {
    const token = await newBooking('couple');
    await clients.ancillaries.createOrder(token);
    const wishes = [{ token: 'baggage.0.p0.1x23' }, { token: 'support.standard' }, { token: 'sms.order_info' }];
    const added = await clients.ancillaries.addItems(token, wishes);
    expect(await clients.ancillaries.addItems(token, wishes)).toEqual(added);
    expect(tokensOf(added)).toEqual(wishes.map((wish) => wish.token));
    expect(added.status).toBe('filled');
    expect(added.total.amount).toBe(sumOf(added));

    const without = await clients.ancillaries.removeItems(token, ['support.standard', 'never there']);
    expect(await clients.ancillaries.removeItems(token, ['support.standard'])).toEqual(without);
    expect(tokensOf(without)).toEqual(['baggage.0.p0.1x23', 'sms.order_info']);
    expect(without.total.amount).toBe(sumOf(without));
    expect(await clients.ancillaries.findOrder(token)).toEqual(without);
  });

  it('accepts all or nothing, and one of exclusive ancillaries', async () => {
    const token = await newBooking();
    await clients.ancillaries.clickToBuy(token, { token: 'baggage.0.p0.1x23' });
    const refused = await failureOf(
      clients.ancillaries.addItems(token, [{ token: 'support.standard' }, { token: 'baggage.0.p0.3x23' }]),
    );
    expect(refused).toMatchObject({ kind: 'conflict', code: 'productUnavailable' });
    const order = await clients.ancillaries.addItems(token, [{ token: 'baggage.0.p0.2x23' }]);
    expect(tokensOf(order)).toEqual(['baggage.0.p0.2x23']);
  });

  it("has a packet's discount while the packet is complete", async () => {
    const token = await newBooking();
    const [packet] = await clients.ancillaries.listPackets(token);
    if (!packet) throw new Error('no packet');
    expect(packet.isSelected).toBe(false);
    expect(packet.discountedPrice.amount).toBeLessThan(packet.originalPrice.amount);
    const order = await clients.ancillaries.addPacket(token, packet.token);
    expect(order.total).toEqual(packet.discountedPrice);
    expect(sumOf(order)).toBe(order.total.amount);
    expect((await clients.ancillaries.listPackets(token))[0]?.isSelected).toBe(true);

    const broken = await clients.ancillaries.removeItems(token, ['sms.order_info']);
    expect(broken.items.every(({ price, originalPrice }) => price.amount === originalPrice.amount)).toBe(true);
    expect(broken.items.every(({ packetToken }) => packetToken === null)).toBe(true);
  });

  it('accepts a constructor with the chosen services', async () => {
    const token = await newBooking();
    const own = (await clients.ancillaries.listPackets(token)).find((packet) => packet.activeConstructorSwitches);
    if (!own) throw new Error('no constructor');
    expect([own.activeConstructorSwitches, own.originalPrice.amount]).toEqual([[], 0]);
    const chosen = own.products.slice(0, 2).map((product) => product.token);
    const order = await clients.ancillaries.addPacket(token, own.token, chosen);
    expect(tokensOf(order)).toEqual(chosen);
    const after = (await clients.ancillaries.listPackets(token)).find((packet) => packet.token === own.token);
    expect(after).toMatchObject({ activeConstructorSwitches: chosen, isSelected: true, discountedPrice: order.total });
    expect(await failureOf(clients.ancillaries.addPacket(token, own.token, chosen.slice(1)))).toMatchObject({
      code: 'requestFormat',
    });
  });

  it('is unchanged by a call whose answer is lost', async () => {
    const token = await newBooking();
    await sandbox.control({ services: { ancillaries: { status: 500, when: 'after', times: 1 } } });
    const wish = { token: 'support.minimum' };
    expect((await failureOf(clients.ancillaries.clickToBuy(token, wish))).kind).toBe('unavailable');
    expect(tokensOf(await clients.ancillaries.clickToBuy(token, wish))).toEqual([wish.token]);
  });
});

describe('seats', () => {
  it('belong to one passenger each, and a second choice replaces the first', async () => {
    const token = await newBooking('couple');
    const [first, second] = (await freeSeats(token)).filter(({ isAdultsOnly }) => !isAdultsOnly);
    if (!first || !second) throw new Error('a full aircraft');
    await clients.ancillaries.clickToBuy(token, { token: first.token, passengerIndex: 0 });
    const both = await failureOf(clients.ancillaries.addItems(token, [{ token: first.token, passengerIndex: 1 }]));
    expect(both).toMatchObject({ kind: 'conflict', code: 'seatTaken' });
    const swapped = await clients.ancillaries.addItems(token, [
      { token: second.token, passengerIndex: 0 },
      { token: first.token, passengerIndex: 1 },
    ]);
    expect(swapped.items.map(({ productToken, target }) => [productToken, target.passengerIndex])).toEqual([
      [second.token, 0],
      [first.token, 1],
    ]);
    expect(swapped.items[1]).toMatchObject({ title: `Sitzplatz ${first.number}`, price: first.price });
  });

  it('are not for infants, nor at an exit for children or a party with an infant', async () => {
    const token = await newBooking('family');
    const seats = await freeSeats(token);
    const exit = seats.find(({ isAdultsOnly }) => isAdultsOnly);
    const other = seats.find(({ isAdultsOnly }) => !isAdultsOnly);
    if (!exit || !other) throw new Error('a full aircraft');
    const sit = (seat: string, passengerIndex?: number) =>
      clients.ancillaries.clickToBuy(token, { token: seat, passengerIndex });
    expect(await failureOf(sit(other.token, 2))).toMatchObject({ code: 'requestFormat' });
    expect(await failureOf(sit(other.token))).toMatchObject({ code: 'requestFormat' });
    expect(await failureOf(sit(exit.token, 1))).toMatchObject({ code: 'requestFormat' });
    expect(await failureOf(sit(exit.token, 0))).toMatchObject({ code: 'requestFormat' });
    expect(tokensOf(await sit(other.token, 1))).toHaveLength(1);
    const couple = await newBooking('couple');
    const atExit = (await freeSeats(couple)).find(({ isAdultsOnly }) => isAdultsOnly);
    const wish = { token: atExit?.token ?? '', passengerIndex: 0 };
    expect(tokensOf(await clients.ancillaries.clickToBuy(couple, wish))).toHaveLength(1);
  });

  it('are held for one customer until the booking expires unpaid', async () => {
    const [one, other] = await Promise.all([newBooking(), newBooking()]);
    const seat = (await freeSeats(one))[0];
    if (!seat) throw new Error('a full aircraft');
    const wish = { token: seat.token, passengerIndex: 0 };
    const outcomes = await Promise.allSettled([one, other].map((token) => clients.ancillaries.clickToBuy(token, wish)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const loser = outcomes[0]?.status === 'rejected' ? one : other;
    expect(await failureOf(clients.ancillaries.clickToBuy(loser, wish))).toMatchObject({ code: 'seatTaken' });
    expect((await freeSeats(loser)).some(({ number }) => number === seat.number)).toBe(false);

    await sandbox.advance(21 * 60);
    const third = await newBooking();
    expect((await freeSeats(third)).some(({ number }) => number === seat.number)).toBe(true);
    expect(await failureOf(clients.ancillaries.clickToBuy(loser, wish))).toMatchObject({ code: 'sessionExpired' });
    expect(tokensOf(await clients.ancillaries.clickToBuy(third, wish))).toHaveLength(1);
  });

  it('are unavailable for an unknown segment', async () => {
    const failure = await failureOf(clients.ancillaries.getSeatMap(await newBooking(), 9));
    expect(failure).toMatchObject({ kind: 'conflict', code: 'productUnavailable' });
  });
});
