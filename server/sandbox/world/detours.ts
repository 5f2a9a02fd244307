/**
 * Ways round closed airspace. Ukraine and the south-west of Russia are closed to all since February 2022, Russia to
 * carriers of the countries that closed theirs to Russian ones, and the Baltic states to Russian and Belarusian ones.
 */
import { kilometres, vectorOf, type Point, type Vector } from './geography';

/** A closed area: corners in order, `[latitude, longitude]`; longitudes grow beyond 180 across the date line. */
type Area = readonly (readonly [number, number])[];

const UKRAINE: Area = [
  [51.5, 24],
  [52.2, 31],
  [52.3, 36.5],
  [51.2, 42],
  [50.3, 45.5],
  [47.5, 46],
  [45.7, 44],
  [45.5, 38.5],
  [45.2, 36.5],
  [44, 35],
  [45, 30.5],
  [48.2, 26.5],
  [48.3, 22.3],
];
const RUSSIA: Area = [
  [69.5, 30],
  [62, 30],
  [60, 28],
  [56, 28],
  [53, 32],
  [52, 34],
  [50, 40],
  [47.5, 39],
  [44, 37],
  [43.3, 40],
  [41.5, 47.5],
  [45, 48],
  [48, 47],
  [51.5, 55],
  [50.8, 60],
  [54, 62],
  [55, 70],
  [53.5, 76],
  [50.5, 80.5],
  [49, 87.5],
  [50.5, 92],
  [50, 98],
  [50.2, 106],
  [49.7, 114],
  [53.3, 121],
  [48.5, 131],
  [42.5, 130.7],
  [46, 138.5],
  [46, 143.5],
  [45.5, 146],
  [50, 157],
  [59, 164],
  [62, 175],
  [65, 190],
  [70, 190],
  [73, 140],
  [78, 105],
  [72, 70],
  [68, 45],
];
const BALTIC: Area = [
  [59.6, 23.5],
  [59.3, 28],
  [56, 28.2],
  [54, 25.5],
  [54.2, 23.2],
  [55.3, 21.3],
  [57.8, 21.6],
];

const ALL_AREAS = [UKRAINE, RUSSIA, BALTIC];

/** Ways round the closed areas: points in order, of which a flight takes any stretch, in either direction. */
const EAST_OF_UKRAINE = pointsAt('51,46.5 46.5,47.5 44.2,45 42.2,44 41.8,39.5');
const WEST_OF_UKRAINE = pointsAt('47.3,21.3 45.2,26.5 42.6,33 41.8,43');
const SOUTH_OF_RUSSIA = pointsAt('47.3,21.3 45.5,27 42.3,37 40.5,44.5 40.8,50 43.5,70 43,88 42,110 37.5,126.5');
const OVER_THE_POLE = pointsAt('50,166 64,-170 84,-60');
const GULF_OF_FINLAND = pointsAt('60,27 59.8,23 58.5,20.2');

function pointsAt(text: string): Point[] {
  return text.split(' ').map((point) => {
    const [lat = 0, lon = 0] = point.split(',').map(Number);
    return { lat, lon };
  });
}

/** Countries whose carriers may not cross Russia. */
const BARRED_FROM_RUSSIA = new Set(
  (
    'AL AT AU BE BG BM CA CH CY CZ DE DK EE ES FI FO FR GB GG GL GR HR HU IE IS IT JE JP KR LI LT LU LV MC MD ME MK ' +
    'MT NL NO NZ PL PR PT RO SE SG SI SK TW UA US XK'
  ).split(' '),
);

/** A way that is open to a flight. */
export type Way = {
  km: number;
  /** It crosses the Arctic, where no headwind slows the flight down. */
  isPolar: boolean;
  /** It is much longer than the great circle. */
  isDetour: boolean;
};

/** From this part of the great circle's length on, a way counts as a detour. */
const DETOUR = 1.08;

/**
 * Returns the ways open to a carrier between two places, the shortest of each corridor; the great circle when it is
 * free. Never empty.
 */
export function openWays(from: Point, to: Point, carrierCountry: string): Way[] {
  const fromHere = known.get(from) ?? new Map<Point, Map<string, Way[]>>();
  const between = fromHere.get(to) ?? new Map<string, Way[]>();
  known.set(from, fromHere.set(to, between));
  const closed = closedAreas(from, to, carrierCountry);
  const key = closed.map((area) => ALL_AREAS.indexOf(area)).join();
  const ways = between.get(key) ?? findWays(from, to, closed);
  between.set(key, ways);
  return ways;
}

/** By the ends and the closed areas: many flights of a day take the same way. */
const known = new WeakMap<Point, Map<Point, Map<string, Way[]>>>();

