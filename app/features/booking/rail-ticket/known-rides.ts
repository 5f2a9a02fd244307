import type { Booking } from '~/upstream/booking/contract';

/**
 * Returns the segments of a booking without the facts of a train that its tickets tell better: the kinds of its cars once
 * a place is reserved in one of them, and electronic registration, which a car may lack, once there are tickets.
 */
export function knownRides({ segments, tickets, reservedPlaces }: Booking): Booking['segments'] {
  if (tickets.length === 0) return segments;
  return segments.map((segment) => {
    const { train } = segment;
    if (!train) return segment;
    const hasPlace = reservedPlaces.some(({ segmentIndex }) => segmentIndex === segment.segmentIndex);
    const carKinds = hasPlace ? [] : train.carKinds;
    return { ...segment, train: { ...train, carKinds, hasElectronicRegistration: false } };
  });
}
