import { expect, it } from 'vitest';
import { daysAround } from './nearby-days';

const SALE = { min: '2031-05-04', max: '2032-05-31' };

it.each([
  ['in the middle', '2031-06-20', 9, '2031-06-16', '2031-06-24'],
  ['today', '2031-05-04', 9, '2031-05-04', '2031-05-12'],
  ['in two days', '2031-05-06', 9, '2031-05-04', '2031-05-12'],
  ['in four days', '2031-05-08', 9, '2031-05-04', '2031-05-12'],
  ['in five days', '2031-05-09', 9, '2031-05-05', '2031-05-13'],
  ['on the last day', '2032-05-31', 9, '2032-05-23', '2032-05-31'],
  ['over the end of a year', '2031-12-30', 7, '2031-12-27', '2032-01-02'],
  ['over a change of clocks', '2032-03-28', 7, '2032-03-25', '2032-03-31'],
])('%s: %s, %i days from %s to %s', (_, date, count, first, last) => {
  const days = daysAround(date, count, SALE);
  expect(days).toHaveLength(count);
  expect([days[0], days.at(-1)]).toEqual([first, last]);
  expect(days).toContain(date);
});
