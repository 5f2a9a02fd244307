import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOffer } from '#server/sandbox/testing/offers';
import { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import { clientsOf, failureOf } from './clients';

const offer = makeOffer({ variantId: `${'7777222233334444'.repeat(2)}7`, seatsOnSale: 50 });

let sandbox: TestSandbox;
let clients: ReturnType<typeof clientsOf>;
beforeAll(async () => {
  sandbox = await TestSandbox.start([offer]);
  clients = clientsOf(sandbox.url);
});
afterAll(() => sandbox.stop());

let lastKey = 0;

async function newRecord(fareKey = offer.fares[0]!.key) {
  lastKey += 1;
  const order = { variantId: offer.variantId, fareKey, idempotencyKey: `best-buy-${lastKey}-key-of-a-booking` };
  const { token } = await clients.booking.createBooking(order);
  await sandbox.advance(1);
  return { token, recordIndex: 0 };
}

describe('best buy plus', () => {
  it('offers the next better fare at its price, and applies it once', async () => {
    const record = await newRecord();
    const before = await clients.booking.getBooking(record.token);
    const answer = await clients.connect.getBestBuyPlus(record);
    expect(answer).toMatchObject({ currency: before.currency, reason: null });
    const { fareKey, totalPrice, difference } = answer.offer!;
    expect(fareKey).not.toBe(before.fareVariantKey);
    expect(totalPrice).toBe(before.totalPrice + difference);

    const total = { amount: totalPrice, currency: before.currency };
    for (let time = 0; time < 2; time += 1) {
      expect(await clients.connect.takeBestBuyPlus(record, { fareKey, total })).toEqual({ totalPrice });
    }
    expect(await clients.booking.getBooking(record.token)).toMatchObject({ fareVariantKey: fareKey, totalPrice });
  });

  it('accepts no other price, and no fare that was not offered', async () => {
    const record = await newRecord();
    const { offer: given, currency } = await clients.connect.getBestBuyPlus(record);
    const take = (fareKey: string, amount: number) =>
      failureOf(clients.connect.takeBestBuyPlus(record, { fareKey, total: { amount, currency } }));
    expect(await take(given!.fareKey, given!.totalPrice + 100)).toMatchObject({ code: 'rateChangedError' });
    expect(await take('gold', given!.totalPrice)).toMatchObject({ code: 'wrongAction' });
  });

  it('gives the reason when there is no offer', async () => {
    const best = await newRecord(offer.fares.at(-1)!.key);
    expect(await clients.connect.getBestBuyPlus(best)).toMatchObject({ offer: null, reason: 'best' });
    const { token } = await newRecord();
    expect(await failureOf(clients.connect.getBestBuyPlus({ token, recordIndex: 7 }))).toMatchObject({
      kind: 'notFound',
    });
    await sandbox.advance(21 * 60);
    expect(await clients.connect.getBestBuyPlus({ token, recordIndex: 0 })).toMatchObject({ reason: 'ended' });
  });
});
