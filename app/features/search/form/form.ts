/**
 * Validation rules of the search form (specification 1 §5), for the server and, after a rejected submission, for the
 * page.
 */
import { isCalendarDate, daysBetween } from '~/dates/calendar-date';
import { LIMITS } from '../query/search-query';
import { isStayLength } from './dates';
import type { PlaceValue, SearchFormValues } from './form-values';
import { infantCount, isChildAge, passengerTotal } from './passengers';
import { isAreaValue, isMultiLeg, pickedCode, placeFields } from './route';
import type { SaleDates } from '~/dates/sale-dates';

/** Validation errors; their texts are below `search` in `locales/<language>/errors.json`. */
export const SEARCH_FORM_FAULTS = [
  'departureRequired',
  'arrivalRequired',
  'areaDeparture',
  'areaLeg',
  'samePlace',
  'departureDateRequired',
  'legDateRequired',
  'dateWrong',
  'datePast',
  'dateTooFar',
  'returnBeforeDeparture',
  'legDateOrder',
  'rangeEndEarly',
  'rangeTooLong',
  'stayWrong',
  'adultsWrong',
  'childAgeWrong',
  'tooManyPassengers',
  'infantsMoreThanAdults',
] as const;
export type SearchFormFault = (typeof SEARCH_FORM_FAULTS)[number];

/** Further validation errors of a place, after querying the suggest service. */
export type PlaceFault = 'placeUnknown' | 'placeSeveral' | 'placesUnavailable';

/** By field name; `adults` covers the passenger picker, `stayMin` both ends of a stay. */
export type SearchFormFaults<Fault extends string = SearchFormFault> = Partial<Record<string, Fault>>;

/** Returns the first validation error of every field; empty when the places can be looked up. */
export function checkSearchForm(values: SearchFormValues, dates: SaleDates): SearchFormFaults {
  const faults: Faults = {
    ...placeFaults(values),
    ...(isMultiLeg(values) ? legFaults(values, dates) : dateFaults(values, dates)),
    adults: passengerFault(values),
  };
  return Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])));
}

type Faults = Partial<Record<string, SearchFormFault | null>>;

function placeFaults(values: SearchFormValues): Faults {
  const fields = placeFields(values);
  return Object.fromEntries(
    fields.map(({ name, side, place }, index): [string, SearchFormFault | null] => {
      if (place.text === '') return [name, `${side}Required`];
      if (isAreaValue(place) && isMultiLeg(values)) return [name, 'areaLeg'];
      if (side === 'departure') return [name, isAreaValue(place) ? 'areaDeparture' : null];
      return [name, isSamePick(fields[index - 1]!.place, place) ? 'samePlace' : null];
    }),
  );
}

/** True when both ends of a journey have the same picked code. */
function isSamePick(departure: PlaceValue, arrival: PlaceValue): boolean {
  const code = pickedCode(departure);
  return code !== '' && code === pickedCode(arrival);
}

/** Validates a typed day; an empty one is valid here. */
function dayFault(date: string, { min, max }: SaleDates): SearchFormFault | null {
  if (date === '') return null;
  if (!isCalendarDate(date)) return 'dateWrong';
  if (date < min) return 'datePast';
  return date > max ? 'dateTooFar' : null;
}

function dateFaults(values: SearchFormValues, dates: SaleDates): Faults {
  const { dateType, departureDate, dateBack } = values;
  const departure = departureDate === '' ? 'departureDateRequired' : dayFault(departureDate, dates);
  const isBeforeDeparture = dateBack !== '' && dateBack < departureDate;
  const days: Faults = {
    departureDate: departure,
    dateBack: dayFault(dateBack, dates) ?? (isBeforeDeparture && !departure ? 'returnBeforeDeparture' : null),
  };
  if (dateType === 'date') return days;
  return {
    ...days,
    departureDateEnd: departure ? null : rangeFault(departureDate, values.departureDateEnd, dates),
    ...(dateType === 'stay'
      ? { dateBack: null, stayMin: stayFault(values) }
      : { dateBackEnd: days['dateBack'] ? null : rangeFault(dateBack, values.dateBackEnd, dates) }),
  };
}

/** Validates a range. Without an end it has the default length. */
function rangeFault(start: string, end: string, dates: SaleDates): SearchFormFault | null {
  const fault = dayFault(end, dates);
  if (fault || end === '') return fault;
  if (end < start) return 'rangeEndEarly';
  return start !== '' && daysBetween(start, end) > LIMITS.rangeDays.default ? 'rangeTooLong' : null;
}

function stayFault({ stayMin, stayMax }: SearchFormValues): SearchFormFault | null {
  return isStayLength(stayMin) && isStayLength(stayMax) && stayMin <= stayMax ? null : 'stayWrong';
}

function legFaults({ legs }: SearchFormValues, dates: SaleDates): Faults {
  let latest = '';
  return Object.fromEntries(
    legs.map(({ date }, index) => {
      const fault = date === '' ? 'legDateRequired' : dayFault(date, dates);
      const isEarly = !fault && date < latest;
      if (!fault && !isEarly) latest = date;
      return [`legs[${index}].date`, fault ?? (isEarly ? 'legDateOrder' : null)];
    }),
  );
}

function passengerFault(values: SearchFormValues): SearchFormFault | null {
  const { adults, childrenAges } = values;
  if (!Number.isInteger(adults) || adults < 1) return 'adultsWrong';
  if (!childrenAges.every(isChildAge)) return 'childAgeWrong';
  if (passengerTotal(values) > LIMITS.passengers) return 'tooManyPassengers';
  return infantCount(values) > adults ? 'infantsMoreThanAdults' : null;
}
