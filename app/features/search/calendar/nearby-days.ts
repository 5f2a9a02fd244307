import { addDays, type CalendarDate } from '~/dates/calendar-date';

/**
 * Lists days around a date, as many before as after it. At either end of the sale period the whole row shifts and keeps
 * its length.
 */
export function daysAround(
  date: CalendarDate,
  count: number,
  { min, max }: { min: CalendarDate; max: CalendarDate },
): CalendarDate[] {
  const half = Math.floor(count / 2);
  const latestStart = addDays(max, 1 - count);
  const centredStart = addDays(date, -half);
  const capped = centredStart > latestStart ? latestStart : centredStart;
  const start = capped < min ? min : capped;
  return Array.from({ length: count }, (_, index) => addDays(start, index));
}
