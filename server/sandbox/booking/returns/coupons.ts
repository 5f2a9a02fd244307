import type { PassengerType } from '~/upstream/booking/contract';
import { carriers, type CarrierKind } from '../../world/carriers';
import { currentPrices } from '../records/price';
import type { BookingRecord } from '../records/records';

/** One direction of one passenger's ticket: the least that goes back. Its `value` is in hundredths. */
export type Coupon = {
  recordIndex: number;
  passengerIndex: number;
  tripIndex: number;
  passengerType: PassengerType;
  isTrain: boolean;
  carrierKind: CarrierKind;
  isCharter: boolean;
  /** Its first flight does not leave at all. */
  isCancelled: boolean;
  /** Milliseconds since 1970. */
  departsAt: number;
  value: number;
};

/** Names a coupon: "0:1:0" is the first ticket, the second passenger, the way out. */
export type CouponKey = `${number}:${number}:${number}`;

export function keyOf(coupon: Pick<Coupon, 'recordIndex' | 'passengerIndex' | 'tripIndex'>): CouponKey {
  return `${coupon.recordIndex}:${coupon.passengerIndex}:${coupon.tripIndex}`;
}

type Way = Omit<Coupon, 'passengerIndex' | 'passengerType' | 'value'>;

/**
 * Lists the coupons of a booking. A passenger's price is split evenly over the ways that it pays for; the first one
 * takes the hundredths that do not divide, so the values sum to the price. An exchanged coupon has the value that was paid
 * for it since.
 */
export function couponsOf(booking: BookingRecord): Coupon[] {
  const ways = waysOf(booking);
  const prices = currentPrices(booking.offer, booking.fare, booking.hasPriceMoved);
  const coupons = (booking.passengers ?? []).flatMap(({ type }, passengerIndex) => {
    const share = Math.floor(prices[type] / ways.length);
    return ways.map((way, place) => ({
      ...way,
      passengerIndex,
      passengerType: type,
      value: place === 0 ? prices[type] - share * (ways.length - 1) : share,
    }));
  });
  const exchanged = new Map(
    booking.exchanges.flatMap(({ coupons: own }) => own.map((one) => [keyOf(one), one.becomes])),
  );
  return coupons.map((coupon) => ({ ...coupon, value: exchanged.get(keyOf(coupon)) ?? coupon.value }));
}

function waysOf({ offer }: BookingRecord): Way[] {
  const ways = new Map<string, Way>();
  offer.trips.forEach((trip, tripIndex) => {
    for (const { wire, recordIndex, isCancelled } of trip) {
      const key = `${recordIndex}:${tripIndex}`;
      if (ways.has(key)) continue;
      ways.set(key, {
        recordIndex,
        tripIndex,
        isTrain: wire.transport_kind === 'train',
        carrierKind: carriers().get(wire.marketing_carrier)?.kind ?? 'full',
        isCharter: wire.is_charter === true,
        isCancelled: isCancelled === true,
        departsAt: Date.parse(wire.departure_datetime),
      });
    }
  });
  return [...ways.values()];
}

/**
 * Returns the group in which a coupon goes back: both ways of a flight's ticket together until the way out has left;
 * each way of a train alone.
 */
export function groupOf(coupon: Coupon, now: number): string {
  const { recordIndex, passengerIndex, tripIndex } = coupon;
  const alone = coupon.isTrain || coupon.departsAt <= now;
  return alone ? `r${recordIndex}-p${passengerIndex}-t${tripIndex}` : `r${recordIndex}-p${passengerIndex}`;
}
