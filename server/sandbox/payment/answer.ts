import type { AttemptRecord } from '../booking/attempt-records';
import { chargeOf } from '../booking/charge';
import type { BookingDesk } from '../booking/desk';
import type { BookingRecord } from '../booking/records';
import type { SandboxContext } from '../service';

/**
 * Charges the booking after the customer approved at the bank. The caller holds the booking's lock and an open attempt.
 */
export async function approveAttempt(
  booking: BookingRecord,
  attempt: AttemptRecord,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<void> {
  const { statements, heldUntil } = await chargeOf(booking, attempt, { delayMs: 0, isIssued: true }, context);
  await context.store.batch(statements, 'write');
  desk.inventory.extend(booking.token, heldUntil);
}

/** Ends the attempt after the customer refused at the bank; the booking can be paid in another way. */
export async function declineAttempt(attempt: AttemptRecord, context: SandboxContext): Promise<void> {
  await context.store.execute({
    sql: "UPDATE payment_attempts SET status = 'payment_error' WHERE token = ? AND status = 'pending'",
    args: [attempt.token],
  });
}
