import type { SandboxContext } from '../../service/service';
import type { AttemptRecord } from '../records/attempt-records';
import { captureStatements, type Charge } from './capture';
import type { IssueVerdict } from './cards';
import type { BookingDesk } from '../records/desk';
import { dueOf } from './due';
import { refundStatements } from './refund';
import { newOrderNumber } from '../records/order-number';
import type { BookingRecord } from '../records/records';
import { fareHeldUntil } from '../records/fare-hold';
import { PAY_AGAIN_MS } from '../records/split';

/**
 * Builds the writes of the first of two payments: its capture, the letters about the second, and its refund at the
 * deadline, which the second payment deletes. So the refund happens by itself, even if this process dies.
 */
export async function firstPayment(
  booking: BookingRecord,
  attempt: AttemptRecord,
  earlier: AttemptRecord[],
  verdict: IssueVerdict,
  { context, desk }: { context: SandboxContext; desk: BookingDesk },
): Promise<Charge> {
  const now = context.now().getTime();
  const deadline = fareHeldUntil(booking);
  const heldUntil = Math.max(booking.expiresAt, deadline + PAY_AGAIN_MS);
  const orderNumber = booking.orderNumber ?? (await newOrderNumber(context.store, booking.token));
  // With this attempt, whose points and wallet lower the price.
  const { net } = await dueOf(booking, [...earlier, attempt], context, attempt.payerAccount);
  return {
    heldUntil,
    statements: [
      ...captureStatements(attempt, earlier, verdict, now),
      {
        sql: 'UPDATE bookings SET order_number = ?, expires_at = ? WHERE token = ?',
        args: [orderNumber, heldUntil, booking.token],
      },
      ...(await desk.events.statementsFor(
        'firstPaymentAccepted',
        {
          booking,
          first: attempt,
          orderNumber,
          due: net - (attempt.amount - attempt.fee),
          acceptedAt: now,
          deadline,
        },
        context,
      )),
      ...(await refundStatements(
        { booking, payments: [attempt], orderNumber, refundedAt: deadline, reason: 'second_unpaid' },
        context,
        desk,
      )),
    ],
  };
}
