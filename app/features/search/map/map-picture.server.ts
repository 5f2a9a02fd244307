import type { Translate } from '~/i18n/translate';
import { formatDate, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Coordinates } from '~/upstream/geo/contract';
import type { PricedDestination } from '~/upstream/price-map/contract';
import { placeLabels } from './labels';
import { mapPath, type MapQuery } from './map-query';
import { mapView } from './projection.server';
import { boundsAround, boundsOf } from './regions';

/** A city with name and price on the map, linked. */
export type MapLabel = {
  code: string;
  city: string;
  price: string;
  /** Text of the link: "Riga, from 40 €, Fri, 4 May". */
  text: string;
  path: string;
  isOpen: boolean;
  dot: { x: number; y: number };
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
};

/** The drawn map. */
export type MapPictureView = {
  width: number;
  height: number;
  title: string;
  /** Path data (`d`) of the land. */
  land: string;
  /** Path data (`d`) of the dots for cities without a label. */
  dots: string;
  home: { x: number; y: number; name: string } | null;
  labels: MapLabel[];
};

export type MapPictureInput = {
  query: MapQuery;
  /** In order of importance. */
  destinations: readonly PricedDestination[];
  home: (Pick<Coordinates, 'latitude' | 'longitude'> & { name: string }) | null;
  title: string;
  market: Market;
  /** Reads the namespace `price-map`. */
  t: Translate;
};

/** Draws destinations on the part of the world that a query shows; skips those outside. */
export function mapPicture({ query, destinations, home, title, market, t }: MapPictureInput): MapPictureView {
  const view = mapView(query.area ? boundsAround(destinations) : boundsOf(query.region));
  const homeAt = home && view.place(home.longitude, home.latitude);
  const points = openFirst(destinations, query.to).flatMap((destination) => {
    const at = view.place(destination.longitude, destination.latitude);
    const price = formatMoney(destination.price, market.locale);
    return at ? [{ ...at, destination, price, lines: [destination.name, price] as const }] : [];
  });
  const placedLabels = placeLabels(points, view, homeAt ? [homeAt] : []);
  const labelled = new Set(placedLabels.map(({ point }) => point));
  return {
    width: view.width,
    height: view.height,
    title,
    land: view.land,
    dots: points
      .filter((point) => !labelled.has(point))
      .map(({ x, y }) => `M${x} ${y}h0`)
      .join(''),
    home: home && homeAt ? { ...homeAt, name: home.name } : null,
    labels: placedLabels.map(({ point: { destination, price, x, y }, ...label }) => ({
      code: destination.code,
      city: destination.name,
      price,
      text: t('map.point', {
        city: destination.name,
        price,
        date: formatDate(destination.departureDate, market, 'weekday'),
      }),
      path: `${mapPath({ ...query, to: destination.code, page: 1 })}#city`,
      isOpen: destination.code === query.to,
      dot: { x, y },
      x: label.x,
      y: label.y,
      anchor: label.anchor,
    })),
  };
}

/** Puts the open city first, so that it always gets its label. */
function openFirst(destinations: readonly PricedDestination[], open: string | null): PricedDestination[] {
  return [...destinations.filter(({ code }) => code === open), ...destinations.filter(({ code }) => code !== open)];
}
