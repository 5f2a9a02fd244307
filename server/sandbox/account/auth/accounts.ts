import { z } from 'zod';
import type { SandboxContext } from '../../service/service';

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
    /** Null for a password that never expires. */
    passwordExpiresAt: row.password_expires_at,
    isConfirmed: row.confirmed_at !== null,
    language: row.language,
    /** Origin of the shop where the account was made. */
    siteUrl: row.site_url,
  }));
export type AccountRecord = z.output<typeof accountRow>;

type Clocked = Pick<SandboxContext, 'now' | 'store'>;

/** Returns the account with this confirmed address, or null. @param email in lower case */
export async function findByEmail({ store }: Clocked, email: string): Promise<AccountRecord | null> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM accounts WHERE email = ? AND confirmed_at IS NOT NULL',
    args: [email],
  });
  return rows[0] ? accountRow.parse(rows[0]) : null;
}

/**
 * Returns the newest unconfirmed sign-up with an address, or null; anybody may have made it.
 * @param email in lower case
 */
export async function findSignUp({ store }: Clocked, email: string): Promise<AccountRecord | null> {
  const { rows } = await store.execute({
    sql: `SELECT * FROM accounts WHERE email = ? AND confirmed_at IS NULL
            AND NOT EXISTS (SELECT 1 FROM accounts AS owner WHERE owner.email = ? AND owner.confirmed_at IS NOT NULL)
          ORDER BY created_at DESC, rowid DESC LIMIT 1`,
    args: [email, email],
  });
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

/**
 * Makes a statement that adds an account with an unconfirmed address. It never replaces another sign-up with that
 * address: neither inherits anything, and a stranger's sign-up does not void the owner's. Nobody can open it, and it
 * holds no data, until its letter is answered.
 */
export function putUnconfirmed(account: NewAccount, now: Date) {
  return {
    sql: `INSERT INTO accounts (account_id, email, password_hash, language, country, currency,
            site_url, personal_data_consent, ads_consent, created_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      account.id,
      account.email,
      account.passwordHash,
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

/**
 * Gives an address to the account whose letter was answered, and deletes all other sign-ups with that address.
 * @param email the account's current address, or its new one
 * @returns false, with nothing changed, when another account has already confirmed the address
 */
export async function takeAddress({ store, now }: Clocked, id: string, email: string): Promise<boolean> {
  const at = now().getTime();
  const others = 'SELECT account_id FROM accounts WHERE email = ?1 AND confirmed_at IS NULL AND account_id <> ?2';
  const [taken] = await store.batch(
    [
      {
        sql: `UPDATE accounts SET email = ?1, confirmed_at = COALESCE(confirmed_at, ?3) WHERE account_id = ?2
                AND NOT EXISTS (SELECT 1 FROM accounts AS owner
                  WHERE owner.email = ?1 AND owner.confirmed_at IS NOT NULL AND owner.account_id <> ?2)`,
        args: [email, id, at],
      },
      ...['sign_ups', 'account_links', 'accounts'].map((table) => ({
        sql: `DELETE FROM ${table} WHERE account_id IN (${others})`,
        args: [email, id],
      })),
    ],
    'write',
  );
  return taken?.rowsAffected === 1;
}

/** Passwords do not expire with age: forced changes lead to weaker passwords. */
export function changePassword(id: string, passwordHash: string) {
  return {
    sql: 'UPDATE accounts SET password_hash = ?, password_expires_at = NULL WHERE account_id = ?',
    args: [passwordHash, id],
  };
}
