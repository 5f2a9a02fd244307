export const FEEDBACK_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS subscriptions (
    token TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    brand TEXT NOT NULL,
    source TEXT NOT NULL,
    language TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    UNIQUE (email, brand)
  )`,
];

export const WIPE_FEEDBACK = ['DELETE FROM subscriptions'];
