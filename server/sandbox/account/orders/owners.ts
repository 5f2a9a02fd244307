import type { SandboxContext } from '../../service/service';
import { accountOfSession } from '../auth/sessions';

/** Links a booking to the first account that began it or paid for it while signed in. */
export const OWNER_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS booking_owners (
    booking_token TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts
  )`,
];

/** Adds a booking to the account of a session; an invalid token counts as a guest. */
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
