import type { Store } from '../../store/store';
import type { ReturnedMoney } from './destinations';

/**
 * Returns the money that goes back to each payment of a booking, now or later; without that of a check-in which the
 * carrier is still to refuse, because a refund takes its place.
 */
export async function plannedReturns(store: Store, bookingToken: string, now: number): Promise<ReturnedMoney> {
  const { rows } = await store.execute({
    sql: `SELECT payment_token, SUM(amount) AS amount FROM money_returns
          WHERE booking_token = ? AND (returned_at <= ? OR cause NOT LIKE 'refused %') GROUP BY payment_token`,
    args: [bookingToken, now],
  });
  return new Map(rows.map((row) => [String(row.payment_token), Number(row.amount)]));
}
