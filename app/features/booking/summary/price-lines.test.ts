import { describe, expect, it } from 'vitest';
import { ancillariesWith } from '#tests/fixtures/ancillaries';
import { attemptWith, bookingWith, optionWith } from '#tests/fixtures/booking';
import { CURRENCY_CODES } from '~/market/currencies';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import { orderPrice, paymentWays } from './price-lines';

describe('orderPrice', () => {
  it('has a line for each passenger type, and the lines sum to the total', () => {
    const { lines, total } = orderPrice(bookingWith());
    expect(lines.map(({ type, count, each, total: sum }) => [type, count, each.amount, sum.amount])).toEqual([
      ['adult', 2, 10000, 20000],
      ['child', 1, 7500, 7500],
    ]);
    expect(total).toEqual({ amount: 27500, currency: 'RUB' });
    expect(lines.reduce((sum, line) => sum + line.total.amount, 0)).toBe(total.amount);
  });

  it('adds ancillaries to the tickets', () => {
    const price = (amount: number) => ({ price: { amount, currency: 'RUB' } });
    const ancillaries = { items: [price(240000), price(0), price(9900)] } as Partial<AncillaryOrder> as AncillaryOrder;
    const { lines, tickets, total, ancillaries: items } = orderPrice(bookingWith(), { ancillaries });
    expect(items).toEqual(ancillaries.items);
    expect(tickets.amount).toBe(27500);
    expect(total).toEqual({ amount: 27500 + 240000 + 9900, currency: 'RUB' });
    expect(lines.reduce((sum, line) => sum + line.total.amount, 0)).toBe(tickets.amount);
  });

  it.each([
    ['fares that do not sum to the charge', { tickets_total_price: 27600 }],
    ['a fare missing from the variants', { fare_variant_key: 'gone' }],
  ])('shows a single total with %s', (_, changes) => {
    const booking = bookingWith(changes);
    const { lines, total } = orderPrice(booking);
    expect(lines).toEqual([{ type: null, count: 1, each: total, total }]);
    expect(total.amount).toBe(booking.totalPrice);
  });
});

describe('paymentWays', () => {
  /** Adds up the lines of an order, including the fee of a payment option. */
  const sumOfLines = ({ lines, ancillaries, promo, paid }: ReturnType<typeof orderPrice>, fee: number) =>
    lines.reduce((sum, { total }) => sum + total.amount, 0) +
    ancillaries.reduce((sum, { price }) => sum + price.amount, 0) +
    (promo?.amount.amount ?? 0) +
    (paid ? paid.fee.amount - paid.amount.amount : 0) +
    fee;

  const PROMO = { code: 'FLY500', discount: 12_345, burned: 0 };
  const EXTRAS = [0, 1, 240_050];
  const FEES = [0, 37_500];

  it.each(CURRENCY_CODES)('in %s the lines sum exactly to the total of each payment option', (currency) => {
    for (const extra of EXTRAS) {
      for (const fee of FEES) {
        for (const promocode of [null, PROMO]) {
          const ancillaries = extra > 0 ? ancillariesWith(extra) : null;
          const due = 27_533 + extra - (promocode?.discount ?? 0);
          const booking = bookingWith({
            currency,
            promocode,
            // 2 × 100.11 + 75.11: fares with decimals, for currencies that have them.
            tickets_total_price: 27_533,
            fare_variants: bookingWire().fare_variants,
            payment_options: [optionWith(due, { fee }), optionWith(due, { option: 'sbp' })],
          });
          const price = orderPrice(booking, { ancillaries });
          const ways = paymentWays(booking, price);
          expect(ways.map(({ option, total }) => [option, total])).toEqual([
            ['card', { amount: due + fee, currency }],
            ['sbp', { amount: due, currency }],
          ]);
          for (const way of ways) expect(sumOfLines(price, way.fee.amount)).toBe(way.total.amount);
        }
      }
    }
  });

  it('shows both payments of a split as they will be charged, with their fees', () => {
    const halves: [number, number] = [13_800 + 200, 13_700 + 200];
    const booking = bookingWith({ payment_options: [optionWith(27_500, { fee: 400, halves })] });
    expect(paymentWays(booking, orderPrice(booking))[0]?.split).toEqual({
      first: { amount: 14_000, currency: 'RUB' },
      second: { amount: 13_900, currency: 'RUB' },
      total: { amount: 27_900, currency: 'RUB' },
      payBy: '2031-04-20T16:00:00Z',
    });
  });

  it('after the first of two payments leaves the unpaid amount, whatever the first fee was', () => {
    const first = { ...attemptWith('first', 'success'), part: 'first' as const, amount: 14_000, fee: 200 };
    const booking = bookingWith({
      action: 'ticket_booked',
      partial_payment: true,
      payments: [first],
      payment_options: [optionWith(13_700, { fee: 200 })],
    });
    const price = orderPrice(booking);
    expect([price.paid, price.due.amount]).toEqual([
      { amount: { amount: 14_000, currency: 'RUB' }, fee: { amount: 200, currency: 'RUB' } },
      13_700,
    ]);
    const [way] = paymentWays(booking, price);
    expect(way?.total.amount).toBe(13_900);
    expect(sumOfLines(price, 200)).toBe(13_900);
  });

  it('leaves out an option whose total differs from the lines', () => {
    const booking = bookingWith({ payment_options: [optionWith(27_600), optionWith(27_500, { option: 'sbp' })] });
    expect(paymentWays(booking, orderPrice(booking)).map(({ option }) => option)).toEqual(['sbp']);
  });

  it('prefers the cheaper of two card options, and keeps both when they cost the same', () => {
    const gds = (fee: number) => ({ ...optionWith(27_500, { fee }), payment_type: 'gds' as const });
    const typesWith = (...options: ReturnType<typeof optionWith>[]) => {
      const booking = bookingWith({ payment_options: options });
      return paymentWays(booking, orderPrice(booking)).map(({ types, fee }) => [types, fee.amount]);
    };
    expect(typesWith(optionWith(27_500), gds(0))).toEqual([[['acquiring', 'gds'], 0]]);
    expect(typesWith(optionWith(27_500, { fee: 400 }), gds(0))).toEqual([[['gds'], 0]]);
    expect(typesWith(optionWith(27_500), gds(400))).toEqual([[['acquiring'], 0]]);
  });

  it('falls back to a card without a fee when the service lists no payment options', () => {
    const booking = bookingWith();
    expect(paymentWays(booking, orderPrice(booking))).toMatchObject([{ option: 'card', total: { amount: 27_500 } }]);
  });
});

function bookingWire() {
  const fare = { key: 'standard', name: 'Standard', baggages: [], options: [] };
  return { fare_variants: [{ ...fare, fare_prices: { adult: 10_011, child: 7_511 } }] };
}
