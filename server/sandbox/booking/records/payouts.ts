/**
 * Payouts: money that the card which paid does not take back. Each row comes from a return of money (`money_returns`,
 * `refunds`) to such a card, once the bank has sent it back; the ledger counts that return, so a payout adds nothing to it.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { CURRENCY_CODES, type CurrencyCode } from '~/market/currencies';
import { PAYOUT_METHODS, type PayoutMethod, type PayoutStatus } from '~/upstream/payout/contract';
import type { SandboxContext } from '../../service/service';
import type { Store } from '../../store/store';

/** Times are milliseconds since 1970 and may lie ahead: time alone makes a row true. */
export const PAYOUT_SCHEMA = [
  // `method`, `ending`: what is kept of the details. `submit_key`: of the form that sent the money. Then one of `done_at`
  // and `failed_at` is set.
  `CREATE TABLE IF NOT EXISTS payouts (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL UNIQUE,
    booking_token TEXT NOT NULL REFERENCES bookings,
    cause TEXT NOT NULL,
    payment_token TEXT NOT NULL,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    site_url TEXT NOT NULL,
    method TEXT,
    ending TEXT,
    submit_key TEXT UNIQUE,
    submitted_at INTEGER,
    done_at INTEGER,
    failed_at INTEGER,
    sms_limit_at INTEGER,
    UNIQUE (cause, payment_token)
  )`,
  'CREATE INDEX IF NOT EXISTS payouts_by_booking ON payouts (booking_token, number)',
  // `phone_digest`: a number gets only so many texts, and takes only so many wrong codes, whatever they are about.
  `CREATE TABLE IF NOT EXISTS payout_codes (
    id TEXT PRIMARY KEY,
    payout_token TEXT NOT NULL REFERENCES payouts (token),
    phone_digest TEXT NOT NULL,
    code_digest TEXT NOT NULL,
    method TEXT NOT NULL,
    ending TEXT NOT NULL,
    tries INTEGER NOT NULL,
    sent_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS payout_codes_by_payout ON payout_codes (payout_token, sent_at)',
  'CREATE INDEX IF NOT EXISTS payout_codes_by_phone ON payout_codes (phone_digest, sent_at)',
  // Questions about the expiry at `expired_at`; from `answered_at` on the payout is open until `reopened_until`.
  `CREATE TABLE IF NOT EXISTS payout_tickets (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    idempotency_key TEXT NOT NULL UNIQUE,
    payout_token TEXT NOT NULL REFERENCES payouts (token),
    expired_at INTEGER NOT NULL,
    answered_at INTEGER NOT NULL,
    reopened_until INTEGER NOT NULL,
    UNIQUE (payout_token, expired_at)
  )`,
];

/** Statements that delete all of it; run them before deleting the bookings. */
export const WIPE_PAYOUTS = ['payout_tickets', 'payout_codes', 'payouts'].map((table) => `DELETE FROM ${table}`);

/** The test card that takes money but gives none back, by its last digits: its bank returns every refund. */
export const CLOSED_CARD_LAST4 = '5126';

const DAY_MS = 24 * 60 * 60_000;
/** The customer has this long to say where to. */
const ANSWER_MS = 30 * DAY_MS;

const payoutRows = z.array(
  z
    .object({
      token: z.string(),
      booking_token: z.string(),
      cause: z.string(),
      amount: z.number(),
      currency: z.enum(CURRENCY_CODES),
      created_at: z.number(),
      expires_at: z.number(),
      site_url: z.string(),
      method: z.enum(PAYOUT_METHODS).nullable(),
      ending: z.string().nullable(),
      submit_key: z.string().nullable(),
      submitted_at: z.number().nullable(),
      done_at: z.number().nullable(),
      failed_at: z.number().nullable(),
      sms_limit_at: z.number().nullable(),
      refund_token: z.string().nullable(),
    })
    .transform((row) => ({
      token: row.token,
      bookingToken: row.booking_token,
      refundToken: row.refund_token,
      amount: row.amount,
      currency: row.currency,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      siteUrl: row.site_url,
      sentTo: row.method !== null && row.ending !== null ? { method: row.method, ending: row.ending } : null,
      submitKey: row.submit_key,
      submittedAt: row.submitted_at,
      doneAt: row.done_at,
      failedAt: row.failed_at,
      smsLimitAt: row.sms_limit_at,
    })),
);
const ticketRows = z.array(
  z
    .object({
      number: z.number(),
      idempotency_key: z.string(),
      payout_token: z.string(),
      expired_at: z.number(),
      answered_at: z.number(),
      reopened_until: z.number(),
    })
    .transform((row) => ({
      number: row.number,
      idempotencyKey: row.idempotency_key,
      payoutToken: row.payout_token,
      expiredAt: row.expired_at,
      answeredAt: row.answered_at,
      reopenedUntil: row.reopened_until,
    })),
);
export type PayoutTicket = z.output<typeof ticketRows>[number];

/** A payout with its tickets, the oldest first. `expiresAt` is that of the beginning: see `expiryOf`. */
export type PayoutRecord = z.output<typeof payoutRows>[number] & { tickets: PayoutTicket[] };

/** The details of a code or a transfer, as far as they may be shown. */
export type PayoutTarget = { method: PayoutMethod; ending: string };

const SELECT = `SELECT p.*, r.token AS refund_token FROM payouts p LEFT JOIN refund_requests r ON r.token = p.cause`;

/** Returns the payouts of an order, oldest first, with those that have just become due. */
export async function listPayouts(context: SandboxContext, bookingToken: string): Promise<PayoutRecord[]> {
  await openDuePayouts(context, bookingToken);
  return read(context.store, 'WHERE p.booking_token = ?', bookingToken);
}

/** Returns all payouts, oldest first, with those that have just become due. */
export async function listAllPayouts(context: SandboxContext): Promise<PayoutRecord[]> {
  await openDuePayouts(context, null);
  return read(context.store, 'WHERE ? IS NULL', null);
}

export async function findPayout(store: Store, token: string): Promise<PayoutRecord | null> {
  return (await read(store, 'WHERE p.token = ?', token))[0] ?? null;
}

async function read(store: Store, where: string, value: string | null): Promise<PayoutRecord[]> {
  const { rows } = await store.execute({ sql: `${SELECT} ${where} ORDER BY p.number`, args: [value] });
  if (rows.length === 0) return [];
  const payouts = payoutRows.parse(rows);
  const tokens = payouts.map(({ token }) => token);
  const asked = await store.execute({
    sql: `SELECT * FROM payout_tickets WHERE payout_token IN (${tokens.map(() => '?').join(', ')}) ORDER BY number`,
    args: tokens,
  });
  const tickets = ticketRows.parse(asked.rows);
  return payouts.map((one) => ({ ...one, tickets: tickets.filter(({ payoutToken }) => payoutToken === one.token) }));
}

const returnRows = z.array(
  z.object({
    cause: z.string(),
    payment_token: z.string(),
    booking_token: z.string(),
    amount: z.number(),
    currency: z.string(),
    returned_at: z.number(),
    return_url: z.string(),
  }),
);

/** Opens a payout for every return of money that a closed card's bank has sent back by now. */
async function openDuePayouts({ store, now, settings }: SandboxContext, bookingToken: string | null): Promise<void> {
  const time = now().getTime();
  const ofOrder = bookingToken === null ? '' : 'WHERE booking_token = :booking';
  const { rows } = await store.execute({
    sql: `SELECT r.*, p.return_url FROM (
            SELECT cause, payment_token, booking_token, amount, currency, returned_at FROM money_returns
              WHERE wallet_account = '' ${ofOrder.replace('WHERE', 'AND')}
            UNION ALL SELECT 'refund ' || attempt_token, attempt_token, booking_token, amount, currency, refunded_at FROM refunds
              ${ofOrder}
          ) r JOIN (
            SELECT token, card_last4, return_url FROM payment_attempts
            UNION ALL SELECT token, card_last4, return_url FROM post_sale_payments
          ) p ON p.token = r.payment_token
          WHERE p.card_last4 = :closed AND r.amount > 0 AND r.returned_at <= :before
            AND NOT EXISTS (SELECT 1 FROM payouts o WHERE o.cause = r.cause AND o.payment_token = r.payment_token)`,
    args: {
      closed: CLOSED_CARD_LAST4,
      before: time - settings.refundStepMs,
      ...(bookingToken === null ? {} : { booking: bookingToken }),
    },
  });
  for (const row of returnRows.parse(rows)) {
    const createdAt = row.returned_at + settings.refundStepMs;
    await store.execute({
      sql: `INSERT OR IGNORE INTO payouts (token, booking_token, cause, payment_token, amount, currency, created_at,
              expires_at, site_url) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [
        randomUUID(),
        row.booking_token,
        row.cause,
        row.payment_token,
        row.amount,
        row.currency,
        createdAt,
        createdAt + ANSWER_MS,
        new URL(row.return_url).origin,
      ],
    });
  }
}

