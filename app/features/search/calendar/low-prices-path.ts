import { placeCode } from '../query/search-query';
import type { CalendarMonth } from '~/dates/month-grid';

/** A direction of the low-price page: codes of cities, airports or stations. */
export type Direction = { departure: string; arrival: string };

/** The page of the lowest prices of a year in one direction, or a month of it. */
export function lowPricesPath(departure: string, arrival: string, month?: CalendarMonth): string {
  const path = `/low-prices/${departure}-${arrival}`;
  return month === undefined ? path : `${path}?month=${month}`;
}

/** The direction of "LON-NYC" in any case; null when it is none. */
export function parseDirection(text: string): Direction | null {
  const [from = '', to = '', ...more] = text.split('-');
  const departure = placeCode(from);
  const arrival = placeCode(to);
  return departure && arrival && departure !== arrival && more.length === 0 ? { departure, arrival } : null;
}
