import type { RefundReason } from '~/upstream/after-sale/contract';
import { breaksConnection, isRefundedWhole } from '../records/change-effect';
import { changeState, type ScheduleChange } from '../records/schedule-changes';
import type { RefundCase } from './case';
import { keyOf, type Coupon } from '../returns/coupons';

/** The money that a change gives back at once: of the changed flight's tickets, or of the whole order. */
export type ChangeRefund = { reason: RefundReason; covers: 'tickets' | 'order' };

/** Returns the state of a change. */
export function stateOfChange(change: ScheduleChange, { booking, coupons, returned, inWork, now }: RefundCase) {
  const places = booking.offer.trips.flatMap((trip, tripIndex) =>
    trip.map(({ recordIndex }) => ({ tripIndex, recordIndex })),
  );
  const place = places[change.segmentIndex];
  const own = coupons.filter((one) => one.tripIndex === place?.tripIndex && one.recordIndex === place.recordIndex);
  const hasGoneBack = own.length > 0 && own.every((one) => returned.has(keyOf(one)) || inWork.has(keyOf(one)));
  return changeState(change, hasGoneBack, now);
}

/**
 * Returns what a change gives back at once, without papers and by nobody's decision; null when it gives nothing: it is
 * small, answered, or nobody answered in time. A cancelled flight gives its money back until it is asked for.
 */
export function changeRefund(change: ScheduleChange, one: RefundCase): ChangeRefund | null {
  const state = stateOfChange(change, one);
  const { becomes } = change;
  const { offer } = one.booking;
  const isOpen = state === 'waiting' || (state === 'expired' && becomes === null);
  if (!isOpen || !isRefundedWhole(change, offer)) return null;
  const hasGuarantee = one.items.some(({ line: { product } }) => product.details.kind === 'warranty');
  return {
    reason: becomes ? 'flight_delay' : 'flight_cancellation',
    covers: hasGuarantee && breaksConnection(change, offer) ? 'order' : 'tickets',
  };
}

/** Checks whether all of these coupons go back at once for a reason. */
export function areRefundedAtOnce(coupons: readonly Coupon[], reason: RefundReason | null, one: RefundCase): boolean {
  const refunds = one.booking.changes.map((change) => ({ change, refund: changeRefund(change, one) }));
  return coupons.every(({ recordIndex }) =>
    refunds.some(
      ({ change, refund }) =>
        refund?.reason === reason && (refund.covers === 'order' || change.was.recordIndex === recordIndex),
    ),
  );
}

/** Lists the reasons for which something of the order goes back at once. */
export function reasonsAtOnce(one: RefundCase): RefundReason[] {
  return one.booking.changes.flatMap((change) => changeRefund(change, one)?.reason ?? []);
}
