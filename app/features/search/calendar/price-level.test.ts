import { expect, it } from 'vitest';
import { priceLevel } from './price-level';

const DAYS = [290, 300, 310, 330, 350, 370, 380, 400];

it.each<[number, number[], string | null]>([
  [267, DAYS, 'low 308–373'],
  [307, DAYS, 'low 308–373'],
  [308, DAYS, 'typical 308–373'],
  [373, DAYS, 'typical 308–373'],
  [374, DAYS, null],
  [375, DAYS, 'high 308–373'],
  [267, DAYS.slice(1), 'low 320–375'],
  [267, DAYS.slice(2), null],
  [267, [], null],
  [300, Array<number>(8).fill(300), null],
  [250, Array<number>(8).fill(300), null],
  [250, [...DAYS].reverse(), 'low 308–373'],
])('%i among %j: %s', (price, others, expected) => {
  const found = priceLevel(price, others);
  expect(found && `${found.level} ${found.from}–${found.to}`).toBe(expected);
});
