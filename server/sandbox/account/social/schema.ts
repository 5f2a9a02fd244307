/**
 * The networks' codes, the tokens exchanged for them, and the accounts that they open. Codes and tokens are stored as
 * digests only; times are milliseconds by the sandbox's clock.
 */
export const SOCIAL_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS social_codes (
    code_digest TEXT PRIMARY KEY,
    network TEXT NOT NULL,
    subject TEXT NOT NULL,
    email TEXT,
    is_email_vouched INTEGER NOT NULL,
    redirect_uri TEXT NOT NULL,
    code_challenge TEXT,
    nonce TEXT,
    expires_at INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS social_unlinked (
    token_digest TEXT PRIMARY KEY,
    network TEXT NOT NULL,
    subject TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS social_links (
    network TEXT NOT NULL,
    subject TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts,
    PRIMARY KEY (network, subject)
  )`,
];

export const SOCIAL_TABLES = ['social_codes', 'social_unlinked', 'social_links'];
