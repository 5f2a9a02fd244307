import { describe, expect, it } from 'vitest';
import { saleDates } from '~/dates/sale-dates';
import { departuresOnSale } from './prices.server';

describe('departuresOnSale', () => {
  it.each([
    ['one way', '2031-05-28', null, '2032-05-23'],
    ['a return that is on sale on the last day', '2031-05-28', 7, '2032-05-23'],
    ['a return that would be after the end of sale', '2031-05-28', 14, '2032-05-17'],
    ['early in a month', '2031-05-04', 14, '2032-04-29'],
  ] as const)('%s', (_, today, nights, to) => {
    const sale = saleDates(new Date(`${today}T12:00:00Z`));
    expect(departuresOnSale(sale, { nights })).toEqual({ from: sale.min, to });
  });
});
