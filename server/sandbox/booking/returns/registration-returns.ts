import type { InStatement } from '@libsql/client';
import type { Store } from '../../store/store';

/** Bought registrations that a refund treats apart, by "order item" tokens. */
export type StartedRegistrations = {
  /** The shop has begun with it: what is used stays paid. */
  begun: ReadonlySet<string>;
  /** The carrier has refused, and the money is back already. */
  refused: ReadonlySet<string>;
};

export async function startedRegistrations(
  store: Store,
  bookingToken: string,
  now: number,
): Promise<StartedRegistrations> {
  const { rows } = await store.execute({
    sql: `SELECT order_token, item_token, MAX(returned_at IS NOT NULL AND done_at <= ?) AS is_refused FROM registrations
          WHERE booking_token = ? AND opens_at <= ? GROUP BY order_token, item_token`,
    args: [now, bookingToken, now],
  });
  const keys = (some: typeof rows) =>
    new Set(some.map((row) => `${String(row.order_token)} ${String(row.item_token)}`));
  return { begun: keys(rows), refused: keys(rows.filter((row) => Number(row.is_refused) === 1)) };
}

/** Returns the cause of the money of a refused flight. */
export function refusalCause(itemToken: string, segmentIndex: number): string {
  return `refused ${itemToken} flight ${segmentIndex}`;
}

/**
 * Makes the statements that take back what was planned for a registration, because it goes back with its ticket: nobody
 * will ask the carrier, so nothing can be refused.
 */
export function dropRefusals(
  { bookingToken, orderToken, itemToken }: { bookingToken: string; orderToken: string; itemToken: string },
  now: number,
): InStatement[] {
  const planned = `booking_token = ? AND returned_at > ? AND cause IN (
    SELECT 'refused ' || item_token || ' flight ' || segment_index FROM registrations
    WHERE booking_token = ? AND order_token = ? AND item_token = ?)`;
  const args = [bookingToken, now, bookingToken, orderToken, itemToken];
  return [
    { sql: `DELETE FROM item_returns WHERE ${planned}`, args },
    { sql: `DELETE FROM money_returns WHERE ${planned}`, args },
    {
      sql: `UPDATE registrations SET returned_at = NULL
            WHERE booking_token = ? AND returned_at > ? AND order_token = ? AND item_token = ?`,
      args: [bookingToken, now, orderToken, itemToken],
    },
  ];
}
