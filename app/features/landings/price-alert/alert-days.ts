import { addDays, isCalendarDate, type CalendarDate } from '~/dates/calendar-date';
import { DEPARTURE_IN_DAYS } from '~/features/search/query/partner-parameters';

/** Days of a trip whose price is watched; `back` is null for one way. */
export type AlertDays = { date: CalendarDate; back: CalendarDate | null };

/** Tickets are sold about a year ahead. */
const MOST_DAYS_AHEAD = 360;

/** Names of the parameters that choose the days. */
export const DAY_NAMES = { date: 'date', back: 'dateBack' } as const;

/** Returns the days that a form begins with. */
export function firstDays(today: CalendarDate): AlertDays {
  return { date: addDays(today, DEPARTURE_IN_DAYS), back: null };
}

/** Reads the days of an alert's address; null while none are chosen, `invalid` for days on which nobody can fly. */
export function readDays(
  { date, back }: { date: string | null; back: string | null },
  today: CalendarDate,
): AlertDays | 'invalid' | null {
  if (date === null) return null;
  const isBuyable = (day: string, first: CalendarDate) =>
    isCalendarDate(day) && day >= first && day <= addDays(today, MOST_DAYS_AHEAD);
  if (!isBuyable(date, today)) return 'invalid';
  if (!back) return { date, back: null };
  return isBuyable(back, date) ? { date, back } : 'invalid';
}
