import { chargeStatements } from '../booking/charge';
import type { BookingDesk } from '../booking/desk';
import type { AttemptRecord, BookingRecord } from '../booking/records';
import type { SandboxContext } from '../service';

/** The customer approved at the bank: the booking is charged. The caller holds the booking's lock and an open attempt. */
export async function approveAttempt(
  booking: BookingRecord,
  attempt: AttemptRecord,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<void> {
  await context.store.batch(await chargeStatements(booking, attempt, { delayMs: 0, isIssued: true }, context), 'write');
  desk.inventory.extend(booking.token, Infinity);
}

/** The customer refused at the bank: the attempt is over and the booking can be paid with another card. */
export async function declineAttempt(attempt: AttemptRecord, context: SandboxContext): Promise<void> {
  await context.store.execute({
    sql: "UPDATE payment_attempts SET status = 'payment_error' WHERE token = ? AND status = 'pending'",
    args: [attempt.token],
  });
}
