import type { Flight } from '../../world/timetable';
import type { Train } from '../../world/train';

/** A leg of a journey without a change. */
export type Segment = Flight | Train;

/** Kinds of transport that a search can be limited to: `filters.transport_kind` of the request. */
export type TransportKind = Segment['transport'];
export const TRANSPORT_KINDS = ['airplane', 'train'] as const satisfies readonly TransportKind[];

export function isTrain(segment: Segment): segment is Train {
  return segment.transport === 'train';
}

export function isFlight(segment: Segment): segment is Flight {
  return segment.transport === 'airplane';
}

/** The transport of a whole trip: the vendors avia, train and avia+train of specification 1 §3. */
export type Vendor = 'avia' | 'train' | 'mixed';

export function vendorOf(segments: readonly Segment[]): Vendor {
  if (segments.every(isFlight)) return 'avia';
  return segments.every(isTrain) ? 'train' : 'mixed';
}
