/**
 * Builds and parses search links (upstream facts §6, specification 1 §5 "Search URL"); `docs/links.md` documents them
 * for affiliates.
 */
import { VENDORS, type Vendor } from '~/upstream/search/names-contract';
import type { CalendarDate } from '~/dates/calendar-date';
import { repairedParameters } from './link-repair';
import { namesItsDays, parsePartnerTrips, PARTNER_NAMES } from './partner-parameters';
import { parseCabin, parsePassengers } from './passenger-parameters';
import { faultOf, type QueryFault } from './query-fault';
import { parseRoutes, routeParameter } from './route-parameter';
import type { SearchQuery } from './search-query';

export type MalformedReason = QueryFault | 'noTrips' | 'route' | 'date' | 'cabinClass';

/** `isCanonical`: the link is written as `buildSearchPath` does, apart from percent-encoding and foreign parameters. */
export type ParsedSearch =
  | { query: SearchQuery; isCanonical: boolean }
  | { malformed: MalformedReason }
  /** Everything but the order of its days can be read. */
  | { malformed: 'dateOrder'; misordered: SearchQuery };

/** Parameters that define the search; all others affect its display or belong to someone else. */
const OWN_PARAMETERS = [
  [
    'adult',
    'adults',
    'child',
    'children',
    'childrenAges',
    'infant',
    'infants',
    'cabinClass',
    'trip_class',
    'v',
    'vendor',
  ],
  ['from', 'to', 'round_trip', 'origin_iata', 'destination_iata', 'depart_date', 'return_date'],
].flat();

/** Returns the parameters of a link that define its search. Partners' names do so only in a link without routes. */
function ownNames(searchParams: URLSearchParams): (name: string) => boolean {
  const isRoute = (name: string) => /^route\[\d+\]$/.test(name);
  const hasRoutes = [...searchParams.keys()].some(isRoute);
  const names = hasRoutes ? OWN_PARAMETERS : [...OWN_PARAMETERS, ...PARTNER_NAMES];
  return (name) => names.includes(name) || isRoute(name);
}

/** Parameter of the results filter, interpreted by features/search/filters. It follows the query's parameters. */
const FILTER_PARAMETER = 'filter';

/**
 * Builds the canonical link of a query: fixed order, raw brackets and colons.
 * @param extras parameters to append: `[name, value]`, encoded here
 */
export function buildSearchPath(query: SearchQuery, extras: Iterable<readonly [string, string]> = []): string {
  return `/search?${buildSearchParams(query, extras)}`;
}

/** Builds the query string of `buildSearchPath`, without the question mark; links to step 0 use it too. */
export function buildSearchParams(query: SearchQuery, extras: Iterable<readonly [string, string]> = []): string {
  const foreign = [...extras].map(([name, value]) => [encodeURIComponent(name), encodeURIComponent(value)] as const);
  return [...ownParameters(query), ...foreign]
    .map(([name, value]) => `${name}=${value.replaceAll('+', '%2B')}`)
    .join('&');
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
    ...(query.vendor ? [['vendor', query.vendor] satisfies [string, string]] : []),
  ];
}

/** Lists the parameters of a link that `buildSearchPath` does not write: the filter first, the others in order. */
export function foreignParameters(url: Pick<URL, 'searchParams'>): [string, string][] {
  const searchParams = repairedParameters(url.searchParams);
  const isOwn = ownNames(searchParams);
  const foreign = [...searchParams].filter(([name]) => !isOwn(name));
  const filter = foreign.find(([name]) => name === FILTER_PARAMETER);
  return [...(filter ? [filter] : []), ...foreign.filter(([name]) => name !== FILTER_PARAMETER)];
}

/** Limit of a redirect's address. */
const MAX_PATH_LENGTH = 4096;

/** Returns the canonical path of a link, with as many of its foreign parameters as fit. */
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
 * Parses a search link of any kind, tolerantly: in any order, raw or percent-encoded; `v`, passengers, cabin and the
 * second date are optional; empty parameters count as missing and foreign ones are ignored; damage is repaired first
 * (`repairedParameters`). `route[n]` takes priority over the partners' names of places and days.
 * @param today base of default days
 */
export function parseSearchUrl(url: URL, today: CalendarDate): ParsedSearch {
  const searchParams = repairedParameters(url.searchParams);
  const routes = routeValues(searchParams);
  const trips = routes.length > 0 ? parseRoutes(routes) : parsePartnerTrips(searchParams, today);
  if (typeof trips === 'string') return { malformed: trips };
  const cabin = parseCabin(searchParams);
  if (!cabin) return { malformed: 'cabinClass' };
  const passengers = parsePassengers(searchParams);
  if (typeof passengers === 'string') return { malformed: passengers };

  const vendor = parseVendor(searchParams);
  const query: SearchQuery = { trips, ...passengers, cabin, ...(vendor && { vendor }) };
  const fault = faultOf(query);
  if (fault === 'dateOrder') return { malformed: fault, misordered: query };
  return fault ? { malformed: fault } : { query, isCanonical: isCanonical(url.searchParams, query) };
}

/** Reads a vendor ("avia+rzd", whose plus may have become a space); undefined without one or for an unknown one. */
function parseVendor(searchParams: URLSearchParams): Vendor | undefined {
  const value = searchParams.get('vendor')?.replace(' ', '+').toLowerCase();
  return VENDORS.find((vendor) => vendor === value);
}

/** True for a link that means the same search on any day, so that browsers may cache its redirect. */
export function isLastingLink(url: URL): boolean {
  const searchParams = repairedParameters(url.searchParams);
  return routeValues(searchParams).length > 0 || namesItsDays(searchParams);
}

/** Returns `route[0]`, `route[1]`, … by number, in any order of parameters. */
function routeValues(searchParams: URLSearchParams): string[] {
  const byIndex = new Map<number, string>();
  for (const [name, value] of searchParams) {
    const index = /^route\[(\d{1,2})\]$/.exec(name)?.[1];
    if (index !== undefined && !byIndex.has(Number(index))) byIndex.set(Number(index), value);
  }
  return [...byIndex].sort(([a], [b]) => a - b).map(([, value]) => value);
}

function isCanonical(searchParams: URLSearchParams, query: SearchQuery): boolean {
  const repaired = repairedParameters(searchParams);
  if (repaired.toString() !== searchParams.toString()) return false;
  const isOwn = ownNames(searchParams);
  const own = [...searchParams].filter(([name]) => isOwn(name));
  return JSON.stringify(own) === JSON.stringify(ownParameters(query));
}
