import { describe, expect, it } from 'vitest';
import { exchangeSandbox, OUT } from './exchange-sandbox';

const { sandbox, clients, buy, refund, couponsOf, ledgerOf, hoursBefore, ...world } = exchangeSandbox();
const { ask, pay, exchange, last, restrictions } = world;

describe('letters', () => {
  const subjects = async (token: string) => {
    const { orderNumber } = await clients().booking.getBooking(token);
    const { messages } = (await sandbox().read('/outbox.json')) as { messages: { subject: string; body: string }[] };
    return messages.filter(({ subject }) => subject.includes(orderNumber ?? '?')).map(({ subject }) => subject);
  };

  it('say that new tickets are there, and that a carrier refused', async () => {
    const [done, refused] = [await buy({ trip: 'euros' }), await buy({ trip: 'euros' })];
    await exchange(done, [{ way: OUT, date: '2031-06-06' }]);
    await sandbox().control({ settings: { exchangeRefusals: 'always' } });
    await exchange(refused, [{ way: OUT, date: '2031-06-06' }]);
    await sandbox().control({ settings: { exchangeRefusals: 'never' } });
    expect(await subjects(done)).toContainEqual(expect.stringContaining('ваши новые рейсы'));
    expect(await subjects(refused)).toContainEqual(expect.stringContaining('обмен не состоялся'));
    expect(await subjects(refused)).not.toContainEqual(expect.stringContaining('ваши новые рейсы'));
  });
});

describe('after an exchange', () => {
  it('a compelled refund gives back the difference, the penalty and the fee', async () => {
    const token = await buy({ trip: 'euros' });
    await exchange(token, [{ way: OUT, date: '2031-06-06' }]);
    await exchange(token, [{ way: OUT, date: '2031-06-10' }]);
    const { quote } = await refund(token, {
      kind: 'compelled',
      reason: 'passenger_illness',
      coupons: await couponsOf(token),
    });
    // 104.50, and 5.23 and 5.22 more for the later flights; 32.20 and 17.00 twice.
    expect(quote.total).toBe(11_495 + 2 * (3_220 + 1_700));
    await sandbox().advance(3_600);
    expect(await ledgerOf(token)).toMatchObject({ refunded: quote.total, sold: 0 });
  });

  it('a voluntary refund counts with the new price', async () => {
    const token = await buy({ trip: 'euros', fare: 'standard' });
    await exchange(token, [{ way: OUT, date: '2031-06-06' }]);
    const { quote } = await refund(token, { kind: 'voluntary', reason: null, coupons: await couponsOf(token) });
    // 124.50 and a difference of 6.23; 64.40 stay with the carrier, and 10 % with the shop.
    expect(Object.fromEntries(quote.lines.map(({ code, amount }) => [code, amount]))).toEqual({
      tickets: 13_073,
      carrier_penalty: -6_440,
      shop_fee: -1_307,
    });
    await sandbox().advance(3_600);
    expect((await ledgerOf(token)).refunded).toBe(quote.total);
  });

  it('the sale cannot be cancelled any more, but after one that lapsed it can', async () => {
    const exchanged = await buy({ trip: 'euros' });
    await exchange(exchanged, [{ way: OUT, date: '2031-06-06' }]);
    expect((await clients().afterSale.getRefundOptions(exchanged)).voidUntil).toBeNull();
    const lapsed = await buy({ trip: 'euros' });
    await ask(lapsed, [{ way: OUT, date: '2031-06-06' }]);
    expect((await clients().afterSale.getRefundOptions(lapsed)).voidUntil).toBeNull();
    await sandbox().advance(31 * 60);
    expect((await clients().afterSale.getRefundOptions(lapsed)).voidUntil).not.toBeNull();
    const { quote } = await refund(lapsed, { kind: 'void', reason: null, coupons: [] });
    expect(quote.total).toBe(10_450);
  });
});

describe('extras', () => {
  it('move along with the person; a seat and a check-in of the old flight go back', async () => {
    const token = await buy({
      trip: 'euros',
      extras: ({ group, target, bags, token: name }) =>
        (group === 'baggage' && target.tripIndex === 0 && bags?.length === 1) || name === 'registration.lowered_price',
      seatOn: 0,
    });
    const { quote } = await ask(token, [{ way: OUT, date: '2031-06-06' }]);
    const fates = quote.extras.map(({ fate }) => fate);
    expect(fates.toSorted()).toEqual(['moves', 'returned', 'returned']);
    expect(quote.returned.total).toBe(quote.extras.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
    expect(quote.returned.total).toBeGreaterThan(0);
    const request = await last(token);
    await pay(token, request);
    await sandbox().advance(600);
    const { refunded, sold, captured } = await ledgerOf(token);
    expect([refunded, sold]).toEqual([quote.returned.total, captured - quote.returned.total]);
    const { registrations } = await clients().afterSale.getRegistration(token);
    expect(registrations.map(({ segmentIndex }) => segmentIndex)).toEqual([1]);
    // Extras that have gone back do not go back again.
    const { quote: rest } = await refund(token, {
      kind: 'compelled',
      reason: 'passenger_illness',
      coupons: await couponsOf(token),
    });
    await sandbox().advance(3_600);
    expect((await ledgerOf(token)).refunded).toBe(quote.returned.total + rest.total);
    expect((await ledgerOf(token)).sold).toBe(0);
  });

  it('close the exchange once the shop has begun to check somebody in', async () => {
    await sandbox().control({ settings: { registrationRefusals: 'never' } });
    const token = await buy({ trip: 'euros', extras: ({ token: name }) => name === 'registration.lowered_price' });
    await hoursBefore(23);
    expect(await restrictions(token)).toEqual(['checked_in', null]);
  });
});