function findWays(from: Point, to: Point, closed: Area[]): Way[] {
  const direct = distance(from, to);
  if (isFree(from, to, closed)) return [{ km: direct, isPolar: false, isDetour: false }];
  const corridors = [EAST_OF_UKRAINE, WEST_OF_UKRAINE, SOUTH_OF_RUSSIA, OVER_THE_POLE, GULF_OF_FINLAND];
  const ways = corridors.flatMap((corridor) => {
    const km = shortestAlong(corridor, from, to, closed);
    return km === null ? [] : [{ km, isPolar: corridor === OVER_THE_POLE, isDetour: km > DETOUR * direct }];
  });
  return ways.length > 0 ? ways : [{ km: direct, isPolar: false, isDetour: false }];
}

/** Returns the areas closed to a flight; one that contains an end of it cannot be. */
function closedAreas(from: Point, to: Point, carrierCountry: string): Area[] {
  const areas = [UKRAINE];
  if (BARRED_FROM_RUSSIA.has(carrierCountry)) areas.push(RUSSIA);
  if (carrierCountry === 'RU' || carrierCountry === 'BY') areas.push(BALTIC);
  return areas.filter((area) => !isInside(from, area) && !isInside(to, area));
}

/** Tries every stretch of a corridor, in both directions. Each leg is looked at once: there are thousands of routes. */
function shortestAlong(corridor: Point[], from: Point, to: Point, closed: Area[]): number | null {
  let best: number | null = null;
  for (const points of [corridor, [...corridor].reverse()]) {
    const isExit = points.map((point) => isFree(point, to, closed));
    for (const [start, entry] of points.entries()) {
      if (!isFree(from, entry, closed)) continue;
      let km = distance(from, entry);
      for (let end = start; end < points.length; end++) {
        const point = points[end]!;
        const before = points[end - 1];
        if (end > start && before) {
          if (!isFreeCorridor(before, point, closed)) break;
          km += distance(before, point);
        }
        const whole = km + distance(point, to);
        if (isExit[end] && (best === null || whole < best)) best = whole;
      }
    }
  }
  return best;
}

function distance(a: Point, b: Point): number {
  return kilometres(vectorOf(a), vectorOf(b));
}

/** Legs of corridors are the same for all routes. */
const corridorLegs = new Map<Point, Map<Point, Map<Area, boolean>>>();

function isFreeCorridor(a: Point, b: Point, closed: Area[]): boolean {
  return closed.every((area) => {
    const ends = corridorLegs.get(a) ?? new Map<Point, Map<Area, boolean>>();
    const areas = ends.get(b) ?? new Map<Area, boolean>();
    const known = areas.get(area) ?? isFree(a, b, [area]);
    corridorLegs.set(a, ends.set(b, areas.set(area, known)));
    return known;
  });
}

const STEP_KM = 60;

/** Checks that the great circle between two points crosses none of the areas. */
function isFree(a: Point, b: Point, areas: Area[]): boolean {
  if (areas.length === 0) return true;
  const [start, end] = [vectorOf(a), vectorOf(b)];
  const steps = Math.ceil(kilometres(start, end) / STEP_KM);
  for (let step = 1; step < steps; step++) {
    const point = between(start, end, step / steps);
    if (areas.some((area) => isInside(point, area))) return false;
  }
  return true;
}

/** Returns the point at a part of the great circle from one place to another. */
function between(start: Vector, end: Vector, part: number): Point {
  const angle = Math.acos(Math.min(1, Math.max(-1, start[0] * end[0] + start[1] * end[1] + start[2] * end[2])));
  const [a, b] = [Math.sin((1 - part) * angle), Math.sin(part * angle)];
  const x = a * start[0] + b * end[0];
  const y = a * start[1] + b * end[1];
  const z = a * start[2] + b * end[2];
  return { lat: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI, lon: (Math.atan2(y, x) * 180) / Math.PI };
}

/** Checks whether a place is inside an area: a ray from it crosses the border an odd number of times. */
function isInside({ lat, lon }: Point, area: Area): boolean {
  const east = lon < -150 ? lon + 360 : lon;
  const box = boxOf(area);
  if (lat < box.south || lat > box.north || east < box.west || east > box.east) return false;
  let inside = false;
  let [lat1, lon1] = area[area.length - 1]!;
  for (const [lat2, lon2] of area) {
    if (lat1 > lat !== lat2 > lat && east < lon1 + ((lat - lat1) / (lat2 - lat1)) * (lon2 - lon1)) inside = !inside;
    [lat1, lon1] = [lat2, lon2];
  }
  return inside;
}

type Box = { south: number; north: number; west: number; east: number };
const boxes = new Map<Area, Box>();

/** Most points are far from an area: its box tells at once. */
function boxOf(area: Area): Box {
  let box = boxes.get(area);
  if (!box) {
    const [lats, lons] = [area.map(([lat]) => lat), area.map(([, lon]) => lon)];
    box = {
      south: Math.min(...lats),
      north: Math.max(...lats),
      west: Math.min(...lons),
      east: Math.max(...lons),
    };
    boxes.set(area, box);
  }
  return box;
}
