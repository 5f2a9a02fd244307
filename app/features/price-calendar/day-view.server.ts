import type { CalendarDate } from '~/features/search-query/calendar-date';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';

/** A day as the head of a cell, a column or a row. */
export type DayView = { date: CalendarDate; weekday: string; text: string };

/** A day in two parts, which a narrow cell sets one below the other: "Sun", "4 May". */
export function dayView(date: CalendarDate, market: Market): DayView {
  return { date, weekday: formatDate(date, market, 'weekdayName'), text: formatDate(date, market, 'short') };
}
