import { describe, expect, it } from 'vitest';
import { answerBankAt, CARDS } from '#server/sandbox/testing/purchase';
import { CardData } from '~/upstream/booking/card-data.server';
import { failureOf, newPriceOf } from '../clients';
import { BACK, exchangeSandbox, OUT } from './exchange-sandbox';

const { sandbox, clients, buy, refund, couponsOf, ledgerOf, hoursBefore, ...world } = exchangeSandbox();
const { ask, pay, exchange, found, last, restrictions, journey } = world;

const linesOf = (tickets: { lines: { code: string; amount: number }[] }[]) =>
  tickets.map(({ lines }) => Object.fromEntries(lines.map(({ code, amount }) => [code, amount])));

describe('an exchange', () => {
  it('awaits its payment, then the carrier, and ends with new flights and a new ticket', async () => {
    const token = await buy({ trip: 'euros' });
    const before = await journey(token);
    const { quote, request } = await ask(token, [{ way: OUT, date: '2031-06-06' }]);
    // 55 % of 104.50 today instead of 52.25.
    expect(linesOf(quote.tickets)).toEqual([{ fare_difference: 523, carrier_penalty: 3_220, shop_fee: 1_700 }]);
    expect([quote.total, request.total, request.state]).toEqual([5_443, 5_443, 'created_exchange']);
    expect(await restrictions(token)).toEqual(['in_work', null]);
    expect(await journey(token)).toEqual(before);

    await pay(token, request);
    const states = [(await last(token)).state];
    for (const seconds of [61, 61]) {
      await sandbox().advance(seconds);
      states.push((await last(token)).state);
    }
    expect(states).toEqual(['pending_exchange', 'processing_ticket', 'processing_ticket']);
    expect(await last(token)).toMatchObject({ isDone: true, isExpired: false, returned: null });
    const after = await journey(token);
    expect(after.departures).toEqual(['2031-06-06 08:30', '2031-06-11 11:30']);
    expect(after.number).toMatch(/^\d{13}$/);
    expect(after.number).not.toBe(before.number);
    expect(await ledgerOf(token)).toMatchObject({ captured: 15_893, sold: 15_893, refunded: 0 });
  });

  it('to a cheaper flight pays no difference back', async () => {
    const token = await buy({ trip: 'euros', fare: 'standard' });
    const { quote } = await exchange(token, [{ way: BACK, date: '2031-06-09' }]);
    expect([linesOf(quote.tickets), quote.forfeited]).toEqual([[{ shop_fee: 1_700 }], 622]);
    expect(await ledgerOf(token)).toMatchObject({ captured: 14_150, sold: 14_150 });
  });

  it('need not end before a way back that was refunded', async () => {
    const token = await buy({ trip: 'euros', fare: 'standard' });
    const late = [{ way: OUT, date: '2031-06-20' }];
    await expect(found(token, late)).rejects.toThrow('no flight');
    await refund(token, { kind: 'voluntary', reason: null, coupons: await couponsOf(token, { tripIndex: 1 }) });
    await sandbox().advance(3_600);
    expect(await restrictions(token)).toEqual([null, 'returned']);
    await exchange(token, late);
    const [out] = (await journey(token)).departures;
    expect(out).toBe('2031-06-20 08:30');
    const { captured, sold, refunded } = await ledgerOf(token);
    expect(captured).toBe(sold + refunded);
    await refund(token, { kind: 'voluntary', reason: null, coupons: await couponsOf(token, { tripIndex: 0 }) });
    await sandbox().advance(3_600);
    expect((await clients().booking.getBooking(token)).order).toMatchObject({ status: 'refunded', isArchived: true });
  });

  it('through an affiliate costs its fee, for everybody on the ticket and both ways at once', async () => {
    const token = await buy({ trip: 'euroCouple', agent: 'partner' });
    const { quote } = await exchange(token, [
      { way: OUT, date: '2031-06-06' },
      { way: BACK, date: '2031-06-13' },
    ]);
    const each = { fare_difference: 1_046, carrier_penalty: 6_440, shop_fee: 2_500 };
    expect(linesOf(quote.tickets)).toEqual([each, each]);
    expect((await journey(token)).departures).toEqual(['2031-06-06 08:30', '2031-06-13 11:30']);
    const { ticketNumbers } = { ticketNumbers: (await ledgerOf(token)).tickets };
    expect(new Set(ticketNumbers).size).toBe(2);
  });

  it('with VIP costs no fee of the shop, each time', async () => {
    const token = await buy({ trip: 'roubles', fare: 'standard', extras: ({ group }) => group === 'vip' });
    for (const date of ['2031-06-09', '2031-06-08']) {
      const { quote } = await exchange(token, [{ way: BACK, date }]);
      expect([linesOf(quote.tickets), quote.total]).toEqual([[{ shop_fee_waived: 0 }], 0]);
    }
    const { captured, sold } = await ledgerOf(token);
    expect(captured).toBe(sold);
  });

  it('in roubles can be paid by the fast payment system', async () => {
    const token = await buy({ trip: 'roubles' });
    const { request } = await ask(token, [{ way: OUT, date: '2031-06-06' }]);
    const paid = await pay(token, request, { means: { option: 'sbp' } });
    expect((await last(token)).state).toBe('created_exchange');
    await answerBankAt(paid.payments.at(-1)?.sbp?.qrPayload ?? '', 'approve');
    await sandbox().advance(600);
    expect(await last(token)).toMatchObject({ isDone: true, total: 544_300 });
  });

  it('on two tickets changes one of them', async () => {
    const token = await buy({ trip: 'euroTwoTickets' });
    const numbers = async () => (await clients().booking.getBooking(token)).tickets.map((one) => one.ticketNumber);
    const before = await numbers();
    await exchange(token, [{ way: { recordIndex: 1, tripIndex: 1 }, date: '2031-06-12' }]);
    const after = await numbers();
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false]);
  });

  it('is asked for once for a key, at the amount shown only, and never for ways in work', async () => {
    const token = await buy({ trip: 'euros' });
    const wish = [{ way: OUT, date: '2031-06-06' }];
    expect(newPriceOf(await failureOf(ask(token, wish, { total: 1 })))).toBe(5_443);
    const ways = await found(token, wish);
    const order = {
      ways,
      total: { amount: 5_443, currency: 'EUR' as const },
      idempotencyKey: `one-key-of-${token}`,
      siteUrl: 'http://localhost:3000',
    };
    const [first, second] = await Promise.all([
      clients().afterSale.exchange(token, order),
      clients().afterSale.exchange(token, order),
    ]);
    expect(second.token).toBe(first.token);
    expect(await failureOf(clients().afterSale.quoteExchange(token, ways))).toMatchObject({ code: 'wrongAction' });
    const other = { kind: 'voluntary' as const, reason: null, coupons: await couponsOf(token) };
    expect(await failureOf(refund(token, other))).toMatchObject({ code: 'wrongAction' });
  });

  it('keeps the order of the trips, and takes no flight that leaves too soon', async () => {
    const token = await buy({ trip: 'euros' });
    const { afterSale } = clients();
    expect((await afterSale.listExchangeFlights(token, { ...OUT, date: '2031-06-12' }, [])).flights).toEqual([]);
    const [late] = await found(token, [{ way: OUT, date: '2031-06-10' }]);
    const [early] = await found(token, [{ way: BACK, date: '2031-06-08' }]);
    expect(await failureOf(afterSale.quoteExchange(token, [late!, early!]))).toMatchObject({ code: 'wrongAction' });
    const { days } = await afterSale.listExchangeFlights(token, { ...OUT, date: '2031-06-10' }, []);
    expect(days.map(({ date }) => date)).toEqual(['2031-06-07', '2031-06-08', '2031-06-09', '2031-06-11']);
    await hoursBefore(24);
    const soon = await afterSale.listExchangeFlights(token, { ...OUT, date: '2031-06-03' }, []);
    expect(soon.flights.map(({ rides }) => rides[0]?.departureTime)).toEqual(['2031-06-03 18:30']);
  });

  it('refuses made-up flights and ways', async () => {
    const token = await buy({ trip: 'euros' });
    const { afterSale } = clients();
    for (const flightId of ['x', 'XX301HEL@2031-06-12#economy', 'XX999HEL@2031-06-06#economy']) {
      expect(await failureOf(afterSale.quoteExchange(token, [{ ...OUT, flightId }]))).toMatchObject({
        code: 'wrongAction',
      });
    }
    const [flight] = await found(token, [{ way: OUT, date: '2031-06-06' }]);
    for (const ways of [[{ ...flight!, recordIndex: 5 }], [flight!, flight!]]) {
      expect(await failureOf(afterSale.quoteExchange(token, ways))).toMatchObject({ code: 'wrongAction' });
    }
  });
});

