import type { BookingAction, BookingWire, PaymentStatus } from '~/upstream/booking/contract';
import type { SandboxSettings } from '../service';
import type { AttemptRecord } from './attempt-records';
import type { BookingRecord, IssueTimeline } from './records';
import { acceptedFirst } from './split';

/** An unpaid booking lives so long. */
export const BOOKING_LIFETIME_MS = 20 * 60_000;
/** The bank's page must be answered within so long (specification 2 §9: the check times out after 1200 s). */
export const PAYMENT_LIFETIME_MS = 1_200_000;
/** From `created` to `fare_found`, when /control does not say it. */
export const FARE_SEARCH_MS = 500;

export type BookingState = { action: BookingAction; error: string | null };

/**
 * The `action` of a booking at a time (upstream facts §5). Nothing runs in the background: the stored times decide, so
 * that a restart, or a clock set at /control, changes nothing that was decided before.
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

/** The ticket could not be issued and the money has gone back. */
export function isRefunded({ refund }: Pick<BookingRecord, 'refund'>, now: number): boolean {
  return refund !== null && now >= refund.at;
}

export function isExpired(booking: BookingRecord, now: number): boolean {
  return booking.timeline === null && now >= booking.expiresAt;
}

/** An attempt's status on the wire: one that was voided, or not answered at the bank in time, is a payment error. */
export function attemptStatusAt(attempt: AttemptRecord, now: number): PaymentStatus {
  if (attempt.status === 'voided') return 'payment_error';
  if (attempt.status === 'pending' && now >= attempt.deadlineAt) return 'payment_error';
  return attempt.status;
}

/**
 * `payment` of a booking: of its last attempt; idle before the first, when the customer gave the last one up, and when
 * the first of two went back.
 */
export function paymentAt(attempt: AttemptRecord | undefined, now: number, origin: string): BookingWire['payment'] {
  if (!attempt || attempt.status === 'voided' || isReturnedFirst(attempt, now)) {
    return { status: 'idle', payment_type: null, redirect_url: null, is_3ds_redirect: false };
  }
  const status = attemptStatusAt(attempt, now);
  const isPending = status === 'pending';
  const isAtBank = isPending && attempt.option === 'card';
  return {
    status,
    payment_type: attempt.type,
    option: attempt.option,
    redirect_url: isAtBank ? `${origin}/payment/3ds/${attempt.token}` : null,
    is_3ds_redirect: isAtBank,
    sbp_expires_at: isPending && attempt.option === 'sbp' ? new Date(attempt.deadlineAt).toISOString() : null,
  };
}

function isReturnedFirst({ refund }: AttemptRecord, now: number): boolean {
  return refund?.reason === 'second_unpaid' && now >= refund.at;
}

/**
 * Plans the steps from the charge to the ticket.
 * @param leastMs the ticket is not issued earlier than this after the charge
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
