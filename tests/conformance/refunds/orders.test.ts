import { describe, expect, it } from 'vitest';
import type { AncillaryProduct } from '~/upstream/ancillaries/contract';
import { CardData } from '~/upstream/booking/card-data.server';
import { answerBankAt, CARDS } from '#server/sandbox/testing/purchase';
import { failureOf, newPriceOf } from '../clients';
import { refundSandbox, type Bought } from './refund-sandbox';

const { sandbox, clients, atStart, buy, refund, couponsOf, ledgerOf, hoursBefore } = refundSandbox();

const bags = ({ group, target, bags: list }: AncillaryProduct) =>
  group === 'baggage' && (target.tripIndex ?? 0) === 0 && (target.passengerIndex ?? 0) === 0 && list?.length === 1;

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

describe('after tickets went back', () => {
  it('nothing more is sold for them, and the others keep their offers', async () => {
    const token = await buy({ trip: 'euroCouple' });
    await hoursBefore(100);
    const { ancillaries, afterSale } = clients();
    const offers = async () => {
      const products = await ancillaries.listProducts(token, { renew: true });
      const { flights } = await afterSale.getRegistration(token);
      return {
        bags: new Set(products.filter(({ group }) => group === 'baggage').map(({ target }) => target.passengerIndex)),
        checkIn: new Set(flights.flatMap(({ passengerIndexes }) => passengerIndexes)),
      };
    };
    expect(await offers()).toEqual({ bags: new Set([0, 1]), checkIn: new Set([0, 1]) });
    const give = async (passengerIndex: number) =>
      refund(token, { kind: 'voluntary', reason: null, coupons: await couponsOf(token, { passengerIndex }) });
    await give(0);
    expect(await offers()).toEqual({ bags: new Set([1]), checkIn: new Set([1]) });
    await give(1);
    expect([await ancillaries.listGroups(token, { renew: true }), await offers()]).toEqual([
      [],
      { bags: new Set(), checkIn: new Set() },
    ]);
  });
});

it('an extra that waits at the bank takes no money once its ticket goes back', async () => {
  const token = await buy({ trip: 'euros' });
  await hoursBefore(100);
  const { ancillaries } = clients();
  const [bag] = (await ancillaries.listProducts(token, { renew: true })).filter(bags);
  const { payment } = await ancillaries.buyAfterSale(token, {
    items: [{ token: bag!.token }],
    total: bag!.price,
    idempotencyKey: `waits-${token}`,
    means: {
      option: 'card',
      card: new CardData({ pan: CARDS.threeDs, cardholder: 'ANN LEE', expiry: '12/34', cvv: '987' }),
    },
    returnUrl: 'http://localhost:3000/x',
  });
  const { quote } = await refund(token, { kind: 'voluntary', reason: null, coupons: await couponsOf(token) });
  expect((await answerBankAt(payment?.redirectUrl ?? '', 'approve')).status).toBe(409);
  await sandbox().advance(3_600);
  const { captured, sold } = await ledgerOf(token);
  expect([captured, sold]).toEqual([10_450, 10_450 - quote.total]);
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

  it('lasts 24 hours for a journey to the USA, also where the carrier refuses it otherwise', async () => {
    const { afterSale } = clients();
    const until = async (trip: 'usa' | 'usaLowCost' | 'lowCost') =>
      (await afterSale.getRefundOptions(await buy({ trip }))).voidUntil;
    for (const trip of ['usa', 'usaLowCost'] as const) {
      expect(await until(trip)).toMatch(/^2031-05-02T10:0/);
    }
    expect(await until('lowCost')).toBeNull();
    const token = await buy({ trip: 'usa' });
    await sandbox().advance(24 * 3_600);
    expect((await afterSale.getRefundOptions(token)).voidUntil).toBeNull();
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
