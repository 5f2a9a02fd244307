/**
 * Plans the routes: recorded ones brought up to date, networks and pairs written down since, and a feeder for every
 * city that would otherwise be out of reach. The sandbox reads the result as a table.
 */
import { aircraftOf, carriers, type Carrier } from '#server/sandbox/world/carriers';
import { departuresADay } from '#server/sandbox/world/network';
import { places, type City } from '#server/sandbox/world/places';
import type { Row } from '../tables';
import { addFeederRoutes } from './feeders';
import { setFrequencies } from './frequencies';
import { mostWanted } from './most-wanted';
import { typesOnRoute } from './modern-aircraft';
import type { PlannedRoute } from './new-route';
import { knownPairs, recordedRoutes, writtenNetworks } from './recorded-routes';
import { RoutePlan } from './route-plan';
import { isForSmallAircraft, usualTypes } from './usual-aircraft';

/** The tables that the plan is made of. */
export type RouteSources = {
  /** `airline-routes.tsv` of OpenFlights: from, to, airline, equipment. */
  recorded: Row[];
  /** `facts/known-pairs.tsv`: all carriers of the best-known pairs, with frequencies and aircraft. */
  pairs: Row[];
  /** `facts/networks.tsv`: destinations of carriers that the record lacks. */
  networks: Row[];
  /** `facts/fleets.tsv`: the types that a carrier has, most usual first. */
  fleets: Row[];
};

/** Plans all routes of the world, in the order of their cities, with flight numbers and aircraft. */
export function plannedRoutes(sources: RouteSources): PlannedRoute[] {
  const plan = new RoutePlan();
  const pairs = knownPairs(sources.pairs);
  for (const { route } of pairs) if (route) plan.add(route);
  for (const { pair } of pairs) plan.complete(...citiesOf(pair));
  for (const route of [...recordedRoutes(sources.recorded), ...writtenNetworks(sources.networks)]) plan.add(route);
  for (const carrier of plan.idleCarriers()) for (const route of mostWanted(carrier)) plan.add(route);
  setFrequencies(plan);
  addFeederRoutes(plan.links, (route) => plan.add(route));
  chooseAircraft(plan.routes, sources.fleets);
  return numbered(plan);
}

function citiesOf(pair: string): [City, City] {
  const { city, airport } = places();
  const [a, b] = pair.split('-').map((code) => city.get(code) ?? airport.get(code)?.city);
  if (!a || !b) throw new Error(`no pair of cities ${pair}`);
  return [a, b];
}

function chooseAircraft(routes: PlannedRoute[], rows: Row[]): void {
  const fleets = new Map<Carrier | undefined, string[]>(
    rows.map((row) => [carriers().get(row['carrier'] ?? ''), (row['aircraft'] ?? '').split(' ')]),
  );
  for (const route of routes) {
    const wanted = route.wantedTypes.length > 0 ? route.wantedTypes : usualTypes(route);
    // A partner with small aircraft flies to the smallest airfields.
    const fleet = isForSmallAircraft(route) ? null : (fleets.get(route.carrier) ?? null);
    const types = typesOnRoute(wanted, fleet, route.km);
    route.types = (types.length > 0 ? types : typesOnRoute(wanted, null, route.km)).map(aircraftOf);
  }
}

/**
 * Numbers the flights in the order of the routes. A route under another carrier's code shares that carrier's numbers.
 */
function numbered(plan: RoutePlan): PlannedRoute[] {
  const next = new Map<string, number>();
  return plan.pairs().flatMap((routes) =>
    routes.flatMap((route) => {
      if (route.types.length === 0) throw new Error(`no aircraft for ${route.base.code}-${route.other.code}`);
      const code = route.carrier.marketedBy ?? route.carrier.code;
      const firstNumber = next.get(code) ?? 101;
      next.set(code, firstNumber + 2 * departuresADay(route));
      return [{ ...route, firstNumber }];
    }),
  );
}
