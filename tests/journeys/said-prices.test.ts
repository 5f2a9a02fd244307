import { expect, it } from 'vitest';
import { hundredthsOf } from './said-prices';

it.each([
  ['$1,234.50', 123_450],
  ['12 345 ₽', 1_234_500],
  ['1.234,50 €', 123_450],
  ['€99', 9_900],
  ['0,29 €', 29],
  ['1 234 567 ₽', 123_456_700],
])('reads %s as an amount', (text, hundredths) => {
  expect(hundredthsOf(text)).toBe(hundredths);
});
