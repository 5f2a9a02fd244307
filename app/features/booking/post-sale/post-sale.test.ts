import { describe, expect, it } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';
import { ancillariesWith } from '#tests/fixtures/ancillaries';
import { EVERY_ADDON } from '#tests/fixtures/addons';
import { fairwind } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import type { AncillaryOrder, AncillaryProduct, AncillaryTarget } from '~/upstream/ancillaries/contract';
import type { PaymentStatus } from '~/upstream/booking/contract';
import { purchaseKey } from '~/bff/waiting/idempotency.server';
import { areBought, boughtLater, wholeOrder } from '../receipt/bought-later';
import { chosenProducts } from './buy.server';
import type { AddonSale } from '../ancillaries/read-addons.server';
import { choiceScreen } from './choice-screen.server';
import { laterPaymentView } from '../later-payment/later-payment-view.server';
import { deadlineOf, payScreen, purchaseOf } from './pay-screen.server';
import { atOrderPrices } from './visit-post-sale.server';

const market = fairwind({ country: 'GB', currency: 'RUB' });
const words = {
  market,
  locale: 'en' as const,
  t: getTranslator('en', 'post-sale'),
  tAddons: getTranslator('en', 'addons'),
};
const booking = bookingWith({ action: 'completed' });
const NOBODY: AncillaryTarget = {
  recordIndex: null,
  fareVariantKey: null,
  tripIndex: null,
  segmentIndex: null,
  passengerIndex: null,
  passengerType: null,
};

function product(token: string, group: 'baggage' | 'insurance', target: Partial<AncillaryTarget>): AncillaryProduct {
  const price = { amount: 50_000, currency: 'RUB' } as const;
  const texts = { series: null, position: null, typeText: null, shortText: null, text: null };
  return {
    group,
    subgroup: group,
    token,
    title: token,
    price,
    unitPrice: price,
    count: 1,
    description: { code: token, title: token, ...texts },
    target: { ...NOBODY, ...target },
    slot: token.split('.').slice(0, 3).join('.'),
    isAvailable: true,
    bags: [],
    level: null,
    registrationKind: null,
    insuranceType: null,
    refundPercent: null,
  };
}

const PRODUCTS = [
  product('baggage.0.p0.1x23', 'baggage', { tripIndex: 0, passengerIndex: 0 }),
  product('baggage.0.p0.2x23', 'baggage', { tripIndex: 0, passengerIndex: 0 }),
  product('baggage.1.p0.1x23', 'baggage', { tripIndex: 1, passengerIndex: 0 }),
  product('insurance.KBP-175', 'insurance', {}),
];

function tryOf(status: PaymentStatus, key = 'key'): AncillaryOrder {
  const order = ancillariesWith(50_000);
  return {
    ...order,
    payment: {
      idempotencyKey: key,
      status,
      option: 'card',
      cardLast4: null,
      amount: order.total,
      redirectUrl: null,
      sbp: null,
    },
  };
}

describe('boughtLater and wholeOrder', () => {
  const main = ancillariesWith(10_000);
  it.each([
    ['nothing at all', [], null, 0],
    ['only with the tickets', [main], 10_000, 0],
    ['a failed attempt', [tryOf('no_money')], null, 0],
    ['an attempt at the bank', [main, tryOf('pending')], 10_000, 0],
    ['only later', [tryOf('no_money'), tryOf('success')], 50_000, 1],
    ['both', [main, tryOf('success')], 60_000, 1],
  ])('%s', (_what, orders, total, count) => {
    expect(wholeOrder(orders)?.total.amount ?? null).toBe(total);
    expect(boughtLater(orders)).toHaveLength(count);
    expect(areBought(['baggage.0.p0.1x23'], orders)).toBe(count > 0);
  });

  it('areBought is false for an empty choice', () => expect(areBought([], [tryOf('success')])).toBe(false));
});

describe('choiceScreen', () => {
  const sale = { products: PRODUCTS, packets: [], seatSegments: [0], order: null, orders: [] };
  const parts = { booking, sale, features: EVERY_ADDON, group: 'insurance', isGone: false, now: new Date() };
  const screenOf = (change: Partial<typeof parts> | { sale: AddonSale }) =>
    choiceScreen({ ...parts, ...change }, { t: words.t, market });

  it('offers what is for sale in the section of step 1, and opens the group of the link', () => {
    const { addons, chosen, gone } = screenOf({});
    if (addons?.state !== 'offered') throw new Error('nothing is offered');
    expect(addons.sections.map(({ name, isOpen }) => [name, isOpen])).toEqual([
      ['baggage', true],
      ['insurance', true],
    ]);
    expect(addons.seats?.segments.map(({ index }) => index)).toEqual([0]);
    expect(addons.isFilled).toBe(false);
    expect([chosen, gone]).toEqual([null, null]);
  });

  it('lists what is chosen with its total, and names what is no longer for sale', () => {
    const order = ancillariesWith(50_000);
    const [line] = order.items;
    const lost = { ...line!, token: 'lost', slot: 'lost', title: 'Seat 12A', isAvailable: false };
    const { chosen, gone } = screenOf({ sale: { ...sale, order: { ...order, items: [line!, lost] } } });
    expect(chosen?.lines.lines.map(({ label }) => label)).toEqual([line!.title]);
    expect(chosen?.total).toContain('500');
    expect(gone).toContain('Seat 12A');
  });

  it('says that the extras do not load', () => {
    expect(choiceScreen({ ...parts, sale: null }, { t: words.t, market }).addons?.state).toBe('unavailable');
  });
});

