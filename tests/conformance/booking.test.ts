import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentKey } from '~/bff/waiting/idempotency.server';
import { CardData } from '~/upstream/booking/card-data.server';
import type { BookAndIssueOrder } from '~/upstream/booking/client.server';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';
import { surchargeOf } from '#server/sandbox/booking/after-sale/exchange-rules';
import { moneyBack } from '#server/sandbox/booking/after-sale/rules';
import { makeOffer } from '#server/sandbox/testing/offers';
import { answerBankAt, CARDS, readLedger } from '#server/sandbox/testing/purchase';
import { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import { adult, clientsOf, failureOf, newPriceOf } from './clients';

const family = { adult: 2, child: 1, infant: 1, childrenAges: [7] };
const offers = {
  single: makeOffer(),
  family: makeOffer({ variantId: `${'fedcba9876543210'.repeat(2)}2`, travelers: family }),
};
const EMAIL = 'Secret.Lee@Example.com';

let sandbox: TestSandbox;
let clients: ReturnType<typeof clientsOf>;
beforeAll(async () => {
  sandbox = await TestSandbox.start(Object.values(offers));
});
afterAll(() => sandbox.stop());
beforeEach(() => {
  clients = clientsOf(sandbox.url);
});

let lastKey = 0;
function newBooking(variantId = offers.single.variantId) {
  lastKey += 1;
  return clients.booking.createBooking({ variantId, fareKey: 'light', idempotencyKey: `conformance-${lastKey}-key` });
}

/** Makes a booking whose seats are held. */
async function prepared(variantId?: string) {
  const { token } = await newBooking(variantId);
  await sandbox.advance(5);
  await clients.booking.reserveSeats(token, await clients.booking.getBooking(token));
  await sandbox.advance(5);
  return clients.booking.getBooking(token);
}

function order(
  token: string,
  totalPrice: number,
  pan: string,
  change: Partial<BookAndIssueOrder> = {},
): BookAndIssueOrder {
  return {
    token,
    idempotencyKey: paymentKey(token, 0),
    total: { amount: totalPrice, currency: 'EUR' },
    passengers: [adult()],
    contacts: { email: EMAIL, phone: '+358401234567' },
    paymentType: 'acquiring',
    means: { option: 'card', card: new CardData({ pan, cardholder: 'ANN LEE', expiry: '12/34', cvv: '987' }) },
    returnUrl: `http://localhost:3000/mbooking/checking/${token}`,
    browser: { ip: '192.0.2.1', userAgent: 'test' },
    ...change,
  };
}

describe('quoteFares', () => {
  it('prices the offer like the search', async () => {
    const quote = await clients.booking.quoteFares(offers.family.variantId);
    expect(quote.totalPrice).toBe(offers.family.totalPrice);
    expect(quote.totalPriceAtSearch).toBe(offers.family.totalPrice);
    expect(quote.search.travelers).toEqual({ adults: 2, children: 1, infants: 1, childrenAges: [7] });
    expect(quote.fareVariants[0]?.prices.adult).toBe(offers.family.fares[0]?.prices.adult);
    for (const { departure, arrival, marketingCarrier } of quote.segments) {
      expect(quote.ports).toHaveProperty(departure);
      expect(quote.ports).toHaveProperty(arrival);
      expect(quote.airlines).toHaveProperty(marketingCarrier);
    }
  });

  it.each([undefined, 'partner'])(
    'names the fees that a refund and an exchange will have, for the partner %s',
    async (agent) => {
      const { booking } = clientsOf(sandbox.url, { marks: { agent } });
      const { shopFees, currency } = await booking.quoteFares(offers.single.variantId);
      const way = { recordIndex: 0, passengerIndex: 0, tripIndex: 0 };
      const facts = { isAffiliate: agent !== undefined, currency };
      const flight = {
        isTrain: false,
        isBus: false,
        railRule: null,
        carrierKind: 'full',
        isCharter: false,
        isCancelled: false,
        isWhole: false,
      } as const;
      const { lines } = moneyBack({
        ...facts,
        kind: 'voluntary',
        coupons: [{ ...way, ...flight, passengerType: 'adult', departsAt: 0, value: 100_000, nonRefundable: 0 }],
        items: [],
        returnable: 'available',
        now: 0,
        promo: 0,
        points: 0,
        paymentFee: 0,
        surcharges: 0,
        addonPercent: null,
        rail: { base: 0, charged: 0 },
      });
      const refundFee = lines.find(({ code }) => code === 'shop_fee')?.amount ?? 0;
      expect(shopFees?.refundPercent).toBe(-refundFee / 1_000);
      const moved = surchargeOf({
        ...facts,
        coupons: [{ ...way, was: 100_000, becomes: 100_000 }],
        exchange: 'available',
      });
      expect(shopFees?.exchange).toBe(moved.total);
    },
  );

  it('reports an unknown offer as expired', async () => {
    expect(await failureOf(clients.booking.quoteFares('f'.repeat(33)))).toMatchObject({
      kind: 'conflict',
      code: 'sessionExpired',
    });
  });
});

describe('createBooking', () => {
  it('makes one booking per key', async () => {
    const order = { variantId: offers.single.variantId, fareKey: 'light', idempotencyKey: 'one-and-the-same-key' };
    const [one, other] = await Promise.all([
      clients.booking.createBooking(order),
      clients.booking.createBooking(order),
    ]);
    expect(one.token).toBe(other.token);
    expect((await newBooking()).token).not.toBe(one.token);
  });
});

describe('getBooking', () => {
  it('returns the booking', async () => {
    const { token } = await newBooking(offers.family.variantId);
    const booking = await clients.booking.getBooking(token);
    expect(booking).toMatchObject({
      token,
      fareVariantKey: 'light',
      totalPrice: offers.family.totalPrice,
      payments: [],
    });
    expect(booking.segments).toHaveLength(2);
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'nonsense', "' OR 1=1 --"])('does not find %s', async (token) => {
    expect(await failureOf(clients.booking.getBooking(token))).toMatchObject({ kind: 'notFound', code: 'NotFound' });
  });
});

describe('reserveSeats', () => {
  it('holds seats exclusively', async () => {
    expect((await prepared(offers.family.variantId)).action).toBe('seats_reserved');
  });
});

describe('bookAndIssue', () => {
  it('pays once and ends with a ticket', async () => {
    const { token, totalPrice } = await prepared();
    const { captures } = await readLedger(sandbox);
    const paid = await clients.booking.bookAndIssue(order(token, totalPrice, CARDS.paid));
    expect(paid.payment.status).toBe('success');
    await clients.booking.bookAndIssue(order(token, totalPrice, CARDS.paid));
    await sandbox.advance(60);

    expect((await clients.booking.checkTicket(token)).action).toMatch(/^(ticket_issued|completed)$/);
    const booking = await clients.booking.getBooking(token);
    expect(booking.tickets).toMatchObject([{ lastName: 'SECRETLEE', passengerIndex: 0 }]);
    expect(booking.contacts?.email).toBe(EMAIL.toLowerCase());
    expect(booking.payments).toMatchObject([
      { idempotencyKey: paymentKey(token, 0), amount: totalPrice, status: 'success' },
    ]);
    expect((await readLedger(sandbox)).captures).toBe(captures + 1);
  });

  it('gives the reason of a decline, and accepts another card under the next key', async () => {
    const { token, totalPrice } = await prepared();
    const declined = await failureOf(clients.booking.bookAndIssue(order(token, totalPrice, CARDS.noMoney)));
    expect(declined).toMatchObject({ kind: 'invalid', code: 'insufficientFundsError' });
    const { action, payment, payments } = await clients.booking.getBooking(token);
    expect([action, payment.status, codeOfPaymentStatus(payment.status)]).toEqual([
      'seats_reserved',
      'no_money',
      'insufficientFundsError',
    ]);
    const idempotencyKey = paymentKey(token, payments.length);
    const paid = await clients.booking.bookAndIssue(order(token, totalPrice, CARDS.paid, { idempotencyKey }));
    expect(paid.payment.status).toBe('success');
  });

  it('redirects to the bank', async () => {
    const { token, totalPrice } = await prepared();
    const { action, payment } = await clients.booking.bookAndIssue(order(token, totalPrice, CARDS.threeDs));
    expect([action, payment.status, payment.is3ds]).toEqual(['manual_paying', 'pending', true]);
    const back = await answerBankAt(payment.redirectUrl ?? '', 'approve');
    expect(back.headers.get('Location')).toContain(`/mbooking/checking/${token}`);
    await sandbox.advance(60);
    expect((await clients.booking.checkTicket(token)).payment.status).toBe('success');
  });

  it('refuses another price, and returns both', async () => {
    const { token, totalPrice } = await prepared();
    const refused = await failureOf(clients.booking.bookAndIssue(order(token, totalPrice - 1, CARDS.paid)));
    expect(refused).toMatchObject({ kind: 'conflict', code: 'rateChangedError' });
    expect(newPriceOf(refused)).toBe(totalPrice);
  });

  it('names the refused field', async () => {
    const { token, totalPrice } = await prepared();
    const passengers = [adult({ birthday: '2031-04-30' })];
    const refused = await failureOf(clients.booking.bookAndIssue(order(token, totalPrice, CARDS.paid, { passengers })));
    expect(refused).toMatchObject({ kind: 'invalid', code: 'requestFormat' });
    expect(refused.fields).toMatchObject([{ passengerIndex: 0, field: 'birthday' }]);
  });

  it('leaves nothing personal in reports and errors', async () => {
    const { token, totalPrice } = await prepared();
    await clients.booking.bookAndIssue(order(token, totalPrice, CARDS.threeDs));
    const failures = [
      await failureOf(
        clients.booking.bookAndIssue(order(token, 1, CARDS.noMoney, { idempotencyKey: paymentKey(token, 1) })),
      ),
      await failureOf(clients.booking.bookAndIssue(order('nonsense', 1, CARDS.paid))),
    ];
    const logged = JSON.stringify(clients.reports) + inspect(failures, { depth: 9 }) + JSON.stringify(failures);
    expect(logged).toContain('bookAndIssue');
    for (const secret of [
      'SECRETLEE',
      /secret\.lee/i,
      ...Object.values(CARDS),
      '987',
      '358401234567',
      '123456789',
      token,
    ]) {
      expect(logged).not.toMatch(secret);
    }
  });
});

describe('checkTicket', () => {
  it('does not find an unknown token', async () => {
    expect((await failureOf(clients.booking.checkTicket('nonsense'))).kind).toMatch(/^(notFound|conflict)$/);
  });
});

describe('listCitizenships', () => {
  it('lists countries with names, fetched once', async () => {
    const list = await clients.booking.listCitizenships('any');
    expect(list.length).toBeGreaterThan(150);
    expect(list.find(({ code }) => code === 'FI')?.names.en).toBe('Finland');
    await clients.booking.listCitizenships('any');
    expect(clients.reports).toHaveLength(1);
  });
});
