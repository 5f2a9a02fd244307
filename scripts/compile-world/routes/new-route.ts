import type { Carrier } from '#server/sandbox/world/carriers';
import { kilometres } from '#server/sandbox/world/geography';
import type { Route } from '#server/sandbox/world/network';
import type { Airport } from '#server/sandbox/world/places';

/** Makes a route. Its flight numbers follow when all routes are known. */
export function newRoute(carrier: Carrier, base: Airport, other: Airport, weekly: number): Route {
  return { carrier, base, other, km: Math.max(1, kilometres(base.vector, other.vector)), weekly, firstNumber: 0 };
}
