import { noteBooking } from '~/bff/account/bookings-of-visitor.server';
import type { RequestContext } from '~/bff/request/context';
import type { Draft } from '~/bff/cookies/drafts.server';
import type { Booking } from '~/upstream/booking/contract';

/**
 * Whoever went on with a booking by the link of a letter has typed the passengers in this browser, and may see them in the
 * tickets once the payment that was sent from here has bought them. Without passengers it was the rest of somebody's order.
 */
export async function noteIfBoughtHere(context: RequestContext, booking: Booking, draft: Draft | null): Promise<void> {
  const { token, payments } = booking;
  if (!draft?.payment || draft.passengers.length === 0) return;
  if (context.session.bookings.some((noted) => noted.token === token)) return;
  const { key } = draft.payment;
  const isPaidFromHere = payments.some(({ idempotencyKey, status }) => idempotencyKey === key && status === 'success');
  if (isPaidFromHere) await noteBooking(context, token);
}
