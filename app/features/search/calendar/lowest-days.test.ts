import { describe, expect, it } from 'vitest';
import { addDays } from '~/dates/calendar-date';
import { dayLevels, lowestDays } from './lowest-days';

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

describe('dayLevels', () => {
  const around = { '2031-05-03': 89, '2031-05-04': 90, '2031-05-05': 110, '2031-05-06': 111 };

  it('tells the days that cost clearly less or more than usual', () => {
    expect([...dayLevels(prices('2031-05-01', 14, around))]).toEqual([
      ['2031-05-03', 'cheap'],
      ['2031-05-06', 'dear'],
    ]);
  });

  it('calls no more than the dearest quarter of a month dear, whatever other months cost', () => {
    const rising = Array.from({ length: 31 }, (_, index) => [
      addDays('2031-05-01', index),
      { amount: 100 + index * 10 },
    ]);
    const may = Object.fromEntries(rising) as Record<string, { amount: number }>;
    const dear = (days: typeof may) => [...dayLevels(days)].filter(([, level]) => level === 'dear').map(([day]) => day);
    expect(dear(may)).toHaveLength(7);
    expect(dear({ ...may, ...prices('2031-06-01', 30) })).toEqual(dear(may));
  });

  it('tells nothing of few days', () => expect(dayLevels(prices('2031-05-01', 13, around)).size).toBe(0));
});
