import type { Store } from '../../store/store';

/**
 * Returns what has gone back after the sale, in hundredths: `value` by the requests, failed deliveries and refused
 * exchanges that took it back, `money` by the payments that got it. They are equal only if every refund reached its payments.
 */
export async function givenBack(
  store: Store,
  bookingToken: string,
  now: number,
): Promise<{ value: number; money: number }> {
  const { rows } = await store.execute({
    sql: `SELECT
      (SELECT COALESCE(SUM(amount), 0) FROM refund_requests WHERE booking_token = :token AND settled_at <= :now)
      + (SELECT COALESCE(SUM(amount), 0) FROM item_returns WHERE booking_token = :token AND returned_at <= :now
           AND cause NOT IN (SELECT token FROM refund_requests WHERE booking_token = :token))
      + (SELECT COALESCE(SUM(amount), 0) FROM exchanges WHERE booking_token = :token AND failed_at <= :now) AS value,
      (SELECT COALESCE(SUM(amount), 0) FROM money_returns WHERE booking_token = :token AND returned_at <= :now) AS money`,
    args: { token: bookingToken, now },
  });
  return { value: Number(rows[0]?.value), money: Number(rows[0]?.money) };
}
