import type { NewAlert } from '~/upstream/price-subscription/client.server';
import type { WatchedSearch } from '~/upstream/price-subscription/contract';
import { toParameters } from '../offers/search-offers.server';
import { queryOfEcho, type SearchQuery, type SearchTrip } from '../query/search-query';

/** A search whose price is watched; with `isWeekends`, out on a Friday or a Saturday, back on the Sunday or Monday after. */
export type Watch = { query: SearchQuery; isWeekends: boolean };

/** Returns the search as the service takes it. */
export function watchedSearch({ query, isWeekends }: Watch): NewAlert['search'] {
  const { travelers, cabin } = toParameters(query);
  const trips = query.trips.map(({ departure, arrival, date, flexible }) => ({
    departure,
    arrival,
    date,
    until: flexible?.type === 'range' ? flexible.end : null,
    nights: flexible?.type === 'stay' ? { min: flexible.minDays, max: flexible.maxDays } : null,
  }));
  return { trips, travelers: { ...travelers, childrenAges: [...travelers.childrenAges] }, cabin, isWeekends };
}

/** Returns the search of an alert, for its words and its link. */
export function watchOf({ trips, travelers, cabin, isWeekends }: Omit<WatchedSearch, 'currency'>): Watch {
  const own = trips.map(({ departure, arrival, date, until, nights }): SearchTrip => {
    if (nights)
      return { departure, arrival, date, flexible: { type: 'stay', minDays: nights.min, maxDays: nights.max } };
    return { departure, arrival, date, ...(until && { flexible: { type: 'range', end: until } }) };
  });
  return { query: { ...queryOfEcho({ trips, travelers, cabin }), trips: own }, isWeekends };
}
