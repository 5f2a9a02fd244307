import { addDays, daysBetween, type CalendarDate } from '~/dates/calendar-date';
import { currencyFeatures } from '~/market/currency-features';
import type { CurrencyCode } from '~/market/currencies';
import { hasStoredPrices } from './stored-prices';
import type { Direction } from './low-prices-path';
import { addMonthsToDate } from '~/dates/month-grid';

/** Prices of other days are offered only for near dates (specification 1 §5). */
const NEAR_DAYS = 100;

/** True when prices of other days are offered around a date. @param today see `earliestToday` */
export function isNearDate(date: CalendarDate, today: CalendarDate): boolean {
  const ahead = daysBetween(today, date);
  return ahead >= 0 && ahead <= NEAR_DAYS;
}

/** True when a direction has prices by day in a currency. */
export function hasCalendar(direction: Direction, currency: CurrencyCode): boolean {
  return currencyFeatures(currency).priceCalendar && hasStoredPrices(direction);
}

/** Days from one to another, both included. */
export type DayRange = { from: CalendarDate; to: CalendarDate };

/**
 * Splits a year of prices into two requests: 6 months less a day from the first date, then the rest, up to 12 months
 * less 5 days after it (specification 1 §9).
 */
export function priceRanges(first: CalendarDate): [DayRange, DayRange] {
  const half = addMonthsToDate(first, 6);
  return [
    { from: first, to: addDays(half, -1) },
    { from: half, to: addDays(addMonthsToDate(first, 12), -5) },
  ];
}
