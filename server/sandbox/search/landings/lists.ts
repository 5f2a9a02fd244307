/** Lists of the subjects of landing pages that have flights, the most flown first. */
import type { LandingListWire, LandingRoutesWire, ListedKind } from '~/upstream/landings/lists-contract';
import { countryNames } from '../../world/countries';
import { linksOf, type Route } from '../../world/network';
import { places, type Airport, type City } from '../../world/places';
import { routesBySeller, routesOfAirport, slugOfCarrier, updatedAt, weeklyFrom, weeklyOf, type Link } from './facts';

type Entry = LandingListWire['entries'][number];
type Pair = { from: string; to: string; weekly: number };

const MAKERS: Readonly<Record<ListedKind, () => Entry[]>> = {
  cities: cityEntries,
  airports: airportEntries,
  countries: countryEntries,
  airlines: airlineEntries,
};
const made = new Map<ListedKind, Entry[]>();
let pairs: Pair[] | null = null;

/** Returns a part of a list. */
export function subjectList(kind: ListedKind, offset: number, limit: number, now: Date): LandingListWire {
  const entries = entriesOf(kind);
  return { entries: entries.slice(offset, offset + limit), total: entries.length, updated_at: updatedAt(now) };
}

/** Returns all entries of a list. */
export function entriesOf(kind: ListedKind): readonly Entry[] {
  const known = made.get(kind);
  if (known) return known;
  const entries = MAKERS[kind]()
    .filter(({ weekly }) => weekly > 0)
    .sort((x, y) => y.weekly - x.weekly || x.code.localeCompare(y.code));
  made.set(kind, entries);
  return entries;
}

/** Returns a part of the list of routes, both ways of each. */
export function routeList(offset: number, limit: number, now: Date): LandingRoutesWire {
  pairs ??= allLinks()
    .map(({ from, to, routes: own }) => ({ from: from.code, to: to.code, weekly: weeklyOf(own) }))
    .sort((a, b) => b.weekly - a.weekly);
  const routes = pairs.slice(offset, offset + limit).map(({ from, to }) => ({ from, to }));
  const names = namesOf(routes, (code) => places().city.get(code));
  return { routes, names, total: pairs.length, updated_at: updatedAt(now) };
}

let links: readonly Link[] | null = null;

/** Lists all cities with flights between them, both ways of each. */
export function allLinks(): readonly Link[] {
  links ??= places().cities.flatMap((from) =>
    [...linksOf(from)].flatMap(([index, routes]) => {
      const to = places().cities[index];
      return to ? [{ from, to, routes }] : [];
    }),
  );
  return links;
}

type Ends = { from: string; to: string };

/** Returns the names of places by their codes. */
export function namesOf(
  routes: readonly Ends[],
  find: (code: string) => City | Airport | undefined,
): LandingRoutesWire['names'] {
  const codes = [...new Set(routes.flatMap(({ from, to }) => [from, to]))];
  return Object.fromEntries(codes.map((code) => [code, { ...find(code)?.names }]));
}

function cityEntries(): Entry[] {
  return places().cities.map((city) => ({
    code: city.code,
    name: { ...city.names },
    country_code: city.countryCode,
    weekly: weeklyFrom(city),
  }));
}

function airportEntries(): Entry[] {
  return [...places().airport.values()].map((airport) => ({
    code: airport.code,
    name: { ...airport.names },
    city_name: { ...airport.city.names },
    country_code: airport.city.countryCode,
    weekly: weeklyOf(routesOfAirport(airport)),
  }));
}

function countryEntries(): Entry[] {
  const weekly = new Map<string, number>();
  for (const city of places().cities) {
    weekly.set(city.countryCode, (weekly.get(city.countryCode) ?? 0) + weeklyFrom(city));
  }
  return [...weekly].map(([code, flights]) => ({
    code,
    name: countryNames(code),
    country_code: code,
    weekly: flights,
  }));
}

function airlineEntries(): Entry[] {
  const all = places().cities.flatMap((city) => [...linksOf(city).values()].flat());
  return routesBySeller([...new Set<Route>(all)]).map(([carrier, routes]) => ({
    code: carrier.code,
    slug: slugOfCarrier(carrier),
    name: { ...carrier.names },
    country_code: carrier.countryCode,
    weekly: 2 * weeklyOf(routes),
  }));
}
