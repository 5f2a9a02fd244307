import type { CalendarDate } from '~/dates/calendar-date';
import { isCabinClass, placeCode, type CabinClass } from '../query/search-query';
import { isCalendarDate } from '~/dates/calendar-date';

/** Which prices a date field asks for. */
export type DayPricesQuestion = {
  departure: string;
  arrival: string;
  cabin: CabinClass;
  /** The chosen day; null when there is none yet. */
  date: CalendarDate | null;
  /** The departure of a return journey: the prices are for both ways, by day of return. Null: one way. */
  out: CalendarDate | null;
  /** The year of prices comes in two parts (`priceRanges`). */
  part: 0 | 1;
};

/** A day with its price: as written in full, as written in a narrow cell, and whether its month has none lower. */
export type DayPrice = { text: string; short: string; isLowest: boolean };
export type DayPrices = Record<CalendarDate, DayPrice>;

/**
 * Where a date field gets its prices.
 * @param market language, country and currency: a browser's cache keeps them apart by it
 */
export function dayPricesPath(question: DayPricesQuestion, market: string): string {
  const { departure, arrival, cabin, date, out, part } = question;
  const params = new URLSearchParams({ departure, arrival, cabin, part: String(part), market });
  if (date) params.set('date', date);
  if (out) params.set('out', out);
  return `/calendar-prices?${params}`;
}

/** The question of such a link; null when it is none. */
export function readDayPricesQuestion(params: URLSearchParams): DayPricesQuestion | null {
  const departure = placeCode(params.get('departure') ?? '');
  const arrival = placeCode(params.get('arrival') ?? '');
  const cabin = params.get('cabin') ?? 'Y';
  const date = params.get('date');
  const out = params.get('out');
  if (!departure || !arrival || departure === arrival || !isCabinClass(cabin)) return null;
  if ([date, out].some((day) => day !== null && !isCalendarDate(day))) return null;
  return { departure, arrival, cabin, date, out, part: params.get('part') === '1' ? 1 : 0 };
}
