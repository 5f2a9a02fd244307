import { describe, expect, it } from 'vitest';
import { firstDayBack, withDateType, withoutReturn } from './dates';
import { dayNotice, withDay } from './field-changes';
import { EMPTY_FORM, type DateType, type SearchFormValues } from './form-values';

const DATES = { min: '2031-04-10', max: '2032-04-30' };

type Days = Partial<
  Pick<
    SearchFormValues,
    'dateType' | 'departureDate' | 'departureDateEnd' | 'dateBack' | 'dateBackEnd' | 'stayMin' | 'stayMax'
  >
>;

const form = (days: Days): SearchFormValues => ({ ...EMPTY_FORM, ...days });

/** Notation "05-04…05-11 05-20…05-27": the days of a form without the year; "-" is an unset day. */
function view({ departureDate, departureDateEnd, dateBack, dateBackEnd }: SearchFormValues): string {
  const day = (date: string) => date.slice(5) || '-';
  const range = (start: string, end: string) => (end === '' ? day(start) : `${day(start)}…${day(end)}`);
  return `${range(departureDate, departureDateEnd)} ${range(dateBack, dateBackEnd)}`;
}

const RETURN: Days = { departureDate: '2031-05-04', dateBack: '2031-05-11' };
const RANGE: Days = {
  dateType: 'range',
  departureDate: '2031-05-04',
  departureDateEnd: '2031-05-08',
  dateBack: '2031-05-20',
  dateBackEnd: '2031-05-22',
};

describe('withDay', () => {
  it.each<[what: string, before: Days, name: string, date: string, after: string]>([
    ['a departure', {}, 'departureDate', '2031-05-04', '05-04 -'],
    ['a departure before the return', RETURN, 'departureDate', '2031-05-10', '05-10 05-11'],
    ['a departure on the day of the return', RETURN, 'departureDate', '2031-05-11', '05-11 05-11'],
    ['a departure after the return clears the return', RETURN, 'departureDate', '2031-05-12', '05-12 -'],
    ['a year that is still being typed clears nothing', RETURN, 'departureDate', '20315-05-12', '-05-12 05-11'],
    ['nor does a day beyond the sale', RETURN, 'departureDate', '2039-05-12', '05-12 05-11'],
    ['a cleared departure', RETURN, 'departureDate', '', '- 05-11'],
    ['a return', { departureDate: '2031-05-04' }, 'dateBack', '2031-05-09', '05-04 05-09'],
    ['a return before the departure moves the departure', RETURN, 'dateBack', '2031-05-01', '05-01 05-01'],
    ['a return of a past year, being typed, moves nothing', RETURN, 'dateBack', '0203-05-01', '05-04 05-01'],
    ['a cleared return', RETURN, 'dateBack', '', '05-04 -'],
    ['the start of a range gives it seven days', { dateType: 'range' }, 'departureDate', '2031-05-04', '05-04…05-11 -'],
    ['a range ends with the sale', { dateType: 'range' }, 'departureDate', '2032-04-27', '04-27…04-30 -'],
    ['an end that still fits stays', RANGE, 'departureDate', '2031-05-06', '05-06…05-08 05-20…05-22'],
    ['an end before the start moves', RANGE, 'departureDate', '2031-05-10', '05-10…05-17 05-20…05-22'],
    ['an end over seven days after the start moves', RANGE, 'departureDate', '2031-04-30', '04-30…05-07 05-20…05-22'],
    ['a start after the range back clears it', RANGE, 'departureDate', '2031-05-21', '05-21…05-28 -'],
    ['a cleared start clears its end', RANGE, 'departureDate', '', '- 05-20…05-22'],
    ['a range back before the departure moves it', RANGE, 'dateBack', '2031-05-02', '05-02…05-08 05-02…05-09'],
    ['an end by itself', RANGE, 'departureDateEnd', '2031-05-05', '05-04…05-05 05-20…05-22'],
    ['an end of the way back by itself', RANGE, 'dateBackEnd', '2031-05-25', '05-04…05-08 05-20…05-25'],
  ])('%s', (_what, before, name, date, after) => {
    expect(view(withDay(form(before), name, date, DATES))).toBe(after);
  });
});

