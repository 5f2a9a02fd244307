import { z } from 'zod';
import type { SandboxContext } from '../service';

const accountRow = z
  .object({
    account_id: z.string(),
    email: z.string(),
    password_hash: z.string(),
    password_expires_at: z.number().nullable(),
    confirmed_at: z.number().nullable(),
    language: z.string(),
    site_url: z.string(),
  })
  .transform((row) => ({
    id: row.account_id,
    email: row.email,
    passwordHash: row.password_hash,
    /** Null: never. */
    passwordExpiresAt: row.password_expires_at,
    isConfirmed: row.confirmed_at !== null,
    language: row.language,
    /** Origin of the shop where the account was made. */
    siteUrl: row.site_url,
  }));
export type AccountRecord = z.output<typeof accountRow>;

/** Two years: whoever comes back after that has forgotten it, or it has leaked. */
const PASSWORD_MS = 2 * 365 * 24 * 60 * 60_000;

type Clocked = Pick<SandboxContext, 'now' | 'store'>;

/** @param email in lower case */
export async function findByEmail({ store }: Clocked, email: string): Promise<AccountRecord | null> {
  const { rows } = await store.execute({ sql: 'SELECT * FROM accounts WHERE email = ?', args: [email] });
  return rows[0] ? accountRow.parse(rows[0]) : null;
}

export async function getById({ store }: Clocked, id: string): Promise<AccountRecord> {
  const { rows } = await store.execute({ sql: 'SELECT * FROM accounts WHERE account_id = ?', args: [id] });
  return accountRow.parse(rows[0]);
}

export type NewAccount = {
  id: string;
  email: string;
  passwordHash: string;
  language: string;
  country: string;
  currency: string;
  siteUrl: string;
  hasPersonalDataConsent: boolean;
  hasAdsConsent: boolean;
};

/** A statement that makes an account without a confirmed address, or takes the place of one that nobody confirmed. */
export function putUnconfirmed(account: NewAccount, now: Date) {
  return {
    sql: `INSERT INTO accounts (account_id, email, password_hash, password_expires_at, language, country, currency,
            site_url, personal_data_consent, ads_consent, created_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (email) DO UPDATE SET password_hash = excluded.password_hash,
            password_expires_at = excluded.password_expires_at, language = excluded.language,
            country = excluded.country, currency = excluded.currency, site_url = excluded.site_url,
            personal_data_consent = excluded.personal_data_consent, ads_consent = excluded.ads_consent
          WHERE confirmed_at IS NULL`,
    args: [
      account.id,
      account.email,
      account.passwordHash,
      now.getTime() + PASSWORD_MS,
      account.language,
      account.country,
      account.currency,
      account.siteUrl,
      Number(account.hasPersonalDataConsent),
      Number(account.hasAdsConsent),
      now.getTime(),
    ],
  };
}

/** Whoever follows a link of a letter owns the address. */
export function confirmAddress(id: string, now: Date) {
  return {
    sql: 'UPDATE accounts SET confirmed_at = COALESCE(confirmed_at, ?) WHERE account_id = ?',
    args: [now.getTime(), id],
  };
}

export function changePassword(id: string, passwordHash: string, now: Date) {
  return {
    sql: 'UPDATE accounts SET password_hash = ?, password_expires_at = ? WHERE account_id = ?',
    args: [passwordHash, now.getTime() + PASSWORD_MS, id],
  };
}
