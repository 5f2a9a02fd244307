/**
 * Requests and their messages. Times are milliseconds since 1970 by the sandbox's clock. An operator's message may lie ahead:
 * it is written once, and time alone makes it true.
 */
export const HELP_SCHEMA = [
  // `booking_token` is null for a guest's question: it belongs to the mailbox, not to an order.
  `CREATE TABLE IF NOT EXISTS help_tickets (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    number TEXT NOT NULL UNIQUE,
    token TEXT NOT NULL UNIQUE,
    booking_token TEXT REFERENCES bookings,
    email TEXT,
    language TEXT NOT NULL,
    site_url TEXT,
    category TEXT NOT NULL,
    data TEXT NOT NULL,
    idempotency_key TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    taken_at INTEGER NOT NULL,
    cause TEXT
  )`,
  'CREATE INDEX IF NOT EXISTS help_tickets_by_booking ON help_tickets (booking_token)',
  // `closes`: the operator has answered; without it, asks back.
  `CREATE TABLE IF NOT EXISTS help_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    ticket_token TEXT NOT NULL REFERENCES help_tickets (token),
    author TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    closes INTEGER NOT NULL,
    attachments TEXT NOT NULL,
    idempotency_key TEXT UNIQUE
  )`,
  'CREATE INDEX IF NOT EXISTS help_messages_by_ticket ON help_messages (ticket_token)',
  `CREATE TABLE IF NOT EXISTS help_letter_keys (
    key_digest TEXT PRIMARY KEY,
    ticket_token TEXT NOT NULL REFERENCES help_tickets (token),
    expires_at INTEGER NOT NULL
  )`,
];

export const WIPE_HELP = ['help_letter_keys', 'help_messages', 'help_tickets'].map((table) => `DELETE FROM ${table}`);
