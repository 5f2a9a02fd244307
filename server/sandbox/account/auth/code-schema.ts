/**
 * Letters with a code, each for one attempt in one browser. An address without an account has attempts too, with a code
 * that nobody knows. Tokens and codes are stored as digests only.
 */
export const CODE_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS sign_in_codes (
    attempt_digest TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    account_id TEXT,
    code_digest TEXT NOT NULL,
    link_digest TEXT,
    tries INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  )`,
];

export const CODE_TABLES = ['sign_in_codes'];
