import { allowedPage, checkoutPath } from '../flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { readDraft, type Draft } from '~/bff/cookies/drafts.server';
import { paymentKey } from '~/bff/waiting/idempotency.server';
import { collect } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { readAncillaries } from '../ancillaries/ancillary-order.server';
import { keepDraft, valuesOf } from '../visit/checkout-draft.server';
import type { Interrupted } from '../flow/interruption';
import { orderFacts } from '../passengers/order-facts';
import { isLessByFreeChildren } from '../trains/free-child-notice.server';
import { visitBooking, waitForChange } from '../visit/visit.server';
import { checkStep1, type CheckedStep1 } from '../passengers/check-step1.server';
import { passengerTypes } from '../passengers/form-values';
import { paymentOutcome, pendingPaymentKey, type PaymentAnswer } from './payment-outcome.server';
import { withConfiguredWallets } from './device-wallets.server';
import { departureProblem } from './payment-problem.server';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';

/**
 * An order ready to be paid: all earlier data is present and valid. For a second payment the upstream has the data
 * already: `draft` and `step1` are null when this browser does not have them.
 */
export type PayableOrder = {
  booking: Booking;
  ancillaries: AncillaryOrder | null;
  draft: Draft | null;
  step1: CheckedStep1 | null;
};

/** Longer than a page waits: after a timeout the customer has to type the card again. */
const FORM_PATIENCE_MS = 5_000;

/**
 * Reads what step 2 needs for display and payment.
 * @throws Response a redirect to where the order is: its status page while it is being paid, step 1 while this browser
 * does not know its passengers
 */
export async function visitPayment(
  context: RequestContext,
  request: Request,
  token: string,
): Promise<PayableOrder | { interrupted: Interrupted }> {
  const draft = await readDraft(context, request, token);
  const patienceMs = request.method === 'POST' ? FORM_PATIENCE_MS : undefined;
  const ancillaries = readAncillaries(context, token, 'step2', {
    patienceMs,
    mayBeWithout: draft?.addons === 'none',
  });
  const visit = await visitBooking(context, token, 'step2', patienceMs);
  if (!('booking' in visit)) return visit;
  const booking = withConfiguredWallets(visit.booking);
  await leaveForRunningPayment(context, booking, draft);
  if (booking.action === 'booking_ticket') {
    return { interrupted: waitForChange(context, booking, 'booking', 'step2') };
  }
  const { market } = context;
  const tooLate = booking.action === 'manual_paying' ? null : departureProblem(booking, market.locale, new Date());
  if (tooLate) return { interrupted: tooLate };
  const step1 = await readStep1(context, booking, draft);
  const added = await ancillaries;
  if (!('ancillaries' in added)) return added;
  return { booking, ancillaries: added.ancillaries, draft, step1 };
}

/** Returns true when the price is accepted; before a second payment there is nothing to accept. */
export function isAcceptedPrice({ booking, draft }: Pick<PayableOrder, 'booking' | 'draft'>): boolean {
  if (booking.isPartiallyPaid || draft?.acceptedAmount === undefined) return true;
  const { acceptedAmount, trains } = draft;
  return acceptedAmount === booking.totalPrice || isLessByFreeChildren(booking, { acceptedAmount, trains });
}

/**
 * Reads the checked data of step 1; null before a second payment when this browser does not have it.
 * @throws Response a redirect to step 1 when the data is missing or invalid
 */
async function readStep1(context: RequestContext, booking: Booking, draft: Draft | null): Promise<CheckedStep1 | null> {
  const { market } = context;
  const types = passengerTypes(booking.search.travelers);
  const facts = orderFacts(booking, market, new Date());
  const checked = draft && checkStep1(valuesOf(draft), types, facts, market.country);
  if (checked?.ok) return checked.step1;
  if (booking.isPartiallyPaid) return null;
  if (draft && checked) await keepDraft(context, booking.token, { ...draft, refused: checked.faults });
  throw redirectTo(pathWithoutPassengers(booking));
}

/**
 * Redirects a payment that is in flight, or whose answer is unread, to the status page, unless the booking already
 * shows its outcome.
 */
async function leaveForRunningPayment(context: RequestContext, booking: Booking, draft: Draft | null): Promise<void> {
  const { token, payments } = booking;
  // The browser may have missed the answer to a POST, and with it the draft's note.
  for (const key of new Set([draft?.payment?.key ?? '', paymentKey(token, payments.length)])) {
    if (payments.some(({ idempotencyKey }) => idempotencyKey === key)) continue;
    const running = await collect<PaymentAnswer>(pendingPaymentKey(key), { patienceMs: 0 });
    if (!running) continue;
    const { path, refused } = paymentOutcome(token, running);
    if (draft && refused) await keepDraft(context, token, { ...draft, refused });
    throw redirectTo(path);
  }
}

/** Returns the next page of a visitor without valid passengers in this browser. */
function pathWithoutPassengers(booking: Booking): string {
  return checkoutPath(allowedPage(booking, { hasPassengers: false }) ?? 'checking', booking.token);
}
