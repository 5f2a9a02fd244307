import { addDays, daysBetween, type CalendarDate } from '~/dates/calendar-date';
import { currencyFeatures } from '~/market/currency-features';
import type { CurrencyCode } from '~/market/currencies';
import { hasKeptPrices } from './kept-prices';
import type { Direction } from './low-prices-path';
import { addMonthsToDate } from '~/dates/month-grid';

/** Specification 1 §5: prices of other days are offered only for a date that is near. */
const NEAR_DAYS = 100;

/** Whether prices of other days are offered around a date. @param today see `earliestToday` */
export function isNearDate(date: CalendarDate, today: CalendarDate): boolean {
  const ahead = daysBetween(today, date);
  return ahead >= 0 && ahead <= NEAR_DAYS;
}

/** Whether there are prices by day for a direction at all, in a currency. */
export function hasCalendar(direction: Direction, currency: CurrencyCode): boolean {
  return currencyFeatures(currency).priceCalendar && hasKeptPrices(direction);
}

/** Days from one to another, both included. */
export type DayRange = { from: CalendarDate; to: CalendarDate };

/**
 * A year of prices is asked in two parts: 6 months less a day from the first date on, then what follows until 12 months
 * less 5 days after it (specification 1 §9).
 */
export function priceRanges(first: CalendarDate): [DayRange, DayRange] {
  const half = addMonthsToDate(first, 6);
  return [
    { from: first, to: addDays(half, -1) },
    { from: half, to: addDays(addMonthsToDate(first, 12), -5) },
  ];
}
