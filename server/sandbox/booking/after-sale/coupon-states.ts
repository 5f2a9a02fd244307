import type { ProcessState, Resolution, Restriction } from '~/upstream/after-sale/contract';
import { isExchanging } from '../returns/exchanges';
import type { RefundCase } from './case';
import { usaCancellationUntil } from '../records/usa-rule';
import { isTooLate, keyOf, type Coupon } from '../returns/coupons';

export type CouponState = { state: ProcessState; restriction: Restriction | null; resolution: Resolution | null };

const MOSCOW_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;
/** Sales of a day can be cancelled until 22:00 in Moscow (upstream facts §8). */
const VOID_HOUR_MS = 22 * 3_600_000;

/** Returns what can be done with a coupon at once, and by whom. */
export function couponState(coupon: Coupon, one: RefundCase): CouponState {
  const key = keyOf(coupon);
  const blocked = (restriction: Restriction): CouponState => ({
    state: 'not_available',
    restriction,
    resolution: null,
  });
  if (!one.isIssued) return blocked('not_issued');
  if (one.returned.has(key)) return blocked('returned');
  if (one.inWork.has(key)) return blocked('in_work');
  if (coupon.departsAt <= one.now && !coupon.isCancelled) return blocked('departed');
  if (isTooLate(coupon, one.now)) return blocked('too_late');
  if (voidUntil(one) !== null)
    return { state: 'void_warn', restriction: returnFirst(coupon, one), resolution: 'autovoid' };
  // The organiser of a charter is asked by a person.
  const byPerson = coupon.isCharter;
  return {
    state: byPerson ? 'do_refund' : 'do_auto_refund',
    restriction: returnFirst(coupon, one),
    resolution: byPerson ? 'support_request' : 'autorefund',
  };
}

/** Checks whether a coupon can go back. */
export function isOpen({ state }: CouponState): boolean {
  return state !== 'not_available';
}

/**
 * Returns the later ways of the same passenger that have to go back before, or together with, this one: those of the same
 * ticket by air, whose ways are flown in their order, and all by train. The ways of a bus stand alone.
 */
export function laterWays(coupon: Coupon, { coupons, returned, inWork }: RefundCase): Coupon[] {
  return coupons.filter(
    (other) =>
      !coupon.isBus &&
      (coupon.isTrain ? isDiscounted(coupon, other) : other.recordIndex === coupon.recordIndex) &&
      other.passengerIndex === coupon.passengerIndex &&
      other.tripIndex > coupon.tripIndex &&
      !returned.has(keyOf(other)) &&
      !inWork.has(keyOf(other)),
  );
}

/** Russian railways sell the way back cheaper, and only with the way out; the tickets of others have no such tie. */
function isDiscounted(out: Coupon, back: Coupon): boolean {
  return out.railRule === 'berth' && back.railRule === 'berth';
}

function returnFirst(coupon: Coupon, one: RefundCase): Restriction | null {
  return laterWays(coupon, one).length > 0 ? 'return_first' : null;
}

/**
 * Returns until when the whole sale can be cancelled; null when it cannot: trains, buses, charters and low-cost carriers refuse
 * it, unless the law of the USA demands it, and so does everybody once something has gone back or been exchanged, or a
 * trip has begun.
 */
export function voidUntil({ booking, coupons, requests, exchanges, isIssued, now }: RefundCase): number | null {
  const { timeline } = booking;
  const isExchanged = exchanges.some((one) => one.paidAt !== null || isExchanging(one, now));
  if (!isIssued || !timeline || requests.length > 0 || isExchanged) return null;
  if (coupons.length === 0) return null;
  const { paidAt } = timeline;
  const first = Math.min(...coupons.map(({ departsAt }) => departsAt));
  const dayStart = Math.floor((paidAt + MOSCOW_MS) / DAY_MS) * DAY_MS - MOSCOW_MS;
  const refuses = ({ isTrain, isBus, isCharter, carrierKind }: Coupon) =>
    isTrain || isBus || isCharter || carrierKind === 'low';
  const byCarrier = coupons.some(refuses) ? 0 : dayStart + VOID_HOUR_MS;
  const until = Math.max(byCarrier, usaCancellationUntil(booking.offer, { paidAt, first }) ?? 0);
  return now < until && until < first ? until : null;
}
