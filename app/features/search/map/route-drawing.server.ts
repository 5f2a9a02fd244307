/** Draws the shortest way between two places on a map. */
import { geoInterpolate } from 'd3-geo';
import { mapView } from './projection.server';

export type RoutePlace = { latitude: number; longitude: number; name: string };

/** A way on a map, in units of the drawing. */
export type RouteDrawing = {
  width: number;
  height: number;
  /** Path data (`d`). */
  land: string;
  way: string;
  /** Both ends with their names; `dx`, `dy`: position of the name, relative to the point. */
  ends: { x: number; y: number; name: string; anchor: 'start' | 'middle' | 'end'; dx: number; dy: number }[];
};

const STEPS = 24;
/** Parts of the way's extent that are shown beyond it, and least degrees. */
const MARGIN = 0.2;
const LEAST_DEGREES = 1.5;
const MOST_LATITUDE = 84;
/** Names stand above or below their points, and begin or end there near the edges of the picture. */
const NAME_ABOVE = -14;
const NAME_BELOW = 32;
const EDGE = 0.3;

/** Draws the way of two places. */
export function drawRoute(from: RoutePlace, to: RoutePlace): RouteDrawing {
  const points = greatCircle(from, to);
  const view = mapView(boundsOf(points), 'wide');
  const placed = points.flatMap(([longitude, latitude]) => view.place(turned(longitude), latitude) ?? []);
  const [first, last] = [placed[0], placed.at(-1)];
  const isHigher = first && last ? first.y <= last.y : true;
  const end = (name: string, at: typeof first, isAbove: boolean): RouteDrawing['ends'] => {
    if (!at) return [];
    const share = at.x / view.width;
    const anchor = share < EDGE ? 'start' : share > 1 - EDGE ? 'end' : 'middle';
    return [{ ...at, name, anchor, dx: 0, dy: isAbove ? NAME_ABOVE : NAME_BELOW }];
  };
  return {
    width: view.width,
    height: view.height,
    land: view.land,
    way: placed.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    ends: [...end(from.name, first, isHigher), ...end(to.name, last, !isHigher)],
  };
}

type LonLat = [longitude: number, latitude: number];

/** Returns points of the shortest way; longitudes go on beyond 180 across the date line. */
function greatCircle(from: RoutePlace, to: RoutePlace): LonLat[] {
  const at = geoInterpolate([from.longitude, from.latitude], [to.longitude, to.latitude]);
  const points: LonLat[] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    const [longitude, latitude] = at(step / STEPS);
    const before = points.at(-1)?.[0] ?? longitude;
    points.push([longitude + 360 * Math.round((before - longitude) / 360), latitude]);
  }
  return points;
}

function boundsOf(points: readonly LonLat[]) {
  const [longitudes, latitudes] = [points.map(([one]) => one), points.map(([, one]) => one)];
  const [west, east] = widened(longitudes);
  const [south, north] = widened(latitudes);
  return {
    west: turned(west),
    east: turned(east),
    south: Math.max(-MOST_LATITUDE, south),
    north: Math.min(MOST_LATITUDE, north),
  };
}

function widened(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const margin = Math.max(LEAST_DEGREES, (most - least) * MARGIN);
  return [least - margin, most + margin];
}

/** Returns a longitude between -180 and 180. */
function turned(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
