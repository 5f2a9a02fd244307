import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import { SUPPORT_LEVELS, type SupportLevel } from '~/upstream/ancillaries/kinds-contract';
import { CHAT_LANGUAGES, type ChatState, type ConversationWire } from '~/upstream/support-chat/contract';
import type { SandboxContext } from '../../service/service';
import { priorityOf } from './priority';
import { HOURS, isStaffed } from './texts';

/** Messages that an answer holds at most. */
const SHOWN = 100;

const rowOf = z
  .object({
    account_id: z.string(),
    email: z.string(),
    language: z.enum(CHAT_LANGUAGES),
    waiting_since: z.number().nullable(),
    closed_at: z.number().nullable(),
    read_id: z.number(),
  })
  .transform((row) => ({
    accountId: row.account_id,
    email: row.email,
    language: row.language,
    waitingSince: row.waiting_since,
    closedAt: row.closed_at,
    readId: row.read_id,
  }));
export type ConversationRecord = z.output<typeof rowOf>;

const messageOf = z.object({
  id: z.number(),
  author: z.enum(['customer', 'operator', 'service']),
  text: z.string(),
  created_at: z.number(),
});
export type MessageRecord = z.output<typeof messageOf>;

const SELECT = 'SELECT c.*, a.email FROM chat_conversations c JOIN accounts a ON a.account_id = c.account_id';

export async function findConversation(
  accountId: string,
  { store }: SandboxContext,
): Promise<ConversationRecord | null> {
  const { rows } = await store.execute({ sql: `${SELECT} WHERE c.account_id = ?`, args: [accountId] });
  return rows[0] ? rowOf.parse(rows[0]) : null;
}

/** Returns the last messages of a conversation, oldest first. */
export async function messagesOf(accountId: string, { store }: SandboxContext): Promise<MessageRecord[]> {
  const { rows } = await store.execute({
    sql: 'SELECT id, author, text, created_at FROM chat_messages WHERE account_id = ? ORDER BY id DESC LIMIT ?',
    args: [accountId, SHOWN],
  });
  return z.array(messageOf).parse(rows).toReversed();
}

/** Returns the conversations that were begun last. */
export async function latestConversations(most: number, { store }: SandboxContext): Promise<ConversationRecord[]> {
  const { rows } = await store.execute({ sql: `${SELECT} ORDER BY c.rowid DESC LIMIT ?`, args: [most] });
  return z.array(rowOf).parse(rows);
}

export function stateOf({ waitingSince, closedAt }: ConversationRecord): ChatState {
  if (waitingSince !== null) return 'waiting';
  return closedAt === null ? 'answered' : 'closed';
}

export type Queued = ConversationRecord & { priority: SupportLevel | null };

/** Returns those who wait, in the order in which they are answered: the higher priority first, then the longer wait. */
export async function queueOf(context: SandboxContext): Promise<Queued[]> {
  const { rows } = await context.store.execute(`${SELECT} WHERE c.waiting_since IS NOT NULL`);
  const queued = await Promise.all(
    z
      .array(rowOf)
      .parse(rows)
      .map(async (row) => ({ ...row, priority: await priorityOf({ id: row.accountId, email: row.email }, context) })),
  );
  const rank = ({ priority }: Queued) => (priority === null ? SUPPORT_LEVELS.length : SUPPORT_LEVELS.indexOf(priority));
  return queued.toSorted(
    (one, other) => rank(one) - rank(other) || (one.waitingSince ?? 0) - (other.waitingSince ?? 0),
  );
}

/** Builds the answer about an account's conversation. */
export async function conversationWire(accountId: string, context: SandboxContext): Promise<ConversationWire> {
  const { from, until, timeZone } = HOURS;
  const hours = { from, until, time_zone: timeZone, is_open: isStaffed(context.now()) };
  const record = await findConversation(accountId, context);
  if (!record) return { state: null, messages: [], unread: 0, ahead: null, hours };
  const messages = await messagesOf(accountId, context);
  const place =
    record.waitingSince === null ? -1 : (await queueOf(context)).findIndex((one) => one.accountId === accountId);
  return {
    state: stateOf(record),
    messages: messages.map(({ id, author, text, created_at: at }) => ({
      id,
      author,
      text,
      created_at: new Date(at).toISOString(),
    })),
    unread: messages.filter(({ id, author }) => author === 'operator' && id > record.readId).length,
    ahead: place < 0 ? null : place,
    hours,
  };
}

/** Makes the statement that adds a message. */
export function messageStatement(
  accountId: string,
  { author, text, at, key = null }: { author: MessageRecord['author']; text: string; at: number; key?: string | null },
): InStatement {
  return {
    sql: `INSERT INTO chat_messages (account_id, author, text, created_at, idempotency_key) VALUES (?, ?, ?, ?, ?)`,
    args: [accountId, author, text, at, key],
  };
}
