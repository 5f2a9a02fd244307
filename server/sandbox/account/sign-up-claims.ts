import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import { SOCIAL_NETWORKS } from '~/upstream/account/social-contract';
import type { SandboxContext } from '../service';
import type { Subject } from './social/codes';
import { digestOf } from './random-token';

/**
 * What came with a sign-up and counts only if the browser that signed up answers the letter: the account's password, and
 * the network that is to open it. Of the browser's key only a digest is kept.
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

/** What a sign-up asked for, seen from the browser that answers its letter. */
export type SignUpClaim = {
  /** The letter is answered where it was asked for. */
  isSameBrowser: boolean;
  /** The network that opens the account then. */
  subject: Subject | null;
};

/** A statement that notes what a sign-up asks for. @param browserKey of the browser that signs up, if it has one */
export function claimStatement(accountId: string, browserKey: string | undefined, subject?: Subject): InStatement {
  return {
    sql: 'INSERT INTO sign_ups (account_id, browser_digest, network, subject) VALUES (?, ?, ?, ?)',
    args: [accountId, browserKey ? digestOf(browserKey) : null, subject?.network ?? null, subject?.subject ?? null],
  };
}

/** @param browserKey of the browser that answers */
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

/** A statement after which nothing that came with the sign-up counts any more. */
export function forgetClaim(accountId: string): InStatement {
  return { sql: 'DELETE FROM sign_ups WHERE account_id = ?', args: [accountId] };
}
