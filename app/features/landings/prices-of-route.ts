import { earliestToday, type CalendarDate } from '~/dates/calendar-date';
import { oneWayPath } from '~/features/home/directions.server';
import { filterParameters } from '~/features/search/calendar/calendar-filters';
import { cheapestOf } from '~/features/search/calendar/day-prices';
import { buildSearchPath } from '~/features/search/query/search-url';
import type { Money } from '~/market/money';
import type { LandingSources, SeenPrices } from './block';
import type { Way } from './way';

/** A day with its price. */
export type PricedDay = { date: CalendarDate; price: Money };

type Prices = { prices: Pick<SeenPrices, 'prices'> | null };

/** Returns the prices of a route whose day has not passed, by day. */
export function pricedDays({ prices }: Prices, now: Date): PricedDay[] {
  const today = earliestToday(now);
  return (prices?.prices ?? [])
    .filter(({ departureDate }) => departureDate >= today)
    .map(({ departureDate, price }) => ({ date: departureDate, price }));
}

/** Returns the cheapest day of a route; null without prices. */
export function cheapestDay(sources: Prices, now: Date): PricedDay | null {
  return cheapestOf(pricedDays(sources, now));
}

/** Returns the cheapest day with the price that includes checked baggage; null where it is not known. */
export function cheapestWithBag({ prices }: Pick<LandingSources, 'prices'>, now: Date): PricedDay | null {
  const bag = prices?.withBag;
  if (!bag || bag.departureDate !== cheapestDay({ prices }, now)?.date) return null;
  return { date: bag.departureDate, price: bag.price };
}

/** Returns the search behind a price of a day, with the filters of that price. */
export function pathOfPrice({ departure, arrival }: Pick<Way, 'departure' | 'arrival'>, date: CalendarDate): string {
  return oneWayPath(departure.code, arrival.code, date, 'airplane');
}

/** Returns the search behind a price with checked baggage. */
export function pathWithBag({ departure, arrival }: Pick<Way, 'departure' | 'arrival'>, date: CalendarDate): string {
  const choices = { transportKind: ['Airplane'], baggages: ['WithBaggages'] };
  const trips = [{ departure: departure.code, arrival: arrival.code, date }];
  return buildSearchPath(
    { trips, adults: 1, childrenAges: [], infants: 0, cabin: 'Y' },
    filterParameters({ choices, ranges: {} }),
  );
}
