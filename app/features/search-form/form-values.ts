import { isChildAge, NO_NUMBER, type FormPassengers } from './passengers';

/** Cabins of the form: the first two are always offered, the others only when a link brought them. */
export const FORM_CABINS = ['economy', 'business', 'comfort', 'first', 'premium'] as const;
export type FormCabin = (typeof FORM_CABINS)[number];

/** A place field: what is typed, and what was picked for it. The code holds as long as the text is still `label`. */
export type PlaceValue = { text: string; code: string; label: string };

/** What the search form holds. Dates are ISO dates as typed, perhaps impossible; `dateBack` is empty for one way. */
export type SearchFormValues = FormPassengers & {
  departure: PlaceValue;
  arrival: PlaceValue;
  departureDate: string;
  dateBack: string;
  cabinClass: FormCabin;
};

export const EMPTY_PLACE: PlaceValue = { text: '', code: '', label: '' };

export const EMPTY_FORM: SearchFormValues = {
  departure: EMPTY_PLACE,
  arrival: EMPTY_PLACE,
  departureDate: '',
  dateBack: '',
  adults: 1,
  childrenAges: [],
  cabinClass: 'economy',
};

const MAX_TEXT = 100;
/** More children than anybody may add, so that too many are seen to be so. */
const MAX_CHILDREN = 20;

/** Fields of a submitted form, or parameters of a link to a filled one. */
export type FieldSource = Pick<URLSearchParams, 'has'> & {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
};

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
  const cabin = text('cabinClass') || EMPTY_FORM.cabinClass;
  return {
    departure: place('departure'),
    arrival: place('arrival'),
    departureDate: text('departureDate'),
    dateBack: text('dateBack'),
    adults: source.has('adults') ? wholeNumber(text('adults')) : EMPTY_FORM.adults,
    childrenAges: source
      .getAll('childrenAges')
      .filter((value) => value !== '')
      .slice(0, MAX_CHILDREN)
      .map((value) => wholeNumber(String(value))),
    cabinClass: FORM_CABINS.find((known) => known === cabin) ?? EMPTY_FORM.cabinClass,
  };
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
  for (const name of ['departure', 'arrival'] as const) {
    put(name, values[name].text);
    put(`${name}Code`, values[name].code);
    put(`${name}Label`, values[name].label);
  }
  put('departureDate', values.departureDate);
  put('dateBack', values.dateBack);
  if (values.adults !== EMPTY_FORM.adults && values.adults !== NO_NUMBER) put('adults', String(values.adults));
  for (const age of values.childrenAges) if (isChildAge(age)) put('childrenAges', String(age));
  if (values.cabinClass !== EMPTY_FORM.cabinClass) put('cabinClass', values.cabinClass);
  return params;
}

/** True for a form in which nothing has been changed yet. */
export function isUntouched(values: SearchFormValues): boolean {
  return searchFormParams(values).size === 0;
}
