import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import { CURRENCY_CODES } from '~/market/currencies';
import { PAYMENT_STATUSES, type PaymentStatus } from '~/upstream/booking/payment-contract';
import type { Store } from '../../store/store';
import type { OrderLine } from './lines';
import { holdStatements } from './seat-holds';

/** One row per purchase attempt. A paid one is a separate order, besides the one paid with the tickets. */
export const POST_SALE_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS post_sale_orders (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL UNIQUE,
    booking_token TEXT NOT NULL REFERENCES bookings,
    idempotency_key TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL,
    lines TEXT NOT NULL,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    card_last4 TEXT NOT NULL,
    return_url TEXT NOT NULL,
    deadline_at INTEGER NOT NULL
  )`,
];

const postSaleRows = z.array(
  z
    .object({
      token: z.string(),
      booking_token: z.string(),
      idempotency_key: z.string(),
      status: z.enum([...PAYMENT_STATUSES, 'voided']).exclude(['idle']),
      lines: z.string(),
      amount: z.number(),
      currency: z.enum(CURRENCY_CODES),
      card_last4: z.string(),
      return_url: z.string(),
      deadline_at: z.number(),
    })
    .transform((row) => ({
      token: row.token,
      bookingToken: row.booking_token,
      idempotencyKey: row.idempotency_key,
      status: row.status,
      lines: JSON.parse(row.lines) as OrderLine[],
      amount: row.amount,
      currency: row.currency,
      cardLast4: row.card_last4,
      returnUrl: row.return_url,
      deadlineAt: row.deadline_at,
    })),
);
/** `voided`: a later attempt replaced it while the bank's page was open. */
export type PostSaleRecord = z.output<typeof postSaleRows>[number];

/** Returns all attempts of a booking, oldest first. */
export async function listPostSale(store: Store, bookingToken: string): Promise<PostSaleRecord[]> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM post_sale_orders WHERE booking_token = ? ORDER BY number',
    args: [bookingToken],
  });
  return postSaleRows.parse(rows);
}

export async function findPostSale(
  store: Store,
  by: { token: string } | { idempotencyKey: string },
): Promise<PostSaleRecord | null> {
  const [column, value] = 'token' in by ? ['token', by.token] : ['idempotency_key', by.idempotencyKey];
  const { rows } = await store.execute({ sql: `SELECT * FROM post_sale_orders WHERE ${column} = ?`, args: [value] });
  return postSaleRows.parse(rows)[0] ?? null;
}

/** Makes statements that store an attempt and void any other that is still open at the bank's page. */
export function postSaleStatements(record: PostSaleRecord): InStatement[] {
  return [
    voidPendingStatement(record.bookingToken),
    {
      sql: `INSERT INTO post_sale_orders (token, booking_token, idempotency_key, status, lines, amount, currency,
              card_last4, return_url, deadline_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [
        record.token,
        record.bookingToken,
        record.idempotencyKey,
        record.status,
        JSON.stringify(record.lines),
        record.amount,
        record.currency,
        record.cardLast4,
        record.returnUrl,
        record.deadlineAt,
      ],
    },
    ...holdStatements(record),
  ];
}

/** Voids an attempt that is still open at the bank's page: it can no longer take money. */
export function voidPendingStatement(bookingToken: string): InStatement {
  return {
    sql: "UPDATE post_sale_orders SET status = 'voided' WHERE booking_token = ? AND status = 'pending'",
    args: [bookingToken],
  };
}

export function statusStatement(token: string, status: PaymentStatus): InStatement {
  return { sql: 'UPDATE post_sale_orders SET status = ? WHERE token = ?', args: [status, token] };
}

/** Returns the status on the wire: a voided attempt, or one not answered at the bank in time, is a payment error. */
export function statusAt(record: PostSaleRecord, now: number): PaymentStatus {
  if (record.status === 'voided') return 'payment_error';
  if (record.status === 'pending' && now >= record.deadlineAt) return 'payment_error';
  return record.status;
}

/**
 * Returns the amount charged to cards after the sale, in hundredths: the charge itself, not the lines' current prices.
 */
export async function takenLater(store: Store, bookingToken: string): Promise<number> {
  return (await listPostSale(store, bookingToken))
    .filter(({ status }) => status === 'success')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the lines bought and paid for after the sale. */
export async function linesBoughtLater(store: Store, bookingToken: string): Promise<OrderLine[]> {
  return (await listPostSale(store, bookingToken))
    .filter(({ status }) => status === 'success')
    .flatMap(({ lines }) => lines);
}
