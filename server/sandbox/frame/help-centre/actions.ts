import type { TicketCategory } from '~/upstream/help-centre/categories-contract';
import { openCase, type RefundCase } from '../../booking/after-sale/case';
import { voidUntil } from '../../booking/after-sale/coupon-states';
import { keyOf } from '../../booking/returns/coupons';
import type { SandboxContext } from '../../service/service';

/**
 * Returns the categories in which a request about an order can be made now. Without money or tickets there is nothing to
 * ask about; after the trip only money and papers are left.
 */
export async function availableActions(bookingToken: string, context: SandboxContext): Promise<TicketCategory[]> {
  const one = await openCase(bookingToken, context);
  if (!one.isIssued) return one.booking.timeline ? ['no_receipt'] : [];
  const left = leftCoupons(one);
  const isByAir = left.some(({ isTrain, isBus }) => !isTrain && !isBus);
  const isAhead = left.length > 0;
  const offered: readonly [TicketCategory, boolean][] = [
    ['void', isAhead && voidUntil(one) !== null],
    ['refund', true],
    ['exchange', isByAir],
    ['passenger_info_change', isAhead],
    ['additional_ticket', isAhead],
    ['no_receipt', true],
    ['additional_services', isAhead],
    ['pets', isAhead],
  ];
  return offered.flatMap(([category, isOffered]) => (isOffered ? [category] : []));
}

/** Coupons that are still with the customer and have not been travelled on. */
function leftCoupons({ coupons, returned, now }: RefundCase) {
  return coupons.filter((coupon) => coupon.departsAt > now && !returned.has(keyOf(coupon)));
}
