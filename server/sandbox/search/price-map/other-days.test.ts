import { expect, it } from 'vitest';
import { dayOfDate } from '../../world/time-zones';
import { bestOthers } from './other-days';

const on = (date: string, amount: number) => ({ day: dayOfDate(date)!, back: null, amount });

it.each([
  ['the cheapest of each other month', ['2031-05-04', '2031-06-01', '2031-06-09', '2031-07-02'], [1, 3]],
  ['other days within one month', ['2031-05-04', '2031-05-09', '2031-05-06', '2031-05-20'], [2, 1]],
  ['nothing without other days', ['2031-05-04'], []],
])('names %s, in order of the calendar', (_name, dates, expected) => {
  const [cheapest, ...rest] = dates.map((date, index) => on(date, 100 + index));
  expect(bestOthers(cheapest!, rest).map(({ amount }) => amount - 100)).toEqual(expected);
});
