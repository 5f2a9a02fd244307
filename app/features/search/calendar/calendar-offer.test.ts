import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES } from '~/market/currencies';
import { hasCalendar, isNearDate, priceRanges } from './calendar-offer';

describe('isNearDate', () => {
  it.each([
    ['the day before', '2031-02-28', false],
    ['today', '2031-03-01', true],
    ['in 100 days', '2031-06-09', true],
    ['in 101 days', '2031-06-10', false],
    ['in a year', '2032-03-01', false],
  ])('%s, %s: %s', (_, date, expected) => {
    expect(isNearDate(date, '2031-03-01')).toBe(expected);
  });
});

describe('priceRanges', () => {
  it.each([
    ['2031-05-04', '2031-11-03', '2031-11-04', '2032-04-29'],
    ['2031-08-31', '2032-02-28', '2032-02-29', '2032-08-26'],
    ['2032-02-29', '2032-08-28', '2032-08-29', '2033-02-23'],
    ['2031-01-01', '2031-06-30', '2031-07-01', '2031-12-27'],
  ])('from %s: until %s, then %s until %s', (first, end, next, last) => {
    expect(priceRanges(first)).toEqual([
      { from: first, to: end },
      { from: next, to: last },
    ]);
  });
});

describe('hasCalendar', () => {
  it('is on for every currency', () => {
    for (const currency of CURRENCY_CODES)
      expect(hasCalendar({ departure: 'MOW', arrival: 'LED' }, currency)).toBe(true);
  });

  it('is off for the code of all stations in a city', () => {
    expect(hasCalendar({ departure: '2000000', arrival: '2004001' }, 'RUB')).toBe(false);
  });
});
