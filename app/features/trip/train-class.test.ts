import { expect, it } from 'vitest';
import { fairwind } from '#tests/fixtures/market';
import { trainClassText } from './segment-text.server';

const NAMES = {
  maps: { carKinds: { second: { name: '2nd class' }, first: { name: '1st class' } } },
  market: fairwind({ country: 'GB', currency: 'GBP' }),
};
const FLIGHT = { train: null };

it.each<[string, string[][], string | null]>([
  ['the cheapest of one train', [['second', 'first']], '2nd class'],
  ['the cheapest that all trains have', [['second', 'first'], ['first']], '1st class'],
  ['without a common one, the cheapest of each', [['second'], ['first']], '2nd class, 1st class'],
  ['nothing where the cars are unknown', [[], []], null],
])('the places that a price buys: %s', (_name, cars, expected) => {
  const trains = cars.map((carKinds) => ({ train: { carKinds } }));
  expect(trainClassText(trains, NAMES)).toBe(expected);
  expect(trainClassText([...trains, FLIGHT], NAMES)).toBe(expected);
});
