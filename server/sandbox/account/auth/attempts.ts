import type { InStatement } from '@libsql/client';
import type { SandboxContext } from '../../service/service';

const MAX_FAILURES = 5;
/** Longest lock, counted from the last attempt that was checked; it then opens by itself. */
const LOCK_MS = 15 * 60_000;

type Attempt = { email: string; clientId: string };
type Clocked = Pick<SandboxContext, 'now' | 'store'>;

/**
 * Checks whether this browser has guessed too often at this address. Addresses without an account count too, so the
 * lock does not reveal whether an account exists; counting by browser keeps a stranger from locking out the owner.
 */
export async function hasNoAttemptsLeft({ store, now }: Clocked, { email, clientId }: Attempt): Promise<boolean> {
  const { rows } = await store.execute({
    sql: 'SELECT failures FROM sign_in_failures WHERE email = ? AND client_id = ? AND last_at > ?',
    args: [email, clientId, now().getTime() - LOCK_MS],
  });
  return Number(rows[0]?.failures ?? 0) >= MAX_FAILURES;
}

/** Counts a wrong password; drops failures older than the lock. */
export async function noteFailure({ store, now }: Clocked, { email, clientId }: Attempt): Promise<void> {
  const at = now().getTime();
  await store.batch(
    [
      { sql: 'DELETE FROM sign_in_failures WHERE last_at <= ?', args: [at - LOCK_MS] },
      {
        sql: `INSERT INTO sign_in_failures (email, client_id, failures, last_at) VALUES (?, ?, 1, ?)
              ON CONFLICT (email, client_id) DO UPDATE SET failures = failures + 1, last_at = excluded.last_at`,
        args: [email, clientId, at],
      },
    ],
    'write',
  );
}

/** Clears the failures of a browser at an address after a successful sign-in. */
export function forgetFailures({ email, clientId }: Attempt): InStatement {
  return { sql: 'DELETE FROM sign_in_failures WHERE email = ? AND client_id = ?', args: [email, clientId] };
}

/** Opens every lock of an address after its owner has set a new password. */
export function openLocks(email: string): InStatement {
  return { sql: 'DELETE FROM sign_in_failures WHERE email = ?', args: [email] };
}
