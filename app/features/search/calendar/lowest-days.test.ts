import { describe, expect, it } from 'vitest';
import { addDays } from '~/dates/calendar-date';
import { lowestDays } from './lowest-days';

/** Prices of consecutive days: 100 on all but the named ones. */
function prices(first: string, count: number, others: Record<string, number> = {}) {
  const days = Array.from({ length: count }, (_, index) => addDays(first, index));
  return Object.fromEntries(days.map((day) => [day, { amount: others[day] ?? 100 }]));
}

describe('lowestDays', () => {
  it.each([
    ['the only lowest day', prices('2031-05-01', 31, { '2031-05-09': 90 }), ['2031-05-09']],
    ['equal ones', prices('2031-05-01', 31, { '2031-05-09': 90, '2031-05-20': 90 }), ['2031-05-09', '2031-05-20']],
    ['fourteen days are enough', prices('2031-05-18', 14, { '2031-05-30': 90 }), ['2031-05-30']],
    ['thirteen are not', prices('2031-05-19', 13, { '2031-05-30': 90 }), []],
    [
      'four days left of one month, and the next one whole',
      prices('2031-11-27', 34, { '2031-11-28': 10, '2031-12-08': 90 }),
      ['2031-12-08'],
    ],
    ['no prices', {}, []],
  ])('%s', (_, given, expected) => {
    expect([...lowestDays(given)]).toEqual(expected);
  });
});
