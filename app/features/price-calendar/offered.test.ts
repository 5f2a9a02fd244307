import { describe, expect, it } from 'vitest';
import { hasKeptPrices, isCalendarOffered } from './offered';

describe('isCalendarOffered', () => {
  it.each([
    ['the day before', '2031-02-28', false],
    ['today', '2031-03-01', true],
    ['in 100 days', '2031-06-09', true],
    ['in 101 days', '2031-06-10', false],
    ['in a year', '2032-03-01', false],
  ])('%s, %s: %s', (_, date, expected) => {
    expect(isCalendarOffered(date, '2031-03-01')).toBe(expected);
  });
});

describe('hasKeptPrices', () => {
  it.each([
    ['MOW', 'LED', true],
    ['LHR', 'NYC', true],
    ['2000003', '2004001', true],
    ['2000000', '2004001', false],
    ['2000003', '2004000', false],
  ])('%s to %s: %s', (departure, arrival, expected) => {
    expect(hasKeptPrices({ departure, arrival })).toBe(expected);
  });
});
