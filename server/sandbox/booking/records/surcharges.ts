import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import { CURRENCY_CODES, type CurrencyCode } from '~/market/currencies';
import {
  CANCEL_REASONS,
  SURCHARGE_LINES,
  SURCHARGE_PURPOSES,
  type CancelReason,
  type SurchargePurpose,
  type SurchargeLineCode,
  type SurchargeStatus,
} from '~/upstream/after-sale/surcharge-contract';
import { statusAt, voidSurchargeStatement, type PostSaleRecord } from '../order-lines/post-sale-records';
import type { Store } from '../../store/store';

/** Times are milliseconds since 1970 and may lie ahead: time alone makes a row true. */
export const SURCHARGE_SCHEMA = [
  // `reference`: names in its own words what the surcharge is for, to whoever asked for it. `lines`, `subject`: JSON.
  `CREATE TABLE IF NOT EXISTS surcharges (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL UNIQUE,
    booking_token TEXT NOT NULL REFERENCES bookings,
    purpose TEXT NOT NULL,
    reference TEXT,
    subject TEXT NOT NULL,
    lines TEXT NOT NULL,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    pay_until INTEGER NOT NULL,
    site_url TEXT NOT NULL,
    cancelled_at INTEGER,
    cancel_reason TEXT
  )`,
  'CREATE INDEX IF NOT EXISTS surcharges_by_booking ON surcharges (booking_token, number)',
  // Questions about the expiry at `expired_at`. From `answered_at` on the surcharge is open until `reopened_until`, or
  // cancelled when that is null.
  `CREATE TABLE IF NOT EXISTS surcharge_tickets (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    idempotency_key TEXT NOT NULL UNIQUE,
    surcharge_token TEXT NOT NULL REFERENCES surcharges (token),
    expired_at INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    answered_at INTEGER NOT NULL,
    reopened_until INTEGER,
    UNIQUE (surcharge_token, expired_at)
  )`,
];

/** Statements that delete all of it; run them before deleting the bookings. */
export const WIPE_SURCHARGES = ['DELETE FROM surcharge_tickets', 'DELETE FROM surcharges'];

/** Names whom or what a surcharge is for: passengers by index, and words that need no translation, like flights. */
export type SurchargeSubject = { passengers: number[]; text: string | null };

export type SurchargeTicket = {
  number: number;
  idempotencyKey: string;
  expiredAt: number;
  createdAt: number;
  answeredAt: number;
  reopenedUntil: number | null;
};

/** A payment that the shop asks for. `payUntil` is the one of the beginning: see `payUntilOf`. */
export type SurchargeRecord = {
  token: string;
  bookingToken: string;
  purpose: SurchargePurpose;
  reference: string | null;
  subject: SurchargeSubject;
  /** Hundredths; they sum to `amount`, and a reduction is negative. */
  lines: { code: SurchargeLineCode; amount: number }[];
  amount: number;
  currency: CurrencyCode;
  askedAt: number;
  payUntil: number;
  /** Origin of the shop that letters lead to. */
  siteUrl: string;
  cancelled: { at: number; reason: CancelReason } | null;
  /** Oldest first. */
  tickets: SurchargeTicket[];
};

const surchargeRows = z.array(
  z.object({
    token: z.string(),
    booking_token: z.string(),
    purpose: z.enum(SURCHARGE_PURPOSES),
    reference: z.string().nullable(),
    subject: z.string(),
    lines: z.string(),
    amount: z.number(),
    currency: z.enum(CURRENCY_CODES),
    asked_at: z.number(),
    pay_until: z.number(),
    site_url: z.string(),
    cancelled_at: z.number().nullable(),
    cancel_reason: z.enum(CANCEL_REASONS).nullable(),
  }),
);
const lineRows = z.array(z.object({ code: z.enum(SURCHARGE_LINES), amount: z.number().int() }));

const ticketRows = z.array(
  z
    .object({
      number: z.number(),
      idempotency_key: z.string(),
      surcharge_token: z.string(),
      expired_at: z.number(),
      created_at: z.number(),
      answered_at: z.number(),
      reopened_until: z.number().nullable(),
    })
    .transform((row) => ({
      surchargeToken: row.surcharge_token,
      ticket: {
        number: row.number,
        idempotencyKey: row.idempotency_key,
        expiredAt: row.expired_at,
        createdAt: row.created_at,
        answeredAt: row.answered_at,
        reopenedUntil: row.reopened_until,
      },
    })),
);

