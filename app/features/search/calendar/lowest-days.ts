import type { CalendarDate } from '~/dates/calendar-date';
import { monthOf } from '~/dates/month-grid';

/** A dear day is clearly above the usual price of its month, the median, and in its dearest quarter; a cheap one below. */
const DEAR = 1.1;
const CHEAP = 0.9;

/** Days that cost clearly less or more than usual. */
export type DayLevels = ReadonlyMap<CalendarDate, 'cheap' | 'dear'>;

/**
 * Compares each day with its month, so that no colour shifts when other months arrive, or on a screen that shows fewer.
 * A month with too few priced days has no levels. @param prices as of `lowestDays`
 */
export function dayLevels(prices: Readonly<Record<CalendarDate, { amount: number }>>): DayLevels {
  const levels = new Map<CalendarDate, 'cheap' | 'dear'>();
  for (const days of daysByMonth(prices)) {
    const amounts = days.map(([, amount]) => amount).sort((a, b) => a - b);
    const usual = amounts[Math.floor(amounts.length / 2)]!;
    const third = amounts[Math.ceil(amounts.length * 0.75) - 1]!;
    for (const [day, amount] of days) {
      if (amount > third && amount > usual * DEAR) levels.set(day, 'dear');
      else if (amount < usual * CHEAP) levels.set(day, 'cheap');
    }
  }
  return levels;
}

/** With fewer priced days, none of them is compared with its month. */
const MIN_DAYS_OF_MONTH = 14;

/**
 * Returns the days with the lowest price of their month, all of equal ones. A month with too few priced days has none.
 * @param prices amounts by day, in one currency
 */
export function lowestDays(prices: Readonly<Record<CalendarDate, { amount: number }>>): ReadonlySet<CalendarDate> {
  const lowest = new Set<CalendarDate>();
  for (const days of daysByMonth(prices)) {
    const least = Math.min(...days.map(([, amount]) => amount));
    for (const [day, amount] of days) if (amount === least) lowest.add(day);
  }
  return lowest;
}

/** Lists the months that have enough priced days. */
function daysByMonth(
  prices: Readonly<Record<CalendarDate, { amount: number }>>,
): [day: CalendarDate, amount: number][][] {
  const months = new Map<string, [day: CalendarDate, amount: number][]>();
  for (const [day, { amount }] of Object.entries(prices)) {
    const month = monthOf(day);
    months.set(month, [...(months.get(month) ?? []), [day, amount]]);
  }
  return [...months.values()].filter((days) => days.length >= MIN_DAYS_OF_MONTH);
}
