import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import type { Store } from '../store/store';
import { ATTACHMENT_SCHEMA } from './attachments';

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
  `CREATE TABLE IF NOT EXISTS unpaid_reminders (
    booking_token TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    site_url TEXT NOT NULL,
    language TEXT NOT NULL,
    due_at INTEGER NOT NULL
  )`,
  ...ATTACHMENT_SCHEMA,
];

export const WIPE_OUTBOX = ['outbox', 'unpaid_reminders', 'outbox_attachments'].map((table) => `DELETE FROM ${table}`);

const messageRows = z.array(
  z
    .object({
      id: z.number(),
      kind: z.enum(['email', 'sms']),
      recipient: z.string(),
      subject: z.string(),
      body: z.string(),
      sent_at: z.number(),
      /** Names of files, as a JSON list. */
      attachments: z.string(),
    })
    .transform(({ sent_at, attachments, ...message }) => ({
      ...message,
      sentAt: new Date(sent_at),
      attachments: JSON.parse(attachments) as string[],
    })),
);
/** An e-mail or a text message; `subject` is empty for a text. `attachments`: names of files, served below the message. */
export type Message = z.output<typeof messageRows>[number];
/** A message to be sent. */
export type Letter = Omit<Message, 'id' | 'attachments'>;

const SELECT = `SELECT *, (SELECT json_group_array(name) FROM outbox_attachments a WHERE a.dedupe_key = outbox.dedupe_key)
  AS attachments FROM outbox`;

const COLUMNS = 'outbox (dedupe_key, kind, recipient, subject, body, sent_at) VALUES (?, ?, ?, ?, ?, ?)';

/**
 * A statement that puts a message in the outbox, to run in the transaction of its cause.
 * @param dedupeKey a second message of the same key is refused by the database
 */
export function sendStatement(dedupeKey: string, message: Letter): InStatement {
  return { sql: `INSERT INTO ${COLUMNS}`, args: columnsOf(dedupeKey, message) };
}

/** The same where several may find the message due: it is sent once, and the others are not refused. */
export function sendOnceStatement(dedupeKey: string, message: Letter): InStatement {
  return { sql: `INSERT OR IGNORE INTO ${COLUMNS}`, args: columnsOf(dedupeKey, message) };
}

function columnsOf(dedupeKey: string, { kind, recipient, subject, body, sentAt }: Letter) {
  return [dedupeKey, kind, recipient, subject, body, sentAt.getTime()];
}

/** Messages that are sent by `now`, newest first; with `to`, only to this address or number. */
export async function listMessages(store: Store, now: Date, to?: string): Promise<Message[]> {
  const { rows } = await store.execute({
    sql: `${SELECT} WHERE sent_at <= ? AND (? IS NULL OR lower(recipient) = lower(?))
          ORDER BY sent_at DESC, id DESC`,
    args: [now.getTime(), to ?? null, to ?? null],
  });
  return messageRows.parse(rows);
}

/** The message, if it is sent by `now`. */
export async function findMessage(store: Store, now: Date, id: string): Promise<Message | null> {
  const { rows } = await store.execute({
    sql: `${SELECT} WHERE id = ? AND sent_at <= ?`,
    args: [id, now.getTime()],
  });
  return messageRows.parse(rows)[0] ?? null;
}
