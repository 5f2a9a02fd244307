import type { BookingEvents, CustomerCall } from '../../booking/records/events';
import type { Listener, Listeners } from '../../service/events';
import { accountOfSession } from '../auth/sessions';

/** Links a booking to the first account that began it or paid for it while signed in. */
export const OWNER_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS booking_owners (
    booking_token TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts
  )`,
  'CREATE INDEX IF NOT EXISTS owners_by_account ON booking_owners (account_id)',
];

/** Adds a booking to the account of the session that begins it or pays for it; an invalid token counts as a guest. */
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
