import { describe, expect, it } from 'vitest';
import { searchFormParams } from './form-params';
import { EMPTY_FORM, type SearchFormValues } from './form-values';
import { intentValue, type FormIntent } from './intent';
import { applyIntent, parseIntent } from './intents';
import { NO_NUMBER } from './passengers';
import { readSearchForm } from './read-form';

const BASIS = { dates: { min: '2031-04-10', max: '2032-04-30' }, examples: [{ code: 'LED', label: 'Петербург' }] };

const FILLED: SearchFormValues = {
  ...EMPTY_FORM,
  departure: { text: 'Лондон', code: 'LON', label: 'Лондон' },
  arrival: { text: 'Нью-Й', code: '', label: '' },
  departureDate: '2031-05-04',
  dateBack: '2031-05-11',
  adults: 2,
  childrenAges: [7, 0],
  cabinClass: 'business',
};

describe('the form as parameters of a link', () => {
  it.each([
    ['filled', FILLED],
    ['empty', EMPTY_FORM],
  ])('%s: is read back as it was', (_what, values) => {
    expect(readSearchForm(searchFormParams(values))).toEqual(values);
  });

  it('leaves out what is as in an empty form', () => {
    expect(searchFormParams(EMPTY_FORM).toString()).toBe('');
  });
});

describe('readSearchForm', () => {
  const read = (query: string) => readSearchForm(new URLSearchParams(query));

  it.each([
    ['adults=3', 3],
    ['', 1],
    ['adults=', NO_NUMBER],
    ['adults=-1', NO_NUMBER],
    ['adults=two', NO_NUMBER],
    ['adults=1e1', NO_NUMBER],
  ])('adults of "%s"', (query, adults) => expect(read(query).adults).toBe(adults));

  it('reads every child, and skips an age that was not chosen', () => {
    expect(read('childrenAges=7&childrenAges=&childrenAges=x').childrenAges).toEqual([7, NO_NUMBER]);
  });

  it('takes an unknown cabin for economy', () => expect(read('cabinClass=yacht').cabinClass).toBe('economy'));

  it('cuts what is longer than any name and drops control characters', () => {
    expect(read(`departure=${'a'.repeat(500)}`).departure.text).toHaveLength(100);
    expect(read('departure=Lon%00%0Adon').departure.text).toBe('Lon don');
  });
});

describe('intents', () => {
  const intents: FormIntent[] = [
    { kind: 'search' },
    { kind: 'swap' },
    { kind: 'addAdult' },
    { kind: 'removeAdult' },
    { kind: 'addChild', age: 0 },
    { kind: 'addChild', age: 11 },
    { kind: 'removeChild', position: 1 },
  ];
  it.each(intents)('$kind is read back as it was', (intent) =>
    expect(parseIntent(intentValue(intent))).toEqual(intent),
  );

  it.each([null, '', 'fly', 'addChild', 'addChild:12', 'removeChild', 'addChild:7:7'])('%s means a search', (value) => {
    expect(parseIntent(value)).toEqual({ kind: 'search' });
  });
});

describe('applyIntent', () => {
  const after = (passengers: Partial<SearchFormValues>, intent: FormIntent) => {
    const { adults, childrenAges } = applyIntent({ ...FILLED, ...passengers }, intent, BASIS);
    return [adults, ...childrenAges];
  };

  it('swaps the places with what was picked for them', () => {
    const { departure, arrival } = applyIntent(FILLED, { kind: 'swap' }, BASIS);
    expect([departure, arrival]).toEqual([FILLED.arrival, FILLED.departure]);
  });

  it.each<[string, Partial<SearchFormValues>, FormIntent, number[]]>([
    ['adds an adult', {}, { kind: 'addAdult' }, [3, 7, 0]],
    ['never a tenth passenger', { adults: 7 }, { kind: 'addAdult' }, [7, 7, 0]],
    ['removes an adult', {}, { kind: 'removeAdult' }, [1, 7, 0]],
    ['never the last adult', { adults: 1, childrenAges: [] }, { kind: 'removeAdult' }, [1]],
    ['never an adult whom an infant needs', { childrenAges: [0, 1] }, { kind: 'removeAdult' }, [2, 0, 1]],
    ['adds a child', {}, { kind: 'addChild', age: 3 }, [2, 7, 0, 3]],
    ['adds an infant', {}, { kind: 'addChild', age: 1 }, [2, 7, 0, 1]],
    ['never more infants than adults', { adults: 1 }, { kind: 'addChild', age: 1 }, [1, 7, 0]],
    ['never a tenth passenger, a child', { adults: 7 }, { kind: 'addChild', age: 3 }, [7, 7, 0]],
    ['removes a child', {}, { kind: 'removeChild', position: 0 }, [2, 0]],
    ['removes nobody who is not there', {}, { kind: 'removeChild', position: 5 }, [2, 7, 0]],
  ])('%s', (_what, passengers, intent, expected) => expect(after(passengers, intent)).toEqual(expected));
});
