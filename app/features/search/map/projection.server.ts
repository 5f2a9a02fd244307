/** The world as a picture: where a place is on it, and the outline of the land. Natural Earth, by way of world-atlas. */
import { createRequire } from 'node:module';
import { geoAzimuthalEqualArea, geoNaturalEarth1, geoPath, type GeoProjection } from 'd3-geo';
import { LRUCache } from 'lru-cache';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import type { Bounds } from '~/upstream/price-map/client.server';
import { OutlineWriter } from './outline';

/** In units of the picture, which are pixels where it is shown in full size; a view that is wide is lower. */
const MOST = { width: 760, height: 430 } as const;

export type MapView = {
  width: number;
  height: number;
  /** Where a place is; null when it is not on the picture. */
  place(longitude: number, latitude: number): { x: number; y: number } | null;
  /** The `d` of a path: all land. */
  land: string;
};

const PADDING = 4;
/** The world is cut between Asia and America, and ends where nobody flies. */
const WORLD = { turn: -11, west: -168, south: -55, east: 190, north: 78 };
const STEPS = 12;

/** Drawing takes 50 to 300 ms; the regions are few, countries with their own view are more. */
const views = new LRUCache<string, MapView>({ max: 60 });

const require = createRequire(import.meta.url);

/** The picture of a part of the world, drawn at the first asking. @param bounds null for all of it */
export function mapView(bounds: Bounds | null): MapView {
  const key = JSON.stringify(bounds);
  const known = views.get(key);
  if (known) return known;
  const { projection, height } = projectionOf(bounds);
  const { width } = MOST;
  const outline = new OutlineWriter();
  // Coarser outlines would look broken nearby, finer ones weigh too much from afar.
  geoPath(projection, outline)(landOf(bounds ? 'land-50m' : 'land-110m'));
  const view: MapView = {
    width,
    height,
    land: outline.path,
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

function projectionOf(bounds: Bounds | null): Fitted {
  if (!bounds) return fitted(geoNaturalEarth1().rotate([WORLD.turn, 0]), WORLD);
  const east = bounds.east < bounds.west ? bounds.east + 360 : bounds.east;
  const middle = [-(bounds.west + east) / 2, -(bounds.south + bounds.north) / 2] as [number, number];
  return fitted(geoAzimuthalEqualArea().rotate(middle), { ...bounds, east });
}

type Fitted = { projection: GeoProjection; height: number };

/** As large as it can be, without empty stripes above and below. */
function fitted(projection: GeoProjection, { west, south, east, north }: Bounds): Fitted {
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
      [MOST.width - PADDING, MOST.height - PADDING],
    ],
    points,
  );
  const [[, top], [, bottom]] = geoPath(projection).bounds(points);
  const height = Math.round(bottom - top) + 2 * PADDING;
  const [x, y] = projection.translate();
  projection.translate([x, y - top + PADDING]).clipExtent([
    [-PADDING, -PADDING],
    [MOST.width + PADDING, height + PADDING],
  ]);
  return { projection, height };
}

function landOf(file: 'land-110m' | 'land-50m') {
  const topology = require(`world-atlas/${file}.json`) as Topology;
  return feature(topology, topology.objects['land']!);
}
