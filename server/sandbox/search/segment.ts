import type { Flight } from '../world/timetable';
import type { Train } from '../world/trains';

/** What carries a traveller from port to port without a change. */
export type Segment = Flight | Train;

/** What a search may be limited to: `filters.transport_kind` of the request. */
export type TransportKind = Segment['transport'];
export const TRANSPORT_KINDS = ['airplane', 'train'] as const satisfies readonly TransportKind[];

export function isTrain(segment: Segment): segment is Train {
  return segment.transport === 'train';
}

export function isFlight(segment: Segment): segment is Flight {
  return segment.transport === 'airplane';
}

/** How a trip is made as a whole: the vendors avia, train and avia+train of specification 1 §3. */
export type Vendor = 'avia' | 'train' | 'mixed';

export function vendorOf(segments: readonly Segment[]): Vendor {
  if (segments.every(isFlight)) return 'avia';
  return segments.every(isTrain) ? 'train' : 'mixed';
}
