import { describe, expect, it } from 'vitest';
import {
  addMonths,
  addMonthsToDate,
  daysOfMonth,
  isCalendarMonth,
  monthGrid,
  monthsBetween,
  weekdayOf,
} from './month-grid';

describe('monthGrid', () => {
  it.each([
    // month, weeks, column of the 1st, days
    ['2031-05', 5, 3, 31],
    ['2031-06', 6, 6, 30],
    ['2031-09', 5, 0, 30],
    ['2027-02', 4, 0, 28],
    ['2032-02', 5, 6, 29],
    ['2031-12', 5, 0, 31],
    // Clocks change in these months in many zones.
    ['2031-03', 6, 5, 31],
    ['2031-10', 5, 2, 31],
  ])('%s has %i weeks, starts in column %i and has %i days', (month, weeks, column, days) => {
    const grid = monthGrid(month);
    const all = grid.flat().filter((day) => day !== null);
    expect(grid).toHaveLength(weeks);
    expect(grid.every((week) => week.length === 7)).toBe(true);
    expect(grid[0]!.indexOf(`${month}-01`)).toBe(column);
    expect(all).toHaveLength(days);
    expect(all).toEqual([...new Set(all)].sort());
    expect(all.at(-1)).toBe(daysOfMonth(month).last);
  });

  it('begins on Monday', () => {
    expect(monthGrid('2031-05')[1]![0]).toBe('2031-05-05');
    expect(weekdayOf('2031-05-05')).toBe(0);
    expect(weekdayOf('2031-05-04')).toBe(6);
  });
});

describe('months', () => {
  it.each([
    ['2031-05', 1, '2031-06'],
    ['2031-12', 1, '2032-01'],
    ['2031-01', -1, '2030-12'],
    ['2031-05', 20, '2033-01'],
  ])('%s and %i months is %s', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected);
  });

  it.each([
    ['2031-05-04', 6, '2031-11-04'],
    ['2031-08-31', 6, '2032-02-29'],
    ['2030-08-31', 6, '2031-02-28'],
    ['2031-12-31', 12, '2032-12-31'],
    ['2032-02-29', 12, '2033-02-28'],
  ])('%s and %i months is %s', (date, count, expected) => {
    expect(addMonthsToDate(date, count)).toBe(expected);
  });

  it('includes the months of both dates', () => {
    expect(monthsBetween('2031-11-30', '2032-02-01')).toEqual(['2031-11', '2031-12', '2032-01', '2032-02']);
    expect(monthsBetween('2031-05-04', '2031-05-04')).toEqual(['2031-05']);
    expect(monthsBetween('2031-06-01', '2031-05-31')).toEqual([]);
  });

  it.each(['2031-13', '2031-00', '2031-5', '2031-05-04', '', 'month'])('rejects %j as a month', (text) => {
    expect(isCalendarMonth(text)).toBe(false);
  });
});
