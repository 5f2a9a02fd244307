import type { z } from 'zod';
import type { bookAndIssueAnswer } from '~/upstream/booking/contract';
import type { cancelPaymentRequest } from '~/upstream/booking/payment-contract';
import type { SandboxContext } from '../../service/service';
import { findAttemptByKey, listAttempts } from '../records/attempt-records';
import { getBooking, type BookingDesk } from '../records/desk';
import { ServiceFailure } from '../../service/failure';
import { paymentAt, stateAt } from '../records/state';

/**
 * payment/cancel.json: makes an attempt that is pending at the bank void; its page accepts no answer any more. A
 * finished one stays unchanged, so a repeated call is harmless; a paid one is not cancelled.
 */
export async function cancelPayment(
  body: z.output<typeof cancelPaymentRequest>,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<z.input<typeof bookAndIssueAnswer>> {
  return desk.lock.run(body.token, async () => {
    const booking = await getBooking(context, body.token);
    const attempt = await findAttemptByKey(context.store, body.idempotency_key);
    if (attempt?.bookingToken !== booking.token) throw new ServiceFailure('wrongAction', {}, 'no such payment');
    if (attempt.status === 'success') throw new ServiceFailure('alreadyCompleted');
    await context.store.execute({
      sql: "UPDATE payment_attempts SET status = 'voided' WHERE token = ? AND status = 'pending'",
      args: [attempt.token],
    });
    const attempts = await listAttempts(context.store, booking.token);
    const now = context.now().getTime();
    return {
      action: stateAt(booking, attempts, now).action,
      payment: paymentAt(attempts.at(-1), now, context.origin),
    };
  });
}
