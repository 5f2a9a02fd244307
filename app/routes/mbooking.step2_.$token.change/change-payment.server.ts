import { checkoutPath, currentPath } from '~/features/booking/flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { readForm } from '~/forms/form.server';
import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineFields, readFields } from '~/forms/submission.server';
import { settle } from '~/bff/waiting/pending.server';
import { answerRejected } from '~/forms/answer.server';
import { rejectUnread } from '~/forms/rejected-submission';
import { redirectTo } from '~/bff/http/redirects.server';
import { visitBooking, type Visit } from '~/features/booking/visit/visit.server';
import { changePaymentPath, pathOfPending } from '~/features/booking/payment/pending-payment.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';
import { describeFailure } from '~/upstream/error';

/**
 * Reads the booking whose payment waits at the bank.
 * @throws Response a redirect to where the booking is, when no payment waits
 */
export async function visitPending(context: RequestContext, token: string): Promise<Visit> {
  const visit = await visitBooking(context, token, 'step2');
  if ('booking' in visit && pathOfPending(visit.booking) === null) throw redirectTo(returnUrl(visit.booking));
  return visit;
}

/** Returns the current page: the order can be paid, or it has advanced. */
function returnUrl(booking: Booking): string {
  return booking.action === 'manual_paying' ? checkoutPath('checking', booking.token) : currentPath(booking);
}

const fields = defineFields({ attempt: textField(LIMITS.id) });

/**
 * Cancels the pending payment for good and redirects to the payment options. The form names the attempt shown; a later
 * one stays.
 * @returns a redirect; after a failure of the booking service, a rejected submission
 */
export async function cancelPending(context: RequestContext, request: Request, token: string) {
  const { attempt: key } = readFields(fields, await readForm(request));
  const visit = await visitPending(context, token);
  if (!('booking' in visit)) return redirectTo(changePaymentPath(token));
  if (visit.booking.payments.at(-1)?.idempotencyKey !== key) return redirectTo(changePaymentPath(token));

  const settled = await settle(`cancel ${key}`, () => context.upstream.booking.cancelPayment(token, key), {
    keepMs: 10_000,
  });
  if (settled.state === 'ready') return redirectTo(checkoutPath('step2', token));
  // Still cancelling: the page shows the pending payment until it is gone.
  if (settled.state === 'waiting') return redirectTo(changePaymentPath(token));
  const { error } = settled;
  if (error.kind === 'conflict') return redirectTo(checkoutPath('checking', token));
  const { status, messageKey } = describeFailure(error);
  const message = getTranslator(context.market.locale, 'errors')(messageKey);
  return answerRejected(rejectUnread('changePayment', { status, message }));
}
