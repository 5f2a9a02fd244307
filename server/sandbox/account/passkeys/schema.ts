/** Public keys of passkeys, and pending challenges; challenge tokens are stored as digests only. */
export const PASSKEY_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS passkeys (
    passkey_id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts,
    credential_id TEXT NOT NULL UNIQUE,
    rp_id TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    added_at INTEGER NOT NULL,
    last_used_at INTEGER
  )`,
  `CREATE TABLE IF NOT EXISTS passkey_challenges (
    token_digest TEXT PRIMARY KEY,
    challenge TEXT NOT NULL,
    account_id TEXT,
    site_url TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  )`,
];

export const PASSKEY_TABLES = ['passkey_challenges', 'passkeys'];
