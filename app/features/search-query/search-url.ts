/** Search links, version 2 (upstream facts §6, specification 1 §5 "Search URL"). */
import type { CalendarDate } from './calendar-date';
import { fromToQuery } from './from-to-url';
import { faultOf, type QueryFault } from './query-fault';
import { parseRoutes, routeParameter } from './route-parameter';
import { ASSUMED_CHILD_AGE, isCabinClass, type SearchQuery } from './search-query';

export type MalformedReason = QueryFault | 'noTrips' | 'route' | 'date' | 'cabinClass';

/** `isCanonical`: the link says it as `buildSearchPath` does, percent-encoding and foreign parameters aside. */
export type ParsedSearch = { query: SearchQuery; isCanonical: boolean } | { malformed: MalformedReason };

/** Parameters that say what is searched; all others say how it is shown, or are somebody else's. */
const OWN_PARAMETER = /^(?:adult|cabinClass|child|childrenAges|infant|v|from|to|round_trip|route\[\d+\])$/;

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

/** The parameters of a link that `buildSearchPath` does not write, in their order. */
export function foreignParameters(url: URL): [string, string][] {
  return [...url.searchParams].filter(([name]) => !OWN_PARAMETER.test(name));
}

/**
 * Reads a version 2 link, or a `from`/`to` one, tolerantly: any order, raw or percent-encoded, `v`, passengers, cabin
 * and the second date may be missing, foreign parameters are ignored.
 * @param today what the days of a `from`/`to` link are counted from; a version 2 link does not depend on it
 */
export function parseSearchUrl(url: URL, today: CalendarDate): ParsedSearch {
  const { searchParams } = url;
  const routes = routeValues(searchParams);
  if (routes.length === 0) {
    const query = fromToQuery(searchParams, today);
    return query ? { query, isCanonical: false } : { malformed: 'noTrips' };
  }

  const trips = parseRoutes(routes);
  if (typeof trips === 'string') return { malformed: trips };
  const cabin = searchParams.get('cabinClass') || 'Y';
  if (!isCabinClass(cabin)) return { malformed: 'cabinClass' };
  const passengers = parsePassengers(searchParams);
  if (typeof passengers === 'string') return { malformed: passengers };

  const query: SearchQuery = { trips, ...passengers, cabin };
  const fault = faultOf(query);
  return fault ? { malformed: fault } : { query, isCanonical: isCanonical(searchParams, query) };
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

type Passengers = Pick<SearchQuery, 'adults' | 'childrenAges' | 'infants'>;

function parsePassengers(searchParams: URLSearchParams): Passengers | 'passengers' | 'childrenAges' {
  const adults = parseCount(searchParams.get('adult'), 1);
  const infants = parseCount(searchParams.get('infant'), 0);
  const children = parseCount(searchParams.get('child'), null);
  if (adults === 'bad' || infants === 'bad' || children === 'bad') return 'passengers';
  const ages = parseAges(searchParams.get('childrenAges'));
  if (ages === 'bad') return 'childrenAges';
  if (ages && children !== null && ages.length !== children) return 'childrenAges';
  const childrenAges = ages ?? Array.from({ length: children ?? 0 }, () => ASSUMED_CHILD_AGE);
  return { adults: adults ?? 1, childrenAges, infants: infants ?? 0 };
}

function parseCount(text: string | null, absent: number | null): number | null | 'bad' {
  if (text === null || text === '') return absent;
  return /^\d$/.test(text) ? Number(text) : 'bad';
}

/** `[7,9]`, with or without spaces; null when absent. */
function parseAges(text: string | null): number[] | null | 'bad' {
  if (text === null || text === '') return null;
  const match = /^\[\s*((?:\d{1,2}\s*(?:,\s*\d{1,2}\s*)*)?)\]$/.exec(text);
  if (!match) return 'bad';
  return match[1] === '' ? [] : match[1]!.split(',').map(Number);
}

function isCanonical(searchParams: URLSearchParams, query: SearchQuery): boolean {
  const own = [...searchParams].filter(([name]) => OWN_PARAMETER.test(name));
  return JSON.stringify(own) === JSON.stringify(ownParameters(query));
}
