import type { InStatement } from '@libsql/client';
import type { SandboxContext } from '../../service/service';
import { digestOf, newToken } from '../../service/random-token';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

export type LinkPurpose = 'confirm' | 'email' | 'reset' | 'anonymize';
const LINK_MS: Readonly<Record<LinkPurpose, number>> = {
  confirm: 3 * DAY_MS,
  email: DAY_MS,
  reset: HOUR_MS,
  anonymize: HOUR_MS,
};

type Clocked = Pick<SandboxContext, 'now' | 'store'>;

/** Makes a token for the link in a letter, and the statement that stores it. */
export function newLink(accountId: string, purpose: LinkPurpose, now: Date): { token: string; keep: InStatement } {
  const token = newToken();
  return {
    token,
    keep: {
      sql: 'INSERT INTO account_links (token_digest, account_id, purpose, expires_at) VALUES (?, ?, ?, ?)',
      args: [digestOf(token), accountId, purpose, now.getTime() + LINK_MS[purpose]],
    },
  };
}

/** Takes a link; only one of two concurrent requests gets the account. Null for an invalid, used or expired link. */
export async function takeLink({ store, now }: Clocked, token: string, purpose: LinkPurpose): Promise<string | null> {
  const { rows } = await store.execute({
    sql: 'DELETE FROM account_links WHERE token_digest = ? AND purpose = ? AND expires_at > ? RETURNING account_id',
    args: [digestOf(token), purpose, now().getTime()],
  });
  return accountIdOf(rows);
}

/** Returns the account of a link; null for an invalid, used or expired one. */
export async function accountOfLink(
  { store, now }: Clocked,
  token: string,
  purpose: LinkPurpose,
): Promise<string | null> {
  const { rows } = await store.execute({
    sql: 'SELECT account_id FROM account_links WHERE token_digest = ? AND purpose = ? AND expires_at > ?',
    args: [digestOf(token), purpose, now().getTime()],
  });
  return accountIdOf(rows);
}

/** Deletes the other links of an account for the same purpose. */
export function dropLinks(accountId: string, purpose: LinkPurpose): InStatement {
  return { sql: 'DELETE FROM account_links WHERE account_id = ? AND purpose = ?', args: [accountId, purpose] };
}

function accountIdOf(rows: readonly Record<string, unknown>[]): string | null {
  const id = rows[0]?.account_id;
  return typeof id === 'string' ? id : null;
}
