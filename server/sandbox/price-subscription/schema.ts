/** `search` is the searched trips, travellers, cabin and currency as JSON, always written alike. */
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
];

export const WIPE_PRICE_SUBSCRIPTIONS = ['DELETE FROM price_subscriptions'];
