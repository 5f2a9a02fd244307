import type { Flight } from '../world/timetable';
import type { Train } from '../world/trains';

/** What carries a traveller from port to port without a change. */
export type Leg = Flight | Train;

/** What a search may be limited to: `filters.transport_kind` of the request. */
export type TransportKind = Leg['transport'];
export const TRANSPORT_KINDS = ['airplane', 'train'] as const satisfies readonly TransportKind[];

export function isTrain(leg: Leg): leg is Train {
  return leg.transport === 'train';
}

export function isFlight(leg: Leg): leg is Flight {
  return leg.transport === 'airplane';
}

/** How a trip is made as a whole: the vendors avia, train and avia+train of specification 1 §3. */
export type Vendor = 'avia' | 'train' | 'mixed';

export function vendorOf(legs: readonly Leg[]): Vendor {
  if (legs.every(isFlight)) return 'avia';
  return legs.every(isTrain) ? 'train' : 'mixed';
}
