import { isFlight } from '~/features/trip/segment';
import type { AncillaryItem, ItemStatus } from '~/upstream/ancillaries/contract';
import type { Booking, BookingSegment } from '~/upstream/booking/contract';

/** The parts of a bought extra that decide what is left to do. */
export type BoughtItem = Pick<AncillaryItem, 'group' | 'status' | 'target'>;

/** Statuses of a registration that the shop does not deliver (any more). */
const FAILED: readonly (ItemStatus | 'unknown')[] = [
  'delivery_failed',
  'delivery_stopped',
  'refunding',
  'refund_failed',
  'refunded',
];

/** Tells apart the flights of an order by the one who checks in. */
export type CheckIn = {
  /** The shop is still to check somebody in. */
  isByShop: boolean;
  /** It was bought for some of the flights or passengers: those left are named. */
  isApart: boolean;
  /** Flights on which somebody has to check in. */
  own: BookingSegment[];
  /** Flights on which the carrier refused the shop: the desk checks in. */
  atDesk: BookingSegment[];
};

/**
 * Divides the flights of an order by who checks in. Whoever bought it is never told to do it: a flight that is bought for
 * some of the passengers only counts for the others.
 */
export function checkInOf({ segments, search }: Booking, items: readonly BoughtItem[]): CheckIn {
  const { adults, children } = search.travelers;
  const flights = segments.filter(isFlight);
  const bought = items.filter(({ group }) => group === 'online_registration');
  const peopleOn = ({ segmentIndex }: BookingSegment, some: readonly BoughtItem[]) =>
    some
      .filter(({ target }) => (target.segmentIndex ?? segmentIndex) === segmentIndex)
      .reduce((sum, { target }) => sum + (target.passengerIndexes?.length ?? adults + children), 0);
  const failed = bought.filter(({ status }) => FAILED.includes(status));
  const ahead = bought.filter(({ status }) => status !== 'delivered' && !FAILED.includes(status));
  return {
    isByShop: flights.some((flight) => peopleOn(flight, ahead) > 0),
    isApart: bought.length > 0,
    own: flights.filter((flight) => peopleOn(flight, bought) < adults + children),
    atDesk: flights.filter((flight) => peopleOn(flight, failed) > 0),
  };
}
