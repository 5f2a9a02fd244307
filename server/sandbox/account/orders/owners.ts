import type { BookingEvents, CustomerCall } from '../../booking/records/events';
import type { Listener, Listeners } from '../../service/events';
import type { SandboxContext } from '../../service/service';
import { accountOfSession } from '../auth/sessions';

/** Links a booking to the first account that began it or bought it while signed in. */
export const OWNER_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS booking_owners (
    booking_token TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts
  )`,
  'CREATE INDEX IF NOT EXISTS owners_by_account ON booking_owners (account_id)',
];

/** Adds a booking to the account of the session that begins or buys it; an invalid token counts as a guest. */
const claim: Listener<CustomerCall> = async ({ bookingToken, authToken }, context) => {
  const accountId = authToken ? await accountOfSession(context, authToken) : null;
  if (!accountId) return [];
  return [
    {
      sql: 'INSERT OR IGNORE INTO booking_owners (booking_token, account_id) VALUES (?, ?)',
      args: [bookingToken, accountId],
    },
  ];
};

export const ownerListeners: Listeners<BookingEvents> = { bookingCreated: claim, paymentStarted: claim };

/** Checks whether an account has begun or paid for a booking. One that only has its address does not count. */
export async function isBookingOfAccount({ store }: Pick<SandboxContext, 'store'>, token: string): Promise<boolean> {
  const { rows } = await store.execute({ sql: 'SELECT 1 FROM booking_owners WHERE booking_token = ?', args: [token] });
  return rows.length > 0;
}
