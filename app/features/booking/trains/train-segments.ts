import type { Booking } from '~/upstream/booking/contract';

type Ride = Pick<Booking['segments'][number], 'segmentIndex' | 'transportKind'>;

/** Returns the indexes of a booking's trains, in the order of the trip. */
export function trainSegments({ segments }: { segments: readonly Ride[] }): number[] {
  return segments.filter(({ transportKind }) => transportKind === 'train').map(({ segmentIndex }) => segmentIndex);
}
