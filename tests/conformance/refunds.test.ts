import { describe, expect, it } from 'vitest';
import type { AncillaryProduct } from '~/upstream/ancillaries/contract';
import type { CouponId, RefundReason } from '~/upstream/after-sale/contract';
import { failureOf, newPriceOf } from './clients';
import { SBP } from './payments-sandbox';
import { refundSandbox, type Bought } from './refund-sandbox';

const { sandbox, clients, atStart, buy, refund, couponsOf, ledgerOf, hoursBefore } = refundSandbox();

const refundAddon = (percent: number) => (product: AncillaryProduct) => product.refundPercent === percent;
const bags = ({ group, target, bags: list }: AncillaryProduct) =>
  group === 'baggage' && (target.tripIndex ?? 0) === 0 && (target.passengerIndex ?? 0) === 0 && list?.length === 1;

type Case = {
  name: string;
  order: Bought;
  /** Hours before the first departure. */
  hours?: number;
  kind?: 'voluntary' | 'compelled' | 'void';
  reason?: RefundReason;
  /** The chosen coupons; all by default. */
  chosen?: Partial<CouponId>;
  /** The lines of the quote, worked by hand from the rules of the trade; hundredths. */
  lines: Record<string, number>;
};

/**
 * Each sum follows from upstream facts §8 and decision 049. By air 14 % of a price are taxes, a penalty is 35 dollars a
 * direction (32.20 euros, 3,220 roubles, 47,950 won), the shop takes 10 or 16.9 %. By train 40 % is the berth and the shop
 * takes 3.5 %, 200 to 500 roubles an order.
 */
