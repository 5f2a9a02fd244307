import { earliestToday, fromParts, isCalendarDate, type CalendarDate } from './calendar-date';

/** First and last day that can be chosen. */
export type SaleDates = { min: CalendarDate; max: CalendarDate };

/**
 * From today, as long as it is today anywhere on Earth, to the end of the month one year ahead
 * (specification 1 §5, §9).
 */
export function saleDates(now: Date): SaleDates {
  const min = earliestToday(now);
  const [year = 0, month = 0] = min.split('-').map(Number);
  return { min, max: fromParts(year + 1, month, new Date(Date.UTC(year + 1, month, 0)).getUTCDate())! };
}

/** True for a day that tickets are sold for. While a year is being typed a date lies in another millennium. */
export function isOnSale(date: string, { min, max }: SaleDates): boolean {
  return isCalendarDate(date) && date >= min && date <= max;
}
