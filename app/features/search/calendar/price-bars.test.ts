import { describe, expect, it } from 'vitest';
import { barLevels, barShares } from './price-bars';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

describe('barShares', () => {
  it.each([
    ['the highest is full, half the price half as high', [euros(200), euros(100), null], [100, 50, 0]],
    ['a tiny price is still seen', [euros(10_000), euros(1)], [100, 2]],
    ['no prices', [null, null], [0, 0]],
    ['none at all', [], []],
  ])('%s', (_, prices, expected) => {
    expect(barShares(prices)).toEqual(expected);
  });
});

describe('barLevels', () => {
  it.each([
    [
      'the first of the lowest, and more than a quarter above the median',
      [35, 43, 35, 42, 76],
      ['lowest', 'usual', 'usual', 'usual', 'high'],
    ],
    ['nearly equal prices are all usual', [50, 51, 52, 53], ['lowest', 'usual', 'usual', 'usual']],
    ['too few prices to call one high', [10, null, 90], ['lowest', 'unknown', 'usual']],
    ['no prices', [null, null], ['unknown', 'unknown']],
  ])('%s', (_, prices, expected) => {
    expect(barLevels(prices.map((price) => (price === null ? null : euros(price))))).toEqual(expected);
  });
});
