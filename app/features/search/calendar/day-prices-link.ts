import type { CalendarDate } from '~/dates/calendar-date';
import { isCabinClass, placeCode, type CabinClass } from '../query/search-query';
import { isCalendarDate } from '~/dates/calendar-date';

/** Prices that a date field requests. */
export type DayPricesQuestion = {
  departure: string;
  arrival: string;
  cabin: CabinClass;
  /** The chosen day; null without one. */
  date: CalendarDate | null;
  /** Departure of a return journey: prices then cover both ways, by day of return. Null one way. */
  out: CalendarDate | null;
  /** Nights of a return journey: prices then cover both ways, by day of departure. Null without a length. */
  stay: number | null;
  /** Half of the year of prices (`priceRanges`). */
  part: 0 | 1;
};

/** A day's price, in full and for a narrow cell; `amount` in hundredths. */
export type DayPrice = { text: string; short: string; amount: number };
export type DayPrices = Record<CalendarDate, DayPrice>;

/**
 * Builds the address of a date field's prices.
 * @param market language, country and currency, which separate the entries in the browser's cache
 */
export function dayPricesPath(question: DayPricesQuestion, market: string): string {
  const { departure, arrival, cabin, date, out, stay, part } = question;
  const params = new URLSearchParams({ departure, arrival, cabin, part: String(part), market });
  if (date) params.set('date', date);
  if (out) params.set('out', out);
  if (stay !== null) params.set('stay', String(stay));
  return `/calendar-prices?${params}`;
}

/** Parses such an address; null when it is invalid. */
export function readDayPricesQuestion(params: URLSearchParams): DayPricesQuestion | null {
  const departure = placeCode(params.get('departure') ?? '');
  const arrival = placeCode(params.get('arrival') ?? '');
  const cabin = params.get('cabin') ?? 'Y';
  const date = params.get('date');
  const out = params.get('out');
  const stay = params.get('stay');
  if (!departure || !arrival || departure === arrival || !isCabinClass(cabin)) return null;
  if ([date, out].some((day) => day !== null && !isCalendarDate(day))) return null;
  if (stay !== null && (out !== null || !isStay(stay))) return null;
  const nights = stay === null ? null : Number(stay);
  return { departure, arrival, cabin, date, out, stay: nights, part: params.get('part') === '1' ? 1 : 0 };
}

/** True for a number of nights that a return journey on sale can have. */
function isStay(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) <= 366;
}
