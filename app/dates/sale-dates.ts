import { earliestToday, isCalendarDate, type CalendarDate } from './calendar-date';
import { addMonths, daysOfMonth, monthOf } from './month-grid';

/** First and last selectable day. */
export type SaleDates = { min: CalendarDate; max: CalendarDate };

/**
 * Returns the range from today (as long as it is today anywhere on Earth) to the end of the month one year ahead
 * (specification 1 §5, §9).
 */
export function saleDates(now: Date): SaleDates {
  const min = earliestToday(now);
  return { min, max: daysOfMonth(addMonths(monthOf(min), 12)).last };
}

/** True for a day on sale. A half-typed year gives a date in another millennium. */
export function isOnSale(date: string, { min, max }: SaleDates): boolean {
  return isCalendarDate(date) && date >= min && date <= max;
}
