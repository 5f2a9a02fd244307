import { checkoutPath } from '../flow/checkout-flow';
import type { Draft } from '~/bff/cookies/drafts.server';
import type { Settled } from '~/bff/waiting/pending.server';
import { PAYMENT_FIELD } from '../visit/checkout-draft.server';
import type { BookingClient } from '~/upstream/booking/client.server';
import type { UpstreamError } from '~/upstream/error';
import { refusedByField } from './refused-fields';

/** The part of the answer that decides what follows. The booking tells everything else. */
export type PaymentAnswer = Pick<Awaited<ReturnType<BookingClient['bookAndIssue']>>, 'payment'>;

/** The page that a payment leads to, and the refused fields to note in the draft. */
export type PaymentOutcome = { path: string; refused?: NonNullable<Draft['refused']> };

/** Returns the key of a payment for `settleWrite` and `collect`. */
export function pendingPaymentKey(idempotencyKey: string): string {
  return `pay ${idempotencyKey}`;
}

/**
 * Decides what follows a call of `book_and_issue`. Pure. An unknown outcome never counts as a failure: the status page
 * reads it from the booking, and nothing is sent under another key before that.
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

/** Returns null when it is unknown whether the payment succeeded. */
function failedOutcome(token: string, error: UpstreamError): PaymentOutcome | null {
  const { kind, code } = error;
  if (kind === 'timeout' || kind === 'unavailable' || kind === 'badContract') return null;
  if (code === 'alreadyCompleted') return null;
  if (code === 'requestFormat') {
    const refused = refusedByField(error.fields);
    const isOfCard = Object.keys(refused).some((field) => field.startsWith('card.'));
    return { path: checkoutPath(isOfCard ? 'step2' : 'step1', token), refused };
  }
  // Step 2 compares the accepted price with the booking's new one.
  if (code === 'rateChangedError') return { path: checkoutPath('step2', token) };
  return { path: checkoutPath('step2', token), refused: { [PAYMENT_FIELD]: code ?? 'paymentError' } };
}
