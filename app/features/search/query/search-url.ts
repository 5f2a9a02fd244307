/** Search links, both directions (upstream facts §6, specification 1 §5 "Search URL"); `docs/links.md` tells affiliates. */
import type { CalendarDate } from '~/dates/calendar-date';
import { namesItsDays, parsePartnerTrips } from './partner-parameters';
import { parseCabin, parsePassengers } from './passenger-parameters';
import { faultOf, type QueryFault } from './query-fault';
import { parseRoutes, routeParameter } from './route-parameter';
import type { SearchQuery } from './search-query';

export type MalformedReason = QueryFault | 'noTrips' | 'route' | 'date' | 'cabinClass';

/** `isCanonical`: the link says it as `buildSearchPath` does, percent-encoding and foreign parameters aside. */
export type ParsedSearch = { query: SearchQuery; isCanonical: boolean } | { malformed: MalformedReason };

/** Parameters that say what is searched; all others say how it is shown, or are somebody else's. */
const OWN_PARAMETERS = [
  ['adult', 'adults', 'child', 'children', 'childrenAges', 'infant', 'infants', 'cabinClass', 'trip_class', 'v'],
  ['from', 'to', 'round_trip', 'origin_iata', 'destination_iata', 'depart_date', 'return_date'],
].flat();

function isOwn(name: string): boolean {
  return OWN_PARAMETERS.includes(name) || /^route\[\d+\]$/.test(name);
}

/** What of the results is shown: the features/search/filters say what it means. It stands behind the query's parameters. */
const FILTER_PARAMETER = 'filter';

/**
 * The canonical link of a query: fixed order, brackets and colons raw.
 * @param extras parameters to append: `[name, value]`, encoded here
 */
export function buildSearchPath(query: SearchQuery, extras: Iterable<readonly [string, string]> = []): string {
  return `/search?${buildSearchParams(query, extras)}`;
}

/** The query part of `buildSearchPath`, without the question mark: step 0 carries it too. */
export function buildSearchParams(query: SearchQuery, extras: Iterable<readonly [string, string]> = []): string {
  const foreign = [...extras].map(([name, value]) => [encodeURIComponent(name), encodeURIComponent(value)] as const);
  return [...ownParameters(query), ...foreign].map(([name, value]) => `${name}=${value}`).join('&');
}

function ownParameters(query: SearchQuery): [string, string][] {
  return [
    ['adult', String(query.adults)],
    ['cabinClass', query.cabin],
    ['child', String(query.childrenAges.length)],
    ['childrenAges', `[${query.childrenAges.join(',')}]`],
    ['infant', String(query.infants)],
    ...query.trips.map((trip, index): [string, string] => [`route[${index}]`, routeParameter(trip)]),
    ['v', '2'],
  ];
}

/** The parameters of a link that `buildSearchPath` does not write: its filter first, the others in their order. */
export function foreignParameters({ searchParams }: Pick<URL, 'searchParams'>): [string, string][] {
  const foreign = [...searchParams].filter(([name]) => !isOwn(name));
  const filter = foreign.find(([name]) => name === FILTER_PARAMETER);
  return [...(filter ? [filter] : []), ...foreign.filter(([name]) => name !== FILTER_PARAMETER)];
}

/** Longer addresses are nobody's: redirects are not made to them. */
const MAX_PATH_LENGTH = 4096;

/** Where a link that means `query` leads: its canonical path, with as many of its foreign parameters as an address holds. */
export function canonicalPath(query: SearchQuery, url: Pick<URL, 'searchParams'>): string {
  const extras: [string, string][] = [];
  let { length } = buildSearchPath(query);
  for (const [name, value] of foreignParameters(url)) {
    length += `&${encodeURIComponent(name)}=${encodeURIComponent(value)}`.length;
    if (length > MAX_PATH_LENGTH) break;
    extras.push([name, value]);
  }
  return buildSearchPath(query, extras);
}

/**
 * Reads a search link of any kind, tolerantly: any order, raw or percent-encoded, `v`, passengers, cabin and the second
 * date may be missing, empty parameters are as good as none, foreign ones are ignored. `route[n]` goes before the
 * partners' names of places and days.
 * @param today what the days are counted from that a link does not say
 */
export function parseSearchUrl({ searchParams }: URL, today: CalendarDate): ParsedSearch {
  const routes = routeValues(searchParams);
  const trips = routes.length > 0 ? parseRoutes(routes) : parsePartnerTrips(searchParams, today);
  if (typeof trips === 'string') return { malformed: trips };
  const cabin = parseCabin(searchParams);
  if (!cabin) return { malformed: 'cabinClass' };
  const passengers = parsePassengers(searchParams);
  if (typeof passengers === 'string') return { malformed: passengers };

  const query: SearchQuery = { trips, ...passengers, cabin };
  const fault = faultOf(query);
  return fault ? { malformed: fault } : { query, isCanonical: isCanonical(searchParams, query) };
}

/** True for a link that means the same search on any day, so that browsers may keep where it leads. */
export function isLastingLink({ searchParams }: URL): boolean {
  return routeValues(searchParams).length > 0 || namesItsDays(searchParams);
}

/** `route[0]`, `route[1]`, … by number, wherever they stand. */
function routeValues(searchParams: URLSearchParams): string[] {
  const byIndex = new Map<number, string>();
  for (const [name, value] of searchParams) {
    const index = /^route\[(\d{1,2})\]$/.exec(name)?.[1];
    if (index !== undefined && !byIndex.has(Number(index))) byIndex.set(Number(index), value);
  }
  return [...byIndex].sort(([a], [b]) => a - b).map(([, value]) => value);
}

function isCanonical(searchParams: URLSearchParams, query: SearchQuery): boolean {
  const own = [...searchParams].filter(([name]) => isOwn(name));
  return JSON.stringify(own) === JSON.stringify(ownParameters(query));
}
