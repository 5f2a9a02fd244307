import { randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import type { Store } from '../../store/store';
import type { OrderLine } from './lines';

/** The open order of extras chosen after the sale: one a booking. Its lines are JSON, at their prices when chosen. */
export const OPEN_ORDER_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS open_orders (
    booking_token TEXT PRIMARY KEY REFERENCES bookings,
    token TEXT NOT NULL UNIQUE,
    lines TEXT NOT NULL
  )`,
];

/** Returns the open order of a booking; null before anything was chosen. */
export async function findOpenOrder(
  store: Store,
  bookingToken: string,
): Promise<{ token: string; lines: OrderLine[] } | null> {
  const { rows } = await store.execute({
    sql: 'SELECT token, lines FROM open_orders WHERE booking_token = ?',
    args: [bookingToken],
  });
  return rows[0] ? { token: String(rows[0].token), lines: JSON.parse(String(rows[0].lines)) as OrderLine[] } : null;
}

/** Makes the statement that keeps the lines of an open order, and the order itself when there is none. */
export function keepStatement(bookingToken: string, lines: readonly OrderLine[]): InStatement {
  return {
    sql: `INSERT INTO open_orders (booking_token, token, lines) VALUES (?, ?, ?)
          ON CONFLICT (booking_token) DO UPDATE SET lines = excluded.lines`,
    args: [bookingToken, randomUUID(), JSON.stringify(lines)],
  };
}

/** Makes the statements that take what has just been paid for out of the open order: products and what shares their slots. */
export async function withoutPaid(
  store: Store,
  bookingToken: string,
  paid: readonly OrderLine[],
): Promise<InStatement[]> {
  const order = await findOpenOrder(store, bookingToken);
  if (!order) return [];
  const slots = new Set(paid.map(({ product }) => product.slot));
  const left = order.lines.filter(({ product }) => !slots.has(product.slot));
  return left.length === order.lines.length ? [] : [keepStatement(bookingToken, left)];
}