const CASES: Case[] = [
  // By air. 104.50 euros: 52.25 a direction, of which 7.32 are taxes.
  {
    name: 'a fare without refund gives its taxes',
    order: { trip: 'euros' },
    lines: { tickets: 10_450, fare_kept: -8_986, shop_fee: -1_045 },
  },
  {
    name: 'through an affiliate',
    order: { trip: 'euros', agent: 'partner' },
    lines: { tickets: 10_450, fare_kept: -8_986, shop_fee: -1_464 },
  },
  {
    name: 'at a penalty',
    order: { trip: 'euros', fare: 'standard' },
    lines: { tickets: 12_450, carrier_penalty: -6_440, shop_fee: -1_245 },
  },
  {
    name: 'at a penalty through an affiliate',
    order: { trip: 'euros', fare: 'standard', agent: 'partner' },
    lines: { tickets: 12_450, carrier_penalty: -6_440, shop_fee: -2_104 },
  },
  {
    name: 'one of two passengers',
    order: { trip: 'euroCouple', fare: 'standard' },
    chosen: { passengerIndex: 1 },
    lines: { tickets: 12_450, carrier_penalty: -6_440, shop_fee: -1_245 },
  },
  {
    name: 'two passengers',
    order: { trip: 'euroCouple', fare: 'standard' },
    lines: { tickets: 24_900, carrier_penalty: -12_880, shop_fee: -2_490 },
  },
  {
    name: 'one of two separate tickets',
    order: { trip: 'euroTwoTickets', fare: 'standard' },
    chosen: { recordIndex: 1 },
    lines: { tickets: 6_225, carrier_penalty: -3_220, shop_fee: -623 },
  },
  {
    name: 'a ticket for both ways goes back whole',
    order: { trip: 'euros', fare: 'standard' },
    chosen: { tripIndex: 1 },
    lines: { tickets: 12_450, carrier_penalty: -6_440, shop_fee: -1_245 },
  },
  {
    name: 'the way back after the way out has left',
    order: { trip: 'euros', fare: 'standard' },
    hours: -30,
    chosen: { tripIndex: 1 },
    lines: { tickets: 6_225, carrier_penalty: -3_220, shop_fee: -623 },
  },
  {
    name: 'an adult takes the child along',
    order: { trip: 'euroFamily', fare: 'standard' },
    chosen: { passengerIndex: 0 },
    lines: { tickets: 22_250, carrier_penalty: -12_880, shop_fee: -2_225 },
  },
  {
    name: 'a child alone',
    order: { trip: 'euroFamily', fare: 'standard' },
    chosen: { passengerIndex: 1 },
    lines: { tickets: 9_800, carrier_penalty: -6_440, shop_fee: -980 },
  },
  {
    name: 'in dollars',
    order: { trip: 'dollars', fare: 'standard' },
    lines: { tickets: 12_450, carrier_penalty: -7_000, shop_fee: -1_245 },
  },
  {
    name: 'in won, whole',
    order: { trip: 'won', fare: 'standard' },
    lines: { tickets: 12_450_000, carrier_penalty: -9_590_000, shop_fee: -1_245_000 },
  },
  {
    name: 'in roubles',
    order: { trip: 'roubles', fare: 'standard' },
    lines: { tickets: 1_245_000, carrier_penalty: -644_000, shop_fee: -124_500 },
  },
  {
    name: 'by the fast payment system',
    order: { trip: 'roubles', fare: 'standard', means: SBP },
    lines: { tickets: 1_245_000, carrier_penalty: -644_000, shop_fee: -124_500 },
  },
  {
    name: 'paid in two parts',
    order: { trip: 'roubles', fare: 'standard', isSplit: true },
    lines: { tickets: 1_245_000, carrier_penalty: -644_000, shop_fee: -124_500 },
  },
  {
    name: 'with a promo code, which burns',
    order: { trip: 'roubles', fare: 'standard', promo: 'FLY500' },
    lines: { tickets: 1_245_000, carrier_penalty: -644_000, promo_code: -50_000, shop_fee: -124_500 },
  },
  {
    name: 'with a promo code that paid for almost all',
    order: { trip: 'roubles', fare: 'standard', promo: 'BIG100000' },
    lines: { tickets: 1_245_000, carrier_penalty: -644_000, promo_code: -601_000 },
  },
  // The refund add-on: 90, 75 or 50 % of the price, if asked for over 48 hours before departure.
  {
    name: 'with the refund add-on of 90 %',
    order: { trip: 'roubles', extras: refundAddon(90) },
    hours: 49,
    lines: {
      tickets: 1_045_000,
      addons: 94_100,
      fare_kept: -898_600,
      addons_kept: -94_100,
      shop_fee: -104_500,
      refund_addon: 898_600,
    },
  },
  {
    name: 'with the refund add-on of 75 %',
    order: { trip: 'roubles', extras: refundAddon(75) },
    hours: 49,
    lines: {
      tickets: 1_045_000,
      addons: 67_900,
      fare_kept: -898_600,
      addons_kept: -67_900,
      shop_fee: -104_500,
      refund_addon: 741_850,
    },
  },
  {
    name: 'with the refund add-on of 50 %',
    order: { trip: 'roubles', extras: refundAddon(50) },
    hours: 49,
    lines: {
      tickets: 1_045_000,
      addons: 41_800,
      fare_kept: -898_600,
      addons_kept: -41_800,
      shop_fee: -104_500,
      refund_addon: 480_600,
    },
  },
  {
    name: 'with the refund add-on, too late',
    order: { trip: 'roubles', extras: refundAddon(90) },
    hours: 48,
    lines: { tickets: 1_045_000, addons: 94_100, fare_kept: -898_600, addons_kept: -94_100, shop_fee: -104_500 },
  },
  // Extras.
  {
    name: 'bags of a fare without refund stay paid',
    order: { trip: 'euros', extras: bags },
    lines: { tickets: 10_450, addons: 3_219, fare_kept: -8_986, addons_kept: -3_219, shop_fee: -1_045 },
  },
  // By train, 10,450 roubles: 5,225 a direction, of which 2,090 are the berth.
  {
    name: 'by train in good time',
    order: { trip: 'train' },
    hours: 30,
    lines: { tickets: 1_045_000, shop_fee: -36_600 },
  },
  {
    name: 'by train 8 hours before',
    order: { trip: 'train' },
    hours: 8.01,
    lines: { tickets: 1_045_000, shop_fee: -36_600 },
  },
  {
    name: 'by train 7 hours before',
    order: { trip: 'train' },
    hours: 7,
    lines: { tickets: 1_045_000, berth_kept: -104_500, shop_fee: -32_900 },
  },
  {
    name: 'by train 2 hours before',
    order: { trip: 'train' },
    hours: 2.01,
    lines: { tickets: 1_045_000, berth_kept: -104_500, shop_fee: -32_900 },
  },
  {
    name: 'by train an hour before',
    order: { trip: 'train' },
    hours: 1,
    lines: { tickets: 1_045_000, berth_kept: -209_000, shop_fee: -29_300 },
  },
  {
    name: 'by train the way back alone',
    order: { trip: 'train' },
    hours: 30,
    chosen: { tripIndex: 1 },
    lines: { tickets: 522_500, shop_fee: -20_000 },
  },
  {
    name: 'by train the way out takes the way back along',
    order: { trip: 'train' },
    hours: 30,
    chosen: { tripIndex: 0 },
    lines: { tickets: 1_045_000, shop_fee: -36_600 },
  },
  {
    name: 'by train for two, at the highest fee',
    order: { trip: 'trainCouple' },
    hours: 30,
    lines: { tickets: 2_090_000, shop_fee: -50_000 },
  },
  {
    name: 'by a cheap train, at the lowest fee',
    order: { trip: 'cheapTrain' },
    hours: 30,
    lines: { tickets: 104_500, shop_fee: -20_000 },
  },
  {
    name: 'by train with a promo code',
    order: { trip: 'train', promo: 'TRAIN300' },
    hours: 30,
    lines: { tickets: 1_045_000, promo_code: -30_000, shop_fee: -36_600 },
  },
  {
    name: 'by train through an affiliate, at the same fee',
    order: { trip: 'train', agent: 'partner' },
    hours: 30,
    lines: { tickets: 1_045_000, shop_fee: -36_600 },
  },
  // Nobody pays for a refund that was not wanted.
  {
    name: 'compelled',
    order: { trip: 'euros' },
    kind: 'compelled',
    reason: 'passenger_illness',
    lines: { tickets: 10_450 },
  },
  {
    name: 'compelled through an affiliate',
    order: { trip: 'euros', agent: 'partner' },
    kind: 'compelled',
    reason: 'death',
    lines: { tickets: 10_450 },
  },
  {
    name: 'compelled, one passenger',
    order: { trip: 'euroCouple' },
    kind: 'compelled',
    reason: 'visa_refusal',
    chosen: { passengerIndex: 0 },
    lines: { tickets: 10_450 },
  },
  {
    name: 'compelled, with a promo code',
    order: { trip: 'roubles', promo: 'FLY500' },
    kind: 'compelled',
    reason: 'flight_cancellation',
    lines: { tickets: 1_045_000, promo_code: -50_000 },
  },
  {
    name: 'compelled, a charter with the fee of its card',
    order: { trip: 'charter' },
    kind: 'compelled',
    reason: 'flight_delay',
    lines: { tickets: 1_045_000, payment_fee: 15_600 },
  },
  {
    name: 'a charter at will keeps the fee of its card',
    order: { trip: 'charter', fare: 'standard' },
    lines: { tickets: 1_245_000, carrier_penalty: -644_000, shop_fee: -124_500 },
  },
  {
    name: 'cancelled on the day of sale',
    order: { trip: 'euros' },
    kind: 'void',
    hours: 810,
    lines: { tickets: 10_450 },
  },
  {
    name: 'cancelled on the day of sale, paid in two parts',
    order: { trip: 'roubles', isSplit: true },
    kind: 'void',
    hours: 810,
    lines: { tickets: 1_045_000 },
  },
  {
    name: 'cancelled on the day of sale, with extras',
    order: { trip: 'roubles', extras: refundAddon(90) },
    kind: 'void',
    hours: 810,
    lines: { tickets: 1_045_000, addons: 94_100 },
  },
];

