import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import { CURRENCY_CODES } from '~/market/currencies';
import { LATER_MEANS } from '~/upstream/booking/later-contract';
import { PAYMENT_STATUSES, type PaymentStatus } from '~/upstream/booking/payment-contract';
import type { Store } from '../../store/store';
import type { OrderLine } from './lines';
import { holdStatements } from './seat-holds';

/**
 * One row per attempt to pay after the sale: for extras (`lines`; a paid one is a separate order, besides the one paid with
 * the tickets), or for a surcharge.
 */
export const POST_SALE_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS post_sale_payments (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL UNIQUE,
    booking_token TEXT NOT NULL REFERENCES bookings,
    idempotency_key TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL,
    option TEXT NOT NULL,
    surcharge_token TEXT,
    lines TEXT NOT NULL,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    card_last4 TEXT NOT NULL,
    return_url TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    deadline_at INTEGER NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS post_sale_payments_by_booking ON post_sale_payments (booking_token, number)',
  // A surcharge is paid once: the last guard if everything above it fails.
  `CREATE UNIQUE INDEX IF NOT EXISTS surcharge_paid_once ON post_sale_payments (surcharge_token)
    WHERE surcharge_token IS NOT NULL AND status = 'success'`,
];

const postSaleRows = z.array(
  z
    .object({
      token: z.string(),
      booking_token: z.string(),
      idempotency_key: z.string(),
      status: z.enum([...PAYMENT_STATUSES, 'voided']).exclude(['idle']),
      option: z.enum(LATER_MEANS),
      surcharge_token: z.string().nullable(),
      lines: z.string(),
      amount: z.number(),
      currency: z.enum(CURRENCY_CODES),
      card_last4: z.string(),
      return_url: z.string(),
      created_at: z.number(),
      deadline_at: z.number(),
    })
    .transform((row) => ({
      token: row.token,
      bookingToken: row.booking_token,
      idempotencyKey: row.idempotency_key,
      status: row.status,
      option: row.option,
      /** The surcharge that it pays; null for extras. */
      surchargeToken: row.surcharge_token,
      lines: JSON.parse(row.lines) as OrderLine[],
      amount: row.amount,
      currency: row.currency,
      cardLast4: row.card_last4,
      returnUrl: row.return_url,
      createdAt: row.created_at,
      deadlineAt: row.deadline_at,
    })),
);
/** `voided`: a later attempt replaced it while the bank's page was open. */
export type PostSaleRecord = z.output<typeof postSaleRows>[number];

/** Returns all attempts of a booking to buy extras, oldest first. */
export async function listPostSale(store: Store, bookingToken: string): Promise<PostSaleRecord[]> {
  return (await listLaterPayments(store, bookingToken)).filter(({ surchargeToken }) => surchargeToken === null);
}

/** Returns all attempts of a booking to pay after the sale, for extras and surcharges, oldest first. */
export async function listLaterPayments(store: Store, bookingToken: string): Promise<PostSaleRecord[]> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM post_sale_payments WHERE booking_token = ? ORDER BY number',
    args: [bookingToken],
  });
  return postSaleRows.parse(rows);
}

export async function findPostSale(
  store: Store,
  by: { token: string } | { idempotencyKey: string },
): Promise<PostSaleRecord | null> {
  const [column, value] = 'token' in by ? ['token', by.token] : ['idempotency_key', by.idempotencyKey];
  const { rows } = await store.execute({ sql: `SELECT * FROM post_sale_payments WHERE ${column} = ?`, args: [value] });
  return postSaleRows.parse(rows)[0] ?? null;
}

/** Makes statements that store an attempt and void any other for the same thing that is still open at the bank. */
export function postSaleStatements(record: PostSaleRecord): InStatement[] {
  return [
    record.surchargeToken === null
      ? {
          sql: `UPDATE post_sale_payments SET status = 'voided'
                WHERE booking_token = ? AND surcharge_token IS NULL AND status = 'pending'`,
          args: [record.bookingToken],
        }
      : voidSurchargeStatement(record.surchargeToken),
    {
      sql: `INSERT INTO post_sale_payments (token, booking_token, idempotency_key, status, option, surcharge_token, lines,
              amount, currency, card_last4, return_url, created_at, deadline_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [
        record.token,
        record.bookingToken,
        record.idempotencyKey,
        record.status,
        record.option,
        record.surchargeToken,
        JSON.stringify(record.lines),
        record.amount,
        record.currency,
        record.cardLast4,
        record.returnUrl,
        record.createdAt,
        record.deadlineAt,
      ],
    },
    ...holdStatements(record),
  ];
}

/** Voids every attempt of a booking that is still open at the bank: it can no longer take money. */
export function voidPendingStatement(bookingToken: string): InStatement {
  return {
    sql: "UPDATE post_sale_payments SET status = 'voided' WHERE booking_token = ? AND status = 'pending'",
    args: [bookingToken],
  };
}

/** Voids the attempt of a surcharge that is still open at the bank. */
export function voidSurchargeStatement(surchargeToken: string): InStatement {
  return {
    sql: "UPDATE post_sale_payments SET status = 'voided' WHERE surcharge_token = ? AND status = 'pending'",
    args: [surchargeToken],
  };
}

export function statusStatement(token: string, status: PaymentStatus): InStatement {
  return { sql: 'UPDATE post_sale_payments SET status = ? WHERE token = ?', args: [status, token] };
}

/** Returns the status on the wire: a voided attempt, or one not answered at the bank in time, is a payment error. */
export function statusAt(record: PostSaleRecord, now: number): PaymentStatus {
  if (record.status === 'voided') return 'payment_error';
  if (record.status === 'pending' && now >= record.deadlineAt) return 'payment_error';
  return record.status;
}

/**
 * Returns the amounts taken after the sale, in hundredths: the charges themselves, not the lines' current prices.
 * `surcharges` is a part of `all`.
 */
export async function takenLater(store: Store, bookingToken: string): Promise<{ all: number; surcharges: number }> {
  const paid = (await listLaterPayments(store, bookingToken)).filter(({ status }) => status === 'success');
  const sum = (records: PostSaleRecord[]) => records.reduce((total, { amount }) => total + amount, 0);
  return { all: sum(paid), surcharges: sum(paid.filter(({ surchargeToken }) => surchargeToken !== null)) };
}

/** Returns the lines bought and paid for after the sale. */
export async function linesBoughtLater(store: Store, bookingToken: string): Promise<OrderLine[]> {
  return (await listPostSale(store, bookingToken))
    .filter(({ status }) => status === 'success')
    .flatMap(({ lines }) => lines);
}