describe('dayNotice', () => {
  it.each<[what: string, name: string, date: string, notice: string | null]>([
    ['an earlier return moves the departure', 'dateBack', '2031-05-01', 'departureMoved'],
    ['a later departure clears the return', 'departureDate', '2031-05-12', 'returnCleared'],
    ['a return that fits', 'dateBack', '2031-05-09', null],
    ['a departure that fits', 'departureDate', '2031-05-05', null],
  ])('%s', (_what, name, date, notice) => {
    const before = form(RETURN);
    expect(dayNotice(before, withDay(before, name, date, DATES), name)).toBe(notice);
  });
});

describe('withDateType', () => {
  it.each<[what: string, before: Days, type: DateType, after: string]>([
    ['a day becomes a range of seven', { departureDate: '2031-05-04' }, 'range', '05-04…05-11 -'],
    ['so does the way back', RETURN, 'range', '05-04…05-11 05-11…05-18'],
    ['no day, no range', {}, 'range', '- -'],
    ['a range becomes its first day', RANGE, 'date', '05-04 05-20'],
    ['what it is already stays', RANGE, 'range', '05-04…05-08 05-20…05-22'],
    ['a stay has no days back', RANGE, 'stay', '05-04…05-08 -'],
    ['a stay from days', RETURN, 'stay', '05-04…05-11 -'],
    [
      'a stay becomes its first day back',
      { ...RANGE, dateType: 'stay', dateBack: '', stayMin: 5 },
      'date',
      '05-04 05-09',
    ],
    [
      'a stay becomes a range from its first day back',
      { ...RANGE, dateType: 'stay', dateBack: '', dateBackEnd: '', stayMin: 5 },
      'range',
      '05-04…05-08 05-09…05-16',
    ],
    ['a stay of no known beginning', { dateType: 'stay', stayMin: 5 }, 'date', '- -'],
    [
      'a stay that would end after the sale',
      { ...RANGE, dateType: 'stay', departureDate: '2032-04-28' },
      'date',
      '04-28 -',
    ],
  ])('%s', (_what, before, type, after) => {
    const changed = withDateType(form(before), type, DATES);
    expect(view(changed)).toBe(after);
    expect(changed.dateType).toBe(type);
  });

  it.each<[what: string, before: Days, stay: [number, number]]>([
    ['as long as it was, or up to three days longer', RETURN, [7, 10]],
    ['of a single day', { ...RETURN, dateBack: '2031-05-05' }, [1, 4]],
    ['at most ninety days', { ...RETURN, dateBack: '2031-08-01' }, [89, 90]],
    ['longer than that: as it was before', { ...RETURN, dateBack: '2031-10-01' }, [7, 10]],
    ['without a way back', { departureDate: '2031-05-04' }, [7, 10]],
  ])('length of a stay %s', (_what, before, [stayMin, stayMax]) => {
    expect(withDateType(form(before), 'stay', DATES)).toMatchObject({ stayMin, stayMax });
  });
});

describe('withoutReturn', () => {
  it.each<[what: string, before: Days, type: DateType, after: string]>([
    ['a day', RETURN, 'date', '05-04 -'],
    ['a range', RANGE, 'range', '05-04…05-08 -'],
    ['a stay', { ...RANGE, dateType: 'stay', dateBack: '', dateBackEnd: '' }, 'range', '05-04…05-08 -'],
  ])('%s', (_what, before, dateType, after) => {
    const changed = withoutReturn(form(before));
    expect([changed.dateType, view(changed)]).toEqual([dateType, after]);
  });
});

describe('firstDayBack', () => {
  it.each<[Days, string]>([
    [{ departureDate: '2031-05-04', stayMin: 0 }, '2031-05-04'],
    [{ departureDate: '2031-05-30', stayMin: 3 }, '2031-06-02'],
    [{ departureDate: '2032-04-30', stayMin: 1 }, ''],
    [{ departureDate: '2031-02-31', stayMin: 1 }, ''],
    [{ departureDate: '2031-05-04', stayMin: -1 }, ''],
  ])('%j: %s', (days, date) => expect(firstDayBack(form(days), DATES)).toBe(date));
});
