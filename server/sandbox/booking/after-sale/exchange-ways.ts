import type { ExchangeRestriction } from '~/upstream/after-sale/exchange-contract';
import type { OfferFlight } from '../../search/offers/offer';
import { keyOf, type Coupon } from '../returns/coupons';
import type { RefundCase } from './case';
import { stateOfChange } from './change-rights';

/** One way of a ticket, with everybody who still travels on it: the least that is exchanged. */
export type Way = {
  recordIndex: number;
  tripIndex: number;
  /** With their index in the order. */
  flights: { segmentIndex: number; flight: OfferFlight }[];
  coupons: Coupon[];
  /** Null: it can be exchanged. */
  restriction: ExchangeRestriction | null;
};

const HOUR_MS = 3_600_000;
/** A flight is given up, and another one taken, until this long before its departure. */
export const EXCHANGE_HOURS = 3;

/** Lists the ways of an order, and why some cannot be exchanged. */
export function waysOf(one: RefundCase): Way[] {
  const { booking, coupons, returned } = one;
  const ways = new Map<string, Way>();
  let segmentIndex = 0;
  booking.offer.trips.forEach((trip, tripIndex) => {
    for (const flight of trip) {
      const { recordIndex } = flight;
      const key = `${recordIndex}:${tripIndex}`;
      const own = coupons.filter((coupon) => coupon.recordIndex === recordIndex && coupon.tripIndex === tripIndex);
      const travelling = own.filter((coupon) => !returned.has(keyOf(coupon)));
      const way = ways.get(key) ?? { recordIndex, tripIndex, flights: [], coupons: travelling, restriction: null };
      way.flights.push({ segmentIndex, flight });
      ways.set(key, way);
      segmentIndex += 1;
    }
  });
  return [...ways.values()].map((way) => ({ ...way, restriction: restrictionOf(way, one) }));
}

function restrictionOf(way: Way, one: RefundCase): ExchangeRestriction | null {
  const { booking, inWork, isIssued, now } = one;
  const [first] = way.coupons;
  if (!isIssued) return 'not_issued';
  if (!first) return 'returned';
  if (first.isTrain) return 'trains';
  if (way.coupons.some((coupon) => inWork.has(keyOf(coupon)))) return 'in_work';
  if (isChangedByCarrier(way, one)) return 'carrier_changed';
  if (first.departsAt <= now) return 'departed';
  if (first.departsAt <= now + EXCHANGE_HOURS * HOUR_MS) return 'too_late';
  if (booking.fare.exchange === 'unavailable' || first.isCharter) return 'carrier_refuses';
  return isCheckedIn(way, one) ? 'checked_in' : null;
}

/** The customer has yet to answer, or the flight does not leave at all. */
function isChangedByCarrier({ flights }: Way, one: RefundCase): boolean {
  return one.booking.changes.some(
    (change) =>
      flights.some(({ segmentIndex }) => segmentIndex === change.segmentIndex) &&
      (stateOfChange(change, one) === 'waiting' || (change.becomes === null && change.replacement === null)),
  );
}

/** The shop checks somebody in, or has: a carrier exchanges nothing then. */
function isCheckedIn({ flights, coupons }: Way, { checkIns, now }: RefundCase): boolean {
  return checkIns.some(
    ({ segmentIndex, passengerIndex, opensAt, doneAt, returnedAt }) =>
      flights.some((one) => one.segmentIndex === segmentIndex) &&
      coupons.some((one) => one.passengerIndex === passengerIndex) &&
      opensAt <= now &&
      (returnedAt === null || now < doneAt),
  );
}
