import type { Store } from '../../store/store';
import type { ReturnedMoney } from './destinations';

/** Returns the money that goes back to each payment of a booking, now or later. */
export async function plannedReturns(store: Store, bookingToken: string): Promise<ReturnedMoney> {
  const { rows } = await store.execute({
    sql: 'SELECT payment_token, SUM(amount) AS amount FROM money_returns WHERE booking_token = ? GROUP BY payment_token',
    args: [bookingToken],
  });
  return new Map(rows.map((row) => [String(row.payment_token), Number(row.amount)]));
}
