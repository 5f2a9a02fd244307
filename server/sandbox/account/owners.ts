import type { SandboxContext } from '../service';
import { accountOfSession } from './sessions';

/** Whose account a booking is in: that of whoever began it or paid for it signed in, the first who did. */
export const OWNER_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS booking_owners (
    booking_token TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts
  )`,
];

/** Puts a booking into the account of a session; a token that is nobody's is that of a guest. */
export async function claimBooking(
  context: Pick<SandboxContext, 'now' | 'store'>,
  bookingToken: string,
  authToken: string | null | undefined,
): Promise<void> {
  const accountId = authToken ? await accountOfSession(context, authToken) : null;
  if (!accountId) return;
  await context.store.execute({
    sql: 'INSERT OR IGNORE INTO booking_owners (booking_token, account_id) VALUES (?, ?)',
    args: [bookingToken, accountId],
  });
}
