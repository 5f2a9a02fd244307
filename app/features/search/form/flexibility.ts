/** Tolerances around the days of a journey: what they search, and which one a search has. */
import { addDays, daysBetween, type CalendarDate } from '~/dates/calendar-date';
import { daysOfMonth, monthOf, weekdayOf } from '~/dates/month-grid';
import { isOnSale, type SaleDates } from '~/dates/sale-dates';
import { LIMITS, type SearchQuery, type SearchTrip } from '../query/search-query';
import type { SearchFormValues } from './form-values';

/** Days before and after the chosen one. */
const SPREAD = { day: 1, threeDays: 3 } as const;
const FRIDAY = 4;

/** When a trip is possible. */
type TripDates = Pick<SearchTrip, 'date' | 'flexible'>;

/**
 * Returns the days of a journey around the chosen ones, within the sale: each day ± some, every day of the month of
 * departure for the same number of nights, or the weekend of its week.
 * @returns `back` is null one way
 */
export function flexibleTrips(
  { flexibility, departureDate, dateBack }: SearchFormValues,
  dates: SaleDates,
): { out: TripDates; back: TripDates | null } {
  const within = (first: CalendarDate, last: CalendarDate) => spanOf(clamp(first, dates), clamp(last, dates));
  switch (flexibility) {
    case 'exact':
      return { out: { date: departureDate }, back: dateBack === '' ? null : { date: dateBack } };
    case 'day':
    case 'threeDays': {
      const days = SPREAD[flexibility];
      const around = (day: CalendarDate) => within(addDays(day, -days), addDays(day, days));
      return { out: around(departureDate), back: dateBack === '' ? null : around(dateBack) };
    }
    case 'month': {
      const { first, last } = daysOfMonth(monthOf(departureDate));
      const out = within(first, last);
      return { out, back: dateBack === '' ? null : afterNights(out, daysBetween(departureDate, dateBack)) };
    }
    case 'weekend': {
      const friday = addDays(departureDate, FRIDAY - weekdayOf(departureDate));
      if (dateBack === '') return { out: within(friday, addDays(friday, 2)), back: null };
      return { out: within(friday, addDays(friday, 1)), back: within(addDays(friday, 2), addDays(friday, 3)) };
    }
  }
}

function clamp(date: CalendarDate, { min, max }: SaleDates): CalendarDate {
  return date < min ? min : date > max ? max : date;
}

function spanOf(first: CalendarDate, last: CalendarDate): TripDates {
  return last > first ? { date: first, flexible: { type: 'range', end: last } } : { date: first };
}

/** Returns the way back a number of nights after a departure; the nearest allowed number when it is too long. */
function afterNights(out: TripDates, nights: number): TripDates {
  const days = Math.min(nights, LIMITS.stayDays.max);
  const date = addDays(out.date, days);
  return out.flexible ? { date, flexible: { type: 'stay', minDays: days, maxDays: days } } : { date };
}

/** The chosen days and tolerance of a form. */
export type FlexibleDays = Pick<SearchFormValues, 'flexibility' | 'departureDate' | 'dateBack'>;

/** Recognises the tolerance of a one-way or return search; null for exact days, and for ranges of its own. */
export function flexibilityOf({ trips }: Pick<SearchQuery, 'trips'>, dates: SaleDates): FlexibleDays | null {
  const [out, back] = trips;
  if (!out?.flexible) return null;
  const candidates = (['day', 'threeDays', 'month', 'weekend'] as const).map((flexibility): FlexibleDays => {
    const days = flexibility in SPREAD ? SPREAD[flexibility as keyof typeof SPREAD] : 0;
    const nights = back?.flexible?.type === 'stay' ? back.flexible.minDays : null;
    const dateBack = !back ? '' : nights === null ? addDays(back.date, days) : addDays(out.date, nights);
    return { flexibility, departureDate: addDays(out.date, days), dateBack };
  });
  const shape = JSON.stringify([datesOf(out), back ? datesOf(back) : null]);
  return (
    candidates.find((days) => {
      if (!isOnSale(days.departureDate, dates)) return false;
      const trip = flexibleTrips(days as SearchFormValues, dates);
      return JSON.stringify([datesOf(trip.out), trip.back && datesOf(trip.back)]) === shape;
    }) ?? null
  );
}

function datesOf({ date, flexible }: TripDates): TripDates {
  return flexible ? { date, flexible } : { date };
}
