import type { Vector } from '#server/sandbox/world/geography';

const EARTH_RADIUS_KM = 6371;

/** Returns the cosine of an arc on the ground, for `isWithin`. */
export function nearnessOf(km: number): number {
  return Math.cos(Math.min(Math.PI, km / EARTH_RADIUS_KM));
}

/** Checks whether two points are within the distance of that nearness; cheaper than computing the distance. */
export function isWithin(a: Vector, b: Vector, nearness: number): boolean {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] >= nearness;
}
