import type { Client } from '@libsql/client';

/** Copies a bought booking, each copy a week later than the one before, and gives the copies to an account. */
export async function copyOrders(
  store: Pick<Client, 'execute'>,
  bookingToken: string,
  { count, account }: { count: number; account: string },
): Promise<void> {
  await store.execute({
    sql: `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :count)
      INSERT INTO bookings (token, idempotency_key, offer, fare_key, language, created_at, expires_at, fare_found_at,
        price_moved, reserved_at, passengers, paid_at, gds_authorized_at, issuing_at, issued_at, completed_at,
        departs_on, departs_at, arrives_at)
      SELECT printf('7d8e9f00-0000-4000-8000-%06d%06d', bookings.rowid, i), 'copied-key-of-' || token || '-' || i, offer,
        fare_key, language, created_at, expires_at, fare_found_at, price_moved, reserved_at, passengers, paid_at,
        gds_authorized_at, issuing_at, issued_at, completed_at, date('2021-01-05', '+' || (i * 7) || ' days'),
        i * 604800000, i * 604800000 + 1
      FROM bookings, n WHERE token = :token`,
    args: { count, token: bookingToken },
  });
  await store.execute({
    sql: `INSERT INTO booking_owners (booking_token, account_id)
      SELECT token, :account FROM bookings WHERE idempotency_key LIKE 'copied-key-of-' || :token || '-%'`,
    args: { account, token: bookingToken },
  });
}
