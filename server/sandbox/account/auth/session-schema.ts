/** Sessions as their owner sees them, and the browsers known to each account. */
export const SESSION_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS account_sessions (
    token_digest TEXT PRIMARY KEY,
    session_id TEXT NOT NULL UNIQUE,
    account_id TEXT NOT NULL REFERENCES accounts,
    browser TEXT,
    system TEXT,
    is_remembered INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    authenticated_at INTEGER NOT NULL,
    last_seen_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS account_browsers (
    account_id TEXT NOT NULL REFERENCES accounts,
    browser_id TEXT NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (account_id, browser_id)
  )`,
];

export const SESSION_TABLES = ['account_browsers', 'account_sessions'];
