import type { CalendarDate } from '~/dates/calendar-date';
import type { SearchQuery } from '../query/search-query';
import { buildSearchPath } from '../query/search-url';

const OUT = '{out}';
const BACK = '{back}';

/**
 * Builds the link of a search with placeholders for its days. A page with fifty links that differ in two dates carries
 * it only once.
 * @param extras parameters to keep in the links
 */
export function pathTemplate(query: SearchQuery, extras: Iterable<readonly [string, string]> = []): string {
  const trips = query.trips.map(({ departure, arrival }, index) => ({
    departure,
    arrival,
    date: index === 0 ? OUT : BACK,
  }));
  return buildSearchPath({ ...query, trips }, extras);
}

/** Fills in the days of a template, and returns the link of that search. */
export function pathOnDays(template: string, out: CalendarDate, back: CalendarDate | null = null): string {
  return template
    .split(OUT)
    .join(out)
    .split(BACK)
    .join(back ?? '');
}
