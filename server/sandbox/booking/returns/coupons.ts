import type { PassengerType } from '~/upstream/booking/contract';
import { carriers, type CarrierKind } from '../../world/carriers';
import { currentPrices } from '../records/price';
import type { BookingRecord } from '../records/records';
import { railRuleOf, type RailRule } from './rail-rules';
import { placePrice, pricesOfWays } from '../records/tickets-price';

/** One direction of one passenger's ticket: the least that goes back. Its `value` is in hundredths. */
export type Coupon = {
  recordIndex: number;
  passengerIndex: number;
  tripIndex: number;
  passengerType: PassengerType;
  isTrain: boolean;
  isBus: boolean;
  /** Decides what its railway keeps; null unless it is by train. */
  railRule: RailRule | null;
  carrierKind: CarrierKind;
  isCharter: boolean;
  /** Its first flight does not leave at all. */
  isCancelled: boolean;
  /** Milliseconds since 1970. */
  departsAt: number;
  value: number;
  /** The part of the value that is paid for places without a refund. */
  nonRefundable: number;
  /** Sold as a whole compartment, which only goes back as one. */
  isWhole: boolean;
};

const MINUTE_MS = 60_000;
/** A carrier takes the ticket of a flight back until its check-in closes; of a train until the departure. */
export const REFUND_CLOSES_MINUTES = 40;

/** Returns how long before its departure a coupon can go back; null for one whose flight does not leave at all. */
export function minutesToGiveBack({ isTrain, isCancelled }: Pick<Coupon, 'isTrain' | 'isCancelled'>): number | null {
  if (isCancelled) return null;
  return isTrain ? 0 : REFUND_CLOSES_MINUTES;
}

/** Checks whether it is too late to give a coupon back. A cancelled flight gives its money back at any time. */
export function isTooLate(coupon: Coupon, now: number): boolean {
  const minutes = minutesToGiveBack(coupon);
  return minutes !== null && coupon.departsAt - minutes * MINUTE_MS <= now;
}

/** Names a coupon: "0:1:0" is the first ticket, the second passenger, the way out. */
export type CouponKey = `${number}:${number}:${number}`;

export function keyOf(coupon: Pick<Coupon, 'recordIndex' | 'passengerIndex' | 'tripIndex'>): CouponKey {
  return `${coupon.recordIndex}:${coupon.passengerIndex}:${coupon.tripIndex}`;
}

/** `trains`: its segments by train. */
type Way = Omit<Coupon, 'passengerIndex' | 'passengerType' | 'value' | 'nonRefundable' | 'isWhole'> & {
  trains: number[];
};

/**
 * Lists the coupons of a booking. A passenger's price is split evenly over the flights that it pays for, and a way by
 * train is worth its places (`pricesOfWays`), so the values sum to the price. An exchanged coupon has the value that was paid
 * for it since.
 */
export function couponsOf(booking: BookingRecord): Coupon[] {
  const ways = waysOf(booking);
  const prices = currentPrices(booking.offer, booking.fare, booking.hasPriceMoved);
  const coupons = (booking.passengers ?? []).flatMap(({ type }, passengerIndex) => {
    const trains = ways.map((way) => way.trains);
    const values = pricesOfWays(trains, prices[type], passengerIndex, booking);
    return ways.map(({ trains: own, ...way }, at): Coupon => {
      const places = booking.railPlaces.filter(
        (place) => place.passengerIndex === passengerIndex && own.includes(place.segmentIndex),
      );
      const kept = places.filter(({ isRefundable }) => !isRefundable);
      return {
        ...way,
        passengerIndex,
        passengerType: type,
        value: values[at] ?? 0,
        nonRefundable: kept.reduce((sum, place) => sum + placePrice(place, booking), 0),
        isWhole: places.some(({ reservation }) => reservation !== 'usual' && reservation !== 'by_demand'),
      };
    });
  });
  const exchanged = new Map(
    booking.exchanges.flatMap(({ coupons: own }) => own.map((one) => [keyOf(one), one.becomes])),
  );
  return coupons.map((coupon) => ({ ...coupon, value: exchanged.get(keyOf(coupon)) ?? coupon.value }));
}

function waysOf({ offer, fare }: BookingRecord): Way[] {
  const ways = new Map<string, Way>();
  let nextSegment = 0;
  offer.trips.forEach((trip, tripIndex) => {
    for (const { wire, recordIndex, isCancelled } of trip) {
      const segmentIndex = nextSegment++;
      const isTrain = wire.transport_kind === 'train';
      const key = `${recordIndex}:${tripIndex}`;
      const way = ways.get(key);
      if (way && isTrain) way.trains.push(segmentIndex);
      if (way) continue;
      ways.set(key, {
        recordIndex,
        tripIndex,
        isTrain,
        isBus: wire.transport_kind === 'bus',
        railRule: isTrain ? railRuleOf(wire.marketing_carrier, offer, fare) : null,
        trains: isTrain ? [segmentIndex] : [],
        carrierKind: carriers().get(wire.marketing_carrier)?.kind ?? 'full',
        isCharter: wire.is_charter === true,
        isCancelled: isCancelled === true,
        departsAt: Date.parse(wire.departure_datetime),
      });
    }
  });
  return [...ways.values()];
}

/** Returns the group in which a coupon goes back: alone, but for everybody in a whole compartment. */
export function groupOf({ recordIndex, passengerIndex, tripIndex, isWhole }: Coupon): string {
  return isWhole ? `r${recordIndex}-t${tripIndex}` : `r${recordIndex}-p${passengerIndex}-t${tripIndex}`;
}
