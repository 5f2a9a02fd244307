import { addDays, fromParts, type CalendarDate } from './calendar-date';

/** A month without a day, `YYYY-MM`. */
export type CalendarMonth = string;

const DAYS_A_WEEK = 7;

/** Returns the month of a date. */
export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7);
}

/** True for a month that exists: true for 2031-05, false for 2031-13. */
export function isCalendarMonth(text: string): text is CalendarMonth {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
}

/** Returns the month `months` later (earlier when negative). */
export function addMonths(month: CalendarMonth, months: number): CalendarMonth {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Returns the first and last day of a month. */
export function daysOfMonth(month: CalendarMonth): { first: CalendarDate; last: CalendarDate } {
  return { first: `${month}-01`, last: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/**
 * Returns the same day of a later month, or its last day when it has no such day. Matches date-fns' `addMonths`, but
 * without a time zone.
 */
export function addMonthsToDate(date: CalendarDate, months: number): CalendarDate {
  const { last } = daysOfMonth(addMonths(monthOf(date), months));
  const [year = 0, month = 1] = last.split('-').map(Number);
  return fromParts(year, month, Number(date.slice(8))) ?? last;
}

/** Lists the months from one date to another, both included. */
export function monthsBetween(from: CalendarDate, to: CalendarDate): CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) months.push(month);
  return months;
}

/** Lays out the weeks of a month, Monday first (specification 1 §9); cells outside the month are null. */
export function monthGrid(month: CalendarMonth): (CalendarDate | null)[][] {
  const { first, last } = daysOfMonth(month);
  const weeks: (CalendarDate | null)[][] = [];
  for (let monday = addDays(first, -weekdayOf(first)); monday <= last; monday = addDays(monday, DAYS_A_WEEK)) {
    const days = Array.from({ length: DAYS_A_WEEK }, (_, weekday) => addDays(monday, weekday));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}

/** Returns 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % DAYS_A_WEEK;
}
