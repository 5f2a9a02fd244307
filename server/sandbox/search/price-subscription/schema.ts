/** `search` is the search's trips, travellers, cabin and currency as canonical JSON. */
export const PRICE_SUBSCRIPTION_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS price_subscriptions (
    token TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    brand TEXT NOT NULL,
    search TEXT NOT NULL,
    search_url TEXT NOT NULL,
    language TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    UNIQUE (email, brand, search)
  )`,
  // The lowest price sent so far, in hundredths for one adult, and the day of the last check.
  `CREATE TABLE IF NOT EXISTS watched_prices (
    token TEXT PRIMARY KEY,
    amount INTEGER,
    looked_on INTEGER NOT NULL
  )`,
];

export const WIPE_PRICE_SUBSCRIPTIONS = ['DELETE FROM price_subscriptions', 'DELETE FROM watched_prices'];
