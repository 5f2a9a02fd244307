import { expect, it } from 'vitest';
import { hasStoredPrices } from './stored-prices';

it.each([
  ['MOW', 'LED', true],
  ['LHR', 'NYC', true],
  ['2000003', '2004001', true],
  ['2000000', '2004001', false],
  ['2000003', '2004000', false],
])('prices from %s to %s are stored: %s', (departure, arrival, expected) => {
  expect(hasStoredPrices({ departure, arrival })).toBe(expected);
});
