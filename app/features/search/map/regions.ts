import type { Bounds } from '~/upstream/price-map/client.server';

/** Parts of the world that the map can zoom to; `near` lies around the departure. */
export const REGIONS = [
  'near',
  'world',
  'europe',
  'russia',
  'middle-east',
  'asia',
  'africa',
  'north-america',
  'latin-america',
  'oceania',
] as const;
export type RegionId = (typeof REGIONS)[number];

/** Degrees; `west` exceeds `east` across the date line. The world has no bounds: it includes all cities. */
const BOUNDS: Readonly<Record<Exclude<RegionId, 'near' | 'world'>, Bounds>> = {
  europe: { west: -24, south: 34, east: 45, north: 67 },
  russia: { west: 26, south: 36, east: 178, north: 72 },
  'middle-east': { west: 25, south: 12, east: 64, north: 44 },
  asia: { west: 60, south: -11, east: 146, north: 54 },
  africa: { west: -26, south: -36, east: 60, north: 38 },
  'north-america': { west: -168, south: 14, east: -52, north: 68 },
  'latin-america': { west: -118, south: -56, east: -34, north: 33 },
  oceania: { west: 110, south: -48, east: -148, north: 24 },
};

/**
 * Returns a region's bounds in degrees; null for the world, which is also shown instead of `near` when the departure's
 * position is unknown.
 */
export function boundsOf(region: RegionId, home: Position | null): Bounds | null {
  if (region === 'near') return home && boundsNear(home);
  return region === 'world' ? null : BOUNDS[region];
}

/** Reads the region of a link; `near` for invalid values. */
export function readRegion(text: string | null): RegionId {
  return REGIONS.find((region) => region === text) ?? 'near';
}

type Position = { latitude: number; longitude: number };

/** @param bounds not across the date line */
export function isWithin({ west, south, east, north }: Bounds, { latitude, longitude }: Position): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Degrees of latitude from the departure to the rims: more towards the equator, where holidays are. */
const NEAR = { equator: 24, pole: 12 };
/** Width of the map in heights. */
const NEAR_ASPECT = 1.15;
/** Latitudes with flights; a departure beyond them has the land around it. */
const SHOWN = { south: -55, north: 72 };
/** Departures are rounded to this grid, so that neighbours share a map and few maps are drawn. */
const HOME_GRID = 4;
/** Keeps a departure on its map: half of the grid, and room for its name. */
const HOME_MARGIN = HOME_GRID / 2 + 3;

function boundsNear(home: Position): Bounds {
  const [latitude, longitude] = [onGrid(home.latitude), onGrid(home.longitude)];
  const isNorth = latitude >= 0;
  const low = Math.max(SHOWN.south, latitude - (isNorth ? NEAR.equator : NEAR.pole));
  const high = Math.min(SHOWN.north, latitude + (isNorth ? NEAR.pole : NEAR.equator));
  const south = Math.max(-90, Math.min(low, latitude - HOME_MARGIN));
  const north = Math.min(90, Math.max(high, latitude + HOME_MARGIN));
  const middle = ((south + north) / 2) * (Math.PI / 180);
  const half = Math.round((((north - south) / 2) * NEAR_ASPECT) / Math.cos(middle));
  return { west: onGlobe(longitude - half), south, east: onGlobe(longitude + half), north };
}

function onGrid(degrees: number): number {
  return Math.round(degrees / HOME_GRID) * HOME_GRID;
}

/** Brings a longitude back into -180 to 180. */
function onGlobe(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/** Minimum span around a country's only city, in degrees. */
const MIN_SPAN = 8;
const MAX_SPAN = 160;
const MARGIN = 1.5;
/** Rounds the views of single cities to this grid, so that neighbours share a map. */
const GRID = 2;

/** Returns bounds that contain all points; null (the whole world) without points or when they lie far apart. */
export function boundsAround(points: readonly Position[]): Bounds | null {
  if (points.length === 0) return null;
  const [south, north] = span(points.map(({ latitude }) => latitude));
  const [west, east] = span(points.map(({ longitude }) => longitude));
  if (east - west > MAX_SPAN) return null;
  return {
    west: Math.max(-180, west),
    south: Math.max(-85, south),
    east: Math.min(180, east),
    north: Math.min(85, north),
  };
}

function span(degrees: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...degrees) - MARGIN, Math.max(...degrees) + MARGIN];
  const missing = Math.max(0, MIN_SPAN - (high - low)) / 2;
  return [Math.floor((low - missing) / GRID) * GRID, Math.ceil((high + missing) / GRID) * GRID];
}
