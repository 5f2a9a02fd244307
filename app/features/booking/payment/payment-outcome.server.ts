import { checkoutPath } from '../flow/checkout-flow';
import type { Draft } from '~/bff/cookies/drafts.server';
import type { Settled } from '~/bff/waiting/pending.server';
import { PAYMENT_FIELD } from '../visit/checkout-draft.server';
import type { BookingClient } from '~/upstream/booking/client.server';
import type { UpstreamError } from '~/upstream/error';
import { refusedByField } from './refused-fields';

export type PaymentAnswer = Awaited<ReturnType<BookingClient['bookAndIssue']>>;

/** Where a payment leads: the page to go to, and what to note in the draft for it. */
export type PaymentOutcome = { path: string; refused?: NonNullable<Draft['refused']> };

/** `settle` and `collect` know a payment by this. */
export function pendingPaymentKey(idempotencyKey: string): string {
  return `pay ${idempotencyKey}`;
}

/**
 * What follows from a call of `book_and_issue`. Pure. An outcome that is not known is never a failure: the status page
 * finds it out from the booking, and nothing is sent under another key before that.
 */
export function paymentOutcome(token: string, settled: Settled<PaymentAnswer>): PaymentOutcome {
  const checking = { path: checkoutPath('checking', token) };
  if (settled.state === 'waiting') return checking;
  if (settled.state === 'failed') return failedOutcome(token, settled.error) ?? checking;
  const { status, option, redirectUrl } = settled.value.payment;
  if (status === 'pending' && option === 'sbp') return { path: checkoutPath('sbp', token) };
  if (status !== 'pending' || redirectUrl === null) return checking;
  return { path: `${checkoutPath('3ds', token)}?to=${encodeURIComponent(redirectUrl)}` };
}

/** null: nobody knows whether the payment went through. */
function failedOutcome(token: string, error: UpstreamError): PaymentOutcome | null {
  const { kind, code } = error;
  if (kind === 'timeout' || kind === 'unavailable' || kind === 'badContract') return null;
  if (code === 'alreadyCompleted') return null;
  if (code === 'requestFormat') {
    const refused = refusedByField(error.fields);
    const isOfCard = Object.keys(refused).some((field) => field.startsWith('card.'));
    return { path: checkoutPath(isOfCard ? 'step2' : 'step1', token), refused };
  }
  // The page itself compares the price that was accepted with the one that the booking now has.
  if (code === 'rateChangedError') return { path: checkoutPath('step2', token) };
  return { path: checkoutPath('step2', token), refused: { [PAYMENT_FIELD]: code ?? 'paymentError' } };
}
