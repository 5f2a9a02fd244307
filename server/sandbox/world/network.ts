/**
 * Who flies where: routes of every carrier from its hubs, shared out by what each pair of cities can fill, and a
 * feeder for every city that would be left alone. Built once from the tables, the same on every machine.
 */
import { airportFor, baseFor } from './airport-choice';
import { carriers, type Carrier } from './carriers';
import { nearnessThatMatters, weeklyDemand, weightOf } from './demand';
import { addFeederRoutes } from './feeders';
import { isWithin, kilometres } from './geography';
import { places, type Airport, type City } from './places';
import { isSingleMarket, regionOf } from './regions';
import { between } from './seeded';

/** A carrier's non-stop service between two airports, both directions. */
export type Route = {
  carrier: Carrier;
  /** The end at the carrier's base. */
  base: Airport;
  other: Airport;
  km: number;
  /** Flights a week in each direction. */
  weekly: number;
  /** First flight number; each direction and each departure of a day has its own. */
  firstNumber: number;
};

export type Network = {
  /** city index → index of a city reached without a stop → routes between the two */
  links: Map<number, Route[]>[];
};

type Candidate = { carrier: Carrier; hub: Airport; other: City; km: number; weight: number };

const MAX_WEEKLY_PAIR = 450;
const MAX_WEEKLY_ROUTE = 56;
const MIN_WEEKLY_ROUTE = 2;

/** Routes from a carrier's first base by its size; later bases have fewer. */
const ROUTES_OF_BASE = [0, 12, 28, 55, 95, 140];

const SIZE_WEIGHT = [0, 0.3, 0.6, 1, 1.7, 2.6];
const KIND_WEIGHT = { full: 1, low: 1.1, regional: 0.6, charter: 0.4 };

let built: Network | null = null;

/** The network of all routes, built on first use. */
export function network(): Network {
  built ??= build();
  return built;
}

/** Routes without a stop between two cities, in the order of the carriers' table. */
export function routesBetween(a: City, b: City): Route[] {
  return network().links[a.index]?.get(b.index) ?? [];
}

function build(): Network {
  const { cities } = places();
  const links: Map<number, Route[]>[] = cities.map(() => new Map());
  const add = (route: Route) => {
    append(links, route.base.city.index, route.other.city.index, route);
    append(links, route.other.city.index, route.base.city.index, route);
  };
  for (const candidates of candidatesByPair().values()) for (const route of shareOut(candidates)) add(route);
  addFeederRoutes(links, add);
  numberFlights(links);
  return { links };
}

function append(links: Map<number, Route[]>[], from: number, to: number, route: Route): void {
  const routes = links[from]?.get(to);
  if (routes) routes.push(route);
  else links[from]?.set(to, [route]);
}

function candidatesByPair(): Map<number, Candidate[]> {
  const count = places().cities.length;
  const pairs = new Map<number, Candidate[]>();
  for (const carrier of carriers().values()) {
    carrier.hubs.forEach((hub, order) => {
      const limit = Math.ceil((ROUTES_OF_BASE[carrier.size] ?? 0) * 0.8 ** order);
      for (const candidate of mostWanted(carrier, hub, limit)) {
        const [low, high] = [hub.city.index, candidate.other.index].sort((a, b) => a - b);
        const key = (low ?? 0) * count + (high ?? 0);
        const known = pairs.get(key);
        // A second base of the same carrier in the same city, or at the other end, does not double the route.
        if (!known) pairs.set(key, [candidate]);
        else if (!known.some((rival) => rival.carrier === carrier)) known.push(candidate);
      }
    });
  }
  return pairs;
}

