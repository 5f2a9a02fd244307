import { addDays, daysBetween, type CalendarDate } from '~/dates/calendar-date';
import type { DestinationsQuery } from '~/upstream/price-map/client.server';
import type { PricedDestination } from '~/upstream/price-map/contract';
import type { Filter } from '../filters/filter';
import type { SearchQuery } from '../query/search-query';
import { destinationsQuestion } from './destination-query';

/** Days before and after the wanted one. */
const AROUND = 3;

/**
 * Builds the price-map query of the days around an exact search, with the same length of stay; null for a search with
 * flexible days, whose prices are the best of theirs already, and without cities.
 * @param today see `earliestToday`
 */
export function otherDaysQuestion(
  query: SearchQuery,
  filter: Filter,
  cities: readonly Pick<PricedDestination, 'code'>[],
  today: CalendarDate,
): DestinationsQuery | null {
  const question = destinationsQuestion(query, filter, today);
  if (!question || cities.length === 0) return null;
  const { departures, returns } = question;
  if (departures.from !== departures.to) return null;
  const [out, back] = query.trips;
  const first = addDays(departures.from, -AROUND);
  const stay = back ? daysBetween(out!.date, back.date) : null;
  if (returns && (stay === null || !isExact(returns))) return null;
  return {
    ...question,
    arrivals: cities.map(({ code }) => code),
    departures: { from: first < today ? today : first, to: addDays(departures.to, AROUND) },
    returns: stay === null ? null : { nights: { from: stay, to: stay } },
    limit: cities.length,
  };
}

function isExact(returns: NonNullable<DestinationsQuery['returns']>): boolean {
  const { from, to } = 'days' in returns ? returns.days : returns.nights;
  return from === to;
}

/** Number of days named beside the wanted one. */
const MOST = 2;

/** Returns the cheapest days around on which a city costs less than on the wanted day, in order of the calendar. */
export function cheaperDays(
  city: PricedDestination,
  around: readonly PricedDestination[],
): PricedDestination['otherDates'] {
  const found = around.find(({ code }) => code === city.code);
  if (!found) return city.otherDates;
  return [found, ...found.otherDates]
    .filter(({ price }) => price.currency === city.price.currency && price.amount < city.price.amount)
    .map(({ departureDate, returnDate, price }) => ({ departureDate, returnDate, price }))
    .sort((a, b) => a.price.amount - b.price.amount)
    .slice(0, MOST)
    .sort((a, b) => a.departureDate.localeCompare(b.departureDate));
}
