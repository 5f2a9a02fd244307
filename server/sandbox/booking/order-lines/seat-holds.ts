import type { InStatement } from '@libsql/client';
import type { Store } from '../../store/store';
import type { OrderLine } from './lines';

/** Seats of purchases after the sale: held while the payment is at the bank, and sold once it has succeeded. */
export const SEAT_HOLDS_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS post_sale_seats (
    order_token TEXT NOT NULL REFERENCES post_sale_payments (token),
    booking_token TEXT NOT NULL REFERENCES bookings,
    seat TEXT NOT NULL,
    record_index INTEGER NOT NULL,
    trip_index INTEGER NOT NULL,
    passenger_index INTEGER NOT NULL,
    PRIMARY KEY (order_token, seat)
  )`,
  'CREATE INDEX IF NOT EXISTS post_sale_seats_by_seat ON post_sale_seats (seat)',
];

/** Returns the key of a seat on a physical flight: `SU1130@2031-05-04#economy 12A`. */
export function seatKey({ inventoryKey, number }: { inventoryKey: string; number: string }): string {
  return `${inventoryKey} ${number}`;
}

/** Makes the statements that hold the seats of a purchase; the status of its payment says until when. */
export function holdStatements({
  token,
  bookingToken,
  lines,
}: {
  token: string;
  bookingToken: string;
  lines: readonly OrderLine[];
}): InStatement[] {
  return lines.flatMap(({ product: { details, target } }) =>
    details.kind === 'seat'
      ? [
          {
            sql: `INSERT INTO post_sale_seats (order_token, booking_token, seat, record_index, trip_index, passenger_index)
                  VALUES (?, ?, ?, ?, ?, ?)`,
            args: [
              token,
              bookingToken,
              seatKey(details),
              target.recordIndex ?? 0,
              target.tripIndex ?? 0,
              target.passengerIndex ?? 0,
            ],
          },
        ]
      : [],
  );
}

/** The ticket of the seat `s` has gone back. */
const IS_RETURNED = `EXISTS (SELECT 1 FROM refund_coupons c JOIN refund_requests q ON q.token = c.request_token
    WHERE c.booking_token = s.booking_token AND c.record_index = s.record_index AND c.trip_index = s.trip_index
      AND c.passenger_index = s.passenger_index AND q.settled_at <= :now)`;

/**
 * Returns the seats of a flight taken by other bookings: with the tickets, paid or still payable, or after the sale,
 * paid or at the bank. An expired booking, a failed payment and a ticket that went back free their seats without a
 * further write.
 */
export async function seatsOfOthers(
  store: Store,
  inventoryKey: string,
  bookingToken: string,
  now: number,
): Promise<Set<string>> {
  const { rows } = await store.execute({
    sql: `WITH taken AS (
            SELECT i.seat, i.booking_token, NULL AS order_token,
              json_extract(i.product, '$.target.recordIndex') AS record_index,
              json_extract(i.product, '$.target.tripIndex') AS trip_index,
              json_extract(i.product, '$.target.passengerIndex') AS passenger_index
            FROM ancillary_items i WHERE i.seat >= :from AND i.seat < :to
            UNION ALL
            SELECT p.seat, p.booking_token, p.order_token, p.record_index, p.trip_index, p.passenger_index
            FROM post_sale_seats p WHERE p.seat >= :from AND p.seat < :to)
          SELECT s.seat FROM taken s JOIN bookings b ON b.token = s.booking_token
            LEFT JOIN refunds r ON r.booking_token = b.token AND r.reason = 'not_issued'
            LEFT JOIN post_sale_payments o ON o.token = s.order_token
          WHERE s.booking_token <> :booking
            AND (o.token IS NULL OR o.status = 'success' OR (o.status = 'pending' AND o.deadline_at > :now))
            AND CASE WHEN b.paid_at IS NULL THEN b.expires_at > :now AND b.fault IS NULL
                     ELSE coalesce(b.returned_at, r.refunded_at) IS NULL OR coalesce(b.returned_at, r.refunded_at) > :now END
            AND NOT ${IS_RETURNED}`,
    // Key range of the flight: its inventory key, a space, the seat ("!" follows the space).
    args: { from: `${inventoryKey} `, to: `${inventoryKey}!`, booking: bookingToken, now },
  });
  return new Set(rows.map((row) => String(row.seat).slice(inventoryKey.length + 1)));
}
