import type { z } from 'zod';
import type { checkTicketAnswer, tokenRequest } from '~/upstream/booking/contract';
import type { SandboxContext } from '../../service/service';
import { getBooking } from '../records/desk';
import { assertNotDeclined } from '../payment/declined';
import { ServiceFailure } from '../../service/failure';
import { listAttempts } from '../records/attempt-records';
import { attemptStatusAt, paymentAt, stateAt } from '../records/state';

/** ticket_checking/new: returns the progress of payment and ticket; fails for a declined payment. */
export async function checkTicket(
  body: z.output<typeof tokenRequest>,
  context: SandboxContext,
): Promise<z.input<typeof checkTicketAnswer>> {
  const booking = await getBooking(context, body.token);
  const attempts = await listAttempts(context.store, booking.token);
  const last = attempts.at(-1);
  if (!last) throw new ServiceFailure('wrongAction', {}, 'nothing was paid');

  const now = context.now().getTime();
  if (last.status === 'pending' && now >= last.deadlineAt) throw new ServiceFailure('checkingExpiredError');
  const status = attemptStatusAt(last, now);
  assertNotDeclined(status);
  return { action: stateAt(booking, attempts, now).action, payment: paymentAt(last, now, context.origin) };
}
