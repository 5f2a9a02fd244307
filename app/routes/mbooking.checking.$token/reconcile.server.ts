import { checkoutPath, guard } from '~/features/booking/flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { readDraft, type Draft } from '~/bff/cookies/drafts.server';
import { paymentKey } from '~/bff/waiting/idempotency.server';
import { collect, isUnderWay, settle } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { keepDraft, PAYMENT_FIELD } from '~/features/booking/visit/checkout-draft.server';
import type { Interrupted } from '~/features/booking/flow/interruption';
import { endOf, readBooking } from '~/features/booking/visit/visit.server';
import {
  paymentOutcome,
  pendingPaymentKey,
  type PaymentAnswer,
} from '~/features/booking/payment/payment-outcome.server';
import type { Booking } from '~/upstream/booking/contract';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';
import { progressOf, type Progress } from './progress';
import { CHECK_LIMIT_SECONDS } from './screen.server';

const PATIENCE_MS = 700;

/** `booking`: null while it cannot be asked. */
export type Reconciled =
  { progress: Progress; waitedSeconds: number; booking: Booking | null } | { interrupted: Interrupted };

const EMPTY_DRAFT: Draft = { contacts: { email: '', phone: '' }, passengers: [] };

/**
 * Finds out what became of a payment, from the call if this process still has it, and from the booking. Sends nothing:
 * a payment of which nothing is known is never repeated here.
 * @throws Response a redirect once the outcome is known; 404 when there is no such booking
 */
export async function reconcile(context: RequestContext, request: Request, token: string): Promise<Reconciled> {
  const now = new Date();
  const draft = (await readDraft(context, request, token)) ?? EMPTY_DRAFT;
  const payment = draft.payment ?? { key: '', since: now.toISOString() };
  const waitedSeconds = Math.max(0, (now.getTime() - Date.parse(payment.since)) / 1000);
  const outcome = await outcomeOf(context, token, { ...draft, payment }, waitedSeconds);
  // Only a page that waits needs to know since when: a draft for nothing would pass for a form that was left empty.
  if (!draft.payment && 'progress' in outcome) await keepDraft(context, token, { ...draft, payment });
  return outcome;
}

async function outcomeOf(
  context: RequestContext,
  token: string,
  draft: Draft & Required<Pick<Draft, 'payment'>>,
  waitedSeconds: number,
): Promise<Reconciled> {
  const { payment } = draft;
  const [call, visit, refusal] = await Promise.all([
    collect<PaymentAnswer>(pendingPaymentKey(payment.key), { patienceMs: PATIENCE_MS }),
    readBooking(context, token, 'checking'),
    checkTicket(context, token),
  ]);
  if (call) await followOutcome(context, token, draft, call);
  if (!('booking' in visit)) {
    const progress = call?.state === 'waiting' ? 'sending' : 'unreachable';
    return { progress, waitedSeconds, booking: null };
  }

  const { booking } = visit;
  const ended = endOf(booking, context);
  if (ended) return { interrupted: ended };
  const move = guard(booking, 'checking');
  if (move.kind !== 'go') {
    // The service has given up asking: there is no more to wait for than it waits.
    const waited = refusal === 'checkingExpiredError' ? Math.max(waitedSeconds, CHECK_LIMIT_SECONDS) : waitedSeconds;
    return { progress: progressOf(booking), waitedSeconds: waited, booking };
  }
  if (move.page === 'step2') {
    // Sent from another tab, or from this one without its answer: step 2 would send the visitor back here.
    const isSending = isUnderWay(pendingPaymentKey(paymentKey(token, booking.payments.length)));
    const isKnown = hasAttempt(booking, payment.key);
    // While the call runs, and when it has ended just now, the booking may be older news than the payment.
    if (isSending || (call && !isKnown)) return { progress: 'sending', waitedSeconds, booking };
    if (payment.key !== '' && !isKnown) return { progress: 'unsent', waitedSeconds, booking };
  }
  if (move.page === 'step2' && refusal && codeOfPaymentStatus(booking.payment.status) === null) {
    await keepDraft(context, token, { ...draft, refused: { [PAYMENT_FIELD]: refusal } });
  }
  throw redirectTo(move.path);
}

/** @throws Response a redirect, unless the outcome is that the booking has to be asked */
async function followOutcome(
  context: RequestContext,
  token: string,
  draft: Draft,
  call: NonNullable<Awaited<ReturnType<typeof collect<PaymentAnswer>>>>,
): Promise<void> {
  const { path, refused } = paymentOutcome(token, call);
  if (path === checkoutPath('checking', token)) return;
  if (refused) await keepDraft(context, token, { ...draft, refused });
  throw redirectTo(path);
}

/** Drives the carrier's checking on, and tells the code of a payment that it refused; null when it tells nothing. */
async function checkTicket({ upstream }: RequestContext, token: string): Promise<string | null> {
  const settled = await settle(`check ${token}`, () => upstream.booking.checkTicket(token), {
    patienceMs: PATIENCE_MS,
    keepMs: 5_000,
  });
  return settled.state === 'failed' && settled.error.kind === 'invalid' ? settled.error.code : null;
}

/** The booking service knows of the payment with this key. */
function hasAttempt(booking: Booking, key: string): boolean {
  return booking.payments.some(({ idempotencyKey }) => idempotencyKey === key);
}
