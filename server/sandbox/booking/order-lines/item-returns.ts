import type { Store } from '../../store/store';

/** Returns when the items of a booking go back, by the tokens of their order and their own, in milliseconds. */
export async function listItemReturns(store: Store, bookingToken: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await store.execute({
    sql: 'SELECT order_token, item_token, returned_at FROM item_returns WHERE booking_token = ?',
    args: [bookingToken],
  });
  return new Map(
    rows.map((row) => [`${String(row.order_token)} ${String(row.item_token)}`, Number(row.returned_at)] as const),
  );
}
