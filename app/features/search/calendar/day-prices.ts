import type { CalendarDate } from '~/dates/calendar-date';
import type { Money } from '~/market/money';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';

/** Prices by departure, or by departure and return. */
export type PriceTable = {
  get(departure: CalendarDate, back?: CalendarDate | null): Money | null;
  /** True when there is no price at all. */
  isEmpty: boolean;
};

/** Indexes the calendar's prices by date; the lower of two prices for the same dates wins. */
export function priceTable(prices: readonly CalendarPrice[]): PriceTable {
  const byDates = new Map<string, Money>();
  for (const { departureDate, returnDate, price } of prices) {
    const key = keyOf(departureDate, returnDate);
    const entry = byDates.get(key);
    if (!entry || price.amount < entry.amount) byDates.set(key, price);
  }
  return {
    get: (departure, back = null) => byDates.get(keyOf(departure, back)) ?? null,
    isEmpty: byDates.size === 0,
  };
}

function keyOf(departure: CalendarDate, back: CalendarDate | null): string {
  return back === null ? departure : `${departure} ${back}`;
}

/** Returns the item with the lowest price, the first of equals; null when no item has one. */
export function cheapestOf<T extends { price: Money | null }>(items: Iterable<T>): (T & { price: Money }) | null {
  let cheapest: (T & { price: Money }) | null = null;
  for (const item of items) {
    const { price } = item;
    if (price && (!cheapest || price.amount < cheapest.price.amount)) cheapest = { ...item, price };
  }
  return cheapest;
}
