import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Store } from '../../store/store';

/** The links by which accounts invite, and who came by them. Everything else follows from orders. */
export const DISCOUNT_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS referral_codes (
    account_id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE
  )`,
  // `account_id`: who came; the first link counts for ever.
  `CREATE TABLE IF NOT EXISTS referrals (
    account_id TEXT PRIMARY KEY,
    inviter_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    is_own_browser INTEGER NOT NULL,
    is_customer INTEGER NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS referrals_by_inviter ON referrals (inviter_id, at)',
];
export const WIPE_DISCOUNTS = ['DELETE FROM referrals', 'DELETE FROM referral_codes'];

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/** Returns the code of an account's link; the first call makes it. */
export async function invitationCode(store: Store, accountId: string): Promise<string> {
  const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  await store.execute({
    sql: 'INSERT OR IGNORE INTO referral_codes (account_id, code) VALUES (?, ?)',
    args: [accountId, code],
  });
  const { rows } = await store.execute({
    sql: 'SELECT code FROM referral_codes WHERE account_id = ?',
    args: [accountId],
  });
  return String(rows[0]?.code);
}

/** Returns the account whose link has that code, or null. */
export async function inviterOf(store: Store, code: string): Promise<string | null> {
  const { rows } = await store.execute({ sql: 'SELECT account_id FROM referral_codes WHERE code = ?', args: [code] });
  return rows[0] ? String(rows[0].account_id) : null;
}

const referralRows = z.array(
  z
    .object({
      account_id: z.string(),
      inviter_id: z.string(),
      at: z.number(),
      is_own_browser: z.number(),
      is_customer: z.number(),
      email: z.string(),
    })
    .transform((row) => ({
      invitedId: row.account_id,
      inviterId: row.inviter_id,
      at: row.at,
      isOwnBrowser: row.is_own_browser === 1,
      isCustomer: row.is_customer === 1,
      email: row.email,
    })),
);
/** An account that came by a link, with its present address. */
export type ReferralRecord = z.output<typeof referralRows>[number];

/** Lists who came by the links of all accounts, oldest first. */
export async function listReferrals(store: Store): Promise<ReferralRecord[]> {
  const { rows } = await store.execute(
    `SELECT r.*, a.email FROM referrals r JOIN accounts a ON a.account_id = r.account_id ORDER BY r.at, r.account_id`,
  );
  return referralRows.parse(rows);
}

/** Notes by whose link an account came, unless it came by one before. */
export async function putReferral(store: Store, referral: Omit<ReferralRecord, 'email'>): Promise<void> {
  const { invitedId, inviterId, at, isOwnBrowser, isCustomer } = referral;
  await store.execute({
    sql: `INSERT OR IGNORE INTO referrals (account_id, inviter_id, at, is_own_browser, is_customer) VALUES (?, ?, ?, ?, ?)`,
    args: [invitedId, inviterId, at, Number(isOwnBrowser), Number(isCustomer)],
  });
}
