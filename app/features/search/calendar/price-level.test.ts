import { expect, it } from 'vitest';
import { priceLevel } from './price-level';

const DAYS = [290, 300, 310, 330, 350, 370, 380, 400];

it.each<[string, number, number[], string | null]>([
  ['below the usual prices', 267, DAYS, 'low 308–374'],
  ['just below them', 307, DAYS, 'low 308–374'],
  ['the least usual price', 308, DAYS, 'typical 308–374'],
  ['the highest usual price', 374, DAYS, 'typical 308–374'],
  ['above it', 375, DAYS, 'high 308–374'],
  ['days in another order', 250, [...DAYS].reverse(), 'low 308–374'],
  ['as few days as say something', 267, DAYS.slice(1), 'low 320–385'],
  ['less than a tenth above days that hardly differ', 109, [98, 99, 99, 100, 100, 101, 101, 101], 'typical 99–110'],
  ['too few days', 267, DAYS.slice(2), null],
  ['no days', 267, [], null],
  ['days of one price', 250, Array<number>(8).fill(300), null],
])('%s: %i', (_name, price, others, expected) => {
  const found = priceLevel(price, others);
  expect(found && `${found.level} ${found.from}–${found.to}`).toBe(expected);
});

it('knows the lowest, middle and highest price of the other days', () =>
  expect(priceLevel(267, DAYS)).toMatchObject({ lowest: 290, middle: 340, highest: 400 }));
