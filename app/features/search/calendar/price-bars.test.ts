import { describe, expect, it } from 'vitest';
import { barShares } from './price-bars';

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
