import { addDays, daysBetween, type CalendarDate } from '~/dates/calendar-date';
import { lastDayOf, type SearchQuery } from '../query/search-query';

/** The way back: on a day, or a number of days after the departure. */
export type ReturnChoice = { kind: 'day'; date: CalendarDate } | { kind: 'stay'; days: number };

/** Every day that a search with flexible dates leaves open; `returns` is null one way. */
export type FlexibleDays = { departures: CalendarDate[]; returns: ReturnChoice[] | null };

/**
 * Lists the days of a search with flexible dates.
 * @param today earlier days are left out; see `earliestToday`
 */
export function flexibleDays(query: SearchQuery, today: CalendarDate): FlexibleDays {
  const [out, back] = query.trips;
  const departures = daysFrom(out!.date, lastDayOf(query, 0)).filter((date) => date >= today);
  if (!back) return { departures, returns: null };
  if (back.flexible?.type === 'stay') {
    const { minDays, maxDays } = back.flexible;
    const lengths = Array.from({ length: maxDays - minDays + 1 }, (_, index) => minDays + index);
    return { departures, returns: lengths.map((days) => ({ kind: 'stay', days })) };
  }
  const days = daysFrom(back.date, lastDayOf(query, 1)).filter((date) => date >= today);
  return { departures, returns: days.map((date) => ({ kind: 'day', date })) };
}

/** A departure and its return; `back` is null one way. */
export type DatePair = { out: CalendarDate; back: CalendarDate | null };

/** Lists every departure with each of its returns, none of them before the departure. */
export function datePairs({ departures, returns }: FlexibleDays): DatePair[] {
  if (returns === null) return departures.map((out) => ({ out, back: null }));
  return departures.flatMap((out) =>
    returns.flatMap((choice) => {
      const back = returnOf(out, choice);
      return back === null ? [] : [{ out, back }];
    }),
  );
}

/** Returns the return day for a departure; null when it would be before the departure. */
export function returnOf(departure: CalendarDate, choice: ReturnChoice): CalendarDate | null {
  if (choice.kind === 'stay') return addDays(departure, choice.days);
  return choice.date >= departure ? choice.date : null;
}

function daysFrom(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}
