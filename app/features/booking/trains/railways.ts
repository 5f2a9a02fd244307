import type { Booking } from '~/upstream/booking/contract';

type Ride = Pick<Booking['segments'][number], 'segmentIndex' | 'transportKind' | 'marketingCarrier'>;

/** The railways by whose rules of ages and boarding Russian trains run. */
const RUSSIAN_RAILWAYS = ['RZD'];

/** Returns true for a train of a Russian railway; what is known of Russian trains holds for no other. */
export function isRussianTrain({ transportKind, marketingCarrier }: Omit<Ride, 'segmentIndex'>): boolean {
  return transportKind === 'train' && RUSSIAN_RAILWAYS.includes(marketingCarrier);
}

/** Returns true when this segment of a booking is a train of a Russian railway. */
export function isOnRussianTrain({ segments }: { segments: readonly Ride[] }, segmentIndex: number): boolean {
  return segments.some((one) => one.segmentIndex === segmentIndex && isRussianTrain(one));
}
