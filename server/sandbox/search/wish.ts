import type { Endpoint } from '../world/places';
import type { Segment, TransportKind } from './segment';

/** What is wanted of a trip. */
export type Wish = {
  from: Endpoint;
  to: Endpoint;
  /** Local date of departure, days since the epoch. */
  day: number;
  /** Earliest departure, minutes since the epoch, UTC. */
  notBefore: number;
  /** All unless told. `['airplane']`: flights alone (the calendar's `airplane_only`). */
  kinds?: readonly TransportKind[];
};

/** Whether a segment leaves from where the trip starts, in time. */
export function startsRight(segment: Segment, { from, notBefore }: Wish): boolean {
  return segment.departs >= notBefore && from.ports.includes(segment.from);
}

/** Whether a segment arrives where the trip ends. */
export function endsRight(segment: Segment | undefined, { to }: Wish): boolean {
  return segment !== undefined && to.ports.includes(segment.to);
}
