import { LIMITS } from '~/features/search-query/search-query';
import { isChildAge, NO_NUMBER, type FormPassengers } from './passengers';

/** Cabins of the form: the first two are always offered, the others only when a link brought them. */
export const FORM_CABINS = ['economy', 'business', 'comfort', 'first', 'premium'] as const;
export type FormCabin = (typeof FORM_CABINS)[number];

/** A place field: what is typed, and what was picked for it. The code holds as long as the text is still `label`. */
export type PlaceValue = { text: string; code: string; label: string };

/** A leg of a journey of several. */
export type LegValue = { departure: PlaceValue; arrival: PlaceValue; date: string };

/**
 * How the days are given (specification 1 §4): `date` by day; `range` as the first and the last possible day; `stay` as
 * a range to leave in, and the days until the way back.
 */
export const DATE_TYPES = ['date', 'range', 'stay'] as const;
export type DateType = (typeof DATE_TYPES)[number];

/**
 * What the search form holds. Dates are ISO dates as typed, perhaps impossible; `dateBack` is empty for one way. The
 * ends are those of ranges, empty in all other types. With `legs` (two to six) it is a journey of several, and the
 * places and dates beside them are empty.
 */
export type SearchFormValues = FormPassengers & {
  departure: PlaceValue;
  arrival: PlaceValue;
  dateType: DateType;
  departureDate: string;
  departureDateEnd: string;
  dateBack: string;
  dateBackEnd: string;
  stayMin: number;
  stayMax: number;
  legs: LegValue[];
  cabinClass: FormCabin;
};

export const EMPTY_PLACE: PlaceValue = { text: '', code: '', label: '' };

export const EMPTY_LEG: LegValue = { departure: EMPTY_PLACE, arrival: EMPTY_PLACE, date: '' };

/** A route of the form without its passengers and cabin. */
export const EMPTY_ROUTE = {
  departure: EMPTY_PLACE,
  arrival: EMPTY_PLACE,
  dateType: 'date' as DateType,
  departureDate: '',
  departureDateEnd: '',
  dateBack: '',
  dateBackEnd: '',
  stayMin: 7,
  stayMax: 10,
  legs: [] as LegValue[],
};

export const EMPTY_FORM: SearchFormValues = { ...EMPTY_ROUTE, adults: 1, childrenAges: [], cabinClass: 'economy' };

const MAX_TEXT = 100;
/** More children than anybody may add, so that too many are seen to be so. */
const MAX_CHILDREN = 20;

/** Fields of a submitted form, or parameters of a link to a filled one. */
export type FieldSource = Pick<URLSearchParams, 'has'> & {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
};

const DAY_FIELDS = ['departureDate', 'departureDateEnd', 'dateBack', 'dateBackEnd'] as const;
const COUNT_FIELDS = ['adults', 'stayMin', 'stayMax'] as const;
const SIDES = ['departure', 'arrival'] as const;

/**
 * Reads the form tolerantly: what is missing stands as in an empty form. Numbers that are none become NO_NUMBER, so
 * that the check refuses them and nothing is guessed.
 */
export function readSearchForm(source: FieldSource): SearchFormValues {
  const text = (name: string) => {
    const value = source.get(name);
    return typeof value === 'string'
      ? value
          .replace(/\p{Cc}+/gu, ' ')
          .trim()
          .slice(0, MAX_TEXT)
      : '';
  };
  const place = (name: string): PlaceValue => ({
    text: text(name),
    code: text(`${name}Code`),
    label: text(`${name}Label`),
  });
  const oneOf = <T extends string>(known: readonly T[], name: string, otherwise: T) =>
    known.find((one) => one === text(name)) ?? otherwise;

  const values: SearchFormValues = {
    ...EMPTY_FORM,
    departure: place('departure'),
    arrival: place('arrival'),
    dateType: oneOf(DATE_TYPES, 'dateType', 'date'),
    childrenAges: source
      .getAll('childrenAges')
      .filter((value) => value !== '')
      .slice(0, MAX_CHILDREN)
      .map((value) => wholeNumber(String(value))),
    cabinClass: oneOf(FORM_CABINS, 'cabinClass', 'economy'),
    legs: Array.from({ length: LIMITS.trips }, (_, index) => `legs[${index}].`)
      .filter((prefix) => source.has(`${prefix}departure`))
      .map((prefix) => ({
        departure: place(`${prefix}departure`),
        arrival: place(`${prefix}arrival`),
        date: text(`${prefix}date`),
      })),
  };
  for (const name of DAY_FIELDS) values[name] = text(name);
  for (const name of COUNT_FIELDS) if (source.has(name)) values[name] = wholeNumber(text(name));
  return values.legs.length === 1 ? { ...values, legs: [...values.legs, EMPTY_LEG] } : values;
}

function wholeNumber(text: string): number {
  return /^\d{1,2}$/.test(text) ? Number(text) : NO_NUMBER;
}

/** The form as parameters of a link to it, without what is as in an empty form. `readSearchForm` reads them back. */
export function searchFormParams(values: SearchFormValues): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string) => {
    if (value !== '') params.append(name, value);
  };
  const putPlaces = (prefix: string, route: Pick<LegValue, 'departure' | 'arrival'>) => {
    for (const side of SIDES) {
      put(`${prefix}${side}`, route[side].text);
      put(`${prefix}${side}Code`, route[side].code);
      put(`${prefix}${side}Label`, route[side].label);
    }
  };
  putPlaces('', values);
  if (values.dateType !== 'date') put('dateType', values.dateType);
  for (const name of DAY_FIELDS) put(name, values[name]);
  for (const name of COUNT_FIELDS) {
    if (values[name] !== EMPTY_FORM[name] && values[name] !== NO_NUMBER) put(name, String(values[name]));
  }
  values.legs.forEach((leg, index) => {
    const prefix = `legs[${index}].`;
    // An empty leg is one all the same.
    if (leg.departure.text === '') params.append(`${prefix}departure`, '');
    putPlaces(prefix, leg);
    put(`${prefix}date`, leg.date);
  });
  for (const age of values.childrenAges) if (isChildAge(age)) put('childrenAges', String(age));
  if (values.cabinClass !== EMPTY_FORM.cabinClass) put('cabinClass', values.cabinClass);
  return params;
}

/** True for a form in which nothing has been changed yet. */
export function isUntouched(values: SearchFormValues): boolean {
  return searchFormParams(values).size === 0;
}
