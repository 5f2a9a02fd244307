import { describe, expect, it } from 'vitest';
import { searchFormParams } from './form-params';
import { EMPTY_FORM, EMPTY_LEG, type SearchFormValues } from './form-values';
import { intentValue, type FormIntent } from './intent';
import { applyIntent, fieldAfter, movesOnFrom, parseIntent } from './intents';
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
    [
      'of ranges',
      {
        ...FILLED,
        dateType: 'range' as const,
        departureDateEnd: '2031-05-08',
        dateBackEnd: '2031-05-14',
      },
    ],
    ['of a stay', { ...FILLED, dateType: 'stay' as const, dateBack: '', stayMin: 0, stayMax: 21 }],
    [
      'of legs',
      { ...EMPTY_FORM, legs: [{ ...EMPTY_LEG, departure: FILLED.departure, date: '2031-05-04' }, EMPTY_LEG] },
    ],
    ['of six empty legs', { ...EMPTY_FORM, legs: Array.from({ length: 6 }, () => EMPTY_LEG) }],
  ])('%s: is read back unchanged', (_what, values) => {
    expect(readSearchForm(searchFormParams(values))).toEqual(values);
  });

  it('leaves out default values', () => {
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

  it('reads every child, and skips an unset age', () => {
    expect(read('childrenAges=7&childrenAges=&childrenAges=x').childrenAges).toEqual([7, NO_NUMBER]);
    expect(read('childrenAges=[7,1]').childrenAges).toEqual([7, 1]);
    expect(read('childrenAges=[]').childrenAges).toEqual([]);
  });

  it('accepts two to six legs', () => {
    const legs = (count: number) =>
      read(Array.from({ length: count }, (_, index) => `legs[${index}].departure=London`).join('&')).legs;
    expect([0, 1, 2, 6, 8].map((count) => legs(count).length)).toEqual([0, 2, 2, 6, 6]);
  });

  it.each([
    ['dateType=range', 'range'],
    ['dateType=week', 'date'],
  ])('%s', (query, type) => expect(read(query).dateType).toBe(type));

  it('reads an unknown cabin as economy', () => expect(read('cabinClass=yacht').cabinClass).toBe('economy'));

  it('truncates overlong text and drops control characters', () => {
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
    { kind: 'multiLeg' },
    { kind: 'single' },
    { kind: 'addLeg' },
    { kind: 'removeLeg', position: 5 },
    { kind: 'dates', type: 'range' },
    { kind: 'dates', type: 'stay' },
    { kind: 'noReturn' },
    { kind: 'goTo', code: 'LED' },
    { kind: 'goTo', code: 'ANYW' },
  ];
  it.each(intents)('$kind is read back unchanged', (intent) =>
    expect(parseIntent(intentValue(intent))).toEqual(intent),
  );

  it.each([
    '',
    'fly',
    'swap:1',
    'addChild',
    'addChild:12',
    'removeChild',
    'addChild:7:7',
    'removeLeg:x',
    'dates:never',
    'goTo:<b>',
  ])('reads %s as a search', (value) => {
    expect(parseIntent(value)).toEqual({ kind: 'search' });
  });
});

describe('applyIntent', () => {
  const after = (passengers: Partial<SearchFormValues>, intent: FormIntent) => {
    const { adults, childrenAges } = applyIntent({ ...FILLED, ...passengers }, intent, BASIS);
    return [adults, ...childrenAges];
  };

  it('swaps the places with their picked codes', () => {
    const { departure, arrival } = applyIntent(FILLED, { kind: 'swap' }, BASIS);
    expect([departure, arrival]).toEqual([FILLED.arrival, FILLED.departure]);
  });

  it.each(['TR', 'ANYW'])('does not swap with %s', (code) => {
    const values = { ...FILLED, arrival: { text: 'x', code, label: 'x' } };
    expect(applyIntent(values, { kind: 'swap' }, BASIS)).toEqual(values);
  });

  it('fills in an example, and ignores other codes', () => {
    const { arrival } = applyIntent(FILLED, { kind: 'goTo', code: 'LED' }, BASIS);
    expect(arrival).toEqual({ text: 'Петербург', code: 'LED', label: 'Петербург' });
    expect(applyIntent(FILLED, { kind: 'goTo', code: 'PAR' }, BASIS)).toEqual(FILLED);
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

describe('fieldAfter', () => {
  const FROM_LONDON = { ...EMPTY_LEG, departure: FILLED.departure };
  const LONDON_NEW_YORK = { ...FROM_LONDON, arrival: FILLED.arrival };
  const legs = (count: number) => ({ ...EMPTY_FORM, legs: Array.from({ length: count }, () => EMPTY_LEG) });
  it.each<[FormIntent, SearchFormValues, string | null]>([
    [{ kind: 'multiLeg' }, legs(2), 'legs[0].departure'],
    [{ kind: 'multiLeg' }, { ...EMPTY_FORM, legs: [FROM_LONDON, EMPTY_LEG] }, 'legs[0].arrival'],
    [{ kind: 'multiLeg' }, { ...EMPTY_FORM, legs: [LONDON_NEW_YORK, EMPTY_LEG] }, 'legs[0].date'],
    [{ kind: 'multiLeg' }, { ...EMPTY_FORM, legs: [{ ...LONDON_NEW_YORK, date: '2031-05-04' }] }, null],
    [{ kind: 'addLeg' }, legs(4), 'legs[3].departure'],
    [{ kind: 'removeLeg', position: 1 }, legs(3), 'legs[1].departure'],
    [{ kind: 'removeLeg', position: 3 }, legs(3), 'legs[2].departure'],
    [{ kind: 'removeLeg', position: 1 }, EMPTY_FORM, 'departure'],
    [{ kind: 'single' }, EMPTY_FORM, 'departure'],
    [{ kind: 'goTo', code: 'LED' }, EMPTY_FORM, 'departureDate'],
    [{ kind: 'dates', type: 'date' }, EMPTY_FORM, 'departureDate'],
    [{ kind: 'dates', type: 'stay' }, { ...EMPTY_FORM, dateType: 'stay' }, null],
    [{ kind: 'noReturn' }, EMPTY_FORM, 'dateBack'],
    [{ kind: 'swap' }, EMPTY_FORM, null],
    [{ kind: 'addAdult' }, EMPTY_FORM, null],
  ])('%j leads to %s', (intent, values, field) => expect(fieldAfter(intent, values)).toBe(field));
});

describe('movesOnFrom', () => {
  it.each([
    ['LON', '/price-map', true],
    ['TR', '/price-map', true],
    ['ANYW', '/en-gb', true],
    ['ANYW', '/price-map', false],
  ])('%s on %s: %s', (code, path, moves) => expect(movesOnFrom(code, path)).toBe(moves));
});