/** Returns the surcharges of a booking, oldest first. */
export async function listSurcharges(store: Store, bookingToken: string): Promise<SurchargeRecord[]> {
  const [surcharges, tickets] = await Promise.all([
    store.execute({ sql: 'SELECT * FROM surcharges WHERE booking_token = ? ORDER BY number', args: [bookingToken] }),
    store.execute({
      sql: `SELECT t.* FROM surcharge_tickets t JOIN surcharges s ON s.token = t.surcharge_token
            WHERE s.booking_token = ? ORDER BY t.number`,
      args: [bookingToken],
    }),
  ]);
  const asked = ticketRows.parse(tickets.rows);
  return surchargeRows.parse(surcharges.rows).map((row) => ({
    token: row.token,
    bookingToken: row.booking_token,
    purpose: row.purpose,
    reference: row.reference,
    subject: JSON.parse(row.subject) as SurchargeSubject,
    lines: lineRows.parse(JSON.parse(row.lines)),
    amount: row.amount,
    currency: row.currency,
    askedAt: row.asked_at,
    payUntil: row.pay_until,
    siteUrl: row.site_url,
    cancelled:
      row.cancelled_at === null || row.cancel_reason === null
        ? null
        : { at: row.cancelled_at, reason: row.cancel_reason },
    tickets: asked.filter(({ surchargeToken }) => surchargeToken === row.token).map(({ ticket }) => ticket),
  }));
}

/** Finds a surcharge of a booking. */
export async function findSurcharge(
  store: Store,
  bookingToken: string,
  token: string,
): Promise<SurchargeRecord | null> {
  return (await listSurcharges(store, bookingToken)).find((one) => one.token === token) ?? null;
}

export function insertSurchargeStatement(record: SurchargeRecord): InStatement {
  return {
    sql: `INSERT INTO surcharges (token, booking_token, purpose, reference, subject, lines, amount, currency, asked_at,
            pay_until, site_url) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      record.token,
      record.bookingToken,
      record.purpose,
      record.reference,
      JSON.stringify(record.subject),
      JSON.stringify(record.lines),
      record.amount,
      record.currency,
      record.askedAt,
      record.payUntil,
      record.siteUrl,
    ],
  };
}

/** Makes the statements that take a surcharge back, unless it is paid: an attempt at the bank can take no money any more. */
export function cancelSurchargeStatements(token: string, reason: CancelReason, now: number): InStatement[] {
  return [
    voidSurchargeStatement(token),
    {
      sql: `UPDATE surcharges SET cancelled_at = ?, cancel_reason = ? WHERE token = ? AND cancelled_at IS NULL
              AND token NOT IN (SELECT surcharge_token FROM post_sale_payments
                                WHERE surcharge_token = ? AND status = 'success')`,
      args: [now, reason, token, token],
    },
  ];
}

export function insertTicketStatement(surchargeToken: string, ticket: Omit<SurchargeTicket, 'number'>): InStatement {
  return {
    sql: `INSERT INTO surcharge_tickets (idempotency_key, surcharge_token, expired_at, created_at, answered_at,
            reopened_until) VALUES (?, ?, ?, ?, ?, ?)`,
    args: [
      ticket.idempotencyKey,
      surchargeToken,
      ticket.expiredAt,
      ticket.createdAt,
      ticket.answeredAt,
      ticket.reopenedUntil,
    ],
  };
}

/** Returns when the time to pay ends: that of the last answer to a question, else that of the beginning. */
export function payUntilOf({ payUntil, tickets }: SurchargeRecord, now: number): number {
  const reopened = tickets.findLast(({ answeredAt, reopenedUntil }) => reopenedUntil !== null && now >= answeredAt);
  return reopened?.reopenedUntil ?? payUntil;
}

/** Returns when and why a surcharge was taken back; null while it was not. */
export function cancellationOf({ cancelled, tickets }: SurchargeRecord, now: number): SurchargeRecord['cancelled'] {
  if (cancelled && now >= cancelled.at) return cancelled;
  const declined = tickets.find(({ answeredAt, reopenedUntil }) => reopenedUntil === null && now >= answeredAt);
  return declined ? { at: declined.answeredAt, reason: 'unpaid' } : null;
}

/** Returns the question that waits for its answer. */
export function openTicket({ tickets }: SurchargeRecord, now: number): SurchargeTicket | null {
  return tickets.find(({ answeredAt }) => now < answeredAt) ?? null;
}

/** Returns the status of a surcharge at a time. @param payments all attempts of the booking, or its own */
export function surchargeStatusAt(
  record: SurchargeRecord,
  payments: readonly PostSaleRecord[],
  now: number,
): SurchargeStatus {
  const own = payments.filter(({ surchargeToken }) => surchargeToken === record.token);
  if (own.some(({ status }) => status === 'success')) return 'paid';
  if (cancellationOf(record, now)) return 'cancelled';
  if (own.some((payment) => statusAt(payment, now) === 'pending')) return 'pending';
  return now >= payUntilOf(record, now) ? 'expired' : 'waiting';
}
