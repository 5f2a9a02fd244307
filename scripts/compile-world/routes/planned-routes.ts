/**
 * Plans the routes: those of every carrier from its bases, sharing the demand of each pair of cities, and a feeder for
 * every city without one. The sandbox reads the result as a table.
 */
import { isSingleMarket } from '#server/sandbox/world/borders';
import { carriers, type Carrier } from '#server/sandbox/world/carriers';
import { weightOf } from '#server/sandbox/world/city-weight';
import { kilometres } from '#server/sandbox/world/geography';
import { addLink, departuresADay, type Links, type Route } from '#server/sandbox/world/network';
import { places, type Airport, type City } from '#server/sandbox/world/places';
import { between } from '#server/sandbox/world/seeded';
import { airportFor, baseFor } from './airport-choice';
import { nearnessThatMatters, weeklyDemand } from './demand';
import { addFeederRoutes } from './feeders';
import { isWithin } from './nearness';
import { newRoute } from './new-route';
import { regionOf } from './regions';

type Candidate = { carrier: Carrier; hub: Airport; other: City; km: number; weight: number };

const MAX_WEEKLY_PAIR = 450;
const MAX_WEEKLY_ROUTE = 56;
const MIN_WEEKLY_ROUTE = 2;

/** Number of routes from a carrier's first base, by its size; later bases have fewer. */
const ROUTES_OF_BASE = [0, 12, 28, 55, 95, 140];

const SIZE_WEIGHT = [0, 0.3, 0.6, 1, 1.7, 2.6];
const KIND_WEIGHT = { full: 1, low: 1.1, regional: 0.6, charter: 0.4 };

/** Plans all routes of the world, in the order of their cities, with flight numbers. */
export function plannedRoutes(): Route[] {
  const links: Links = places().cities.map(() => new Map<number, Route[]>());
  const add = (route: Route) => addLink(links, route);
  for (const candidates of candidatesByPair().values()) for (const route of shareOut(candidates)) add(route);
  addFeederRoutes(links, add);
  return numbered(links);
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
        const pair = pairs.get(key);
        // A second base of the same carrier in the same city, or at the other end, does not double the route.
        if (!pair) pairs.set(key, [candidate]);
        else if (!pair.some((rival) => rival.carrier === carrier)) pair.push(candidate);
      }
    });
  }
  return pairs;
}

/** Returns the most promising routes from a base, in order. */
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

/** Checks whether the carrier would consider this route at all, before looking at demand. */
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

/** Gives each carrier its share of the pair's demand; carriers with fewer than two flights a week drop out. */
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
    const other =
      (own && baseFor(candidate.carrier, own, isDomestic)) ??
      airportFor(candidate.carrier, candidate.other, isDomestic, candidate.km);
    if (!other) return [];
    const weekly = Math.max(MIN_WEEKLY_ROUTE, Math.min(MAX_WEEKLY_ROUTE, Math.round(weeklyOf(candidate))));
    return [newRoute(candidate.carrier, baseFor(candidate.carrier, candidate.hub, isDomestic), other, weekly)];
  });
}

/** Returns the carrier's own airport at the far end, if it has a base there too. */
function ownBase({ carrier, other }: Candidate): Airport | undefined {
  return carrier.hubs.find((hub) => hub.city === other);
}

/**
 * Numbers the flights in the order of the routes. A route under another carrier's code shares that carrier's numbers.
 */
function numbered(links: Links): Route[] {
  const next = new Map<string, number>();
  const routes: Route[] = [];
  links.forEach((byCity, index) => {
    for (const [otherIndex, between] of [...byCity].sort(([a], [b]) => a - b)) {
      if (otherIndex < index) continue;
      for (const route of between) {
        const code = route.carrier.marketedBy ?? route.carrier.code;
        const firstNumber = next.get(code) ?? 101;
        next.set(code, firstNumber + 2 * departuresADay(route));
        routes.push({ ...route, firstNumber });
      }
    }
  });
  return routes;
}
