import { describe, expect, it } from 'vitest';
import { addDays } from '~/dates/calendar-date';
import { calendarDay, chosenTrip, firstOpened, firstShown, localDay, shownMonths } from './picker-days';

describe('localDay and calendarDay', () => {
  it('are each other’s inverse on every day of two years, in any zone', () => {
    for (let day = '2031-01-01'; day < '2033-01-01'; day = addDays(day, 1)) {
      expect(calendarDay(localDay(day)!)).toBe(day);
    }
  });

  it.each(['', '2031-02-31', '31.05.2031', '0000-00-00'])('%j is not a day', (text) => {
    expect(localDay(text)).toBeUndefined();
  });

  it('keeps the year as it is', () => {
    expect(calendarDay(localDay('0099-03-01')!)).toBe('0099-03-01');
  });
});

describe('shownMonths', () => {
  it.each([
    ['wide', false, '2031-05-04', '2032-05-31', 2],
    ['wide, the last month', false, '2032-05-04', '2032-05-31', 1],
    ['a phone', true, '2031-05-04', '2032-05-31', 13],
    ['a phone on the first of a month', true, '2031-05-01', '2032-05-31', 12],
    ['a phone, the end of a range', true, '2031-05-28', '2031-06-04', 2],
  ])('%s: %i', (_, isNarrow, min, max, expected) => {
    expect(shownMonths(isNarrow, { min, max })).toBe(expected);
  });
});

describe('firstShown', () => {
  it.each([
    ['nothing chosen', '', '', undefined],
    ['a departure', '2031-05-04', '2031-05-04', '2031-05-04'],
    ['a return in the next month: both', '2031-06-30', '2031-05-04', '2031-05-04'],
    ['a later return: the return', '2031-07-01', '2031-05-04', '2031-07-01'],
    ['an end before its start', '2031-03-01', '2031-05-04', '2031-03-01'],
    ['no end yet', '', '2031-05-04', '2031-05-04'],
    ['nonsense', 'soon', '2031-05-04', '2031-05-04'],
  ])('%s', (_, focus, start, expected) => {
    expect(firstShown(focus, start)).toEqual(expected && localDay(expected));
  });
});

describe('firstOpened', () => {
  it.each([
    ['a week is left', false, '2031-05-25', '2031-05-25'],
    ['fewer days are left', false, '2031-05-26', '2031-06-01'],
    ['on a phone, which has all months', true, '2031-05-31', '2031-05-31'],
  ])('%s', (_, isNarrow, min, expected) => {
    expect(firstOpened(isNarrow, min)).toEqual(localDay(expected));
  });
});

describe('chosenTrip', () => {
  const sale = { min: '2031-05-04', max: '2032-04-30' };
  it.each([
    ['nothing chosen, the return is opened: the departure', '', '', 'back', { out: '', back: '', side: 'out' }],
    ['a past departure', '2031-05-03', '2031-05-10', 'back', { out: '', back: '', side: 'out' }],
    ['a return alone', '', '2031-05-10', 'back', { out: '', back: '', side: 'out' }],
    ['a departure', '2031-05-05', '', 'back', { out: '2031-05-05', back: '', side: 'back' }],
    ['both', '2031-05-05', '2031-05-10', 'out', { out: '2031-05-05', back: '2031-05-10', side: 'out' }],
    ['a return too early', '2031-05-05', '2031-05-04', 'back', { out: '2031-05-05', back: '', side: 'back' }],
  ] as const)('%s', (_, out, back, wanted, expected) => {
    expect(chosenTrip({ out, back }, wanted, sale)).toEqual(expected);
  });
});
