import type { Endpoint } from '../../world/places';
import type { Segment, TransportKind } from './segment';

/** The constraints on a trip. */
export type Wish = {
  from: Endpoint;
  to: Endpoint;
  /** Local date of departure, days since the epoch. */
  day: number;
  /** Earliest departure, minutes since the epoch, UTC. */
  notBefore: number;
  /** All kinds when missing. `['airplane']`: flights only (the calendar's `airplane_only`). */
  kinds?: readonly TransportKind[];
};

/** Checks that a segment leaves from the trip's start, and not too early. */
export function startsRight(segment: Segment, { from, notBefore }: Wish): boolean {
  return segment.departs >= notBefore && from.ports.includes(segment.from);
}

/** Checks that a segment arrives at the trip's end. */
export function endsRight(segment: Segment | undefined, { to }: Wish): boolean {
  return segment !== undefined && to.ports.includes(segment.to);
}
