import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatAmount } from '#server/sandbox/outbox/amount';
import { couponsOf, REFUND_CLOSES_MINUTES } from '#server/sandbox/booking/returns/coupons';
import { EXCHANGE_HOURS } from '#server/sandbox/booking/after-sale/exchange-ways';
import { moneyBack } from '#server/sandbox/booking/after-sale/rules';
import { findBooking } from '#server/sandbox/booking/records/records';
import type { Offer } from '#server/sandbox/search/offers/offer';
import { makeOffer } from '#server/sandbox/testing/offers';
import { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import { LOCALES } from '~/market/locales';
import { clientsOf, failureOf } from './clients';

const id = (number: number) => `${'8888222233334444'.repeat(2)}${number}`;
const flight = makeOffer({ variantId: id(1), seatsOnSale: 50, hasTwoRecords: true });
const plain = makeOffer({ variantId: id(2), seatsOnSale: 50 });
const usa: Offer = {
  ...plain,
  variantId: id(4),
  maps: { ...plain.maps, cities: { ...plain.maps.cities, MIL: { name: 'New York', country_code: 'US' } } },
};
const train: Offer = {
  ...plain,
  variantId: id(3),
  fares: plain.fares.map((fare) => ({ ...fare, carKind: null, returnable: 'fee', exchange: 'unavailable' })),
  trips: plain.trips.map((trip) =>
    trip.map((ride) => ({ ...ride, wire: { ...ride.wire, transport_kind: 'train' as const } })),
  ),
};

const russianTrain: Offer = {
  ...train,
  variantId: id(5),
  maps: { ...train.maps, airlines: { XX: { name: 'Russian Railways', rzd: true } } },
};
const firstClass: Offer = {
  ...train,
  variantId: id(6),
  fares: train.fares.map((fare) => ({ ...fare, carKind: 'first' })),
};

let sandbox: TestSandbox;
let clients: ReturnType<typeof clientsOf>;
beforeAll(async () => {
  sandbox = await TestSandbox.start([flight, plain, train, usa, russianTrain, firstClass]);
  clients = clientsOf(sandbox.url);
});
afterAll(() => sandbox.stop());

describe('fare rules', () => {
  it('come by fare and ticket for an offer, and for the fare of a booking', async () => {
    const fares = await clients.afterSale.listFareRules({ variantId: flight.variantId });
    expect(fares.map(({ fareKey, records }) => [fareKey, records.map(({ route }) => route)])).toEqual([
      ['light', ['Helsinki – Milan', 'Milan – Helsinki']],
      ['standard', ['Helsinki – Milan', 'Milan – Helsinki']],
    ]);
    const kinds = fares.flatMap(({ records }) => records.map(({ rules }) => rules.map(({ kind }) => kind)));
    for (const own of kinds) expect(own).toEqual(['refund', 'exchange', 'baggage', 'no_show']);
    const order = { variantId: flight.variantId, fareKey: 'standard', idempotencyKey: 'fare-rules-1-key-of-a-booking' };
    const { token } = await clients.booking.createBooking(order);
    expect(await clients.afterSale.listFareRules({ token })).toEqual(fares.slice(1));
  });

  it('name the charge that a refund takes', async () => {
    const order = { variantId: plain.variantId, fareKey: 'standard', idempotencyKey: 'fare-rules-2-key-of-a-booking' };
    const { token } = await clients.booking.createBooking(order);
    const [fare] = await clients.afterSale.listFareRules({ token });
    const booking = await findBooking(sandbox.context.store, token);
    const coupons = couponsOf({ ...booking!, passengers: [{ type: 'adult' }] as never });
    const { lines } = moneyBack({
      ...{ kind: 'voluntary', coupons: coupons.slice(0, 1), items: [], returnable: 'fee', isAffiliate: false },
      ...{
        currency: 'EUR',
        now: sandbox.context.now().getTime(),
        promo: 0,
        points: 0,
        paymentFee: 0,
        surcharges: 0,
        addonPercent: null,
      },
      rail: { base: 0, charged: 0 },
    });
    const penalty = lines.find(({ code }) => code === 'carrier_penalty')?.amount ?? 0;
    expect(penalty).toBeLessThan(0);
    const [refund] = fare!.records[0]!.rules;
    expect(refund?.paragraphs[0]).toContain(formatAmount(-penalty, 'EUR', 'en'));
  });

  it('tell the 24 hours of the USA where they hold', async () => {
    const refundOf = async ({ variantId }: Offer) => {
      const [fare] = await clients.afterSale.listFareRules({ variantId });
      return fare!.records[0]!.rules[0]!.paragraphs.join(' ');
    };
    expect(await refundOf(usa)).toMatch(/US law.* 7 days .*24 hours/);
    expect(await refundOf(plain)).not.toContain('US law');
  });

  it.each([
    [
      'the hours and the berth on a Russian railway',
      russianTrain,
      /8 hours or more.* 8 to 2 hours.*half of the berth.*way back/,
    ],
    [
      'a part of the price on another railway',
      train,
      /^Until 24 hours before departure: .*keeps 20%.* Later, nothing goes back/,
    ],
    [
      'less for first class',
      firstClass,
      /^Until 24 hours before departure: the whole price.* until departure: it keeps 20%/,
    ],
  ])('count, for a train, %s', async (_, { variantId }, expected) => {
    const [fare] = await clients.afterSale.listFareRules({ variantId });
    const [refund, exchange] = fare!.records[0]!.rules;
    const text = refund?.paragraphs.join(' ') ?? '';
    expect(text).toMatch(expected);
    expect(text.includes('berth')).toBe(variantId === russianTrain.variantId);
    expect(exchange?.paragraphs).toEqual([expect.stringContaining('not exchanged')]);
  });

  it.each(LOCALES)('are written in %s', async (locale) => {
    const own = clientsOf(sandbox.url, { market: { brand: 'intl', locale, country: 'GB', currency: 'EUR' } });
    const english = await clients.afterSale.listFareRules({ variantId: usa.variantId });
    const fares = await own.afterSale.listFareRules({ variantId: usa.variantId });
    const texts = (list: typeof fares) =>
      list.flatMap(({ records }) => records.flatMap(({ rules }) => rules.flatMap((one) => one.paragraphs)));
    expect(texts(fares)).toHaveLength(texts(english).length);
    const [refund, exchange] = ['refund', 'exchange'].map((kind) =>
      fares.map(({ records }) => records[0]!.rules.find((one) => one.kind === kind)!.paragraphs),
    );
    for (const [paragraph] of refund!) expect(paragraph).toMatch(new RegExp(`\\b${REFUND_CLOSES_MINUTES}\\b`));
    for (const [, closes] of exchange!.filter((one) => one.length > 1)) {
      expect(closes).toMatch(new RegExp(`\\b${EXCHANGE_HOURS}\\b`));
    }
    expect(exchange!.flat().length).toBeGreaterThan(exchange!.length);
    const same = texts(fares).filter((text) => texts(english).includes(text));
    expect(same).toHaveLength(locale === 'en' ? texts(english).length : 0);
  });

  it('exist for no unknown offer or booking', async () => {
    expect(await failureOf(clients.afterSale.listFareRules({ token: randomUUID() }))).toMatchObject({
      kind: 'notFound',
    });
    expect(await failureOf(clients.afterSale.listFareRules({ variantId: id(9) }))).toMatchObject({
      code: 'sessionExpired',
    });
  });
});
