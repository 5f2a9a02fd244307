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
  // Headers besides the usual ones, as a JSON object.
  `CREATE TABLE IF NOT EXISTS outbox_headers (
    dedupe_key TEXT PRIMARY KEY,
    headers TEXT NOT NULL
  )`,
  // The HTML part of an e-mail, beside its text.
  `CREATE TABLE IF NOT EXISTS outbox_html (
    dedupe_key TEXT PRIMARY KEY,
    html TEXT NOT NULL
  )`,
  ...ATTACHMENT_SCHEMA,
];

export const WIPE_OUTBOX = ['outbox', 'outbox_attachments', 'outbox_headers', 'outbox_html'].map(
  (table) => `DELETE FROM ${table}`,
);

const messageRows = z.array(
  z
    .object({
      id: z.number(),
      kind: z.enum(['email', 'sms']),
      recipient: z.string(),
      subject: z.string(),
      body: z.string(),
      sent_at: z.number(),
      /** File names, as a JSON list. */
      attachments: z.string(),
      headers: z.string().nullable(),
      /** Null for a message of text alone. */
      html: z.string().nullable(),
    })
    .transform(({ sent_at, attachments, headers, ...message }) => ({
      ...message,
      sentAt: new Date(sent_at),
      headers: JSON.parse(headers ?? '{}') as Record<string, string>,
      attachments: JSON.parse(attachments) as string[],
    })),
);
/** An e-mail or a text message; `subject` is empty for a text. `attachments`: file names, linked below the message. */
export type Message = z.output<typeof messageRows>[number];
/** A message to send. */
export type Letter = Omit<Message, 'id' | 'attachments' | 'headers' | 'html'>;

const SELECT = `SELECT *, (SELECT json_group_array(name) FROM outbox_attachments a WHERE a.dedupe_key = outbox.dedupe_key)
  AS attachments, (SELECT headers FROM outbox_headers h WHERE h.dedupe_key = outbox.dedupe_key) AS headers,
  (SELECT html FROM outbox_html p WHERE p.dedupe_key = outbox.dedupe_key) AS html FROM outbox`;

const COLUMNS = 'outbox (dedupe_key, kind, recipient, subject, body, sent_at) VALUES (?, ?, ?, ?, ?, ?)';

/**
 * Makes a statement that puts a message into the outbox, to run in the transaction of its cause.
 * @param dedupeKey the database refuses a second message with the same key
 */
export function sendStatement(dedupeKey: string, message: Letter): InStatement {
  return { sql: `INSERT INTO ${COLUMNS}`, args: columnsOf(dedupeKey, message) };
}

/** Does the same where several callers may find a message due: it is sent once, and the later calls do nothing. */
export function sendOnceStatement(dedupeKey: string, message: Letter): InStatement {
  return { sql: `INSERT OR IGNORE INTO ${COLUMNS}`, args: columnsOf(dedupeKey, message) };
}

/** Gives a message headers of its own, in the message's transaction. @param dedupeKey key of the message */
export function headersStatement(dedupeKey: string, headers: Readonly<Record<string, string>>): InStatement {
  return {
    sql: 'INSERT OR IGNORE INTO outbox_headers (dedupe_key, headers) VALUES (?, ?)',
    args: [dedupeKey, JSON.stringify(headers)],
  };
}

/** Gives an e-mail an HTML part beside its text, in the message's transaction. @param dedupeKey key of the message */
export function htmlStatement(dedupeKey: string, html: string): InStatement {
  return { sql: 'INSERT OR IGNORE INTO outbox_html (dedupe_key, html) VALUES (?, ?)', args: [dedupeKey, html] };
}

function columnsOf(dedupeKey: string, { kind, recipient, subject, body, sentAt }: Letter) {
  return [dedupeKey, kind, recipient, subject, body, sentAt.getTime()];
}

/** Returns messages sent by `now`, newest first; with `to`, only those to this address or number. */
export async function listMessages(store: Store, now: Date, to?: string): Promise<Message[]> {
  const { rows } = await store.execute({
    sql: `${SELECT} WHERE sent_at <= ? AND (? IS NULL OR lower(recipient) = lower(?))
          ORDER BY sent_at DESC, id DESC`,
    args: [now.getTime(), to ?? null, to ?? null],
  });
  return messageRows.parse(rows);
}

/** Returns a message sent by `now`, or null. */
export async function findMessage(store: Store, now: Date, id: string): Promise<Message | null> {
  const { rows } = await store.execute({
    sql: `${SELECT} WHERE id = ? AND sent_at <= ?`,
    args: [id, now.getTime()],
  });
  return messageRows.parse(rows)[0] ?? null;
}
