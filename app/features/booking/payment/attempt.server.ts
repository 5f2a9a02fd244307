import { orderMark, paymentKey } from '~/bff/waiting/idempotency.server';
import type { Attempt } from './AttemptFields';
import type { PayableOrder } from './visit-payment.server';

/** Returns the next payment of an order as it is now, for the hidden fields of its forms. */
export function nextAttempt(
  order: Pick<PayableOrder, 'booking' | 'ancillaries' | 'step1'>,
): Attempt & { order: string } {
  const { token, payments } = order.booking;
  return { idempotencyKey: paymentKey(token, payments.length), order: markOf(order) };
}

/**
 * Returns true when a form shows another order than the one that would be booked: passengers or extras were changed in
 * another tab. A form without a mark shows none.
 */
export function isOfOtherOrder(mark: string, order: Pick<PayableOrder, 'booking' | 'ancillaries' | 'step1'>): boolean {
  return mark !== markOf(order);
}

function markOf({ booking, ancillaries, step1 }: Pick<PayableOrder, 'booking' | 'ancillaries' | 'step1'>): string {
  const items = (ancillaries?.items ?? []).map(({ productToken, target, price }) => [productToken, target, price]);
  // A second payment keeps the passengers of the first.
  return orderMark(booking.token, JSON.stringify([booking.isPartiallyPaid ? null : step1, items]));
}
