import type { FormPassengers } from './passengers';

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

/** Names of the fields of a kind. */
export const DAY_FIELDS = ['departureDate', 'departureDateEnd', 'dateBack', 'dateBackEnd'] as const;
export const COUNT_FIELDS = ['adults', 'stayMin', 'stayMax'] as const;
export const PLACE_SIDES = ['departure', 'arrival'] as const;
