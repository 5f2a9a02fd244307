import { expect, it } from 'vitest';
import { priceLevel } from './price-level';

const DAYS = [290, 300, 310, 330, 350, 370, 380, 400];

it.each<[number, number[], string | null]>([
  [267, DAYS, 'low 290–400'],
  [307, DAYS, 'low 290–400'],
  [308, DAYS, 'typical 290–400'],
  [373, DAYS, 'typical 290–400'],
  [374, DAYS, null],
  [375, DAYS, 'high 290–400'],
  [267, DAYS.slice(1), 'low 300–400'],
  [267, DAYS.slice(2), null],
  [267, [], null],
  [300, Array<number>(8).fill(300), null],
  [250, Array<number>(8).fill(300), null],
  [250, [...DAYS].reverse(), 'low 290–400'],
])('%i among %j: %s', (price, others, expected) => {
  const found = priceLevel(price, others);
  expect(found && `${found.level} ${found.from}–${found.to}`).toBe(expected);
});

it('knows the usual price of the other days', () => expect(priceLevel(267, DAYS)?.usual).toBe(340));
