/**
 * Converts between this project's calendar dates and the date picker's local `Date`s. Only the day counts: no zone
 * repeats midnight, and where a clock change skips it, `Date` uses the next hour.
 */
import { differenceInCalendarMonths } from 'date-fns';
import { addDays, isCalendarDate, type CalendarDate } from '~/dates/calendar-date';
import { monthOf } from '~/dates/month-grid';
import type { SaleDates } from '~/dates/sale-dates';
import type { DayPrice, DayPrices } from '../../calendar/day-prices-link';
import type { TripDays, TripSide } from '../date-calendar';
import { flexibleTrips, type ChosenDays } from '../flexibility';

/** Returns local midnight of a date; undefined when it is invalid. */
export function localDay(date: string): Date | undefined {
  if (!isCalendarDate(date)) return undefined;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const local = new Date(2000, month - 1, day);
  local.setFullYear(year, month - 1, day);
  return local;
}

/** Returns the calendar date of a local `Date`. */
export function calendarDay(local: Date): CalendarDate {
  const parts = [local.getFullYear(), local.getMonth() + 1, local.getDate()] as const;
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

const MONTHS_WIDE = 2;
const MONTHS_NARROW = 13;

/**
 * Returns how many months to show at a time: 2, or all of them on a phone, which is 12 when today is the first of a
 * month and 13 otherwise (specification 1 §9).
 */
export function shownMonths(isNarrow: boolean, { min, max }: { min: CalendarDate; max: CalendarDate }): number {
  const [first, last] = [localDay(min), localDay(max)];
  const all = first && last ? differenceInCalendarMonths(last, first) + 1 : 0;
  if (!isNarrow) return Math.min(MONTHS_WIDE, all);
  return Math.min(all, min.endsWith('-01') ? MONTHS_NARROW - 1 : MONTHS_NARROW);
}

/**
 * Returns the day whose month a calendar opens with, in front of the day to focus: the start of the span when both fit
 * on a wide screen, otherwise the day itself. Undefined without either.
 */
export function firstShown(focus: string, start: string): Date | undefined {
  const [day, first] = [localDay(focus), localDay(start)];
  if (!day || !first || first > day) return day ?? first;
  return differenceInCalendarMonths(day, first) < MONTHS_WIDE ? first : day;
}

/** Days left of a month without which a wide screen opens with the next one, whose days the traveller means more likely. */
const WORTH_SHOWING = 7;

/** Returns the day whose month a calendar opens with while none is chosen. */
export function firstOpened(isNarrow: boolean, min: CalendarDate): Date | undefined {
  const soon = addDays(min, WORTH_SHOWING - 1);
  return localDay(!isNarrow && monthOf(soon) !== monthOf(min) ? soon : min);
}

/**
 * Returns the chosen days of a journey that can be selected, empty for others, and the day that a press sets: the
 * return only after a departure.
 * @param wanted the day that the visitor asked for
 */
export function chosenTrip(
  days: TripDays['days'],
  wanted: TripSide,
  { min, max }: { min: CalendarDate; max: CalendarDate },
): { out: string; back: string; side: TripSide } {
  const isChosen = (day: string) => day >= min && day <= max;
  const out = isChosen(days.out) ? days.out : '';
  const back = out !== '' && isChosen(days.back) && days.back >= out ? days.back : '';
  return { out, back, side: out === '' ? 'out' : wanted };
}

/** Days from the first to the last. */
export type DaySpan = { from: CalendarDate; to: CalendarDate };

/** Returns the days that a search would try for each day of the journey; null for one that it takes exactly, or not at all. */
export function flexibleDays(chosen: ChosenDays, dates: SaleDates): Record<TripSide, DaySpan | null> {
  if (chosen.departureDate === '') return { out: null, back: null };
  const { out, back } = flexibleTrips(chosen, dates);
  const span = (trip: typeof back) =>
    trip?.flexible?.type === 'range' ? { from: trip.date, to: trip.flexible.end } : null;
  return { out: span(out), back: span(back) };
}

/** Returns the lowest price of a span of days; undefined while none has one. */
export function lowestOf(prices: DayPrices, { from, to }: DaySpan): DayPrice | undefined {
  const priced = Object.entries(prices).filter(([day]) => day >= from && day <= to);
  return priced.map(([, price]) => price).sort((one, other) => one.amount - other.amount)[0];
}
