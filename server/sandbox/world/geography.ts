export type Point = { lat: number; lon: number };

/** A point on the unit sphere: distances between many pairs then need only one arc cosine each. */
export type Vector = readonly [number, number, number];

const EARTH_RADIUS_KM = 6371;

export function vectorOf({ lat, lon }: Point): Vector {
  const phi = (lat * Math.PI) / 180;
  const lambda = (lon * Math.PI) / 180;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** Returns the great-circle distance in whole kilometres. */
export function kilometres(a: Vector, b: Vector): number {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return Math.round(EARTH_RADIUS_KM * Math.acos(Math.min(1, Math.max(-1, dot))));
}
