import { CARD_SCHEMA, CARD_TABLES } from './profile/card-schema';
import { CODE_SCHEMA, CODE_TABLES } from './auth/code-schema';
import { CLAIM_SCHEMA } from './orders/claim';
import { OWNER_SCHEMA } from './orders/owners';
import { PASSKEY_SCHEMA, PASSKEY_TABLES } from './passkeys/schema';
import { PROFILE_SCHEMA, PROFILE_TABLES } from './profile/profile-schema';
import { REVIEW_SCHEMA, REVIEW_TABLES } from './reviews/schema';
import { SESSION_SCHEMA, SESSION_TABLES } from './auth/session-schema';
import { SIGN_UP_SCHEMA } from './auth/sign-up-claims';
import { SOCIAL_SCHEMA, SOCIAL_TABLES } from './social/schema';

/** Times are milliseconds since 1970 by the sandbox's clock; tokens are stored as digests only. */
export const ACCOUNT_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS accounts (
    account_id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    password_expires_at INTEGER,
    confirmed_at INTEGER,
    language TEXT NOT NULL,
    country TEXT NOT NULL,
    currency TEXT NOT NULL,
    site_url TEXT NOT NULL,
    personal_data_consent INTEGER NOT NULL,
    ads_consent INTEGER NOT NULL,
    created_at INTEGER NOT NULL
  )`,
  // An address belongs to one account once its letter is answered; until then anybody may have typed it.
  'CREATE UNIQUE INDEX IF NOT EXISTS accounts_by_address ON accounts (email) WHERE confirmed_at IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS accounts_by_typed_address ON accounts (email, created_at)',
  SIGN_UP_SCHEMA,
  // Links in letters; `purpose` is a `LinkPurpose`.
  `CREATE TABLE IF NOT EXISTS account_links (
    token_digest TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts,
    purpose TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS sign_in_failures (
    email TEXT NOT NULL,
    client_id TEXT NOT NULL,
    failures INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (email, client_id)
  )`,
  // `data` is the passenger as on the wire; `document` identifies the document.
  `CREATE TABLE IF NOT EXISTS account_passengers (
    passenger_id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts,
    idempotency_key TEXT,
    document TEXT NOT NULL,
    data TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    deleted_at INTEGER,
    UNIQUE (account_id, idempotency_key)
  )`,
  `CREATE UNIQUE INDEX IF NOT EXISTS account_passengers_by_document
    ON account_passengers (account_id, document) WHERE deleted_at IS NULL`,
  // Documents of passengers besides the first; `deleted_at` is the passenger's.
  `CREATE TABLE IF NOT EXISTS account_documents (
    document_id TEXT PRIMARY KEY,
    passenger_id TEXT NOT NULL REFERENCES account_passengers,
    account_id TEXT NOT NULL REFERENCES accounts,
    idempotency_key TEXT,
    document TEXT NOT NULL,
    data TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    deleted_at INTEGER,
    UNIQUE (account_id, idempotency_key)
  )`,
  `CREATE UNIQUE INDEX IF NOT EXISTS account_documents_by_document
    ON account_documents (account_id, document) WHERE deleted_at IS NULL`,
  ...SESSION_SCHEMA,
  ...CODE_SCHEMA,
  ...PASSKEY_SCHEMA,
  ...CARD_SCHEMA,
  ...PROFILE_SCHEMA,
  ...OWNER_SCHEMA,
  ...CLAIM_SCHEMA,
  ...REVIEW_SCHEMA,
  ...SOCIAL_SCHEMA,
];

/** Statements that delete every account, in an order that keeps references valid. */
export const WIPE_ACCOUNTS = [
  ...CARD_TABLES,
  ...PROFILE_TABLES,
  'booking_owners',
  'claim_tries',
  ...REVIEW_TABLES,
  ...SOCIAL_TABLES,
  'account_documents',
  'account_passengers',
  'sign_in_failures',
  'account_links',
  ...SESSION_TABLES,
  'sign_ups',
  ...CODE_TABLES,
  ...PASSKEY_TABLES,
  'accounts',
].map((table) => `DELETE FROM ${table}`);
