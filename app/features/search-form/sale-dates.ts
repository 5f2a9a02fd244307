import { earliestToday, fromParts, type CalendarDate } from '~/features/search-query/calendar-date';

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
