import type { Translate } from '~/i18n/translate';
import { formatDate, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Coordinates } from '~/upstream/geo/contract';
import type { Bounds } from '~/upstream/price-map/client.server';
import type { PendingDestination, PricedDestination } from '~/upstream/price-map/contract';
import { homeLabel, placeLabels, type PlacedLabel } from './labels';
import { mapView, type MapSize } from './projection.server';

/** A city on the map. `x`, `y`: position in units of the picture. */
export type MapPoint = {
  code: string;
  city: string;
  /** Null while it is being found: the city is muted and no link. */
  price: string | null;
  /** Text of the link: "Riga, from 40 €, Fri, 4 May". */
  text: string;
  path: string | null;
  isOpen: boolean;
  /** Hidden under the name of another city. */
  isCovered: boolean;
  x: number;
  y: number;
  /** Position of the name, relative to the point; null where there is no room for it. */
  label: Pick<PlacedLabel<unknown>, 'x' | 'y' | 'anchor'> | null;
};

/** The drawn map. */
export type MapPictureView = {
  width: number;
  height: number;
  title: string;
  /** Path data (`d`) of the land. */
  land: string;
  /** The departure; `label`: position of its name, relative to the point. */
  home: { x: number; y: number; name: string; label: ReturnType<typeof homeLabel> } | null;
  /** The most important first. */
  points: MapPoint[];
  /** Names of the buttons that the page script shows; null on a picture that stays as it is. */
  zoom: MapZoom | null;
};

/** `worldPath` leads to the map of the whole world; null when this is it. */
export type MapZoom = { closer: string; farther: string; worldPath: string | null };

export type MapPictureInput = {
  /** Degrees; null for the whole world. */
  bounds: Bounds | null;
  /** In order of importance. */
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
  const points = cities.flatMap(({ position, ...city }) => {
    const at = view.place(position.longitude, position.latitude);
    return at ? [{ ...at, ...city, lines: [city.city, city.price ?? ''] as const }] : [];
  });
  const isStill = size === 'small';
  const namedHome = home && homeAt ? { ...homeAt, name: home.name } : null;
  const homeView = namedHome && { ...namedHome, label: homeLabel(namedHome, isStill ? points : []) };
  const placed = placeLabels(points, view, namedHome, [], isStill);
  const labels = new Map(placed.labels.map((label) => [label.point, label]));
  return {
    width: view.width,
    height: view.height,
    title,
    land: view.land,
    home: homeView,
    zoom,
    points: points.map((point) => {
      const { lines: _lines, ...shown } = point;
      const label = labels.get(point);
      return {
        ...shown,
        isOpen: point.code === open,
        isCovered: placed.covered.has(point),
        label: label ? { x: label.x - point.x, y: label.y - point.y, anchor: label.anchor } : null,
      };
    }),
  };
}

function placeOf({ code, name, latitude, longitude }: PendingDestination) {
  return { code, city: name, position: { latitude, longitude } };
}

function linkOf(destination: PricedDestination, { pathOf, market, t }: MapPictureInput) {
  const price = formatMoney(destination.price, market.locale);
  const date = formatDate(destination.departureDate, market, 'weekday');
  return { price, text: t('map.point', { city: destination.name, price, date }), path: pathOf(destination) };
}

/** Puts the open city first, so that it always gets its label. */
function openFirst(destinations: readonly PricedDestination[], open: string | null): PricedDestination[] {
  return [...destinations.filter(({ code }) => code === open), ...destinations.filter(({ code }) => code !== open)];
}
