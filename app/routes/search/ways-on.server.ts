import { addDays, daysBetween, earliestToday } from '~/dates/calendar-date';
import { hasCalendar } from '~/features/search/calendar/calendar-offer';
import { yearPath } from '~/features/search/calendar/low-prices-path';
import { yearOptionsOf } from '~/features/search/calendar/year-options';
import { NO_FILTER } from '~/features/search/filters/filter';
import type { PlaceNames } from '~/features/search/places/names-of-search.server';
import { isSimple } from '~/features/search/query/query-fault';
import { queryText } from '~/features/search/query/query-text';
import { ANYWHERE, isArea, isPastSearch, movedTo, type SearchQuery } from '~/features/search/query/search-query';
import { buildSearchPath } from '~/features/search/query/search-url';
import { getTranslator } from '~/i18n/translator.server';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';

/** Another date for the same search. */
export type DateIdea = { path: string; dates: string };

/** A page that may show what this search does not. */
export type WayOn = { path: string; text: string };

type DateIdeasInput = { query: SearchQuery; now: Date; market: Market };

/**
 * Suggests the search on other dates. Moves all dates together, to keep the length of a stay; past dates count from
 * today.
 * @param shifts days, either way
 */
export function dateIdeas({ query, now, market }: DateIdeasInput, shifts: readonly number[]): DateIdea[] {
  const today = earliestToday(now);
  const first = query.trips[0]!.date;
  const base = query.trips.map(({ date }) => (first < today ? addDays(today, daysBetween(first, date)) : date));
  return shifts
    .map((days) => ({
      ...query,
      trips: query.trips.map((trip, index) => movedTo(trip, addDays(base[index]!, days))),
    }))
    .filter((idea) => !isPastSearch(idea, today))
    .map((idea) => ideaOf(idea, market));
}

/** Suggests the search with its own days in their order, or from today on if they are past. Ranges become their first days. */
export function inOrder({ query, now, market }: DateIdeasInput): DateIdea[] {
  const dates = query.trips.map(({ date }) => date).sort();
  const trips = query.trips.map(({ departure, arrival }, index) => ({ departure, arrival, date: dates[index]! }));
  return dateIdeas({ query: { ...query, trips }, now, market }, [0]);
}

function ideaOf(query: SearchQuery, market: Market): DateIdea {
  const dates = query.trips.map(({ date }) => formatDate(date, market, 'short')).join(' – ');
  return { path: buildSearchPath(query), dates };
}

type WaysOnInput = DateIdeasInput & { names: PlaceNames };

/**
 * Suggests the prices of the route over a year, and the search from the same place to anywhere. Empty for several legs
 * and for a departure that nobody knows.
 */
export function waysOn({ query, names, now, market }: WaysOnInput): WayOn[] {
  const { departure, arrival } = query.trips[0]!;
  if (!isSimple(query) || isArea(arrival) || !names[departure]) return [];
  const tCalendar = getTranslator(market.locale, 'calendar');
  const year = tCalendar('nearby.year');
  const isPriced = Boolean(names[arrival]) && hasCalendar({ departure, arrival }, market.currency);
  return [
    ...(isPriced ? [{ path: yearPath({ departure, arrival }, yearOptionsOf(query, NO_FILTER)), text: year }] : []),
    ...(isPastSearch(query, earliestToday(now)) ? [] : [anywhere(query, names, market)]),
  ];
}

function anywhere(query: SearchQuery, names: PlaceNames, market: Market): WayOn {
  const t = getTranslator(market.locale, 'search');
  const [out, back] = query.trips;
  const trips = [{ ...out!, arrival: ANYWHERE }, ...(back ? [{ ...back, departure: ANYWHERE }] : [])];
  const search = { ...query, trips };
  const { route } = queryText(search, { ...names, [ANYWHERE]: t('query.anywhere') }, market, t);
  return { path: buildSearchPath(search), text: t('empty.anywhere', { route }) };
}
