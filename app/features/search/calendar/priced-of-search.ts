import type { Filter } from '../filters/filter';
import { isRoundTrip, type SearchQuery } from '../query/search-query';
import { calendarFilters } from './calendar-filters';
import type { Priced } from './priced';

/** Returns what the calendar prices for a search under a filter of its results. */
export function pricedOfSearch(query: Pick<SearchQuery, 'trips'>, filter: Filter): Priced {
  const { airplaneOnly, trainOnly, isDirect, withBaggage } = calendarFilters(filter);
  return {
    isReturn: isRoundTrip(query),
    kind: airplaneOnly ? 'plane' : trainOnly ? 'train' : 'all',
    isDirect: isDirect === true,
    withBaggage: withBaggage === true,
  };
}
