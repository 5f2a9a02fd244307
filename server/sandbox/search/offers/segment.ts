import type { Bus } from '../../world/buses';
import type { Flight } from '../../world/timetable';
import type { Train } from '../../world/train';

/** A leg of a journey without a change. */
export type Segment = Flight | Train | Bus;

/** Kinds of transport that a search can be limited to: `filters.transport_kind` of the request. */
export type TransportKind = Segment['transport'];
export const TRANSPORT_KINDS = ['airplane', 'train', 'bus'] as const satisfies readonly TransportKind[];

export function isTrain(segment: Segment): segment is Train {
  return segment.transport === 'train';
}

export function isFlight(segment: Segment): segment is Flight {
  return segment.transport === 'airplane';
}

export function isBus(segment: Segment): segment is Bus {
  return segment.transport === 'bus';
}

/** The transport of a whole trip: by air, by train, over land with a bus, or by flights and trains. */
export type Vendor = 'avia' | 'train' | 'bus' | 'mixed';

export function vendorOf(segments: readonly Segment[]): Vendor {
  if (segments.every(isFlight)) return 'avia';
  if (segments.every(isTrain)) return 'train';
  return segments.some(isFlight) ? 'mixed' : 'bus';
}
