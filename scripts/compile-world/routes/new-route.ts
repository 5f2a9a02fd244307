import type { Carrier } from '#server/sandbox/world/carriers';
import { kilometres } from '#server/sandbox/world/geography';
import type { Airport } from '#server/sandbox/world/places';
import type { Route } from '#server/sandbox/world/network';

/** A route before its aircraft and flight numbers are chosen; `wantedTypes` are those that a record names. */
export type PlannedRoute = Route & { wantedTypes: string[] };

/** Makes a route. Its flight numbers and aircraft follow when all routes are known. */
export function newRoute(
  carrier: Carrier,
  base: Airport,
  other: Airport,
  weekly: number,
  wantedTypes: string[] = [],
): PlannedRoute {
  const km = Math.max(1, kilometres(base.vector, other.vector));
  return { carrier, base, other, km, weekly, firstNumber: 0, types: [], wantedTypes };
}
