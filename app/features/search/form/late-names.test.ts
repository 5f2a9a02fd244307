import { describe, expect, it } from 'vitest';
import { EMPTY_FORM, type PlaceValue, type SearchFormValues } from './form-values';
import { formIdentity, withNames } from './late-names';

const picked = (code: string, label: string): PlaceValue => ({ text: label, code, label });
const typed = (text: string): PlaceValue => ({ text, code: '', label: '' });
const to = (arrival: PlaceValue): SearchFormValues => ({ ...EMPTY_FORM, departure: picked('LON', 'London'), arrival });
const leg = (arrival: PlaceValue): SearchFormValues => {
  const one = { departure: picked('LON', 'London'), arrival, date: '' };
  return { ...EMPTY_FORM, legs: [one, one] };
};

describe('formIdentity', () => {
  const identity = (values: SearchFormValues) => formIdentity({ values, choices: {} });

  it.each([to, leg])('does not change with the name of a place', (form) => {
    expect(identity(form(picked('TAS', 'Tashkent')))).toBe(identity(form(picked('TAS', 'TAS'))));
  });

  it.each<[string, PlaceValue]>([
    ['another place', picked('SKD', 'TAS')],
    ['a text', typed('TAS')],
    ['a text that changed what was picked', { text: 'Tas', code: 'TAS', label: 'TAS' }],
  ])('changes with %s', (_, arrival) => {
    expect(identity(to(arrival))).not.toBe(identity(to(picked('TAS', 'TAS'))));
  });
});

describe('withNames', () => {
  const renamed = picked('TAS', 'Tashkent');

  it.each([to, leg])('updates the name of a place that is still picked', (form) => {
    expect(withNames(form(picked('TAS', 'TAS')), form(renamed))).toEqual(form(renamed));
  });

  it.each([typed('Samar'), typed(''), picked('SKD', 'SKD'), { text: 'TA', code: 'TAS', label: 'TAS' }])(
    'keeps a later choice or input: %j',
    (arrival) => {
      expect(withNames(to(arrival), to(renamed))).toEqual(to(arrival));
    },
  );

  it('ignores legs that the page does not have', () => {
    const form = leg(picked('TAS', 'TAS'));
    expect(withNames(form, to(renamed))).toEqual(form);
  });
});
