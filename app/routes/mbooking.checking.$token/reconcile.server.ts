import { checkoutPath, guard } from '~/features/booking/flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { readDraft, type Draft } from '~/bff/cookies/drafts.server';
import { paymentKey } from '~/bff/waiting/idempotency.server';
import { collect, isUnderWay, settle } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { noteIfBoughtHere } from '~/features/booking/visit/bought-here.server';
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

/** `booking`: null while it cannot be read. */
export type Reconciled =
  { progress: Progress; waitedSeconds: number; booking: Booking | null } | { interrupted: Interrupted };

const EMPTY_DRAFT: Draft = { contacts: { email: '', phone: '' }, passengers: [] };

/**
 * Finds out the outcome of a payment from its call, if it is known, and from the booking. Sends nothing: never
 * repeats a payment with an unknown outcome.
 * @throws Response a redirect when the outcome is known; 404 when there is no such booking
 */
export async function reconcile(context: RequestContext, request: Request, token: string): Promise<Reconciled> {
  const now = new Date();
  const draft = (await readDraft(context, request, token)) ?? EMPTY_DRAFT;
  const payment = draft.payment ?? { key: '', since: now.toISOString() };
  const waitedSeconds = Math.max(0, (now.getTime() - Date.parse(payment.since)) / 1000);
  const outcome = await outcomeOf(context, token, { ...draft, payment }, waitedSeconds);
  // Only a waiting page needs the start time; an empty draft would look like a form that was left empty.
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
  if ('booking' in visit) await noteIfBoughtHere(context, visit.booking, draft);
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
    // The service has stopped checking, so the page has nothing more to wait for.
    const waited = refusal === 'checkingExpiredError' ? Math.max(waitedSeconds, CHECK_LIMIT_SECONDS) : waitedSeconds;
    return { progress: progressOf(booking), waitedSeconds: waited, booking };
  }
  if (move.page === 'step2') {
    // The payment was sent from another tab, or from this one without an answer: step 2 would redirect back here.
    const isSending = await isUnderWay(pendingPaymentKey(paymentKey(token, booking.payments.length)));
    const isKnown = hasAttempt(booking, payment.key);
    // While the call is in flight or has just ended, the booking may be older than the payment.
    if (isSending || (call && !isKnown)) return { progress: 'sending', waitedSeconds, booking };
    if (payment.key !== '' && !isKnown) return { progress: 'unsent', waitedSeconds, booking };
  }
  if (move.page === 'step2' && refusal && codeOfPaymentStatus(booking.payment.status) === null) {
    await keepDraft(context, token, { ...draft, refused: { [PAYMENT_FIELD]: refusal } });
  }
  throw redirectTo(move.path);
}

/** Follows the outcome of the call. @throws Response a redirect, unless only the booking can tell the outcome */
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

/** Advances the carrier's check and returns the error code of a refused payment; null when there is none. */
async function checkTicket({ upstream }: RequestContext, token: string): Promise<string | null> {
  const settled = await settle(`check ${token}`, () => upstream.booking.checkTicket(token), {
    patienceMs: PATIENCE_MS,
    keepMs: 5_000,
  });
  return settled.state === 'failed' && settled.error.kind === 'invalid' ? settled.error.code : null;
}

/** Returns true when the booking has the payment with this key. */
function hasAttempt(booking: Booking, key: string): boolean {
  return booking.payments.some(({ idempotencyKey }) => idempotencyKey === key);
}
