import { addDays, isCalendarDate, type CalendarDate } from '~/dates/calendar-date';
import type { SearchFormValues } from '../form/form-values';
import { isChildAge, isInfantAge } from '../form/passengers';
import type { CurrencyCode } from '~/market/currencies';

/** Ages that the partner assumes for children of unknown age (specification 1 §7). */
const ASSUMED_AGE = { child: 7, infant: 1 } as const;

export type Stay = {
  values: Pick<SearchFormValues, 'departureDate' | 'dateBack' | 'adults' | 'childrenAges'>;
  currency: CurrencyCode;
  /** Identifies this shop to the partner. */
  label: string;
  /** The partner's id of the city; null or missing where it is not known: the partner asks then. */
  destination?: number | null;
  /** Check-in when the form has no date. */
  otherwise: CalendarDate;
};

/**
 * Builds the deep link to a partner's hotels (specification 1 §7): the form's dates, one night without a way back, and
 * all travellers, each child with an age.
 */
export function hotelsLink(base: string, { values, currency, label, destination, otherwise }: Stay): string {
  const checkin = isCalendarDate(values.departureDate) ? values.departureDate : otherwise;
  const checkout = isCalendarDate(values.dateBack) && values.dateBack > checkin ? values.dateBack : addDays(checkin, 1);
  const url = new URL(base);
  const put = (name: string, value: string | number) => url.searchParams.append(name, String(value));
  if (destination !== undefined && destination !== null) put('destination', destination);
  put('checkin', checkin);
  put('checkout', checkout);
  put('adults', values.adults >= 1 ? values.adults : 1);
  for (const age of values.childrenAges) put('children', ageOf(age));
  put('currency', currency);
  put('label', label);
  return url.href;
}

function ageOf(age: number): number {
  if (!isChildAge(age)) return ASSUMED_AGE.child;
  return isInfantAge(age) ? ASSUMED_AGE.infant : age;
}
