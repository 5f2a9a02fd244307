import type { CalendarDate } from '~/dates/calendar-date';
import { monthOf } from '~/dates/month-grid';

/** With fewer priced days, the lowest of them is not called the month's lowest. */
const MIN_DAYS_OF_MONTH = 14;

/**
 * Returns the days with the lowest price of their month, all of equal ones. A month with too few priced days has none.
 * @param prices amounts by day, in one currency
 */
export function lowestDays(prices: Readonly<Record<CalendarDate, { amount: number }>>): ReadonlySet<CalendarDate> {
  const months = new Map<string, [day: CalendarDate, amount: number][]>();
  for (const [day, { amount }] of Object.entries(prices)) {
    const month = monthOf(day);
    months.set(month, [...(months.get(month) ?? []), [day, amount]]);
  }
  const lowest = new Set<CalendarDate>();
  for (const days of months.values()) {
    if (days.length < MIN_DAYS_OF_MONTH) continue;
    const least = Math.min(...days.map(([, amount]) => amount));
    for (const [day, amount] of days) if (amount === least) lowest.add(day);
  }
  return lowest;
}
