import type { Translate } from '~/i18n/translate';
import { formatDate, formatMoney, formatWholeMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Coordinates } from '~/upstream/geo/contract';
import type { Bounds } from '~/upstream/price-map/client.server';
import type { PendingDestination, PricedDestination } from '~/upstream/price-map/contract';
import {
  homeLabel,
  leastScale,
  placeLabels,
  type LabelledPoint,
  type LabelLook,
  type LabelPosition,
  type PlacedLabel,
} from './labels';
import { mapView, type MapSize } from './projection.server';

/** A city on the map. `x`, `y`: position in units of the drawing. */
export type MapPoint = {
  code: string;
  city: string;
  /** Null while it is being found: the city is muted and no link. */
  price: string | null;
  /** Text of the link: "Riga, from 40 €, Fri, 4 May". */
  text: string;
  path: string | null;
  isOpen: boolean;
  /** Its name has no room: a neighbour stands for it. */
  isCovered: boolean;
  x: number;
  y: number;
  /** Position of the name, relative to the point; null where there is no room for it. */
  label: (LabelPosition & { look: LabelLook }) | null;
};

/** The departure and the cities in a frame. */
export type MapDrawing = {
  width: number;
  height: number;
  /** The departure; `label`: position of its name, relative to the point. */
  home: { x: number; y: number; name: string; label: LabelPosition } | null;
  /** The most important first. */
  points: MapPoint[];
};

/** The drawn map. */
export type MapPictureView = MapDrawing & {
  title: string;
  /** Path data (`d`) of the land. */
  land: string;
  /** The same of the borders between countries. */
  borders: string;
  /** The same for a phone, of a large picture its part around the departure; `landPlace` moves the land. */
  phone: MapDrawing & { landPlace: string };
  /** Names of the buttons that the page script shows; null on a picture that stays as it is. */
  zoom: MapZoom | null;
};

/** `worldPath` leads to the map of the whole world; null when this is it. */
export type MapZoom = { closer: string; farther: string; worldPath: string | null };

export type MapPictureInput = {
  /** Degrees; null for the whole world. */
  bounds: Bounds | null;
  /** The cheapest first: where names have no room, the dearer ones go. */
  destinations: readonly PricedDestination[];
  /** Cities without a price so far, drawn muted where there is room. */
  pending?: readonly PendingDestination[];
  home: (Pick<Coordinates, 'latitude' | 'longitude'> & { name: string }) | null;
  title: string;
  size?: MapSize;
  /** Code of the city whose details are open. */
  open?: string | null;
  pathOf: (destination: PricedDestination) => string;
  zoom?: MapZoom | null;
  market: Market;
  /** Reads the namespace `price-map`. */
  t: Translate;
};

/** Draws destinations on a part of the world; skips those outside. */
export function mapPicture(input: MapPictureInput): MapPictureView {
  const { bounds, destinations, pending = [], home, title, size, open = null, zoom = null } = input;
  const view = mapView(bounds, size);
  const homeAt = home && view.place(home.longitude, home.latitude);
  const cities = [
    ...openFirst(destinations, open).map((city) => ({ ...linkOf(city, input), ...placeOf(city) })),
    ...pending.map((city) => ({ price: null, text: city.name, path: null, ...placeOf(city) })),
  ];
  const places = cities.flatMap(({ position, ...city }) => {
    const at = view.place(position.longitude, position.latitude);
    return at ? [{ ...at, ...city, isOpen: city.code === open, lines: [city.city, city.price ?? ''] as const }] : [];
  });
  const isStill = size === 'small';
  const namedHome = home && homeAt ? { ...homeAt, name: home.name } : null;
  return {
    ...drawing(places, view, namedHome, isStill),
    title,
    land: view.land,
    borders: view.borders,
    phone: onPhone(places, view, namedHome, isStill),
    zoom,
  };
}

type Place = Omit<MapPoint, 'isCovered' | 'label'> & LabelledPoint;
type NamedHome = { x: number; y: number; name: string };

/** Names the cities of a frame. @param isStill it cannot be zoomed, so it shows the dots of unnamed cities too */
function drawing(
  places: readonly Place[],
  { width, height }: { width: number; height: number },
  home: NamedHome | null,
  isStill: boolean,
): MapDrawing {
  const placed = placeLabels(places, { width, height }, home, [], isStill);
  const labels = new Map(placed.labels.map((label) => [label.point, label]));
  const points = places.map((place) => {
    const { lines: _lines, ...shown } = place;
    const label = labels.get(place);
    return { ...shown, isCovered: placed.covered.has(place), label: label ? besideDot(label, place) : null };
  });
  return { width, height, home: home && { ...home, label: homeLabel(home, places) }, points };
}

function besideDot({ x, y, anchor, look }: PlacedLabel<Place>, dot: Place): NonNullable<MapPoint['label']> {
  return { x: x - dot.x, y: y - dot.y, anchor, look };
}

/** The frame of a phone, in units. */
const PHONE = { width: 328, height: 320 };

/** Fills a phone's frame around the departure, as the page script does. A picture that cannot be moved is there whole. */
function onPhone(
  places: readonly Place[],
  whole: { width: number; height: number },
  home: NamedHome | null,
  isStill: boolean,
): MapPictureView['phone'] {
  const frame = isStill ? { ...PHONE, height: Math.round((whole.height * PHONE.width) / whole.width) } : PHONE;
  const scale = leastScale(whole, frame);
  const middle = home ?? { x: whole.width / 2, y: whole.height / 2 };
  const shift = (at: number, room: number, size: number) =>
    Math.round(
      size * scale < room
        ? (room - size * scale) / 2
        : Math.min(0, Math.max(room - size * scale, room / 2 - at * scale)),
    );
  const [left, top] = [shift(middle.x, frame.width, whole.width), shift(middle.y, frame.height, whole.height)];
  const moved = <T extends { x: number; y: number }>(at: T) => ({
    ...at,
    x: Math.round(at.x * scale + left),
    y: Math.round(at.y * scale + top),
  });
  const inside = places.map(moved).filter(({ x, y }) => x >= 0 && y >= 0 && x <= frame.width && y <= frame.height);
  const landPlace = `translate(${left} ${top}) scale(${scale.toFixed(3)})`;
  const drawn = drawing(inside, frame, home && moved(home), isStill);
  return { ...drawn, points: drawn.points.filter(({ isCovered }) => !isCovered), landPlace };
}

function placeOf({ code, name, latitude, longitude }: PendingDestination) {
  return { code, city: name, position: { latitude, longitude } };
}

function linkOf(destination: PricedDestination, { pathOf, market, t }: MapPictureInput) {
  const price = formatMoney(destination.price, market.locale);
  const date = formatDate(destination.departureDate, market, 'weekday');
  // Whole units, which are enough to compare cities; the text has the price in full.
  return {
    price: formatWholeMoney(destination.price, market.locale),
    text: t('map.point', { city: destination.name, price, date }),
    path: pathOf(destination),
  };
}

/** Puts the open city first, so that it always gets its label. */
function openFirst(destinations: readonly PricedDestination[], open: string | null): PricedDestination[] {
  return [...destinations.filter(({ code }) => code === open), ...destinations.filter(({ code }) => code !== open)];
}
