import type { z } from 'zod';
import type { tokenRequest } from '~/upstream/booking/contract';
import type { sbpInfoAnswer } from '~/upstream/booking/payment-contract';
import type { SandboxContext } from '../../service/service';
import { listAttempts, type AttemptRecord } from '../records/attempt-records';
import { getBooking } from '../records/desk';
import { ServiceFailure } from '../../service/failure';
import { attemptStatusAt } from '../records/state';

/** Banks of the sandbox's world with apps in the fast payment system, by their names. */
export const SBP_BANKS: Readonly<Record<string, string>> = {
  north: 'North Bank',
  harbour: 'Harbour Bank',
  linden: 'Linden Credit',
};

/** payment/sbp_info.json: returns the last payment by the fast payment system, even after its end. */
export async function findSbpPayment(
  body: z.output<typeof tokenRequest>,
  context: SandboxContext,
): Promise<z.input<typeof sbpInfoAnswer>> {
  const booking = await getBooking(context, body.token);
  const attempts = await listAttempts(context.store, booking.token);
  const last = attempts.findLast(({ option }) => option === 'sbp');
  if (!last) throw new ServiceFailure('wrongAction', {}, 'nothing is paid by the fast payment system');
  const status = attemptStatusAt(last, context.now().getTime());
  const address = sbpAddress(last, context.origin);
  const isOpen = status === 'pending';
  return {
    status,
    qr_payload: isOpen ? address : null,
    deeplink: isOpen ? `${address}?app` : null,
    amount: last.amount,
    currency: booking.offer.session.currency,
    expires_at: new Date(last.deadlineAt).toISOString(),
    banks: isOpen
      ? Object.entries(SBP_BANKS).map(([code, name]) => ({ name, deeplink: `${address}?bank=${code}` }))
      : [],
  };
}

/** Returns the bank's page behind a payment's code. */
function sbpAddress({ token }: AttemptRecord, origin: string): string {
  return `${origin}/payment/sbp/${token}`;
}
