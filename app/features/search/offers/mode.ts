import type { Segment } from '~/features/trip/segment';
import type { Itinerary } from './itinerary';

export type Mode = Segment['transportKind'];

/** Returns the only kind of transport of an itinerary; null when it combines several. */
export function modeOf({ trips }: Pick<Itinerary, 'trips'>): Mode | null {
  const [first] = trips[0]!;
  return trips.every((trip) => trip.every(({ transportKind }) => transportKind === first!.transportKind))
    ? first!.transportKind
    : null;
}

/** True when both planes and trains go all the way, so that a traveller chooses between them. */
export function hasPlanesAndTrains(itineraries: readonly Itinerary[]): boolean {
  const modes = new Set(itineraries.map(modeOf));
  return modes.has('airplane') && modes.has('train');
}
