import { addDays, daysBetween } from '~/dates/calendar-date';
import { LIMITS, type FlexibleDate, type SearchQuery, type SearchTrip } from '../query/search-query';
import { flexibleTrips } from './flexibility';
import type { SearchFormValues } from './form-values';
import { asByTrain, infantCount, isInfantAge } from './passengers';
import { isMultiLeg, lastOfRange } from './route';
import type { SaleDates } from '~/dates/sale-dates';
import { cabinClassOfForm } from './search-form-state';

/**
 * Builds the search of a valid form.
 * @param codes of its places, in the order of `placeFields`
 */
export function searchOfForm(values: SearchFormValues, codes: readonly string[], dates: SaleDates): SearchQuery {
  const { adults, childrenAges } = asByTrain(values);
  return {
    trips: isMultiLeg(values) ? legTrips(values, codes) : simpleTrips(values, codes, dates),
    adults,
    childrenAges: childrenAges.filter((age) => !isInfantAge(age)),
    infants: infantCount(values),
    cabin: cabinClassOfForm(values.cabinClass),
  };
}

function legTrips({ legs }: SearchFormValues, codes: readonly string[]): SearchTrip[] {
  return legs.map(({ date }, index) => ({
    departure: codes[2 * index] ?? '',
    arrival: codes[2 * index + 1] ?? '',
    date,
  }));
}

function simpleTrips(values: SearchFormValues, codes: readonly string[], dates: SaleDates): SearchTrip[] {
  const [departure = '', arrival = ''] = codes;
  const { dateType, departureDate, departureDateEnd, dateBack, dateBackEnd } = values;
  if (dateType === 'date') {
    const trip = flexibleTrips(values, dates);
    const back = trip.back && { departure: arrival, arrival: departure, ...trip.back };
    return [{ departure, arrival, ...trip.out }, ...(back ? [back] : [])];
  }
  const end = (start: string, last: string) => last || lastOfRange(start, dates);
  const out: SearchTrip = { departure, arrival, ...days(departureDate, end(departureDate, departureDateEnd)) };
  const back = { departure: arrival, arrival: departure };
  if (dateType === 'stay') return [out, { ...back, ...daysOfStay(out, values) }];
  return dateBack === '' ? [out] : [out, { ...back, ...days(dateBack, end(dateBack, dateBackEnd)) }];
}

/** A range of a single day becomes that day. */
function days(date: string, end: string): { date: string; flexible?: FlexibleDate } {
  return end > date ? { date, flexible: { type: 'range', end } } : { date };
}

/** Builds the way back after a stay; with a fixed departure, the allowed days become a range. */
function daysOfStay({ date, flexible }: SearchTrip, { stayMin: minDays, stayMax: maxDays }: SearchFormValues) {
  const first = addDays(date, minDays);
  if (flexible) return { date: first, flexible: { type: 'stay' as const, minDays, maxDays } };
  const longest = addDays(first, LIMITS.rangeDays.max);
  const last = addDays(date, maxDays);
  return days(first, daysBetween(longest, last) > 0 ? longest : last);
}
