import { carriers, type Carrier } from '#server/sandbox/world/carriers';
import { weightOf } from '#server/sandbox/world/city-weight';
import { kilometres } from '#server/sandbox/world/geography';
import type { Links, Route } from '#server/sandbox/world/network';
import { places, type Airport, type City } from '#server/sandbox/world/places';
import { airportFor } from './airport-choice';
import { CLOSED_AIRPORTS } from './carrier-changes';
import { isWithin, nearnessOf } from './nearness';
import { newRoute, type PlannedRoute } from './new-route';
import { mayFlyBetween } from './regions';

const DAILY = 7;
const FURTHEST_FEEDER = nearnessOf(6500);
const TOO_CLOSE = nearnessOf(20);
/** About the forty busiest cities. */
const GREAT_HUB_WEIGHT = 90;

/**
 * Adds routes for cities without a daily flight to a bigger place. Raises an existing route to a bigger city to daily
 * where there is one, so that every city can be left on every day.
 */
export function addFeederRoutes(links: Links, add: (route: PlannedRoute) => void): void {
  const byWeight = places()
    .cities.filter(isOpen)
    .sort((a, b) => weightOf(b) - weightOf(a));
  const mainBases = mainBaseOfCountries(byWeight);
  const gateways = byWeight.filter(
    (city) => basesIn(city).length > 0 && (mainBases.has(city) || (links[city.index]?.size ?? 0) >= 3),
  );
  for (const city of byWeight) {
    const upward = bestUpwardRoute(city, links);
    if (upward) upward.weekly = Math.max(DAILY, upward.weekly);
    const feederCount = wantedFeeders(city, mainBases, links) - (upward ? 1 : 0);
    if (feederCount <= 0) continue;
    for (const gateway of nearestGateways(city, gateways, feederCount, links)) add(feederBetween(gateway, city));
  }
  const changes = changesToTheWorld(links);
  const wellPlaced = gateways.filter((city) => (changes[city.index] ?? Infinity) <= 1);
  for (const city of byWeight) {
    if ((changes[city.index] ?? Infinity) <= 2) continue;
    for (const gateway of nearestGateways(city, wellPlaced, 1, links)) add(feederBetween(gateway, city));
  }
}

/** Checks that a city has an airport in use. */
function isOpen(city: City): boolean {
  return city.airports.some(({ code }) => !CLOSED_AIRPORTS.has(code));
}

/** Counts for every city the daily flights to a great hub of the world; Infinity without a connection. */
function changesToTheWorld(links: Links): number[] {
  const { cities } = places();
  const flights = cities.map((city) => (weightOf(city) >= GREAT_HUB_WEIGHT ? 0 : Infinity));
  let edge = cities.filter((city) => flights[city.index] === 0).map((city) => city.index);
  for (let count = 1; edge.length > 0; count++) {
    const next: number[] = [];
    for (const index of edge) {
      for (const [other, routes] of links[index] ?? []) {
        if (flights[other] !== Infinity || !routes.some((route) => route.weekly >= DAILY)) continue;
        flights[other] = count;
        next.push(other);
      }
    }
    edge = next;
  }
  return flights;
}

/** A country's main base needs several ways out, a town two, a village one. */
function wantedFeeders(city: City, mainBases: Set<City>, links: Links): number {
  if (mainBases.has(city)) return Math.max(1, 4 - (links[city.index]?.size ?? 0));
  return weightOf(city) >= 5 ? 2 : 1;
}

function mainBaseOfCountries(byWeight: City[]): Set<City> {
  const main = new Map<string, City>();
  for (const city of byWeight) {
    if (!main.has(city.countryCode) && basesIn(city).length > 0) main.set(city.countryCode, city);
  }
  return new Set(main.values());
}

let bases: Map<City, { carrier: Carrier; hub: Airport }[]> | null = null;

function basesIn(city: City): { carrier: Carrier; hub: Airport }[] {
  if (!bases) {
    bases = new Map();
    for (const carrier of carriers().values()) {
      for (const hub of carrier.hubs) bases.set(hub.city, [...(bases.get(hub.city) ?? []), { carrier, hub }]);
    }
  }
  return bases.get(city) ?? [];
}

/** Returns the busiest route to a city that is bigger, or big enough to be a gateway. */
function bestUpwardRoute(city: City, links: Links): Route | null {
  let best: { route: Route; score: number } | null = null;
  for (const [index, routes] of links[city.index] ?? []) {
    const other = places().cities[index];
    const route = routes[0];
    if (!other || !route || weightOf(other) < Math.min(120, weightOf(city) * 1.5, 400)) continue;
    const score = route.weekly * weightOf(other) ** 0.7;
    if (!best || score > best.score) best = { route, score };
  }
  return best?.route ?? null;
}

/** Ranks gateways by weight and nearness, those of the own country first. */
function nearestGateways(city: City, gateways: City[], count: number, links: Links): City[] {
  const weight = weightOf(city);
  // Towns prefer the nearest gateway, main bases a big one further away.
  const steepness = weight < 12 && count < 3 ? 1.9 : 1.3;
  const scored: { gateway: City; score: number }[] = [];
  for (const gateway of gateways) {
    if (!isWithin(city.vector, gateway.vector, FURTHEST_FEEDER) || isWithin(city.vector, gateway.vector, TOO_CLOSE))
      continue;
    // A main base needs a bigger gateway; its own islands and villages come to it.
    if (weightOf(gateway) <= weight && weight >= 3) continue;
    const km = kilometres(city.vector, gateway.vector);
    const home = gateway.countryCode === city.countryCode ? 12 : 1;
    scored.push({ gateway, score: (home * Math.sqrt(weightOf(gateway))) / (km + 250) ** steepness });
  }
  scored.sort((a, b) => b.score - a.score);
  const chosen: City[] = [];
  for (const { gateway } of scored) {
    if (chosen.length === count) break;
    if (links[city.index]?.has(gateway.index) || !mayFlyBetween(city.countryCode, gateway.countryCode)) continue;
    chosen.push(gateway);
  }
  return chosen;
}

function feederBetween(gateway: City, city: City): PlannedRoute {
  const km = kilometres(gateway.vector, city.vector);
  const suits = ({ carrier }: { carrier: Carrier }) =>
    (carrier.kind === 'regional' ? 4 : carrier.kind === 'full' ? 3 : 1) +
    (carrier.countryCode === city.countryCode ? 8 : 0) +
    (carrier.countryCode === gateway.countryCode ? 2 : 0) +
    (carrier.reachKm >= km ? 16 : 0);
  const choices = [
    ...basesIn(gateway).map((base) => ({ ...base, other: city })),
    ...basesIn(city).map((base) => ({ ...base, other: gateway })),
  ];
  const base = choices.sort((a, b) => suits(b) - suits(a))[0];
  const isDomestic = city.countryCode === gateway.countryCode;
  const airport = base && airportFor(base.carrier, base.other, isDomestic, km);
  if (!base || !airport) throw new Error(`no feeder from ${gateway.code} to ${city.code}`);
  return newRoute(base.carrier, base.hub, airport, weightOf(city) >= 5 ? 2 * DAILY : DAILY);
}
