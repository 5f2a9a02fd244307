/** Reviews that accounts have handed in, whatever became of them. */
export const REVIEW_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS account_reviews (
    review_id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts,
    brand TEXT NOT NULL,
    language TEXT NOT NULL,
    author TEXT NOT NULL,
    rating INTEGER NOT NULL,
    text TEXT NOT NULL,
    created_at INTEGER NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS reviews_by_account ON account_reviews (account_id, created_at)',
  'CREATE INDEX IF NOT EXISTS reviews_by_language ON account_reviews (brand, language, created_at)',
];

export const REVIEW_TABLES = ['account_reviews'];