describe('a refund', () => {
  it.each(CASES)('$name: the quote is what the rules say and what goes back', async (one) => {
    const { name: _, order, hours = 100, kind = 'voluntary', reason = null, chosen, lines } = one;
    const token = await buy(order);
    await hoursBefore(hours);
    const { captured } = await ledgerOf(token);
    const { quote } = await refund(token, { kind, reason, coupons: await couponsOf(token, chosen) });
    expect(Object.fromEntries(quote.lines.map(({ code, amount }) => [code, amount]))).toEqual(lines);
    expect(quote.total).toBe(Object.values(lines).reduce((sum, amount) => sum + amount, 0));
    expect(quote.destinations.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total);
    expect((await ledgerOf(token)).refunded).toBe(0);
    await sandbox().advance(3_600);
    expect(await ledgerOf(token)).toMatchObject({ refunded: quote.total, sold: captured - quote.total });
  });
});

describe('refunds of one order', () => {
  it('by train share the lowest and the highest fee of the order', async () => {
    const token = await buy({ trip: 'train' });
    await hoursBefore(30);
    const back = await refund(token, {
      kind: 'voluntary',
      reason: null,
      coupons: await couponsOf(token, { tripIndex: 1 }),
    });
    await sandbox().advance(3_600);
    const out = await refund(token, {
      kind: 'voluntary',
      reason: null,
      coupons: await couponsOf(token, { tripIndex: 0 }),
    });
    await sandbox().advance(3_600);
    expect([back.quote.total, out.quote.total]).toEqual([502_500, 505_900]);
    expect((await ledgerOf(token)).refunded).toBe(1_008_400);
    expect((await clients().booking.getBooking(token)).order).toMatchObject({ status: 'refunded', isArchived: true });
  });

  it('passenger by passenger burn the promo code once', async () => {
    const token = await buy({ trip: 'trainCouple', promo: 'TRAIN300' });
    await hoursBefore(30);
    const totals: number[] = [];
    for (const passengerIndex of [0, 1]) {
      const coupons = await couponsOf(token, { passengerIndex });
      const { quote } = await refund(token, { kind: 'voluntary', reason: null, coupons });
      expect(quote.lines).toContainEqual({ code: 'promo_code', amount: -15_000, percent: null });
      totals.push(quote.total);
    }
    await sandbox().advance(3_600);
    expect((await ledgerOf(token)).refunded).toBe(totals.reduce((sum, total) => sum + total, 0));
  });

  it('return extras that were bought later to their own payment', async () => {
    const token = await buy({ trip: 'roubles', laterExtras: bags });
    await hoursBefore(100);
    const { quote } = await refund(token, {
      kind: 'compelled',
      reason: 'passenger_illness',
      coupons: await couponsOf(token),
    });
    const bag = quote.lines.find(({ code }) => code === 'addons')?.amount;
    expect(quote.destinations.map(({ amount }) => amount)).toEqual([bag, 1_045_000]);
    await sandbox().advance(3_600);
    expect((await ledgerOf(token)).sold).toBe(0);
    const [order] = await clients().ancillaries.listOrders(token);
    expect(order?.items.map(({ status }) => status)).toEqual(['refunded']);
  });

  it('are made once for a key, and never for another amount or for tickets in work', async () => {
    const token = await buy({ trip: 'euroCouple' });
    await hoursBefore(100);
    const choice = {
      kind: 'voluntary' as const,
      reason: null,
      coupons: await couponsOf(token, { passengerIndex: 0 }),
    };
    const wrong = await failureOf(refund(token, choice, { total: 1 }));
    expect(newPriceOf(wrong)).toBe(419);
    const key = `one-key-of-${token}`;
    const { request, quote } = await refund(token, choice, { key });
    const again = await clients().afterSale.refund(token, {
      ...choice,
      total: { amount: quote.total, currency: quote.currency },
      idempotencyKey: key,
      attachments: [],
      comment: null,
      siteUrl: 'http://localhost:3000',
    });
    expect(again.token).toBe(request.token);
    expect(await failureOf(refund(token, choice))).toMatchObject({ code: 'wrongAction' });
    const { requests, coupons } = await clients().afterSale.getRefundOptions(token);
    expect(requests).toHaveLength(1);
    expect(coupons.filter(({ restriction }) => restriction === 'in_work')).toHaveLength(2);
  });

  it('give the tickets back to the customer when they fail, and money only once afterwards', async () => {
    const token = await buy({ trip: 'euros', fare: 'standard' });
    await hoursBefore(100);
    await sandbox().control({ settings: { refundOutcome: 'failed' } });
    const choice = { kind: 'voluntary' as const, reason: null, coupons: await couponsOf(token) };
    await refund(token, choice);
    await sandbox().advance(3_600);
    expect((await clients().afterSale.getRefundOptions(token)).requests).toMatchObject([
      { state: 'fail', amount: null },
    ]);
    await sandbox().control({ settings: { refundOutcome: 'done' } });
    const { quote } = await refund(token, choice);
    await sandbox().advance(3_600);
    expect((await ledgerOf(token)).refunded).toBe(quote.total);
    expect(await failureOf(refund(token, choice))).toMatchObject({ code: 'wrongAction' });
  });

  it('are refused after departure, before the tickets exist, and for a reason without its documents', async () => {
    const token = await buy({ trip: 'euros' });
    const coupons = await couponsOf(token);
    const illness = { kind: 'compelled' as const, reason: 'passenger_illness' as const, coupons };
    const quote = await clients().afterSale.quoteRefund(token, illness);
    const bare = clients().afterSale.refund(token, {
      ...illness,
      total: { amount: quote.total, currency: quote.currency },
      idempotencyKey: `bare-${token}`,
      attachments: [],
      comment: null,
      siteUrl: 'http://localhost:3000',
    });
    expect(await failureOf(bare)).toMatchObject({ code: 'requestFormat' });
    const planted = clients().afterSale.refund(token, {
      ...illness,
      total: { amount: quote.total, currency: quote.currency },
      idempotencyKey: `planted-${token}`,
      attachments: ['00000000-0000-4000-8000-000000000000'],
      comment: null,
      siteUrl: 'http://localhost:3000',
    });
    expect(await failureOf(planted)).toMatchObject({ code: 'requestFormat' });
    await hoursBefore(-200);
    expect(await failureOf(refund(token, illness))).toMatchObject({ code: 'wrongAction' });
    await atStart();
  });
});