describe('atOrderPrices', () => {
  const [bag, , , policy] = PRODUCTS;
  const cheap = { amount: 40_000, currency: 'RUB' } as const;
  const order = {
    ...ancillariesWith(0),
    items: [bag!, policy!].map((one) => ({ ...ancillariesWith(0).items[0]!, token: one.token, price: cheap })),
  };
  const pricesFor = (items: string[]) => atOrderPrices(PRODUCTS, order, items).map(({ price }) => price.amount);

  it('takes the prices of the open order when all of it is paid for', () => {
    expect(pricesFor([bag!.token, policy!.token])).toEqual([40_000, 50_000, 50_000, 40_000]);
    expect(pricesFor([bag!.token])).toEqual([50_000, 50_000, 50_000, 50_000]);
    expect(atOrderPrices(PRODUCTS, null, [])).toEqual(PRODUCTS);
  });
});

describe('chosenProducts', () => {
  it.each([
    [
      ['insurance.KBP-175', 'baggage.1.p0.1x23'],
      ['baggage.1.p0.1x23', 'insurance.KBP-175'],
    ],
    [['insurance.KBP-175', 'insurance.KBP-175'], ['insurance.KBP-175']],
    [['insurance.KBP-175', 'sold out'], undefined],
    [[], undefined],
  ])('%j', (items, tokens) => expect(chosenProducts(items, PRODUCTS)?.map(({ token }) => token)).toEqual(tokens));
});

describe('deadlineOf', () => {
  it.each([
    ['the way out', 'baggage.0.p0.1x23', '2031-05-03T23:50:00.000Z'],
    ['the way back', 'baggage.1.p0.1x23', '2031-05-18T15:50:00.000Z'],
    ['the whole trip', 'insurance.KBP-175', '2031-05-03T23:50:00.000Z'],
  ])('of %s is four hours before its departure', (_what, token, deadline) => {
    const chosen = PRODUCTS.filter((one) => one.token === token);
    expect(deadlineOf(booking, chosen).toISOString()).toBe(deadline);
  });
});

describe('payScreen', () => {
  const chosen = PRODUCTS.slice(0, 1);
  const screenAfter = (orders: AncillaryOrder[], bankHosts: string[] = [], wantsOther = false) => {
    const sale = { booking, orders, products: PRODUCTS };
    const parts = { booking, savedCards: [], wantsOther, bankHosts };
    return payScreen(sale, chosen, laterPaymentView(purchaseOf(sale, chosen), parts, market), words);
  };

  it('charges the amount shown, under a key that changes with every attempt', () => {
    const screen = screenAfter([]);
    const { attempt, ways } = screen.payment;
    expect(screen.payment).toMatchObject({ refusal: null, bankAddress: null, openWay: 'sbp' });
    expect([ways.card?.amount, ways.sbp?.amount]).toEqual([50_000, 50_000]);
    expect(ways.card?.payText).toContain(screen.total);
    expect(screen.until).toContain('02:50');
    expect(attempt.idempotencyKey).toBe(purchaseKey(booking.token, 0, ['baggage.0.p0.1x23']));
    expect(screenAfter([tryOf('no_money')]).payment.attempt).not.toEqual(attempt);
    expect(purchaseKey('t', 0, ['a', 'b'])).toBe(purchaseKey('t', 0, ['b', 'a']));
  });

  it('leads to the bank’s app while a fast payment waits, and offers other ways on demand', () => {
    const one = tryOf('pending');
    const sbp = { qrPayload: 'https://qr.example/1', deeplink: null, expiresAt: '2031-05-01T10:20:00Z', banks: [] };
    const orders = [{ ...one, payment: { ...one.payment!, option: 'sbp' as const, sbp } }];
    const { payment } = screenAfter(orders);
    expect(payment.sbp?.appLink).toBe('https://qr.example/1');
    expect(payment.sbp?.changePath).toBe(`${payment.sbp?.checkPath}&other`);
    expect(screenAfter(orders, [], true).payment).toMatchObject({
      sbp: null,
      waitingInApp: { title: expect.any(String) },
    });
  });

  it('says why the last attempt for the same products was refused', () => {
    expect(screenAfter([tryOf('no_money')]).payment.refusal).not.toBeNull();
    expect(screenAfter([tryOf('no_money'), { ...tryOf('pending'), items: [] }]).payment.refusal).toBeNull();
  });

  it('links the bank’s page only on an allowed host', () => {
    const pending = tryOf('pending');
    const orders = [{ ...pending, payment: { ...pending.payment!, redirectUrl: 'https://bank.example/3ds/1' } }];
    expect(screenAfter(orders, ['bank.example']).payment.bankAddress).toBe('https://bank.example/3ds/1');
    expect(screenAfter(orders).payment.bankAddress).toBeNull();
  });
});
