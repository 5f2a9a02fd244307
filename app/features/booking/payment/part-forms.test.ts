import { expect, it } from 'vitest';
import { readMoney } from './part-forms.server';

it.each([
  ['120', 12_000],
  ['120.5', 12_050],
  ['120,50', 12_050],
  ['1 200,50', 120_050],
  ['1,200.50', 120_050],
  ['1.200,50', 120_050],
  ['1’200', 120_000],
  ['1,200', 120_000],
  ['0,99', 99],
  ['', null],
  ['-5', null],
  ['5,12.3', null],
  ['12,3,4', null],
  ['a lot', null],
  ['1e3', null],
])('reads the amount "%s" as %s', (typed, amount) => {
  expect(readMoney(typed)).toBe(amount);
});
