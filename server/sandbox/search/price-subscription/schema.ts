/**
 * `search` is the watched search as canonical JSON. `letter_key`: the links of letters. `asked_at`: the last letter that
 * asks to confirm. `amount`: the lowest price told so far, in hundredths for one adult; `looked_on`: the day of the last
 * look. An account's alerts are written to the address that the account has by then.
 */
export const PRICE_SUBSCRIPTION_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS price_alerts (
    id TEXT PRIMARY KEY,
    letter_key TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    account_id TEXT,
    brand TEXT NOT NULL,
    search TEXT NOT NULL,
    search_url TEXT NOT NULL,
    site_url TEXT NOT NULL,
    language TEXT NOT NULL,
    fall_percent INTEGER NOT NULL,
    state TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    asked_at INTEGER,
    amount INTEGER,
    looked_on INTEGER NOT NULL,
    UNIQUE (email, brand, search)
  )`,
];

export const WIPE_PRICE_SUBSCRIPTIONS = ['DELETE FROM price_alerts'];