/** The routes from a base that promise most, in order. */
function mostWanted(carrier: Carrier, hub: Airport, limit: number): Candidate[] {
  const candidates: (Candidate & { score: number })[] = [];
  const strength = (SIZE_WEIGHT[carrier.size] ?? 0) * KIND_WEIGHT[carrier.kind] * 0.8 ** carrier.hubs.indexOf(hub);
  for (const other of places().cities) {
    if (other === hub.city || !isWithin(hub.vector, other.vector, nearnessThatMatters(other))) continue;
    const km = kilometres(hub.vector, other.vector);
    if (km > carrier.reachKm) continue;
    const demand = weeklyDemand(hub.city, other, km);
    if (demand < MIN_WEEKLY_ROUTE || !isInterested(carrier, hub.city, other, km)) continue;
    const liking = between(0.35, 1.65, 'route', carrier.code, hub.code, other.code);
    candidates.push({ carrier, hub, other, km, weight: strength * liking, score: demand ** 0.7 * liking });
  }
  return candidates.sort((a, b) => b.score - a.score).slice(0, limit);
}

/** Whether the carrier would look at this route at all, before demand is asked. */
function isInterested(carrier: Carrier, hub: City, other: City, km: number): boolean {
    const isDomestic = hub.countryCode === other.countryCode;
  if (isDomestic) return carrier.homes.has(hub.countryCode);
  if (carrier.isEuropeOnly && !['europe', 'northAfrica', 'middleEast'].includes(regionOf(other.countryCode) ?? '')) {
    return false;
  }
  if (carrier.kind === 'regional' && km > 1500 && weightOf(other) < 60) return false;
  const isBaseAbroad = hub.countryCode !== carrier.countryCode && !carrier.homes.has(other.countryCode);
  if (!isBaseAbroad) return true;
  return isSingleMarket(hub.countryCode, other.countryCode) || regionOf(hub.countryCode) === 'latinAmerica';
}

/** Gives each carrier its part of what the pair can fill; who would fly less than twice a week stays away. */
function shareOut(candidates: Candidate[]): Route[] {
  const first = candidates[0];
  if (!first) return [];
  const demand = Math.min(MAX_WEEKLY_PAIR, weeklyDemand(first.hub.city, first.other, first.km));
  let staying = [...candidates].sort((a, b) => b.weight - a.weight).slice(0, 14);
  const weeklyOf = (candidate: Candidate) =>
    (demand * candidate.weight) / staying.reduce((sum, { weight }) => sum + weight, 0);
  while (staying.length > 1) {
    const last = staying[staying.length - 1];
    if (!last || weeklyOf(last) >= MIN_WEEKLY_ROUTE) break;
    staying = staying.slice(0, -1);
  }
  return staying.flatMap((candidate) => {
    const isDomestic = candidate.hub.city.countryCode === candidate.other.countryCode;
    const own = ownBase(candidate);
    const other = (own && baseFor(candidate.carrier, own, isDomestic)) ?? airportFor(candidate.carrier, candidate.other, isDomestic, candidate.km);
    if (!other) return [];
    const weekly = Math.max(MIN_WEEKLY_ROUTE, Math.min(MAX_WEEKLY_ROUTE, Math.round(weeklyOf(candidate))));
    return [newRoute(candidate.carrier, baseFor(candidate.carrier, candidate.hub, isDomestic), other, weekly)];
  });
}

/** The carrier's own airport at the far end, when it has a base there too. */
function ownBase({ carrier, other }: Candidate): Airport | undefined {
  return carrier.hubs.find((hub) => hub.city === other);
}

/** A route whose flight numbers are given when all routes are known. */
export function newRoute(carrier: Carrier, base: Airport, other: Airport, weekly: number): Route {
  return { carrier, base, other, km: Math.max(1, kilometres(base.vector, other.vector)), weekly, firstNumber: 0 };
}

/** Departures a day that a route needs at most. */
export function departuresADay(route: Route): number {
  return Math.ceil(route.weekly / 7);
}

/** Flight numbers in the order of the routes; what is sold under another carrier's code shares that carrier's numbers. */
function numberFlights(links: Map<number, Route[]>[]): void {
  const next = new Map<string, number>();
  links.forEach((byCity, index) => {
    for (const [otherIndex, routes] of [...byCity].sort(([a], [b]) => a - b)) {
      if (otherIndex < index) continue;
      for (const route of routes) {
        const code = route.carrier.marketedBy ?? route.carrier.code;
        route.firstNumber = next.get(code) ?? 101;
        next.set(code, route.firstNumber + 2 * departuresADay(route));
      }
    }
  });
}
