import { addDays, daysBetween } from '~/dates/calendar-date';
import { isOnSale, type SaleDates } from '~/dates/sale-dates';
import type { SearchQuery } from '../query/search-query';
import type { DatePair } from './flexible-days';

/** Every fifth day meets all days of the week. */
const STEP_DAYS = 5;
/** Steps before and after the chosen date: three months in all. */
const STEPS = 9;

/**
 * Lists the dates of a season around a one-way or return search, for the same number of nights: what its price is
 * compared with, and the search's own dates among them.
 */
export function seasonDates({ trips: [out, back] }: Pick<SearchQuery, 'trips'>, sale: SaleDates): DatePair[] {
  const nights = back ? daysBetween(out!.date, back.date) : null;
  const shifts = Array.from({ length: 2 * STEPS + 1 }, (_, index) => (index - STEPS) * STEP_DAYS);
  return shifts
    .map((shift) => addDays(out!.date, shift))
    .map((date) => ({ out: date, back: nights === null ? null : addDays(date, nights) }))
    .filter((pair) => isOnSale(pair.out, sale) && (pair.back === null || isOnSale(pair.back, sale)));
}
