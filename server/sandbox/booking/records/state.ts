import type { BookingAction, BookingWire, PaymentStatus } from '~/upstream/booking/contract';
import type { SandboxSettings } from '../../service/service';
import type { AttemptRecord } from './attempt-records';
import type { BookingRecord, IssueTimeline } from './records';
import { acceptedFirst } from './split';

/** Lifetime of an unpaid booking. */
export const BOOKING_LIFETIME_MS = 20 * 60_000;
/** Time limit for the bank's page (specification 2 §9: the check times out after 1200 s). */
export const PAYMENT_LIFETIME_MS = 1_200_000;
/** Time from `created` to `fare_found`, unless /control sets it. */
export const FARE_SEARCH_MS = 500;

/** The wallet of the sandbox's world. */
export const WALLET_NAME = 'Tuckaway';

export type BookingState = { action: BookingAction; error: string | null };

/**
 * Returns the `action` of a booking at a time (upstream facts §5). Nothing runs in the background: the stored times
 * decide, so a restart, or a clock set at /control, changes no earlier decision.
 */
export function stateAt(booking: BookingRecord, attempts: AttemptRecord[], now: number): BookingState {
  if (isRefunded(booking, now)) return { action: 'issuing_ticket_fault', error: 'gdsError' };
  if (booking.timeline) return { action: issuingAction(booking.timeline, now), error: null };
  if (booking.fault) return { action: 'reserving_seats_fault', error: booking.fault };
  if (isExpired(booking, now)) return { action: 'reserving_seats_fault', error: 'sessionExpired' };
  const last = attempts.at(-1);
  if (last && attemptStatusAt(last, now) === 'pending') return { action: 'manual_paying', error: null };
  if (acceptedFirst(booking, attempts, now)) return { action: 'ticket_booked', error: null };
  const { reservedAt } = booking;
  if (reservedAt !== null) return { action: now >= reservedAt ? 'seats_reserved' : 'reserving_seats', error: null };
  return { action: now >= booking.fareFoundAt ? 'fare_found' : 'created', error: null };
}

function issuingAction(timeline: IssueTimeline, now: number): BookingAction {
  if (now >= timeline.completedAt) return 'completed';
  if (now >= timeline.issuedAt) return 'ticket_issued';
  if (now >= timeline.issuingAt) return 'issuing_ticket';
  if (now >= timeline.gdsAuthorizedAt) return 'gds_authorized';
  return 'payment_authorized';
}

/** Checks whether the ticket could not be issued and the money was refunded. */
export function isRefunded({ refund }: Pick<BookingRecord, 'refund'>, now: number): boolean {
  return refund !== null && now >= refund.at;
}

/** Checks whether the customer has given all tickets back. */
export function isReturned({ returnedAt }: Pick<BookingRecord, 'returnedAt'>, now: number): boolean {
  return returnedAt !== null && now >= returnedAt;
}

export function isExpired(booking: BookingRecord, now: number): boolean {
  return booking.timeline === null && now >= booking.expiresAt;
}

/** Returns an attempt's status on the wire: a void one, or one that timed out at the bank, is a payment error. */
export function attemptStatusAt(attempt: AttemptRecord, now: number): PaymentStatus {
  if (attempt.status === 'voided') return 'payment_error';
  if (attempt.status === 'pending' && now >= attempt.deadlineAt) return 'payment_error';
  return attempt.status;
}

/** The pages where a customer is sent to confirm. */
const PAGES = { card: '3ds', wallet: 'wallet' } as const;

/**
 * Returns `payment` of a booking, that of its last attempt; idle before the first, when the customer gave the last one
 * up, and when the first of two was refunded.
 */
export function paymentAt(attempt: AttemptRecord | undefined, now: number, origin: string): BookingWire['payment'] {
  if (!attempt || attempt.status === 'voided' || isReturnedFirst(attempt, now)) {
    return { status: 'idle', payment_type: null, redirect_url: null, is_3ds_redirect: false };
  }
  const status = attemptStatusAt(attempt, now);
  const isPending = status === 'pending';
  const { option, token } = attempt;
  return {
    status,
    payment_type: attempt.type,
    option,
    redirect_url:
      isPending && option in PAGES ? `${origin}/payment/${PAGES[option as keyof typeof PAGES]}/${token}` : null,
    is_3ds_redirect: isPending && option === 'card',
    name: option === 'wallet' ? WALLET_NAME : null,
    sbp_expires_at: isPending && option === 'sbp' ? new Date(attempt.deadlineAt).toISOString() : null,
  };
}

function isReturnedFirst({ refund }: AttemptRecord, now: number): boolean {
  return refund?.reason === 'second_unpaid' && now >= refund.at;
}

/**
 * Plans the steps from the charge to the ticket.
 * @param leastMs minimum time from the charge to the ticket
 */
export function planIssue(
  paidAt: number,
  { issueStepMs, actionMs }: Pick<SandboxSettings, 'issueStepMs' | 'actionMs'>,
  leastMs: number,
): IssueTimeline {
  const gdsAuthorizedAt = paidAt + (actionMs.payment_authorized ?? issueStepMs);
  const issuingAt = gdsAuthorizedAt + (actionMs.gds_authorized ?? issueStepMs);
  const issuedAt = Math.max(issuingAt + (actionMs.issuing_ticket ?? issueStepMs), paidAt + leastMs);
  return {
    paidAt,
    gdsAuthorizedAt,
    issuingAt,
    issuedAt,
    completedAt: issuedAt + (actionMs.ticket_issued ?? issueStepMs),
  };
}
