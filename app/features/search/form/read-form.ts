import { typedText } from '~/forms/typed-text';
import { LIMITS } from '../query/search-query';
import {
  COUNT_FIELDS,
  DATE_TYPES,
  DAY_FIELDS,
  EMPTY_FORM,
  EMPTY_LEG,
  FLEXIBILITIES,
  FORM_CABINS,
  MONTH_PREFIX,
  type PlaceValue,
  type SearchFormValues,
} from './form-values';
import { isCalendarDate } from '~/dates/calendar-date';
import { withMonth } from './dates';
import { FORM_TRANSPORTS, NO_NUMBER } from './passengers';
import { typedDay } from '~/dates/typed-day';

const MAX_TEXT = 100;
/** Above the limit of children, so that an excess is detected. */
const MAX_CHILDREN = 20;

/** Fields of a submitted form, or parameters of a link to a filled form. */
export type FieldSource = Pick<URLSearchParams, 'has'> & {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
};

const PLACE_OR_DAY_OF_LEG = /^(?:legs\[\d\]\.)?(?:departure|arrival)(?:Code|Label)?$|^legs\[\d\]\.date$/;
const OTHER_FIELDS: ReadonlySet<string> = new Set([
  ...DAY_FIELDS,
  ...COUNT_FIELDS,
  'dateType',
  'flexibility',
  'childrenAges',
  'cabinClass',
  'transport',
]);

/** Returns true for the name of a field that `readSearchForm` reads. */
export const isSearchField = (name: string): boolean => OTHER_FIELDS.has(name) || PLACE_OR_DAY_OF_LEG.test(name);

/**
 * Reads the form tolerantly: missing fields get their defaults. Invalid numbers become NO_NUMBER, so that validation
 * reports them instead of guessing.
 */
export function readSearchForm(source: FieldSource): SearchFormValues {
  const text = (name: string) => {
    const value = source.get(name);
    return typeof value === 'string' ? typedText(value.replace(/\p{Cc}+/gu, ' ')).slice(0, MAX_TEXT) : '';
  };
  const place = (name: string): PlaceValue => ({
    text: text(name),
    code: text(`${name}Code`),
    label: text(`${name}Label`),
  });
  const oneOf = <T extends string>(options: readonly T[], name: string, otherwise: T) =>
    options.find((one) => one === text(name)) ?? otherwise;

  const values: SearchFormValues = {
    ...EMPTY_FORM,
    departure: place('departure'),
    arrival: place('arrival'),
    dateType: oneOf(DATE_TYPES, 'dateType', 'date'),
    flexibility: oneOf(FLEXIBILITIES, 'flexibility', 'exact'),
    childrenAges: source
      .getAll('childrenAges')
      // One field per child; also accepts a list in one field, as in links ("[7,1]").
      .flatMap((value) => String(value).split(/[[\],\s]+/))
      .filter((value) => value !== '')
      .slice(0, MAX_CHILDREN)
      .map(wholeNumber),
    cabinClass: oneOf(FORM_CABINS, 'cabinClass', 'economy'),
    transport: oneOf(FORM_TRANSPORTS, 'transport', 'any'),
    legs: Array.from({ length: LIMITS.trips }, (_, index) => `legs[${index}].`)
      .filter((prefix) => source.has(`${prefix}departure`))
      .map((prefix) => ({
        departure: place(`${prefix}departure`),
        arrival: place(`${prefix}arrival`),
        date: typedDay(text(`${prefix}date`)),
      })),
  };
  for (const name of DAY_FIELDS) values[name] = typedDay(text(name));
  for (const name of COUNT_FIELDS) if (source.has(name)) values[name] = wholeNumber(text(name));
  if (values.legs.length === 1) return { ...values, legs: [...values.legs, EMPTY_LEG] };
  const choice = text('flexibility');
  const month = choice.startsWith(MONTH_PREFIX) ? choice.slice(MONTH_PREFIX.length) : '';
  return isCalendarDate(month) ? withMonth(values, month) : values;
}

function wholeNumber(text: string): number {
  return /^\d{1,2}$/.test(text) ? Number(text) : NO_NUMBER;
}
