import { randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import type { z } from 'zod';
import type { bookAndIssueRequest } from '~/upstream/booking/contract';
import type { SandboxContext } from '../../service/service';
import type { AttemptRecord } from '../records/attempt-records';
import { judgeCard, type CardVerdict } from './cards';
import { judgeDeviceToken } from './device-payment';
import { useDeviceToken } from '../records/device-tokens';
import { chargeOf } from './charge';
import type { BookingDesk } from '../records/desk';
import type { Payer } from './payer';
import type { PaymentQuote } from './payment-options';
import type { BookingRecord } from '../records/records';
import { PAY_AGAIN_MS, type AcceptedFirst } from '../records/split';
import { PAYMENT_LIFETIME_MS } from '../records/state';

/** A validated payment. `first`: the accepted one of two, when this is the second. */
export type CheckedPayment = {
  body: z.output<typeof bookAndIssueRequest>;
  payer: Payer;
  quote: PaymentQuote;
  first: AcceptedFirst | null;
};

/** The bank's verdict; the fast payment system and the wallet wait for the customer. */
type Verdict = CardVerdict | { kind: 'sbp' | 'wallet' };

/**
 * Asks the bank and stores its verdict, in one transaction with all consequences: an attempt still open at the bank's
 * page becomes void, and a paid one charges and issues. The caller holds the booking's lock.
 */
export async function recordAttempt(
  payment: CheckedPayment,
  booking: BookingRecord,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<void> {
  const { payer } = payment;
  const verdict = verdictOn(payment, booking, context.now());
  const attempt = newAttempt(payment, booking, verdict, context.now().getTime());
  const booked: BookingRecord = {
    ...booking,
    ...(payment.first ? {} : people(payment, booking)),
    expiresAt: expiryWhile(attempt, verdict, booking),
  };
  const charge = verdict.kind === 'paid' ? await chargeOf(booked, attempt, verdict, { context, desk }) : null;
  const used = 'token' in payer && payer.token?.usedBy === null ? [useDeviceToken(payer.token, attempt.token)] : [];
  await context.store.batch([...attemptStatements(attempt, booked), ...used, ...(charge?.statements ?? [])], 'write');
  desk.inventory.extend(booking.token, charge?.heldUntil ?? booked.expiresAt);
}

function verdictOn({ payer, quote }: CheckedPayment, { offer }: BookingRecord, now: Date): Verdict {
  if (payer.option === 'card') return judgeCard(payer, now);
  // The shop keeps this money itself.
  if (payer.option === 'e_wallet') return { kind: 'paid', isIssued: true, delayMs: 0 };
  if (!('token' in payer)) return { kind: payer.option };
  return judgeDeviceToken(payer.token, { amount: quote.amount, currency: offer.session.currency }, now);
}

function newAttempt(
  { body, payer, quote, first }: CheckedPayment,
  booking: BookingRecord,
  verdict: Verdict,
  now: number,
): AttemptRecord {
  return {
    token: randomUUID(),
    bookingToken: booking.token,
    idempotencyKey: body.idempotency_key,
    status: verdict.kind === 'declined' ? verdict.status : 'pending',
    type: quote.type,
    option: quote.option,
    part: quote.part,
    amount: quote.amount,
    fee: quote.fee,
    points: quote.points,
    pointsAccount: quote.points > 0 ? quote.payer : null,
    wallet: quote.wallet,
    payerAccount: quote.payer,
    currency: booking.offer.session.currency,
    cardLast4: lastDigits(payer),
    returnUrl: body.return_url,
    createdAt: now,
    // Once the first payment is refunded, the second must not be taken any more; and a code that the customer confirms at
    // leisure lives no longer than the hold that was promised beside it.
    deadlineAt: Math.min(
      now + PAYMENT_LIFETIME_MS,
      first?.refund.at ?? Infinity,
      quote.option === 'sbp' ? booking.expiresAt : Infinity,
    ),
    issueDelayMs: null,
    refund: null,
  };
}

function lastDigits(payer: Payer): string {
  if (payer.option === 'card') return payer.pan.slice(-4);
  return 'token' in payer ? (payer.token?.cardLast4 ?? '') : '';
}

/** Falls back to those of the first of two payments. */
function people({ body }: CheckedPayment, booking: BookingRecord): Pick<BookingRecord, 'passengers' | 'contacts'> {
  return { passengers: body.passengers ?? booking.passengers, contacts: body.contacts ?? booking.contacts };
}

/** Extends the hold of the seats while the bank may charge; a code that nobody scanned leaves time for another try. */
function expiryWhile({ deadlineAt }: AttemptRecord, { kind }: Verdict, { expiresAt }: BookingRecord): number {
  if (kind === 'threeDs' || kind === 'wallet') return Math.max(expiresAt, deadlineAt);
  return kind === 'sbp' ? Math.max(expiresAt, deadlineAt + PAY_AGAIN_MS) : expiresAt;
}

function attemptStatements(attempt: AttemptRecord, booked: BookingRecord): InStatement[] {
  return [
    {
      sql: "UPDATE payment_attempts SET status = 'voided' WHERE booking_token = ? AND status = 'pending'",
      args: [booked.token],
    },
    {
      sql: `INSERT INTO payment_attempts (token, booking_token, idempotency_key, status, type, option, part, amount, fee,
              currency, points, points_account, wallet, payer_account, card_last4, return_url, created_at, deadline_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [
        attempt.token,
        attempt.bookingToken,
        attempt.idempotencyKey,
        attempt.status,
        attempt.type,
        attempt.option,
        attempt.part,
        attempt.amount,
        attempt.fee,
        attempt.currency,
        attempt.points,
        attempt.pointsAccount,
        attempt.wallet,
        attempt.payerAccount,
        attempt.cardLast4,
        attempt.returnUrl,
        attempt.createdAt,
        attempt.deadlineAt,
      ],
    },
    {
      sql: 'UPDATE bookings SET passengers = ?, contacts = ?, expires_at = ? WHERE token = ?',
      args: [JSON.stringify(booked.passengers), JSON.stringify(booked.contacts), booked.expiresAt, booked.token],
    },
  ];
}
