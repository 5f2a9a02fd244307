import { placeCode } from '../query/search-query';
import type { CalendarMonth } from '~/dates/month-grid';

/** Direction of the low-price page: codes of cities, airports or stations. */
export type Direction = { departure: string; arrival: string };

/** Builds the path of a direction's lowest prices in a year, or in a month. */
export function lowPricesPath(departure: string, arrival: string, month?: CalendarMonth): string {
  const path = `/low-prices/${departure}-${arrival}`;
  return month === undefined ? path : `${path}?month=${month}`;
}

/** Parses a direction such as "LON-NYC", in any case; null when it is invalid. */
export function parseDirection(text: string): Direction | null {
  const [from = '', to = '', ...more] = text.split('-');
  const departure = placeCode(from);
  const arrival = placeCode(to);
  return departure && arrival && departure !== arrival && more.length === 0 ? { departure, arrival } : null;
}
