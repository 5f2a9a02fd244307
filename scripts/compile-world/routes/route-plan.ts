import { carriers, type Carrier } from '#server/sandbox/world/carriers';
import { addLink, type Links } from '#server/sandbox/world/network';
import { places, type City } from '#server/sandbox/world/places';
import type { PlannedRoute } from './new-route';

/** The routes found so far. A carrier flies once between the same two airports. */
export class RoutePlan {
  readonly routes: PlannedRoute[] = [];
  readonly links: Links = places().cities.map(() => new Map<number, PlannedRoute[]>());
  private readonly services = new Map<string, PlannedRoute>();
  /** Pairs whose carriers and frequencies are written down; nothing is added to them. */
  private readonly completePairs = new Set<string>();

  /** Adds a route, or its flights to the same route of the carrier, unless its pair is complete. */
  add(route: PlannedRoute): void {
    const [a, b] = [route.base, route.other];
    if (a.city === b.city || this.completePairs.has(pairKey(a.city, b.city))) return;
    const service = `${route.carrier.code} ${[a.code, b.code].sort().join('-')}`;
    const known = this.services.get(service);
    if (known) {
      known.weekly = Math.max(known.weekly, route.weekly);
      return;
    }
    this.services.set(service, route);
    this.routes.push(route);
    addLink(this.links, route);
  }

  /** Declares the routes between two cities complete. */
  complete(a: City, b: City): void {
    this.completePairs.add(pairKey(a, b));
  }

  /** Returns the carriers that have no route so far. */
  idleCarriers(): Carrier[] {
    const busy = new Set(this.routes.map(({ carrier }) => carrier));
    return [...carriers().values()].filter((carrier) => !busy.has(carrier));
  }

  /** Returns the routes of each pair of cities, in the order of the cities. */
  pairs(): PlannedRoute[][] {
    const byPair = new Map<string, PlannedRoute[]>();
    for (const route of this.routes) {
      const key = pairKey(route.base.city, route.other.city);
      byPair.set(key, [...(byPair.get(key) ?? []), route]);
    }
    return [...byPair].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, routes]) => routes);
  }
}

function pairKey(a: City, b: City): string {
  const indexes = [a.index, b.index].sort((one, other) => one - other);
  return indexes.map((index) => String(index).padStart(5, '0')).join(' ');
}