/** Returns until when the customer can answer: the last answer to a question, else the time of the beginning. */
export function expiryOf({ expiresAt, tickets }: Pick<PayoutRecord, 'expiresAt' | 'tickets'>, now: number): number {
  return tickets.findLast(({ answeredAt }) => now >= answeredAt)?.reopenedUntil ?? expiresAt;
}

/** Returns the question that waits for its answer. */
export function openTicketOf({ tickets }: Pick<PayoutRecord, 'tickets'>, now: number): PayoutTicket | null {
  return tickets.find(({ answeredAt }) => now < answeredAt) ?? null;
}

/** Returns the status of a payout at a time. */
export function payoutStatusAt(payout: PayoutRecord, now: number): PayoutStatus {
  const { submittedAt, doneAt, failedAt, smsLimitAt } = payout;
  if (failedAt !== null && now >= failedAt) return 'failed';
  if (doneAt !== null && now >= doneAt) return 'completed';
  if (submittedAt !== null) return 'processing';
  if (smsLimitAt !== null) return 'failed_by_sms_limit';
  return now >= expiryOf(payout, now) ? 'expired' : 'pending';
}

/** Currencies of countries whose accounts have an IBAN. */
const IBAN_CURRENCIES: readonly CurrencyCode[] = ['EUR', 'GBP', 'PLN', 'TRY', 'BYN', 'KZT', 'UAH', 'AZN', 'AED', 'SAR'];

/** Returns the ways that money of a currency can go, the usual one first. */
export function methodsOf(currency: CurrencyCode): PayoutMethod[] {
  if (currency === 'RUB') return ['card', 'bank_account'];
  return IBAN_CURRENCIES.includes(currency) ? ['iban', 'card'] : ['card', 'iban'];
}
