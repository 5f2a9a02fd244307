import type { CalendarFilters } from '~/upstream/price-calendar/client.server';
import type { Filter } from '../filters/filter';
import { isRoundTrip, type SearchQuery } from '../query/search-query';
import { calendarFilters } from './calendar-filters';
import type { Priced, PricedKind } from './priced';

/** Returns what the calendar prices for a search under a filter of its results. */
export function pricedOfSearch(query: Pick<SearchQuery, 'trips'>, filter: Filter): Priced {
  const { airplaneOnly, isDirect, withBaggage } = calendarFilters(filter);
  return {
    isReturn: isRoundTrip(query),
    kind: kindOf(airplaneOnly),
    isDirect: isDirect === true,
    withBaggage: withBaggage === true,
  };
}

/** Without planes only, the cheapest trips are those by train: see `calendarFilters`. */
function kindOf(airplaneOnly: CalendarFilters['airplaneOnly']): PricedKind {
  if (airplaneOnly === true) return 'plane';
  return airplaneOnly === false ? 'train' : 'all';
}
