import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import type { AssistantMessageWire } from '~/upstream/assistant/contract';
import { CURRENCY_CODES } from '~/market/currencies';
import { ServiceFailure } from '../../service/failure';
import { digestOf } from '../../service/random-token';
import type { Store } from '../../store/store';
import type { Reply } from './answer';
import { NOTHING, type Memory } from './slots';

/** Chats and their messages; the secret of a chat is stored as a digest. Times are milliseconds since 1970. */
export const ASSISTANT_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS assistant_chats (
    chat_id TEXT PRIMARY KEY,
    client_digest TEXT NOT NULL,
    account_id TEXT,
    currency TEXT NOT NULL,
    locale TEXT NOT NULL,
    country TEXT NOT NULL,
    city TEXT,
    memory TEXT NOT NULL,
    created_at INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS assistant_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    chat_id TEXT NOT NULL REFERENCES assistant_chats,
    idempotency_key TEXT,
    role TEXT NOT NULL,
    text TEXT NOT NULL,
    language TEXT,
    cards TEXT NOT NULL,
    replies TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    UNIQUE (chat_id, idempotency_key)
  )`,
];
export const WIPE_ASSISTANT = ['DELETE FROM assistant_messages', 'DELETE FROM assistant_chats'];

/** The most messages of a chat; then a new one begins. */
export const MOST_MESSAGES = 200;

const chatRow = z
  .object({
    chat_id: z.string(),
    client_digest: z.string(),
    account_id: z.string().nullable(),
    currency: z.enum(CURRENCY_CODES),
    locale: z.enum(['ru', 'en']),
    country: z.string(),
    city: z.string().nullable(),
    memory: z.string(),
  })
  .transform((row) => ({
    id: row.chat_id,
    clientDigest: row.client_digest,
    accountId: row.account_id,
    currency: row.currency,
    language: row.locale,
    country: row.country,
    city: row.city,
    memory: { ...NOTHING, ...(JSON.parse(row.memory) as Memory) },
  }));
export type ChatRecord = z.output<typeof chatRow>;

/** The two secrets that open a chat. */
type Keys = { chat_id: string; client_id: string };

/** Returns a chat. @throws ServiceFailure NotFound, also for a wrong secret */
export async function getChat(store: Store, { chat_id: id, client_id: secret }: Keys): Promise<ChatRecord> {
  const { rows } = await store.execute({ sql: 'SELECT * FROM assistant_chats WHERE chat_id = ?', args: [id] });
  const chat = chatRow.optional().parse(rows[0]);
  if (chat?.clientDigest !== digestOf(secret)) throw new ServiceFailure('NotFound');
  return chat;
}

const messageRow = z
  .object({
    id: z.number(),
    role: z.enum(['user', 'assistant']),
    text: z.string(),
    language: z.string().nullable(),
    cards: z.string(),
    replies: z.string(),
    created_at: z.number(),
  })
  .transform((row): AssistantMessageWire => ({
    id: String(row.id),
    role: row.role,
    text: row.text,
    language: row.language,
    created_at: new Date(row.created_at).toISOString(),
    cards: JSON.parse(row.cards) as AssistantMessageWire['cards'],
    replies: JSON.parse(row.replies) as string[],
  }));

/** Returns messages, the latest first. */
export async function messagesOf(
  store: Store,
  chatId: string,
  limit: number,
  offset = 0,
): Promise<AssistantMessageWire[]> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM assistant_messages WHERE chat_id = ? ORDER BY id DESC LIMIT ? OFFSET ?',
    args: [chatId, limit, offset],
  });
  return z.array(messageRow).parse(rows);
}

export async function countMessages(store: Store, chatId: string): Promise<number> {
  const sql = 'SELECT count(*) AS count FROM assistant_messages WHERE chat_id = ?';
  const { rows } = await store.execute({ sql, args: [chatId] });
  return Number(rows[0]?.count);
}

export async function hasMessage(store: Store, chatId: string, key: string): Promise<boolean> {
  const sql = 'SELECT 1 FROM assistant_messages WHERE chat_id = ? AND idempotency_key = ?';
  return (await store.execute({ sql, args: [chatId, key] })).rows.length > 0;
}

/** Makes the statement that adds a visitor's message. */
export function saidStatement(chatId: string, said: { text: string; key: string; at: number }): InStatement {
  return {
    sql: `INSERT INTO assistant_messages (chat_id, idempotency_key, role, text, cards, replies, created_at)
          VALUES (?, ?, 'user', ?, '[]', '[]', ?)`,
    args: [chatId, said.key, said.text, said.at],
  };
}

/** Makes the statements that add an answer with what the chat remembers from now on. */
export function answeredStatements(chatId: string, reply: Reply, memory: Memory, at: number): InStatement[] {
  const { text, language, cards, replies } = reply;
  return [
    {
      sql: `INSERT INTO assistant_messages (chat_id, role, text, language, cards, replies, created_at)
            VALUES (?, 'assistant', ?, ?, ?, ?, ?)`,
      args: [chatId, text, language, JSON.stringify(cards), JSON.stringify(replies), at],
    },
    { sql: 'UPDATE assistant_chats SET memory = ? WHERE chat_id = ?', args: [JSON.stringify(memory), chatId] },
  ];
}
