import { aircraftOf, carrierOf, type Aircraft, type Carrier } from './carriers';
import { readRows } from './data-files';
import { kilometres } from './geography';
import { places, type Airport, type City } from './places';

/** A carrier's non-stop service between two airports, in both directions. */
export type Route = {
  carrier: Carrier;
  /** The end at the carrier's base. */
  base: Airport;
  other: Airport;
  km: number;
  /** Flights a week in each direction. */
  weekly: number;
  /** First flight number: each departure of a day has two, out and back. */
  firstNumber: number;
  /** The types that fly it, most usual first; at least one. */
  types: Aircraft[];
};

/** By city index: the index of a city reached without a stop → the routes between the two. */
export type Links = Map<number, Route[]>[];

let loaded: Links | null = null;

/** Returns all routes of the world, read from the compiled table on first use. */
export function links(): Links {
  loaded ??= load();
  return loaded;
}

/** Returns the routes from a city, by the index of their other end. */
export function linksOf(city: City): Map<number, Route[]> {
  return links()[city.index] ?? new Map<number, Route[]>();
}

/** Returns the routes without a stop between two cities. */
export function routesBetween(a: City, b: City): Route[] {
  return linksOf(a).get(b.index) ?? [];
}

/** Returns the maximum departures a day on a route. */
export function departuresADay({ weekly }: Pick<Route, 'weekly'>): number {
  return Math.ceil(weekly / 7);
}

function load(): Links {
  const { airport, cities } = places();
  const result: Links = cities.map(() => new Map<number, Route[]>());
  for (const [carrierCode = '', baseCode = '', otherCode = '', weekly, firstNumber, types = ''] of readRows(
    'routes.tsv',
  )) {
    const [base, other] = [airport.get(baseCode), airport.get(otherCode)];
    if (!base || !other)
      throw new Error(`route of ${carrierCode} between unknown airports ${baseCode} and ${otherCode}`);
    addLink(result, {
      carrier: carrierOf(carrierCode),
      base,
      other,
      km: Math.max(1, kilometres(base.vector, other.vector)),
      weekly: Number(weekly),
      firstNumber: Number(firstNumber),
      types: types.split(' ').map(aircraftOf),
    });
  }
  return result;
}

/** Adds a route at both of its ends. */
export function addLink(links: Links, route: Route): void {
  const [a, b] = [route.base.city.index, route.other.city.index];
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const routes = links[from]?.get(to);
    if (routes) routes.push(route);
    else links[from]?.set(to, [route]);
  }
}
