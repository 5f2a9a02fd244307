import type { FormPassengers, FormTransport } from './passengers';

/** Cabins of the form: the first two are always offered, the others only when set by a link. */
export const FORM_CABINS = ['economy', 'business', 'comfort', 'first', 'premium'] as const;
export type FormCabin = (typeof FORM_CABINS)[number];

/** A place field: its text, and the picked place. The code is valid only while the text equals `label`. */
export type PlaceValue = { text: string; code: string; label: string };

/** A leg of a multi-city journey. */
export type LegValue = { departure: PlaceValue; arrival: PlaceValue; date: string };

/**
 * Date type (specification 1 §4). `date`: fixed days; `range`: first and last possible day; `stay`: a range for the
 * departure, and the days until the way back.
 */
export const DATE_TYPES = ['date', 'range', 'stay'] as const;
export type DateType = (typeof DATE_TYPES)[number];

/** Tolerance around fixed days; `exact` has none. */
export const FLEXIBILITIES = ['exact', 'day', 'threeDays', 'month', 'weekend'] as const;
export type Flexibility = (typeof FLEXIBILITIES)[number];
/** Choice of the month of a date: "month:2031-05-01". */
export const MONTH_PREFIX = 'month:';
/** Further choice beside the tolerances: ranges of days instead, with four fields. */
export const OWN_RANGES = 'range';

/**
 * Values of the search form. Dates are ISO dates as typed, possibly invalid; `dateBack` is empty one way. Range ends
 * are empty unless the date type is a range. With `legs` (two to six) it is a multi-city journey, and the places and
 * dates beside them are empty.
 */
export type SearchFormValues = FormPassengers & {
  departure: PlaceValue;
  arrival: PlaceValue;
  dateType: DateType;
  /** Only with the date type `date`. */
  flexibility: Flexibility;
  departureDate: string;
  departureDateEnd: string;
  dateBack: string;
  dateBackEnd: string;
  stayMin: number;
  stayMax: number;
  legs: LegValue[];
  cabinClass: FormCabin;
  transport: FormTransport;
};

export const EMPTY_PLACE: PlaceValue = { text: '', code: '', label: '' };

export const EMPTY_LEG: LegValue = { departure: EMPTY_PLACE, arrival: EMPTY_PLACE, date: '' };

/** A route without passengers and cabin. */
export const EMPTY_ROUTE = {
  departure: EMPTY_PLACE,
  arrival: EMPTY_PLACE,
  dateType: 'date' as DateType,
  flexibility: 'exact' as Flexibility,
  departureDate: '',
  departureDateEnd: '',
  dateBack: '',
  dateBackEnd: '',
  stayMin: 7,
  stayMax: 10,
  legs: [] as LegValue[],
};

export const EMPTY_FORM: SearchFormValues = {
  ...EMPTY_ROUTE,
  adults: 1,
  childrenAges: [],
  cabinClass: 'economy',
  transport: 'any',
};

/** Names of the fields by kind. */
export const DAY_FIELDS = ['departureDate', 'departureDateEnd', 'dateBack', 'dateBackEnd'] as const;
export const COUNT_FIELDS = ['adults', 'stayMin', 'stayMax'] as const;
export const PLACE_SIDES = ['departure', 'arrival'] as const;
