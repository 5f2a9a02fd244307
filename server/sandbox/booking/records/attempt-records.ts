import { z } from 'zod';
import { PAYMENT_MEANS, PAYMENT_PARTS, PAYMENT_STATUSES, PAYMENT_TYPES } from '~/upstream/booking/payment-contract';
import type { Store } from '../../store/store';

const time = z.number();

/**
 * not_issued: the carrier did not issue the tickets. second_unpaid: the second of two payments did not arrive in time.
 */
const REFUND_REASONS = ['not_issued', 'second_unpaid'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

const attemptRows = z.array(
  z
    .object({
      token: z.string(),
      booking_token: z.string(),
      idempotency_key: z.string(),
      status: z.enum([...PAYMENT_STATUSES, 'voided']).exclude(['idle']),
      type: z.enum(PAYMENT_TYPES),
      option: z.enum(PAYMENT_MEANS),
      part: z.enum(PAYMENT_PARTS),
      amount: z.number(),
      fee: z.number(),
      points: z.number(),
      points_account: z.string().nullable(),
      wallet: z.number(),
      payer_account: z.string().nullable(),
      currency: z.string(),
      card_last4: z.string(),
      return_url: z.string(),
      created_at: time,
      deadline_at: time,
      issue_delay_ms: z.number().nullable(),
      refunded_at: time.nullable(),
      refund_reason: z.enum(REFUND_REASONS).nullable(),
    })
    .transform((row) => ({
      token: row.token,
      bookingToken: row.booking_token,
      idempotencyKey: row.idempotency_key,
      status: row.status,
      type: row.type,
      option: row.option,
      part: row.part,
      amount: row.amount,
      fee: row.fee,
      /** Points that pay a part of the price besides `amount`, and the account that has them. */
      points: row.points,
      pointsAccount: row.points_account,
      /** Money of the payer's wallet that pays a part besides `amount`, or all, and the account that was signed in. */
      wallet: row.wallet,
      payerAccount: row.payer_account,
      currency: row.currency,
      cardLast4: row.card_last4,
      returnUrl: row.return_url,
      createdAt: row.created_at,
      deadlineAt: row.deadline_at,
      /** Set for a successful payment: null when the carrier issues nothing for it. */
      issueDelayMs: row.issue_delay_ms,
      refund:
        row.refunded_at === null || row.refund_reason === null
          ? null
          : { at: row.refunded_at, reason: row.refund_reason },
    })),
);

/**
 * One payment attempt; `amount` includes `fee`. `voided`: a later attempt replaced it while the bank's page was open.
 * `refund`: the time and reason of its refund.
 */
export type AttemptRecord = z.output<typeof attemptRows>[number];

const SELECT_ATTEMPTS = `SELECT a.*, c.issue_delay_ms, r.refunded_at, r.reason AS refund_reason
  FROM payment_attempts a
    LEFT JOIN captures c ON c.attempt_token = a.token
    LEFT JOIN refunds r ON r.attempt_token = a.token`;

/** Oldest first. */
export async function listAttempts(store: Store, bookingToken: string): Promise<AttemptRecord[]> {
  const { rows } = await store.execute({
    sql: `${SELECT_ATTEMPTS} WHERE a.booking_token = ? ORDER BY a.number`,
    args: [bookingToken],
  });
  return attemptRows.parse(rows);
}

export async function findAttemptByKey(store: Store, idempotencyKey: string): Promise<AttemptRecord | null> {
  const { rows } = await store.execute({
    sql: `${SELECT_ATTEMPTS} WHERE a.idempotency_key = ?`,
    args: [idempotencyKey],
  });
  return attemptRows.parse(rows)[0] ?? null;
}

export async function findAttempt(store: Store, token: string): Promise<AttemptRecord | null> {
  const { rows } = await store.execute({ sql: `${SELECT_ATTEMPTS} WHERE a.token = ?`, args: [token] });
  return attemptRows.parse(rows)[0] ?? null;
}

/** The attempt took money that did not go back, or will not be replaced by tickets. */
export function isKept({ status, refund }: AttemptRecord, now: number): boolean {
  return status === 'success' && (refund === null || refund.reason === 'not_issued' || now < refund.at);
}

/** The attempt may still take money, and what it holds is the viewer's own: a stranger pays the whole price in its place. */
export function isOpenFor({ status, deadlineAt, payerAccount }: AttemptRecord, viewer: string | null, now: number) {
  return status === 'pending' && now < deadlineAt && payerAccount !== null && payerAccount === viewer;
}
