import type { InStatement } from '@libsql/client';
import type { SandboxContext } from '../../service/service';
import type { AttemptRecord } from '../records/attempt-records';
import type { BookingDesk } from '../records/desk';
import type { RefundScheduled } from '../records/events';

/** Builds the writes of a refund: each payment goes back in full, and the customer is told. */
export async function refundStatements(
  refund: RefundScheduled,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<InStatement[]> {
  const { booking, payments, refundedAt, reason } = refund;
  return [
    ...payments.map((payment) => ({
      sql: `INSERT INTO refunds (attempt_token, booking_token, amount, currency, refunded_at, reason)
            VALUES (?, ?, ?, ?, ?, ?)`,
      args: [payment.token, booking.token, payment.amount, booking.offer.session.currency, refundedAt, reason],
    })),
    ...(await desk.events.statementsFor('refundScheduled', refund, context)),
  ];
}

/** Builds the writes that keep the first of two payments, because the second came in time. */
export async function keepFirstPayment(
  first: AttemptRecord,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<InStatement[]> {
  return [
    { sql: 'DELETE FROM refunds WHERE attempt_token = ?', args: [first.token] },
    ...(await desk.events.statementsFor('secondPaymentAccepted', { first }, context)),
  ];
}
