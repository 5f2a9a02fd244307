import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import { SOCIAL_NETWORKS } from '~/upstream/account/social-contract';
import type { SandboxContext } from '../../service/service';
import { digestOf } from '../../service/random-token';
import type { Subject } from './subject';

/**
 * Sign-up data that counts only if the letter is answered in the same browser: the account's password, and the network
 * that will open it. The browser's key is stored as a digest only.
 */
export const SIGN_UP_SCHEMA = `CREATE TABLE IF NOT EXISTS sign_ups (
    account_id TEXT PRIMARY KEY REFERENCES accounts,
    browser_digest TEXT,
    network TEXT,
    subject TEXT
  )`;

const claimRow = z.object({
  browser_digest: z.string().nullable(),
  network: z.enum(SOCIAL_NETWORKS).nullable(),
  subject: z.string().nullable(),
});

/** The claims of a sign-up, as seen from the browser that answers its letter. */
export type SignUpClaim = {
  /** True when the letter is answered in the browser that signed up. */
  isSameBrowser: boolean;
  /** The network that will open the account. */
  subject: Subject | null;
};

/**
 * Makes a statement that stores the claims of a sign-up.
 * @param browserKey key of the browser that signs up, if it has one
 */
export function claimStatement(accountId: string, browserKey: string | undefined, subject?: Subject): InStatement {
  return {
    sql: 'INSERT INTO sign_ups (account_id, browser_digest, network, subject) VALUES (?, ?, ?, ?)',
    args: [accountId, browserKey ? digestOf(browserKey) : null, subject?.network ?? null, subject?.subject ?? null],
  };
}

/** Returns the claims of a sign-up. @param browserKey key of the browser that answers */
export async function claimOf(
  { store }: Pick<SandboxContext, 'store'>,
  accountId: string,
  browserKey: string | undefined,
): Promise<SignUpClaim> {
  const { rows } = await store.execute({ sql: 'SELECT * FROM sign_ups WHERE account_id = ?', args: [accountId] });
  if (!rows[0]) return { isSameBrowser: false, subject: null };
  const { browser_digest: digest, network, subject } = claimRow.parse(rows[0]);
  return {
    isSameBrowser: digest !== null && browserKey !== undefined && digestOf(browserKey) === digest,
    subject: network !== null && subject !== null ? { network, subject } : null,
  };
}

/** Makes a statement that deletes all claims of a sign-up. */
export function forgetClaim(accountId: string): InStatement {
  return { sql: 'DELETE FROM sign_ups WHERE account_id = ?', args: [accountId] };
}