describe('ways that cannot be exchanged', () => {
  it('say why', async () => {
    expect(await restrictions(await buy({ trip: 'train' }))).toEqual(['trains', 'trains']);
    expect(await restrictions(await buy({ trip: 'charter' }))).toEqual(['carrier_refuses', 'carrier_refuses']);
    const token = await buy({ trip: 'euros' });
    await hoursBefore(2);
    expect(await restrictions(token)).toEqual(['too_late', null]);
    const { ways } = await clients().afterSale.getExchangeOptions(token);
    expect(ways.map(({ minutesBeforeDeparture }) => minutesBeforeDeparture)).toEqual([180, 180]);
    await hoursBefore(-1);
    expect(await restrictions(token)).toEqual(['departed', null]);
    const back = await buy({ trip: 'euros' });
    await hoursBefore(100);
    await refund(back, { kind: 'voluntary', reason: null, coupons: await couponsOf(back) });
    expect(await restrictions(back)).toEqual(['in_work', 'in_work']);
    await sandbox().advance(3_600);
    expect(await restrictions(back)).toEqual(['returned', 'returned']);
  });

  it('send changes by the carrier to their own page first', async () => {
    await sandbox().control({ settings: { scheduleChanges: 'moved' } });
    const token = await buy({ trip: 'euroOneWay' });
    await sandbox().control({ settings: { scheduleChanges: 'never' } });
    expect(await restrictions(token)).toEqual(['carrier_changed']);
    const [change] = await clients().afterSale.listChanges(token);
    await clients().afterSale.acknowledgeChange(token, { change: change!.token, idempotencyKey: `accept-${token}` });
    expect(await restrictions(token)).toEqual([null]);
    await exchange(token, [{ way: OUT, date: '2031-06-06' }]);
    expect((await clients().booking.getBooking(token)).scheduleChanges).toEqual([]);
  });
});

