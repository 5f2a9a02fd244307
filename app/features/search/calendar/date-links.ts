import type { CalendarDate } from '~/dates/calendar-date';
import type { SearchQuery } from '../query/search-query';
import { buildSearchPath } from '../query/search-url';

const OUT = '{out}';
const BACK = '{back}';

/**
 * The link of a search with its days left open. A page with fifty links that differ in two dates carries it once.
 * @param extras parameters that the links keep
 */
export function pathTemplate(query: SearchQuery, extras: Iterable<readonly [string, string]> = []): string {
  const trips = query.trips.map(({ departure, arrival }, index) => ({
    departure,
    arrival,
    date: index === 0 ? OUT : BACK,
  }));
  return buildSearchPath({ ...query, trips }, extras);
}

/** The link of the search on these days. */
export function pathOnDays(template: string, out: CalendarDate, back: CalendarDate | null = null): string {
  return template
    .split(OUT)
    .join(out)
    .split(BACK)
    .join(back ?? '');
}
