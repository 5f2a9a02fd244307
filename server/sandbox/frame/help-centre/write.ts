/** Writes requests, replies and answers, each with its letters in one transaction. */
import { randomInt, randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import type { TicketCategory } from '~/upstream/help-centre/categories-contract';
import { letterLanguage, type LetterLanguage } from '../../outbox/letter-language';
import { sendStatement } from '../../outbox/messages';
import { digestOf, newToken } from '../../service/random-token';
import type { SandboxContext } from '../../service/service';
import { HELP_TEXTS } from './texts';
import { messageStatement, type TicketRecord } from './tickets';

/** A letter's key opens its page for so long. */
const KEY_MS = 90 * 24 * 60 * 60_000;

export type NewTicket = {
  /** Null for a guest's question. */
  bookingToken: string | null;
  /** Where letters go; null: somebody else writes them. */
  email: string | null;
  language: string;
  siteUrl: string | null;
  category: TicketCategory;
  data: Readonly<Record<string, string>>;
  description: string;
  files: readonly string[];
  idempotencyKey: string;
  cause: string | null;
};

/** An operator's answer; `at` may lie ahead. */
export type Answer = { text: string; at: number };

/**
 * Makes the statements of a new request with its planned answer.
 * @returns the request's token too
 */
export function openStatements(
  ticket: NewTicket,
  answer: Answer,
  context: SandboxContext,
): { token: string; statements: InStatement[] } {
  const now = context.now().getTime();
  const token = randomUUID();
  const number = `H-${randomInt(10_000_000, 100_000_000)}`;
  const language = letterLanguage(ticket.language);
  const made = { ...ticket, number, token, language };
  return {
    token,
    statements: [
      {
        sql: `INSERT INTO help_tickets (number, token, booking_token, email, language, site_url, category, data,
                idempotency_key, created_at, taken_at, cause) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        args: [
          ...[number, token, ticket.bookingToken, ticket.email, language, ticket.siteUrl, ticket.category],
          ...[JSON.stringify(ticket.data), ticket.idempotencyKey, now, now + context.settings.requestStepMs],
          ticket.cause,
        ],
      },
      messageStatement(token, { author: 'customer', text: ticket.description, at: now, files: ticket.files }),
      ...letter(made, 'received', HELP_TEXTS[language].received.body, now),
      ...answerStatements(made, answer),
    ],
  };
}

/** Makes the statements of a reply: it takes the place of an answer that was on its way. */
export function replyStatements(
  ticket: TicketRecord,
  { text, key }: { text: string; key: string },
  { now, settings }: SandboxContext,
): InStatement[] {
  const at = now().getTime();
  const planned = { text: HELP_TEXTS[ticket.language].afterReply, at: at + 2 * settings.requestStepMs };
  return [
    ...dropPlanned(ticket.token, at),
    messageStatement(ticket.token, { author: 'customer', text, at, key }),
    ...answerStatements(ticket, planned),
  ];
}

/** Makes the statements of an operator's answer in place of the planned one. @param closes false: asks back */
export function operatorStatements(
  ticket: TicketRecord,
  { text, closes }: { text: string; closes: boolean },
  { now }: SandboxContext,
): InStatement[] {
  const at = now().getTime();
  return [...dropPlanned(ticket.token, at), ...answerStatements(ticket, { text, at }, closes)];
}

type Lettered = Pick<TicketRecord, 'number' | 'token' | 'bookingToken' | 'email' | 'siteUrl'> & {
  language: LetterLanguage;
};

function answerStatements(ticket: Lettered, { text, at }: Answer, closes = true): InStatement[] {
  return [
    messageStatement(ticket.token, { author: 'operator', text, at, closes }),
    ...letter(ticket, 'answered', text, at),
  ];
}

/** A planned answer that has been overtaken neither appears nor is written. */
function dropPlanned(token: string, now: number): InStatement[] {
  return [
    { sql: 'DELETE FROM help_messages WHERE ticket_token = ? AND created_at > ?', args: [token, now] },
    {
      sql: 'DELETE FROM outbox WHERE dedupe_key GLOB ? AND sent_at > ?',
      args: [`help answered ${token} *`, now],
    },
  ];
}

/** Makes a letter about a request, with the address of its page: by the order, or by a key of the letter's own. */
function letter(ticket: Lettered, kind: 'received' | 'answered', text: string, at: number): InStatement[] {
  if (ticket.email === null) return [];
  const texts = HELP_TEXTS[ticket.language];
  const key = newToken();
  const path = ticket.bookingToken
    ? `/user/orders/${ticket.bookingToken}/requests/${ticket.token}`
    : `/helpcenter/letter/${key}`;
  const keep = {
    sql: 'INSERT INTO help_letter_keys (key_digest, ticket_token, expires_at) VALUES (?, ?, ?)',
    args: [digestOf(key), ticket.token, at + KEY_MS],
  };
  return [
    ...(ticket.bookingToken ? [] : [keep]),
    sendStatement(`help ${kind} ${ticket.token} ${randomUUID()}`, {
      kind: 'email',
      recipient: ticket.email,
      subject: texts[kind].subject(ticket.number),
      body: [text, ...(ticket.siteUrl ? [`${texts.open}\n${ticket.siteUrl}${path}`] : [])].join('\n\n'),
      sentAt: new Date(at),
    }),
  ];
}
