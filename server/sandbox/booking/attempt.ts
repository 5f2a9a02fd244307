import { randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import type { z } from 'zod';
import type { bookAndIssueRequest } from '~/upstream/booking/contract';
import type { SandboxContext } from '../service';
import { judgeCard } from './cards';
import { chargeStatements } from './charge';
import type { BookingDesk } from './desk';
import { requestFormat } from './envelope';
import type { AttemptRecord, BookingRecord } from './records';
import { PAYMENT_LIFETIME_MS } from './state';

type Body = z.output<typeof bookAndIssueRequest>;

/**
 * Asks the bank and writes down what it said, in one transaction with all that follows from it: an attempt that is
 * still open at the bank's page is void from now on, and a paid one charges and issues.
 * The caller holds the booking's lock and has checked the order.
 */
export async function recordAttempt(
  body: Body,
  booking: BookingRecord,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<void> {
  const now = context.now().getTime();
  const { card, payment_type: type } = body.payment;
  if (!card) throw requestFormat([{ field: 'payment_option', code: 'unavailable' }]);
  const verdict = judgeCard({ pan: card.pan, expiry: card.exp_date_month_year }, context.now());
  const attempt: AttemptRecord = {
    token: randomUUID(),
    bookingToken: booking.token,
    idempotencyKey: body.idempotency_key,
    status: verdict.kind === 'declined' ? verdict.status : 'pending',
    type,
    amount: body.amount,
    currency: booking.offer.session.currency,
    cardLast4: card.pan.slice(-4),
    returnUrl: body.return_url,
    createdAt: now,
    deadlineAt: now + PAYMENT_LIFETIME_MS,
  };
  const booked: BookingRecord = {
    ...booking,
    passengers: body.passengers ?? booking.passengers,
    contacts: body.contacts ?? booking.contacts,
    // The seats stay held as long as the bank may take.
    expiresAt: verdict.kind === 'threeDs' ? Math.max(booking.expiresAt, attempt.deadlineAt) : booking.expiresAt,
  };
  const charge = verdict.kind === 'paid' ? await chargeStatements(booked, attempt, verdict, context) : [];
  await context.store.batch([...attemptStatements(attempt, booked), ...charge], 'write');
  const isSold = verdict.kind === 'paid' && verdict.isIssued;
  desk.inventory.extend(booking.token, isSold ? Infinity : booked.expiresAt);
}

function attemptStatements(attempt: AttemptRecord, booked: BookingRecord): InStatement[] {
  return [
    {
      sql: "UPDATE payment_attempts SET status = 'voided' WHERE booking_token = ? AND status = 'pending'",
      args: [booked.token],
    },
    {
      sql: `INSERT INTO payment_attempts (token, booking_token, idempotency_key, status, type, amount, currency,
              card_last4, return_url, created_at, deadline_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [
        attempt.token,
        attempt.bookingToken,
        attempt.idempotencyKey,
        attempt.status,
        attempt.type,
        attempt.amount,
        attempt.currency,
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
