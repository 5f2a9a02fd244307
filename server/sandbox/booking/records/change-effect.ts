import type { Offer } from '../../search/offers/offer';
import { brokenConnection } from './connection';
import type { ScheduleChange } from './schedule-changes';

/** A flight moved by this much gives its money back (docs/decisions/052). */
const REFUND_MINUTES = 120;
const MINUTE_MS = 60_000;

type Changed = Pick<ScheduleChange, 'segmentIndex' | 'was' | 'becomes'>;

/** Checks whether a change takes a connection away; a cancelled flight breaks the trip that it is a part of. */
export function breaksConnection({ segmentIndex, becomes }: Changed, offer: Pick<Offer, 'trips'>): boolean {
  if (becomes) return brokenConnection(offer, segmentIndex, becomes) !== null;
  const lengths = offer.trips.flatMap((trip) => trip.map(() => trip.length));
  return (lengths[segmentIndex] ?? 1) > 1;
}

/** Checks whether a change is such that the money goes back whole, if the customer does not agree to it. */
export function isRefundedWhole(change: Changed, offer: Pick<Offer, 'trips'>): boolean {
  return change.becomes === null || breaksConnection(change, offer) || minutesMoved(change) >= REFUND_MINUTES;
}

/** By the departure or the arrival, whichever differs more. */
function minutesMoved({ was, becomes }: Changed): number {
  const between = (key: 'departure_datetime' | 'arrival_datetime') =>
    Math.abs(Date.parse(becomes?.wire[key] ?? was.wire[key]) - Date.parse(was.wire[key])) / MINUTE_MS;
  return Math.max(between('departure_datetime'), between('arrival_datetime'));
}