describe('seats', () => {
  const latest = { way: OUT, date: '2031-06-07', flight: 1 } as const;

  it('are kept on the new flight until the payment, and free again when nobody pays', async () => {
    const [one, other] = [await buy({ trip: 'euroCouple' }), await buy({ trip: 'euroCouple' })];
    const { request } = await ask(one, [latest]);
    const left = async (token: string) =>
      (await clients().afterSale.listExchangeFlights(token, { ...OUT, date: latest.date }, [])).flights.length;
    expect(await left(other)).toBe(1);
    await sandbox().restart();
    expect(await left(other)).toBe(1);
    await sandbox().advance(31 * 60);
    expect(await left(other)).toBe(2);
    expect(await last(one)).toMatchObject({ state: 'fail', isExpired: true, payUntil: null });
    expect(await failureOf(pay(one, request))).toMatchObject({ code: 'Expired' });
    expect(await restrictions(one)).toEqual([null, null]);
    await exchange(other, [latest]);
    await sandbox().restart();
    expect(await left(one)).toBe(1);
    // The shop is asked to open the payment again: the seats are gone.
    await clients().afterSale.createExpirationTicket(one, request.paymentToken ?? '', `too-late-${one}`);
    await sandbox().advance(3_600);
    const [surcharge] = await clients().afterSale.listSurcharges(one);
    expect(surcharge).toMatchObject({ status: 'cancelled', cancelReason: 'unpaid' });
  });

  it('can be paid for after all when the shop opens the payment again', async () => {
    const token = await buy({ trip: 'euros' });
    const { request } = await ask(token, [{ way: OUT, date: '2031-06-06' }]);
    await sandbox().advance(31 * 60);
    await clients().afterSale.createExpirationTicket(token, request.paymentToken ?? '', `open-${token}`);
    await sandbox().advance(3_600);
    expect((await last(token)).state).toBe('created_exchange');
    await pay(token, request);
    await sandbox().advance(600);
    expect(await last(token)).toMatchObject({ isDone: true });
  });
});

describe('a carrier that refuses', () => {
  it('leaves the old tickets, and the surcharge comes back whole', async () => {
    const token = await buy({ trip: 'euros' });
    const before = await journey(token);
    await sandbox().control({ settings: { exchangeRefusals: 'always' } });
    const { request } = await exchange(token, [{ way: OUT, date: '2031-06-06' }]);
    await sandbox().control({ settings: { exchangeRefusals: 'never' } });
    expect(request).toMatchObject({ state: 'fail', isDone: false, returned: { amount: 5_443 } });
    expect(await journey(token)).toEqual(before);
    expect(await ledgerOf(token)).toMatchObject({ captured: 15_893, sold: 10_450, refunded: 5_443 });
    expect(await restrictions(token)).toEqual([null, null]);
  });

  it('takes no money when the exchange has become impossible at the bank', async () => {
    const token = await buy({ trip: 'euros' });
    await hoursBefore(3.4);
    const { request } = await ask(token, [{ way: OUT, date: '2031-06-06' }]);
    const card = new CardData({ pan: CARDS.threeDs, cardholder: 'ANN LEE', expiry: '12/34', cvv: '987' });
    const { payments } = await pay(token, request, { means: { option: 'card', card } });
    await sandbox().advance(25 * 60);
    await answerBankAt(payments.at(-1)?.redirectUrl ?? '', 'approve').catch(() => null);
    expect((await last(token)).isDone).toBe(false);
    expect((await ledgerOf(token)).captured).toBe(10_450);
  });
});
