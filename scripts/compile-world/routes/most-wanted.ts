import type { Carrier } from '#server/sandbox/world/carriers';
import { kilometres } from '#server/sandbox/world/geography';
import { places, type Airport } from '#server/sandbox/world/places';
import { between } from '#server/sandbox/world/seeded';
import { airportFor, baseFor } from './airport-choice';
import { nearnessThatMatters, weeklyDemand } from './demand';
import { isWithin } from './nearness';
import { newRoute, type PlannedRoute } from './new-route';
import { hasReason } from './recorded-routes';

/** Number of routes from a base, by the size of the carrier. */
const ROUTES_OF_BASE = [0, 6, 12, 20, 40, 60];
const LEAST_WEEKLY = 2;

/** Returns the most promising routes from each base of a carrier of which no record exists. */
export function mostWanted(carrier: Carrier): PlannedRoute[] {
  return carrier.hubs.flatMap((hub) => routesFrom(carrier, hub));
}

function routesFrom(carrier: Carrier, hub: Airport): PlannedRoute[] {
  return places()
    .cities.flatMap((city) => {
      if (city === hub.city || !isWithin(hub.vector, city.vector, nearnessThatMatters(city))) return [];
      const km = kilometres(hub.vector, city.vector);
      const demand = km > carrier.reachKm ? 0 : weeklyDemand(hub.city, city, km);
      const isDomestic = hub.city.countryCode === city.countryCode;
      const other = airportFor(carrier, city, isDomestic, km);
      if (demand < LEAST_WEEKLY || !other || !hasReason(carrier, hub, other)) return [];
      const score = demand ** 0.7 * between(0.35, 1.65, 'route', carrier.code, hub.code, other.code);
      return [{ score, route: newRoute(carrier, baseFor(carrier, hub, isDomestic), other, 0) }];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, ROUTES_OF_BASE[carrier.size])
    .map(({ route }) => route);
}
