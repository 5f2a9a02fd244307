import type { Access } from '~/bff/booking-access/access.server';
import { noteBooking, noteBought } from '~/bff/account/bookings-of-visitor.server';
import type { RequestContext } from '~/bff/request/context';
import type { Draft } from '~/bff/cookies/drafts.server';
import type { Booking } from '~/upstream/booking/contract';

/**
 * Says whether a payment makes the visitor the buyer, whose account owns the order (decision 077): where the booking was
 * begun, and wherever its passengers are typed. The address of an order or a letter's link alone only pays for it.
 * @param sendsPassengers whether the payment brings the passengers; a second payment keeps those of the first
 */
export function isBuyer({ visitors }: Pick<Access, 'visitors'>, sendsPassengers: boolean): boolean {
  const isBegunHere = visitors.some((visitor) => visitor === 'browser' || visitor === 'unverifiedBrowser');
  return isBegunHere || sendsPassengers;
}

/**
 * Gives this browser access to a booking resumed from a letter's link, once its payment from here succeeded: the
 * visitor typed its passengers, and may see their tickets. Without passengers the payment was only the rest of somebody
 * else's order. So it was when the first money came from elsewhere, whatever was typed here before.
 */
export async function noteIfBoughtHere(context: RequestContext, booking: Booking, draft: Draft | null): Promise<void> {
  const { token, payments } = booking;
  if (!draft?.payment || draft.passengers.length === 0) return;
  if (context.session.bookings.some((noted) => noted.token === token)) return;
  const first = payments.find(({ status }) => status === 'success');
  if (first?.idempotencyKey !== draft.payment.key) return;
  await noteBooking(context, token);
  await noteBought(context, token);
}
