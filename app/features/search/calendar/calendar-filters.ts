import type { Filter } from '../filters/filter';
import { FILTER_PARAMETER, filterParameter } from '../filters/filter-link';
import type { CalendarFilters } from '~/upstream/price-calendar/client.server';

/** What the calendar can be asked to leave out, and the choice of a results filter that means the same. */
export const CALENDAR_FILTERS = [
  { name: 'airplaneOnly', group: 'transportKind', option: 'Airplane' },
  { name: 'isDirect', group: 'transfers', option: 'NoTransfers' },
  { name: 'withBaggage', group: 'baggages', option: 'WithBaggages' },
] as const;

/**
 * The calendar's filters that a link's `filter=` amounts to, so that prices by day are those of the offers shown. The
 * calendar knows nothing of other choices: they are left to the results.
 */
export function calendarFilters({ choices }: Filter): CalendarFilters {
  const filters: CalendarFilters = {};
  for (const { name, group, option } of CALENDAR_FILTERS) {
    if (choices[group]?.length === 1 && choices[group][0] === option) filters[name] = true;
  }
  return filters;
}

/** What links to results keep of a filter, so that they show the offers that the prices are of. */
export function filterParameters(filter: Filter): [string, string][] {
  const written = filterParameter(filter);
  return written === null ? [] : [[FILTER_PARAMETER, written]];
}
