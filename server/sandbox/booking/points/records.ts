import type { Store } from '../../store/store';

/** The wish to pay a part of an order with points, until its payment begins; then the attempt has them. */
export const POINTS_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS booking_points (
    booking_token TEXT PRIMARY KEY REFERENCES bookings,
    account_id TEXT NOT NULL,
    points INTEGER NOT NULL
  )`,
];
export const WIPE_POINTS = ['DELETE FROM booking_points'];

export type PointsWish = { accountId: string; points: number };

export async function findWish(store: Store, bookingToken: string): Promise<PointsWish | null> {
  const { rows } = await store.execute({
    sql: 'SELECT account_id, points FROM booking_points WHERE booking_token = ?',
    args: [bookingToken],
  });
  return rows[0] ? { accountId: String(rows[0].account_id), points: Number(rows[0].points) } : null;
}

/** Stores a wish in place of an earlier one; null removes it. */
export async function putWish(store: Store, bookingToken: string, wish: PointsWish | null): Promise<void> {
  await store.execute(
    wish
      ? {
          sql: 'INSERT OR REPLACE INTO booking_points (booking_token, account_id, points) VALUES (?, ?, ?)',
          args: [bookingToken, wish.accountId, wish.points],
        }
      : { sql: 'DELETE FROM booking_points WHERE booking_token = ?', args: [bookingToken] },
  );
}
