import type { Filter } from '../filters/filter';
import { FILTER_PARAMETER, filterParameter } from '../filters/filter-link';
import type { CalendarFilters } from '~/upstream/price-calendar/client.server';

/** The calendar's filters, each with the equivalent choice of the results filter. */
export const CALENDAR_FILTERS = [
  { name: 'airplaneOnly', group: 'transportKind', option: 'Airplane' },
  { name: 'trainOnly', group: 'transportKind', option: 'Train' },
  { name: 'isDirect', group: 'transfers', option: 'NoTransfers' },
  { name: 'withBaggage', group: 'baggages', option: 'WithBaggages' },
] as const;

/**
 * Converts a link's `filter=` to the calendar's filters, so that the daily prices match the offers shown. The calendar
 * does not support other choices; only the results apply those.
 */
export function calendarFilters({ choices }: Filter): CalendarFilters {
  const filters: CalendarFilters = {};
  for (const { name, group, option } of CALENDAR_FILTERS) {
    if (choices[group]?.length === 1 && choices[group][0] === option) filters[name] = true;
  }
  return filters;
}

/** True under a chosen kind of car: the calendar knows the price of the cheapest one only. */
export function hasChosenCar({ choices }: Filter): boolean {
  return Boolean(choices['trainCarKinds']?.length);
}

/** Returns the filter parameters of links to results, so that they show the offers behind the prices. */
export function filterParameters(filter: Filter): [string, string][] {
  const value = filterParameter(filter);
  return value === null ? [] : [[FILTER_PARAMETER, value]];
}
