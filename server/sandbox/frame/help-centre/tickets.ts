import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import { TICKET_CATEGORIES } from '~/upstream/help-centre/categories-contract';
import type { TicketStatus, TicketWire } from '~/upstream/help-centre/contract';
import { LETTER_LANGUAGES } from '../../outbox/letter-language';
import type { Store } from '../../store/store';

/** The most requests about an order, and the most messages in one. */
export const MOST_TICKETS = 20;
export const MOST_MESSAGES = 40;

const messageColumn = z.string().transform((text) =>
  z
    .array(
      z.object({
        author: z.enum(['customer', 'operator']),
        text: z.string(),
        createdAt: z.number(),
        closes: z.number().transform((value) => value === 1),
        attachments: z.array(z.string()),
        key: z.string().nullable(),
      }),
    )
    .parse(JSON.parse(text)),
);

const ticketRows = z.array(
  z
    .object({
      number: z.string(),
      token: z.string(),
      booking_token: z.string().nullable(),
      order_number: z.string().nullable(),
      email: z.string().nullable(),
      language: z.enum(LETTER_LANGUAGES),
      site_url: z.string().nullable(),
      category: z.enum(TICKET_CATEGORIES),
      data: z.string(),
      idempotency_key: z.string(),
      created_at: z.number(),
      taken_at: z.number(),
      cause: z.string().nullable(),
      messages: messageColumn,
    })
    .transform((row) => ({
      number: row.number,
      token: row.token,
      bookingToken: row.booking_token,
      orderNumber: row.order_number,
      email: row.email,
      language: row.language,
      siteUrl: row.site_url,
      category: row.category,
      data: z.record(z.string(), z.string()).parse(JSON.parse(row.data)),
      idempotencyKey: row.idempotency_key,
      createdAt: row.created_at,
      takenAt: row.taken_at,
      cause: row.cause,
      messages: row.messages,
    })),
);
/** A request with all its messages, also those that lie ahead. */
export type TicketRecord = z.output<typeof ticketRows>[number];
export type MessageRecord = TicketRecord['messages'][number];

const SELECT = `SELECT t.*, b.order_number, (
    SELECT json_group_array(json_object('author', author, 'text', text, 'createdAt', created_at, 'closes', closes,
      'attachments', json(attachments), 'key', idempotency_key))
    FROM (SELECT * FROM help_messages WHERE ticket_token = t.token ORDER BY created_at, id)
  ) AS messages FROM help_tickets t LEFT JOIN bookings b ON b.token = t.booking_token`;

/** Returns the requests about an order, the latest first. */
export function ticketsOf(store: Store, bookingToken: string): Promise<TicketRecord[]> {
  return read(store, 'WHERE t.booking_token = ? ORDER BY t.id DESC', [bookingToken]);
}

/** Returns the latest requests of everybody. */
export function latestTickets(store: Store, most: number): Promise<TicketRecord[]> {
  return read(store, 'ORDER BY t.id DESC LIMIT ?', [most]);
}

export async function findTicket(store: Store, token: string): Promise<TicketRecord | null> {
  return (await read(store, 'WHERE t.token = ?', [token]))[0] ?? null;
}

export async function findTicketByKey(store: Store, key: string): Promise<TicketRecord | null> {
  return (await read(store, 'WHERE t.idempotency_key = ?', [key]))[0] ?? null;
}

/** Returns the request that a letter's key opens. @param now milliseconds since 1970 */
export async function findTicketByLetter(store: Store, keyDigest: string, now: number): Promise<TicketRecord | null> {
  const where = `WHERE t.token = (SELECT ticket_token FROM help_letter_keys WHERE key_digest = ? AND expires_at > ?)`;
  return (await read(store, where, [keyDigest, now]))[0] ?? null;
}

async function read(store: Store, where: string, args: (string | number)[]): Promise<TicketRecord[]> {
  const { rows } = await store.execute({ sql: `${SELECT} ${where}`, args });
  return ticketRows.parse(rows);
}

/** Where a request stands at a time. A reply opens it again. */
export function standAt({ messages, takenAt }: TicketRecord, now: number) {
  const seen = messages.filter(({ createdAt }) => createdAt <= now);
  const last = seen.at(-1);
  const firstAnswer = seen.find(({ author }) => author === 'operator')?.createdAt ?? Infinity;
  const processingAt = Math.min(takenAt, firstAnswer);
  const isCompleted = last?.author === 'operator' && last.closes;
  const status: TicketStatus = isCompleted ? 'completed' : now >= processingAt ? 'processing' : 'created';
  return {
    seen,
    status,
    processingAt: processingAt <= now ? processingAt : null,
    completedAt: isCompleted ? last.createdAt : null,
    answerUntil: messages.find(({ createdAt }) => createdAt > now)?.createdAt ?? null,
  };
}

/** Makes the statement that adds a message. @param message.at may lie ahead */
export function messageStatement(
  ticketToken: string,
  message: Pick<MessageRecord, 'author' | 'text'> & {
    at: number;
    closes?: boolean;
    files?: readonly string[];
    key?: string;
  },
): InStatement {
  return {
    sql: `INSERT INTO help_messages (ticket_token, author, text, created_at, closes, attachments, idempotency_key)
          VALUES (?, ?, ?, ?, ?, ?, ?)`,
    args: [
      ...[ticketToken, message.author, message.text, message.at, message.closes ? 1 : 0],
      ...[JSON.stringify(message.files ?? []), message.key ?? null],
    ],
  };
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** @param withMessages false in lists of many orders */
export function ticketWire(ticket: TicketRecord, now: number, withMessages = true): TicketWire {
  const { seen, status, processingAt, completedAt, answerUntil } = standAt(ticket, now);
  return {
    ticket_token: ticket.token,
    number: ticket.number,
    category: ticket.category,
    status,
    booking_token: ticket.bookingToken,
    order_number: ticket.orderNumber,
    created_at: new Date(ticket.createdAt).toISOString(),
    processing_at: iso(processingAt),
    completed_at: iso(completedAt),
    answer_until: iso(answerUntil),
    data: ticket.data,
    messages: withMessages
      ? seen.map(({ author, text, createdAt, attachments }) => ({
          author,
          text,
          created_at: new Date(createdAt).toISOString(),
          attachments,
        }))
      : [],
    can_reply: ticket.messages.length < MOST_MESSAGES,
    related_request: ticket.cause,
  };
}
