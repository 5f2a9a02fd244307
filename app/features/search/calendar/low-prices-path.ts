import { placeCode } from '../query/search-query';
import type { CalendarMonth } from '~/dates/month-grid';
import { yearParams, type YearOptions } from './year-options';

/** Direction of the low-price page: codes of cities, airports or stations. */
export type Direction = { departure: string; arrival: string };

/** Builds the path of a direction's lowest one-way prices in a year. */
export function lowPricesPath(departure: string, arrival: string): string {
  return `/low-prices/${departure}-${arrival}`;
}

/** Parses a direction such as "LON-NYC", in any case; null when it is invalid. */
export function parseDirection(text: string): Direction | null {
  const [from = '', to = '', ...more] = text.split('-');
  const departure = placeCode(from);
  const arrival = placeCode(to);
  return departure && arrival && departure !== arrival && more.length === 0 ? { departure, arrival } : null;
}

/** Returns the page of a direction under these conditions, with a month open. */
export function yearPath({ departure, arrival }: Direction, options: YearOptions, month?: CalendarMonth): string {
  const params = yearParams(options);
  if (month !== undefined) params.set('month', month);
  return `${lowPricesPath(departure, arrival)}${params.size > 0 ? `?${params}` : ''}`;
}
