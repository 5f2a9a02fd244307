import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import type { Store } from '../store/store';

export const OUTBOX_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    dedupe_key TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    sent_at INTEGER NOT NULL
  )`,
  // Whom to remind of a booking, and when, unless it is paid by then.
  `CREATE TABLE IF NOT EXISTS booking_reminders (
    booking_token TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    resume_url TEXT NOT NULL,
    language TEXT NOT NULL,
    due_at INTEGER NOT NULL
  )`,
];

export const WIPE_OUTBOX = ['DELETE FROM outbox', 'DELETE FROM booking_reminders'];

const messageRows = z.array(
  z
    .object({
      id: z.number(),
      kind: z.enum(['email', 'sms']),
      recipient: z.string(),
      subject: z.string(),
      body: z.string(),
      sent_at: z.number(),
    })
    .transform(({ sent_at, ...message }) => ({ ...message, sentAt: new Date(sent_at) })),
);
/** An e-mail or a text message; `subject` is empty for a text. */
export type Message = z.output<typeof messageRows>[number];

const COLUMNS = 'outbox (dedupe_key, kind, recipient, subject, body, sent_at) VALUES (?, ?, ?, ?, ?, ?)';

/**
 * A statement that puts a message in the outbox, to run in the transaction of its cause.
 * @param dedupeKey a second message of the same key is refused by the database
 */
export function sendStatement(dedupeKey: string, message: Omit<Message, 'id'>): InStatement {
  return { sql: `INSERT INTO ${COLUMNS}`, args: columnsOf(dedupeKey, message) };
}

/** The same where several may find the message due: it is sent once, and the others are not refused. */
export function sendOnceStatement(dedupeKey: string, message: Omit<Message, 'id'>): InStatement {
  return { sql: `INSERT OR IGNORE INTO ${COLUMNS}`, args: columnsOf(dedupeKey, message) };
}

function columnsOf(dedupeKey: string, { kind, recipient, subject, body, sentAt }: Omit<Message, 'id'>) {
  return [dedupeKey, kind, recipient, subject, body, sentAt.getTime()];
}

/** Messages that are sent by `now`, newest first; with `to`, only to this address or number. */
export async function listMessages(store: Store, now: Date, to?: string): Promise<Message[]> {
  const { rows } = await store.execute({
    sql: `SELECT * FROM outbox WHERE sent_at <= ? AND (? IS NULL OR lower(recipient) = lower(?))
          ORDER BY sent_at DESC, id DESC`,
    args: [now.getTime(), to ?? null, to ?? null],
  });
  return messageRows.parse(rows);
}

/** The message, if it is sent by `now`. */
export async function findMessage(store: Store, now: Date, id: string): Promise<Message | null> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM outbox WHERE id = ? AND sent_at <= ?',
    args: [id, now.getTime()],
  });
  return messageRows.parse(rows)[0] ?? null;
}
