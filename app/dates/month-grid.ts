import {
  addDays as dateFnsAddDays,
  addMonths as dateFnsAddMonths,
  eachDayOfInterval,
  eachMonthOfInterval,
  eachWeekOfInterval,
  formatISO,
  getISODay,
  lastDayOfMonth,
  parseISO,
} from 'date-fns';
import type { CalendarDate } from './calendar-date';

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
  return monthOf(addMonthsToDate(firstDayOf(month), months));
}

/** Returns the first and last day of a month. */
export function daysOfMonth(month: CalendarMonth): { first: CalendarDate; last: CalendarDate } {
  const first = firstDayOf(month);
  return { first, last: dayOf(lastDayOfMonth(parseISO(first))) };
}

/** Returns the same day of a later month, or its last day when it has no such day. */
export function addMonthsToDate(date: CalendarDate, months: number): CalendarDate {
  return dayOf(dateFnsAddMonths(parseISO(date), months));
}

/** Lists the months from one date to another, both included; none when `to` is the earlier date. */
export function monthsBetween(from: CalendarDate, to: CalendarDate): CalendarMonth[] {
  if (to < from) return [];
  return eachMonthOfInterval({ start: parseISO(from), end: parseISO(to) }).map((first) => monthOf(dayOf(first)));
}

/** Lays out the weeks of a month, Monday first (specification 1 §9); cells outside the month are null. */
export function monthGrid(month: CalendarMonth): (CalendarDate | null)[][] {
  const { first, last } = daysOfMonth(month);
  const mondays = eachWeekOfInterval({ start: parseISO(first), end: parseISO(last) }, { weekStartsOn: 1 });
  return mondays.map((monday) => {
    const days = eachDayOfInterval({ start: monday, end: dateFnsAddDays(monday, DAYS_A_WEEK - 1) }).map(dayOf);
    return days.map((day) => (monthOf(day) === month ? day : null));
  });
}

/** Returns 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return getISODay(parseISO(date)) - 1;
}

function firstDayOf(month: CalendarMonth): CalendarDate {
  return `${month}-01`;
}

/** Formats a local date, the inverse of `parseISO`: both use the machine's zone, so the zone cancels out. */
function dayOf(local: Date): CalendarDate {
  return formatISO(local, { representation: 'date' });
}
