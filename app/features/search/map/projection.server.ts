/** Draws the world: positions of places, and the outline of the land. Natural Earth data, through world-atlas. */
import { createRequire } from 'node:module';
import { geoAzimuthalEqualArea, geoNaturalEarth1, geoPath, type GeoProjection } from 'd3-geo';
import { LRUCache } from 'lru-cache';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Bounds } from '~/upstream/price-map/client.server';
import { BLEED } from './labels';
import { OutlineWriter } from './outline';

/**
 * Widths, greatest and least heights in units of the picture (pixels at full size). Wide views are lower, and show more to
 * the north and south than asked where they would be too low beside a list. `bleed`: land drawn beyond the picture, for
 * frames of another shape.
 */
const SIZES = {
  large: { width: 760, height: 660, least: 0, bleed: BLEED },
  small: { width: 460, height: 400, least: 360, bleed: { x: 4, y: 4 } },
  wide: { width: 760, height: 300, least: 300, bleed: { x: 0, y: 0 } },
} as const;
export type MapSize = keyof typeof SIZES;

export type MapView = {
  width: number;
  height: number;
  /** Returns a place's position; null when it is off the picture. */
  place(longitude: number, latitude: number): { x: number; y: number } | null;
  /** Path data (`d`) of all land. */
  land: string;
  /** Path data (`d`) of the borders between countries: without coasts. Drawn on first use, because maps of a way have none. */
  readonly borders: string;
};

const PADDING = 4;
/** Splits the world between Asia and America, and cuts off latitudes without flights. */
const WORLD = { turn: -11, west: -168, south: -55, east: 190, north: 78 };
const STEPS = 12;

/** Drawing takes up to 110 ms; a view takes about 30 kB. Regions are few, countries and departures many. */
const views = new LRUCache<string, MapView>({ max: 200 });

const require = createRequire(import.meta.url);

/** Returns the picture of a part of the world, drawn on first use. @param bounds null for the whole world */
export function mapView(bounds: Bounds | null, size: MapSize = 'large'): MapView {
  const key = JSON.stringify([bounds, size]);
  const cached = views.get(key);
  if (cached) return cached;
  const { projection, height } = projectionOf(bounds, SIZES[size]);
  const { width } = SIZES[size];
  const outline = new OutlineWriter();
  // Coarse outlines look broken close up; fine ones are too large from afar.
  geoPath(projection, outline)(landOf(bounds ? 'land-50m' : 'land-110m'));
  let drawnBorders: string | null = null;
  const view: MapView = {
    width,
    height,
    land: outline.path,
    get borders() {
      drawnBorders ??= drawBorders(projection, bounds ? 'countries-50m' : 'countries-110m');
      return drawnBorders;
    },
    place(longitude, latitude) {
      const point = projection([longitude, latitude]);
      if (!point) return null;
      const [x, y] = point.map(Math.round) as [number, number];
      return x >= 0 && y >= 0 && x <= width && y <= height ? { x, y } : null;
    },
  };
  views.set(key, view);
  return view;
}

function drawBorders(projection: GeoProjection, file: CountriesFile): string {
  const outline = new OutlineWriter({ isClosed: false });
  geoPath(projection, outline)(bordersOf(file));
  return outline.path;
}

function projectionOf(bounds: Bounds | null, most: Most): Fitted {
  if (!bounds) return fitted(geoNaturalEarth1().rotate([WORLD.turn, 0]), WORLD, { ...most, least: 0 });
  const east = bounds.east < bounds.west ? bounds.east + 360 : bounds.east;
  const middle = [-(bounds.west + east) / 2, -(bounds.south + bounds.north) / 2] as [number, number];
  return fitted(geoAzimuthalEqualArea().rotate(middle), { ...bounds, east }, most);
}

type Most = { width: number; height: number; least: number; bleed: { x: number; y: number } };
type Fitted = { projection: GeoProjection; height: number };

/** Scales the projection to fill the picture, without empty stripes above and below. */
function fitted(projection: GeoProjection, { west, south, east, north }: Bounds, most: Most): Fitted {
  const rim = Array.from({ length: STEPS + 1 }, (_, step) => {
    const longitude = west + ((east - west) * step) / STEPS;
    const latitude = south + ((north - south) * step) / STEPS;
    return [
      [longitude, south],
      [longitude, north],
      [west, latitude],
      [east, latitude],
    ];
  }).flat();
  const points = { type: 'MultiPoint', coordinates: rim } as const;
  projection.fitExtent(
    [
      [PADDING, PADDING],
      [most.width - PADDING, most.height - PADDING],
    ],
    points,
  );
  const [[, top], [, bottom]] = geoPath(projection).bounds(points);
  const content = Math.round(bottom - top) + 2 * PADDING;
  const height = Math.max(content, most.least);
  const [x, y] = projection.translate();
  projection.translate([x, y - top + PADDING + (height - content) / 2]).clipExtent([
    [-most.bleed.x, -most.bleed.y],
    [most.width + most.bleed.x, height + most.bleed.y],
  ]);
  return { projection, height };
}

type LandFile = 'land-110m' | 'land-50m';
const lands = new Map<LandFile, ReturnType<typeof readLand>>();

/** Returns all land, read on first use. */
function landOf(file: LandFile) {
  const land = lands.get(file) ?? readLand(file);
  lands.set(file, land);
  return land;
}

function readLand(file: LandFile) {
  const topology = require(`world-atlas/${file}.json`) as Topology;
  return feature(topology, topology.objects['land']!);
}

type CountriesFile = 'countries-110m' | 'countries-50m';
const borders = new Map<CountriesFile, ReturnType<typeof readBorders>>();

/** Returns the lines where two countries meet, read on first use. */
function bordersOf(file: CountriesFile) {
  const lines = borders.get(file) ?? readBorders(file);
  borders.set(file, lines);
  return lines;
}

function readBorders(file: CountriesFile) {
  const topology = require(`world-atlas/${file}.json`) as Topology;
  return mesh(topology, topology.objects['countries'] as GeometryCollection, (one, other) => one !== other);
}
