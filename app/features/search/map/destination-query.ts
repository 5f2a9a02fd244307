import { calendarFilters } from '../calendar/calendar-filters';
import { flexibleDays, type FlexibleDays } from '../calendar/flexible-days';
import type { CalendarDate } from '~/dates/calendar-date';
import type { Filter } from '../filters/filter';
import { cabinOf, type SearchQuery } from '../query/search-query';
import type { DestinationsQuery } from '~/upstream/price-map/client.server';
import type { PricedDestination } from '~/upstream/price-map/contract';

/** A city with the days of its price. */
export type DestinationDates = Pick<PricedDestination, 'code' | 'departureDate' | 'returnDate'>;

/** Builds the search for one destination on the days of its price: same travellers, same departure. */
export function searchOfDestination(
  query: SearchQuery,
  { code, departureDate, returnDate }: DestinationDates,
): SearchQuery {
  const { departure } = query.trips[0]!;
  const out = { departure, arrival: code, date: departureDate };
  const back = returnDate === null ? [] : [{ departure: code, arrival: departure, date: returnDate }];
  return { ...query, trips: [out, ...back] };
}

/**
 * Builds the price-map query of a search for a country or "anywhere"; null when all of its days have passed.
 * @param today see `earliestToday`
 */
export function destinationsQuestion(
  query: SearchQuery,
  filter: Filter,
  today: CalendarDate,
): DestinationsQuery | null {
  const { departure, arrival } = query.trips[0]!;
  const days = flexibleDays(query, today);
  const [from, to] = [days.departures[0], days.departures.at(-1)];
  if (!from || !to || days.returns?.length === 0) return null;
  return {
    departure,
    arrivals: [arrival],
    departures: { from, to },
    returns: returnsOf(days),
    cabin: cabinOf(query.cabin),
    filters: calendarFilters(filter),
  };
}

function returnsOf({ returns }: FlexibleDays): DestinationsQuery['returns'] {
  const [first, last] = [returns?.[0], returns?.at(-1)];
  if (first?.kind === 'stay' && last?.kind === 'stay') return { nights: { from: first.days, to: last.days } };
  if (first?.kind === 'day' && last?.kind === 'day') return { days: { from: first.date, to: last.date } };
  return null;
}
