import { guard } from '~/bff/checkout-flow';
import type { RequestContext } from '~/bff/context';
import { readDraft, type Draft } from '~/bff/drafts.server';
import { collect, settle } from '~/bff/pending.server';
import { redirectTo } from '~/bff/redirects.server';
import { keepDraft, PAYMENT_FIELD } from '~/features/checkout/checkout-draft.server';
import type { Interrupted } from '~/features/checkout/interruption';
import { endOf, readBooking } from '~/features/checkout/visit.server';
import { paymentOutcome, pendingPaymentKey, type PaymentAnswer } from '~/features/payment/payment-outcome.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';
import { progressOf, type Progress } from './screen.server';

/** A page may ask for the payment and for the booking; together they stay within 1.5 s. */
const PATIENCE_MS = 700;

export type Reconciled = { progress: Progress; waitedSeconds: number } | { interrupted: Interrupted };

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
  if (!draft.payment) await keepDraft(context, token, { ...draft, payment });
  const waitedSeconds = Math.max(0, (now.getTime() - Date.parse(payment.since)) / 1000);

  const call = await collect<PaymentAnswer>(pendingPaymentKey(payment.key), { patienceMs: PATIENCE_MS });
  if (call?.state === 'waiting') return { progress: 'sending', waitedSeconds };
  if (call) await followOutcome(context, token, { ...draft, payment }, call);

  const [visit, refusal] = await Promise.all([readBooking(context, token, 'checking'), checkTicket(context, token)]);
  if (!('booking' in visit)) return { progress: 'unreachable', waitedSeconds };
  const { booking } = visit;
  const ended = endOf(booking, getTranslator(context.market.locale, 'booking'));
  if (ended) return { interrupted: ended };
  const move = guard(booking, 'checking');
  if (move.kind !== 'go') return { progress: progressOf(booking), waitedSeconds };

  if (move.page === 'step2' && isUnsent(booking, payment.key)) return { progress: 'unsent', waitedSeconds };
  if (move.page === 'step2' && refusal && codeOfPaymentStatus(booking.payment.status) === null) {
    await keepDraft(context, token, { ...draft, payment, refused: { [PAYMENT_FIELD]: refusal } });
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
  if (path === context.url.pathname) return;
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

/** A payment was sent from this browser, and the booking service has no attempt with its key. */
function isUnsent(booking: Booking, key: string): boolean {
  return key !== '' && !booking.payments.some(({ idempotencyKey }) => idempotencyKey === key);
}
