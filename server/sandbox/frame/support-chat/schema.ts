/** Conversations and their messages, and the priority that was bought. Times are milliseconds since 1970. */
export const CHAT_SCHEMA = [
  // `waiting_since`: the oldest message without an answer; null while the customer does not wait.
  `CREATE TABLE IF NOT EXISTS chat_conversations (
    account_id TEXT PRIMARY KEY REFERENCES accounts,
    language TEXT NOT NULL,
    waiting_since INTEGER,
    closed_at INTEGER,
    read_id INTEGER NOT NULL DEFAULT 0
  )`,
  'CREATE INDEX IF NOT EXISTS chat_waiting ON chat_conversations (waiting_since) WHERE waiting_since IS NOT NULL',
  `CREATE TABLE IF NOT EXISTS chat_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id TEXT NOT NULL REFERENCES accounts,
    author TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    idempotency_key TEXT,
    UNIQUE (account_id, idempotency_key)
  )`,
  'CREATE INDEX IF NOT EXISTS chat_messages_by_account ON chat_messages (account_id, id)',
];

export const WIPE_CHAT = ['DELETE FROM chat_messages', 'DELETE FROM chat_conversations'];
