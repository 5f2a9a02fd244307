/**
 * Between the calendar dates of this project and the local `Date`s of the date picker. Only the day counts: midnight of
 * a day exists in no zone twice, and where a clock change skips it, `Date` takes the hour after.
 */
import { differenceInCalendarMonths } from 'date-fns';
import { isCalendarDate, type CalendarDate } from '~/dates/calendar-date';

/** The local midnight of a date; undefined when it is none. */
export function localDay(date: string): Date | undefined {
  if (!isCalendarDate(date)) return undefined;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const local = new Date(2000, month - 1, day);
  local.setFullYear(year, month - 1, day);
  return local;
}

/** The calendar date of a local `Date`. */
export function calendarDay(local: Date): CalendarDate {
  const parts = [local.getFullYear(), local.getMonth() + 1, local.getDate()] as const;
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

const MONTHS_WIDE = 2;
const MONTHS_NARROW = 13;

/**
 * How many months are shown at a time: 2, or on a phone all that can be chosen, which are 12 when today is the first of
 * a month and 13 otherwise (specification 1 §9).
 */
export function shownMonths(isNarrow: boolean, { min, max }: { min: CalendarDate; max: CalendarDate }): number {
  const [first, last] = [localDay(min), localDay(max)];
  const all = first && last ? differenceInCalendarMonths(last, first) + 1 : 0;
  if (!isNarrow) return Math.min(MONTHS_WIDE, all);
  return Math.min(all, min.endsWith('-01') ? MONTHS_NARROW - 1 : MONTHS_NARROW);
}
