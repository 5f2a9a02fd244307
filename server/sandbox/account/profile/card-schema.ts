/** The bank's card safe and its open pages; page tokens are stored as digests only. */
export const CARD_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS saved_cards (
    card_id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts,
    pan TEXT NOT NULL,
    expires TEXT NOT NULL,
    cardholder TEXT NOT NULL,
    saved_at INTEGER NOT NULL,
    UNIQUE (account_id, pan)
  )`,
  `CREATE TABLE IF NOT EXISTS card_pages (
    token_digest TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts,
    return_url TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  )`,
];

export const CARD_TABLES = ['card_pages', 'saved_cards'];
