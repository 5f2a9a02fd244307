import { drawRoute, type RouteDrawing } from '~/features/search/map/route-drawing.server';
import type { BlockInput } from '../../block';
import { nameOf } from '../../names';

/** The way between two cities on a map. */
export type MapScreen = { title: string; label: string; drawing: RouteDrawing };

/** Builds the map of a route; null while the service does not know where the cities are. */
export function mapScreen({ sources: { subject }, market: { locale }, t }: BlockInput): MapScreen | null {
  if (subject.kind !== 'route') return null;
  const { departure, arrival } = subject.facts;
  if (!departure.location || !arrival.location) return null;
  const [from, to] = [nameOf(departure, locale), nameOf(arrival, locale)];
  const drawing = drawRoute({ ...departure.location, name: from }, { ...arrival.location, name: to });
  return { title: t('map.title'), label: t('map.label', { from, to }), drawing };
}
