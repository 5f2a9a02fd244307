import { describe, expect, it } from 'vitest';
import type { SearchTrip } from '../query/search-query';
import { parseSearchUrl, buildSearchPath } from '../query/search-url';
import { EMPTY_FORM, type PlaceValue, type SearchFormValues } from './form-values';
import { placeFields } from './route';
import { searchOfForm } from './search-of-form';
import { searchFormState } from './search-form-state';

const NOW = new Date('2031-04-10T12:00:00Z');
const DATES = { min: '2031-04-10', max: '2032-04-30' };
const NAMES = { LON: 'London', ROM: 'Rome', IST: 'Istanbul', TR: 'Turkey', ANYW: 'anywhere' };

const picked = (code: keyof typeof NAMES): PlaceValue => {
  const text = code === 'ANYW' ? 'Anywhere' : NAMES[code];
  return { text, code, label: text };
};
const SINGLE: SearchFormValues = {
  ...EMPTY_FORM,
  departure: picked('LON'),
  arrival: picked('ROM'),
  departureDate: '2031-05-04',
};
const leg = (from: keyof typeof NAMES, to: keyof typeof NAMES, date: string) => ({
  departure: picked(from),
  arrival: picked(to),
  date,
});

const search = (values: SearchFormValues) =>
  searchOfForm(
    values,
    placeFields(values).map(({ place }) => place.code),
    DATES,
  );
const there = (more: Partial<SearchTrip> = {}): SearchTrip => ({
  departure: 'LON',
  arrival: 'ROM',
  date: '2031-05-04',
  ...more,
});
const back = (more: Partial<SearchTrip> = {}): SearchTrip => ({
  departure: 'ROM',
  arrival: 'LON',
  date: '2031-05-11',
  ...more,
});
const RANGE = { dateType: 'range', departureDateEnd: '2031-05-08' } as const;
const LEAVING = there({ flexible: { type: 'range', end: '2031-05-08' } });

describe('searchOfForm', () => {
  const cases: [what: string, values: SearchFormValues, trips: SearchTrip[]][] = [
    ['one way', SINGLE, [there()]],
    ['there and back', { ...SINGLE, dateBack: '2031-05-11' }, [there(), back()]],
    ['a range', { ...SINGLE, ...RANGE }, [LEAVING]],
    [
      'ranges there and back',
      { ...SINGLE, ...RANGE, dateBack: '2031-05-11', dateBackEnd: '2031-05-14' },
      [LEAVING, back({ flexible: { type: 'range', end: '2031-05-14' } })],
    ],
    [
      'a range and a fixed day back',
      { ...SINGLE, ...RANGE, dateBack: '2031-05-11', dateBackEnd: '2031-05-11' },
      [LEAVING, back()],
    ],
    [
      'a stay',
      { ...SINGLE, ...RANGE, dateType: 'stay', stayMin: 7, stayMax: 9 },
      [LEAVING, back({ flexible: { type: 'stay', minDays: 7, maxDays: 9 } })],
    ],
    ['to a country', { ...SINGLE, arrival: picked('TR') }, [there({ arrival: 'TR' })]],
    [
      'anywhere and back',
      { ...SINGLE, arrival: picked('ANYW'), dateBack: '2031-05-11' },
      [there({ arrival: 'ANYW' }), back({ departure: 'ANYW' })],
    ],
    [
      'several legs',
      { ...EMPTY_FORM, legs: [leg('LON', 'ROM', '2031-05-04'), leg('ROM', 'IST', '2031-05-08')] },
      [there(), { departure: 'ROM', arrival: 'IST', date: '2031-05-08' }],
    ],
  ];

  it.each(cases)('%s', (_what, values, trips) => expect(search(values).trips).toEqual(trips));

  it.each(cases)('%s: its link fills the same form', (_what, values) => {
    const parsed = parseSearchUrl(new URL(buildSearchPath(search(values)), 'http://shop'), DATES.min);
    if (!('query' in parsed)) throw new Error('malformed');
    expect(parsed.isCanonical).toBe(true);
    expect(searchFormState(parsed.query, NAMES, NOW).values).toEqual(values);
  });

  it.each<[what: string, values: SearchFormValues, trips: SearchTrip[]]>([
    [
      'a range without an end has seven days',
      { ...SINGLE, dateType: 'range' },
      [there({ flexible: { type: 'range', end: '2031-05-11' } })],
    ],
    ['a range of a day is that day', { ...SINGLE, ...RANGE, departureDateEnd: '2031-05-04' }, [there()]],
    [
      'a stay after a fixed day is a range of days back',
      { ...SINGLE, dateType: 'stay', departureDateEnd: '2031-05-04', stayMin: 7, stayMax: 9 },
      [there(), back({ flexible: { type: 'range', end: '2031-05-13' } })],
    ],
    [
      'the range of a link is a month at most',
      { ...SINGLE, dateType: 'stay', departureDateEnd: '2031-05-04', stayMin: 7, stayMax: 90 },
      [there(), back({ flexible: { type: 'range', end: '2031-06-11' } })],
    ],
  ])('%s', (_what, values, trips) => expect(search(values).trips).toEqual(trips));

  it('counts children under two as infants', () => {
    expect(search({ ...SINGLE, adults: 2, childrenAges: [7, 0, 1, 2] })).toMatchObject({
      adults: 2,
      childrenAges: [7, 2],
      infants: 2,
    });
  });

  it('counts a child of ten as an adult by train alone', () => {
    const form: SearchFormValues = { ...SINGLE, childrenAges: [4, 10], transport: 'train' };
    expect(search(form)).toMatchObject({ adults: 2, childrenAges: [4], infants: 0 });
  });
});
