import type { PassengerType } from '~/upstream/booking/contract';
import type { Offer } from '../../search/offers/offer';
import type { ProductTarget } from './product';

/** One direction of one passenger's ticket. */
export type TicketWay = { recordIndex: number; tripIndex: number; passengerIndex: number };

/**
 * Checks whether a product belongs to a direction of a passenger's ticket; parts that a target lacks fit everything.
 * @param segments of the booking, by index
 */
export function covers(
  target: ProductTarget,
  way: TicketWay & { passengerType: PassengerType | undefined },
  segments: readonly Pick<TicketWay, 'recordIndex' | 'tripIndex'>[],
): boolean {
  const segment = target.segmentIndex === undefined ? undefined : segments[target.segmentIndex];
  return (
    (target.recordIndex ?? segment?.recordIndex ?? way.recordIndex) === way.recordIndex &&
    (target.tripIndex ?? segment?.tripIndex ?? way.tripIndex) === way.tripIndex &&
    (target.passengerIndex ?? way.passengerIndex) === way.passengerIndex &&
    (target.passengerIndexes?.includes(way.passengerIndex) ?? true) &&
    (target.passengerType ?? way.passengerType) === way.passengerType
  );
}

/** Returns the ticket and the trip of each segment of an offer, by index. */
export function segmentWays({ trips }: Pick<Offer, 'trips'>): Pick<TicketWay, 'recordIndex' | 'tripIndex'>[] {
  return trips.flatMap((trip, tripIndex) => trip.map(({ recordIndex }) => ({ recordIndex, tripIndex })));
}
