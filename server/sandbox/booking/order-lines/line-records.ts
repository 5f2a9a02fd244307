import type { InStatement } from '@libsql/client';
import type { Store } from '../../store/store';
import type { OrderLine } from './lines';
import type { Product } from './product';
import { seatKey } from './seat-holds';

export type OrderRecord = { token: string; bookingToken: string; lines: OrderLine[] };

/** Returns the ancillary order of a booking, with its lines in the order of adding; null without an order. */
export async function findOrder(store: Store, bookingToken: string): Promise<OrderRecord | null> {
  const { rows } = await store.execute({
    sql: 'SELECT token FROM ancillary_orders WHERE booking_token = ?',
    args: [bookingToken],
  });
  if (!rows[0]) return null;
  return { token: String(rows[0].token), bookingToken, lines: await listLines(store, bookingToken) };
}

/** Returns the ancillaries of a booking; empty without an order. */
export async function listLines(store: Store, bookingToken: string): Promise<OrderLine[]> {
  const { rows } = await store.execute({
    sql: 'SELECT product, packet_token, price FROM ancillary_items WHERE booking_token = ? ORDER BY number',
    args: [bookingToken],
  });
  return rows.map((row) => ({
    product: JSON.parse(String(row.product)) as Product,
    packetToken: row.packet_token === null ? null : String(row.packet_token),
    price: Number(row.price),
  }));
}

/** Makes statements that replace the lines of an order with `lines`. */
export function linesStatements(bookingToken: string, lines: OrderLine[]): InStatement[] {
  return [
    { sql: 'DELETE FROM ancillary_items WHERE booking_token = ?', args: [bookingToken] },
    ...lines.map(({ product, packetToken, price }) => ({
      sql: `INSERT INTO ancillary_items (booking_token, token, slot, product, packet_token, price, seat)
            VALUES (?, ?, ?, ?, ?, ?, ?)`,
      args: [
        bookingToken,
        product.token,
        product.slot,
        JSON.stringify(product),
        packetToken,
        price,
        product.details.kind === 'seat' ? seatKey(product.details) : null,
      ],
    })),
  ];
}
