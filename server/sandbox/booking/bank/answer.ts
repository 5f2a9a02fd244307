import type { AttemptRecord } from '../records/attempt-records';
import { chargeOf } from '../payment/charge';
import type { BookingDesk } from '../records/desk';
import type { BookingRecord } from '../records/records';
import type { SandboxContext } from '../../service/service';

/**
 * Charges the booking after the customer approved at the bank. The caller holds the booking's lock and an open attempt.
 */
export async function approveAttempt(
  booking: BookingRecord,
  attempt: AttemptRecord,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<void> {
  const { statements, heldUntil } = await chargeOf(booking, attempt, { delayMs: 0, isIssued: true }, { context, desk });
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
