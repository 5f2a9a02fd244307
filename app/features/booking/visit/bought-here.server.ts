import { noteBooking, noteBought } from '~/bff/account/bookings-of-visitor.server';
import type { RequestContext } from '~/bff/request/context';
import type { Draft } from '~/bff/cookies/drafts.server';
import type { Booking } from '~/upstream/booking/contract';

/**
 * Gives this browser access to a booking resumed from a letter's link, once its payment from here succeeded: the
 * visitor typed its passengers, and may see their tickets. Without passengers the payment was only the rest of somebody
 * else's order.
 */
export async function noteIfBoughtHere(context: RequestContext, booking: Booking, draft: Draft | null): Promise<void> {
  const { token, payments } = booking;
  if (!draft?.payment || draft.passengers.length === 0) return;
  if (context.session.bookings.some((noted) => noted.token === token)) return;
  const { key } = draft.payment;
  const isPaidFromHere = payments.some(({ idempotencyKey, status }) => idempotencyKey === key && status === 'success');
  if (!isPaidFromHere) return;
  await noteBooking(context, token);
  await noteBought(context, token);
}
