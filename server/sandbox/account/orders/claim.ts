import type { accountEndpoints } from '~/upstream/account/contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { isPhoneOf } from '../../booking/documents/order-phone';
import { ServiceFailure } from '../../service/failure';
import { MAX_TRIES } from '../../service/one-time-code';
import type { SandboxContext } from '../../service/service';
import { accountOf } from '../auth/sign-in';
import { showBookingOfAccount } from './orders';

/** Wrong phones of an order since `since`, whichever account of its address types them. */
export const CLAIM_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS claim_tries (
    booking_token TEXT PRIMARY KEY,
    tries INTEGER NOT NULL,
    since INTEGER NOT NULL
  )`,
];

/** The phone of an order does not change, so its guesses are counted for longer than those of a code. */
const TRIES_MS = 24 * 60 * 60_000;

/**
 * Makes a guest's order with the account's confirmed address the account's own, once the order's phone is typed too.
 * @throws ServiceFailure NotFound, InvalidAuthInfo for another phone, SignInAttemptsEnded after five of them in a day,
 *   wrongAction for another account's order
 */
export async function claimBooking(
  body: ReceivedBy<typeof accountEndpoints.claimBooking>,
  context: SandboxContext,
): Promise<Record<string, unknown>> {
  const { id } = await accountOf(body.auth_token, context);
  const { token, by_address: isByAddress } = await showBookingOfAccount(body, context);
  if (!isByAddress) return {};
  await countTry(token, context);
  const { rows } = await context.store.execute({
    sql: "SELECT json_extract(contacts, '$.phone') AS phone FROM bookings WHERE token = ?",
    args: [token],
  });
  if (!isPhoneOf({ phone: String(rows[0]?.phone) }, body.phone)) throw new ServiceFailure('InvalidAuthInfo');
  await context.store.batch(
    [
      {
        sql: 'INSERT OR IGNORE INTO booking_owners (booking_token, account_id) VALUES (?, ?)',
        args: [token, id],
      },
      { sql: 'DELETE FROM claim_tries WHERE booking_token = ?', args: [token] },
    ],
    'write',
  );
  const { by_address: isStill } = await showBookingOfAccount(body, context);
  if (isStill) throw new ServiceFailure('wrongAction', {}, 'the order is another account’s');
  return {};
}

/** Counts a try before the phone is compared, so that many at the same moment are not more. @throws ServiceFailure */
async function countTry(bookingToken: string, { store, now }: SandboxContext): Promise<void> {
  const at = now().getTime();
  const [, counted] = await store.batch(
    [
      { sql: 'DELETE FROM claim_tries WHERE since <= ?', args: [at - TRIES_MS] },
      {
        sql: `INSERT INTO claim_tries (booking_token, tries, since) VALUES (?, 1, ?)
              ON CONFLICT (booking_token) DO UPDATE SET tries = tries + 1 WHERE tries < ? RETURNING tries`,
        args: [bookingToken, at, MAX_TRIES],
      },
    ],
    'write',
  );
  if (counted?.rows.length === 0) throw new ServiceFailure('SignInAttemptsEnded');
}
