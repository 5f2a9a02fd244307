/** Tolerances around the days of a journey: what they search, and which one a search has. */
import { addDays, daysBetween, type CalendarDate } from '~/dates/calendar-date';
import { addMonths, daysOfMonth, monthOf, type CalendarMonth } from '~/dates/month-grid';
import { isOnSale, type SaleDates } from '~/dates/sale-dates';
import { LIMITS, type SearchQuery, type SearchTrip } from '../query/search-query';
import type { Flexibility, SearchFormValues } from './form-values';
import { fridayOf } from './weekend';

/** Days before and after the chosen one. */
const SPREAD: Partial<Record<Flexibility, number>> = { day: 1, threeDays: 3 };

/** The chosen days and tolerance of a form. */
export type ChosenDays = Pick<SearchFormValues, 'flexibility' | 'departureDate' | 'dateBack'>;

/** When a trip is possible. */
type TripDates = Pick<SearchTrip, 'date' | 'flexible'>;

/**
 * Returns the days of a journey around the chosen ones, within the sale: each day ± some, every day of the month of
 * departure (see `monthDates`) for the same number of nights, or the weekend of its week.
 * @returns `back` is null one way
 */
export function flexibleTrips(
  { flexibility, departureDate, dateBack }: ChosenDays,
  dates: SaleDates,
): { out: TripDates; back: TripDates | null } {
  const within = (first: CalendarDate, last: CalendarDate) => spanWithin(first, last, dates);
  switch (flexibility) {
    case 'exact':
      return { out: { date: departureDate }, back: dateBack === '' ? null : { date: dateBack } };
    case 'day':
    case 'threeDays': {
      const days = SPREAD[flexibility] ?? 0;
      const around = (day: CalendarDate) => within(addDays(day, -days), addDays(day, days));
      return { out: around(departureDate), back: dateBack === '' ? null : around(dateBack) };
    }
    case 'month': {
      const { first, last } = monthDates(monthOf(departureDate), dates);
      const out = within(first, last);
      return { out, back: dateBack === '' ? null : afterNights(out, daysBetween(departureDate, dateBack)) };
    }
    case 'weekend': {
      const friday = fridayOf(departureDate);
      if (dateBack === '') return { out: within(friday, addDays(friday, 2)), back: null };
      return { out: within(friday, addDays(friday, 1)), back: within(addDays(friday, 2), addDays(friday, 3)) };
    }
  }
}

/** Fewer days are no month to choose from. */
const LEAST_OF_MONTH = 10;
/** End of the choice in the next month: the longest range that every end of a month allows. */
const DAY_OF_NEXT_MONTH = 22;

/**
 * Returns the first and last day of a search of the whole month: those on sale, and most of the next month when less
 * than ten days are left.
 */
export function monthDates(month: CalendarMonth, dates: SaleDates): { first: CalendarDate; last: CalendarDate } {
  const { first, last } = daysOfMonth(month);
  const start = clamp(first, dates);
  if (monthOf(start) !== month || daysBetween(start, last) + 1 >= LEAST_OF_MONTH) return { first: start, last };
  return { first: start, last: `${addMonths(month, 1)}-${DAY_OF_NEXT_MONTH}` };
}

function clamp(date: CalendarDate, { min, max }: SaleDates): CalendarDate {
  return date < min ? min : date > max ? max : date;
}

/** Returns the days of a range that are on sale; a single one is a day. */
function spanWithin(first: CalendarDate, last: CalendarDate, dates: SaleDates): TripDates {
  const [date, end] = [clamp(first, dates), clamp(last, dates)];
  return end > date ? { date, flexible: { type: 'range', end } } : { date };
}

/** Returns the way back a number of nights after a departure; the nearest allowed number when it is too long. */
function afterNights(out: TripDates, nights: number): TripDates {
  const days = Math.min(nights, LIMITS.stayDays.max);
  const date = addDays(out.date, days);
  return out.flexible ? { date, flexible: { type: 'stay', minDays: days, maxDays: days } } : { date };
}

/**
 * Recognises the tolerance of a one-way or return search; null for exact days, and for ranges of its own. Days that have
 * passed since the search was made do not count.
 */
export function flexibilityOf({ trips }: Pick<SearchQuery, 'trips'>, dates: SaleDates): ChosenDays | null {
  const [out, back] = trips;
  if (!out?.flexible || endOf(out) < dates.min) return null;
  const left = { out: daysLeft(out, dates), back: back ? daysBackLeft(back, daysLeft(out, dates), dates) : null };
  // The weekend comes first: one way it is also a Saturday and a day more or less.
  const candidates = (['weekend', 'day', 'threeDays', 'month'] as const).map((flexibility): ChosenDays => {
    const departureDate = chosenDay(out, flexibility, dates);
    const nights = back?.flexible?.type === 'stay' ? back.flexible.minDays : null;
    const dayBack = back && (nights === null ? chosenDay(back, flexibility, dates) : addDays(departureDate, nights));
    return { flexibility, departureDate, dateBack: dayBack ?? '' };
  });
  return (
    candidates.find((days) => isOnSale(days.departureDate, dates) && isSame(flexibleTrips(days, dates), left)) ?? null
  );
}

/** Returns the day that a range would be around: its middle, even if a start that has passed is cut off, or its start. */
function chosenDay(trip: TripDates, flexibility: Flexibility, dates: SaleDates): CalendarDate {
  const days = SPREAD[flexibility];
  if (days === undefined) return clamp(trip.date, dates);
  const end = endOf(trip);
  return end === dates.max ? addDays(trip.date, days) : addDays(end, -days);
}

function endOf({ date, flexible }: TripDates): CalendarDate {
  return flexible?.type === 'range' ? flexible.end : date;
}

function daysLeft(trip: TripDates, dates: SaleDates): TripDates {
  return spanWithin(trip.date, endOf(trip), dates);
}

/** Returns the days of the way back that are left; a stay follows the departures that are left. */
function daysBackLeft(back: TripDates, outLeft: TripDates, dates: SaleDates): TripDates {
  const { flexible } = back;
  if (flexible?.type !== 'stay') return daysLeft(back, dates);
  return flexible.minDays === flexible.maxDays ? afterNights(outLeft, flexible.minDays) : back;
}

function isSame(...trips: ReturnType<typeof flexibleTrips>[]): boolean {
  const [first, second] = trips.map(({ out, back }) => JSON.stringify([out, back]));
  return first === second;
}