describe('cancelling a sale', () => {
  it('is possible until 22:00 in Moscow on its day, and neither by train nor twice', async () => {
    const token = await buy({ trip: 'euros' });
    const { afterSale } = clients();
    expect((await afterSale.getRefundOptions(token)).voidUntil).toEqual(new Date('2031-05-01T19:00:00Z').toISOString());
    await sandbox().control({ clock: { now: '2031-05-01T19:00:00Z' } });
    expect((await afterSale.getRefundOptions(token)).voidUntil).toBeNull();
    const late = { kind: 'void' as const, reason: null, coupons: [] };
    expect(await failureOf(refund(token, late))).toMatchObject({ code: 'wrongAction' });
    const train = await buy({ trip: 'train' });
    expect((await afterSale.getRefundOptions(train)).voidUntil).toBeNull();
    const other = await buy({ trip: 'euros' });
    await refund(other, late);
    expect(await failureOf(refund(other, late))).toMatchObject({ code: 'wrongAction' });
  });
});

describe('the states of a request', () => {
  const statesOf = async (
    order: Bought,
    kind: 'voluntary' | 'compelled' | 'void',
    outcome: 'done' | 'helped' | 'failed',
  ) => {
    await sandbox().control({ settings: { refundOutcome: outcome } });
    const token = await buy(order);
    if (kind !== 'void') await hoursBefore(100);
    const reason = kind === 'compelled' ? ('death' as const) : null;
    const { request } = await refund(token, { kind, reason, coupons: await couponsOf(token) });
    const seen: string[] = [request.state];
    for (let minute = 0; minute < 45; minute += 1) {
      await sandbox().advance(60);
      const [now] = (await clients().afterSale.getRefundOptions(token)).requests;
      if (now && now.state !== seen.at(-1)) seen.push(now.state);
    }
    return seen;
  };

  it.each([
    [{ trip: 'euros' }, 'void', 'done', ['pending_void', 'voided']],
    [
      { trip: 'euros' },
      'void',
      'helped',
      ['pending_void', 'fail_void', 'void_ticket_created', 'processing_ticket', 'voided'],
    ],
    [
      { trip: 'euros' },
      'void',
      'failed',
      ['pending_void', 'fail_void', 'void_ticket_created', 'processing_ticket', 'fail'],
    ],
    [{ trip: 'euros' }, 'voluntary', 'done', ['pending_refund', 'created_refund']],
    [
      { trip: 'euros' },
      'voluntary',
      'helped',
      ['pending_refund', 'fail_auto_refund', 'created_refund', 'processing_ticket', 'created_refund'],
    ],
    [
      { trip: 'charter' },
      'voluntary',
      'failed',
      ['ticket_creation_is_pending', 'created', 'processing_ticket', 'fail'],
    ],
    [
      { trip: 'train' },
      'compelled',
      'done',
      [
        'ticket_creation_is_pending',
        'created_other_reason_request',
        'pending_other_reason_request',
        'created_other_reason_request',
      ],
    ],
    [
      { trip: 'train' },
      'compelled',
      'failed',
      [
        'ticket_creation_is_pending',
        'created_other_reason_request',
        'pending_other_reason_request',
        'fail_other_reason_request',
      ],
    ],
  ] as const)('%o %s %s', async (order, kind, outcome, states) => {
    expect(await statesOf(order, kind, outcome)).toEqual(states);
    await sandbox().control({ settings: { refundOutcome: 'done' } });
  });
});
