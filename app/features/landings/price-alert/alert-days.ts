import { addDays, daysBetween, isCalendarDate, type CalendarDate } from '~/dates/calendar-date';
import { addMonths, daysOfMonth, isCalendarMonth, monthOf, type CalendarMonth } from '~/dates/month-grid';
import { DEPARTURE_IN_DAYS } from '~/features/search/query/partner-parameters';
import { LIMITS } from '~/features/search/query/search-query';

/** How the days of an alert are chosen. */
export const DAY_KINDS = ['day', 'range', 'weekends'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/**
 * Days of a trip whose price is watched: a day, with `back` null for one way; any day of a range, with the nights until the
 * way back; any weekend of a month.
 */
export type AlertDays =
  | { kind: 'day'; date: CalendarDate; back: CalendarDate | null }
  | { kind: 'range'; from: CalendarDate; until: CalendarDate; nights: number | null }
  | { kind: 'weekends'; month: CalendarMonth; isReturn: boolean };

/** Tickets are sold about a year ahead. */
const MOST_DAYS_AHEAD = 360;
export const MOST_NIGHTS = 60;

/** Names of the parameters that choose the days. */
export const DAY_NAMES = {
  kind: 'days',
  date: 'date',
  back: 'dateBack',
  from: 'from',
  until: 'until',
  nights: 'nights',
  month: 'month',
  isReturn: 'back',
} as const;

/** Returns the days that a form begins with. */
export function firstDays(today: CalendarDate, kind: DayKind = 'day'): AlertDays {
  const date = addDays(today, DEPARTURE_IN_DAYS);
  if (kind === 'range') return { kind, from: date, until: addDays(date, LIMITS.rangeDays.default), nights: null };
  if (kind === 'weekends') return { kind, month: addMonths(monthOf(today), 1), isReturn: true };
  return { kind, date, back: null };
}

/** Lists the months of which weekends can be watched. */
export function monthsOnSale(today: CalendarDate): CalendarMonth[] {
  return Array.from({ length: 12 }, (_, index) => addMonths(monthOf(today), index));
}

/** Returns which kind of days an alert's address asks for; a day when it says nothing else. */
export function readKind(params: URLSearchParams): DayKind {
  return DAY_KINDS.find((kind) => kind === params.get(DAY_NAMES.kind)) ?? 'day';
}

/** Reads the days of an alert's address; null while none are chosen, `invalid` for days on which nobody can travel. */
export function readDays(params: URLSearchParams, today: CalendarDate): AlertDays | 'invalid' | null {
  const kind = readKind(params);
  const text = (name: keyof typeof DAY_NAMES) => params.get(DAY_NAMES[name]);
  const isBuyable = (day: string | null, first: CalendarDate): day is CalendarDate =>
    day !== null && isCalendarDate(day) && day >= first && day <= addDays(today, MOST_DAYS_AHEAD);
  switch (kind) {
    case 'day': {
      const [date, back] = [text('date'), text('back') || null];
      if (date === null) return null;
      return isBuyable(date, today) && (back === null || isBuyable(back, date)) ? { kind, date, back } : 'invalid';
    }
    case 'range': {
      const [from, until] = [text('from'), text('until')];
      if (from === null) return null;
      const nights = readNights(text('nights') ?? '');
      if (nights === 'invalid' || !isBuyable(from, today) || !isBuyable(until, addDays(from, 1))) return 'invalid';
      return daysBetween(from, until) <= LIMITS.rangeDays.max ? { kind, from, until, nights } : 'invalid';
    }
    case 'weekends': {
      const month = text('month');
      if (month === null) return null;
      const isOnSale = isCalendarMonth(month) && monthsOnSale(today).includes(month) && daysOfMonth(month).last > today;
      return isOnSale ? { kind, month, isReturn: text('isReturn') !== null } : 'invalid';
    }
  }
}

function readNights(text: string): number | 'invalid' | null {
  if (text.trim() === '') return null;
  const nights = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return nights >= 1 && nights <= MOST_NIGHTS ? nights : 'invalid';
}
