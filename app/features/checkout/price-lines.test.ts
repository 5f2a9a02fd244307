import { describe, expect, it } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import { orderPrice } from './price-lines';

describe('orderPrice', () => {
  it('has a line for each type that travels, and the lines sum to the total', () => {
    const { lines, total } = orderPrice(bookingWith());
    expect(lines.map(({ type, count, each, total: sum }) => [type, count, each.amount, sum.amount])).toEqual([
      ['adult', 2, 10000, 20000],
      ['child', 1, 7500, 7500],
    ]);
    expect(total).toEqual({ amount: 27500, currency: 'RUB' });
    expect(lines.reduce((sum, line) => sum + line.total.amount, 0)).toBe(total.amount);
  });

  it('adds what was bought beside the tickets', () => {
    const price = (amount: number) => ({ price: { amount, currency: 'RUB' } });
    const ancillaries = { items: [price(240000), price(0), price(9900)] } as Partial<AncillaryOrder> as AncillaryOrder;
    const { lines, tickets, total, ancillaries: items } = orderPrice(bookingWith(), { ancillaries });
    expect(items).toEqual(ancillaries.items);
    expect(tickets.amount).toBe(27500);
    expect(total).toEqual({ amount: 27500 + 240000 + 9900, currency: 'RUB' });
    expect(lines.reduce((sum, line) => sum + line.total.amount, 0)).toBe(tickets.amount);
  });

  it.each([
    ['fares that do not sum to what will be charged', { tickets_total_price: 27600 }],
    ['a fare that is not among the variants', { fare_variant_key: 'gone' }],
  ])('says one total with %s', (_, changes) => {
    const booking = bookingWith(changes);
    const { lines, total } = orderPrice(booking);
    expect(lines).toEqual([{ type: null, count: 1, each: total, total }]);
    expect(total.amount).toBe(booking.totalPrice);
  });
});
