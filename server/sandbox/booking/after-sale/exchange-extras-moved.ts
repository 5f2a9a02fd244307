import type { InStatement } from '@libsql/client';
import type { BookingRecord } from '../records/records';
import type { ExchangeEnd, ExchangeRecord } from '../returns/exchanges';
import { refusalCause } from '../returns/registration-returns';

/**
 * Makes the statements by which extras go back with an exchange: their money, the seats of the old aircraft, and the
 * check-in of the old flights with all that was planned for it.
 */
export function movedExtrasStatements(
  { token, bookingToken, quote }: ExchangeRecord,
  { offer }: BookingRecord,
  { doneAt, paidAt }: ExchangeEnd,
): InStatement[] {
  const { currency } = offer.session;
  const segments = quote.ways.flatMap(({ flights }) => flights.map(({ segmentIndex }) => segmentIndex));
  const returned = quote.extras.filter(({ fate }) => fate === 'returned');
  return [
    ...returned.flatMap(({ orderToken, itemToken, amount }) => [
      ...segments.flatMap((segmentIndex) =>
        droppedCheckIn({ bookingToken, orderToken, itemToken }, segmentIndex, paidAt),
      ),
      {
        sql: `INSERT INTO item_returns (order_token, item_token, booking_token, cause, amount, returned_at)
              SELECT ?, CASE WHEN EXISTS (SELECT 1 FROM registrations WHERE booking_token = ? AND order_token = ?
                AND item_token = ?) OR EXISTS (SELECT 1 FROM item_returns WHERE order_token = ? AND item_token = ?)
                THEN ? ELSE ? END, ?, ?, ?, ?`,
        args: [
          orderToken,
          bookingToken,
          orderToken,
          itemToken,
          orderToken,
          itemToken,
          `${itemToken} exchange ${token}`,
          itemToken,
          bookingToken,
          token,
          amount,
          doneAt,
        ],
      },
      {
        sql: 'UPDATE ancillary_items SET seat = NULL WHERE booking_token = ? AND token = ?',
        args: [bookingToken, itemToken],
      },
    ]),
    // Seats bought after the sale are held apart from the order.
    ...quote.ways.map(({ recordIndex, tripIndex }) => ({
      sql: 'DELETE FROM post_sale_seats WHERE booking_token = ? AND record_index = ? AND trip_index = ?',
      args: [bookingToken, recordIndex, tripIndex],
    })),
    ...quote.returned.destinations.map(({ paymentToken, amount, walletAccount }) => ({
      sql: `INSERT INTO money_returns (cause, payment_token, booking_token, amount, currency, returned_at, wallet_account)
            VALUES (?, ?, ?, ?, ?, ?, ?)`,
      args: [token, paymentToken, bookingToken, amount, currency, doneAt, walletAccount],
    })),
  ];
}

/** A check-in that has not begun is dropped, with the refusal that the carrier would have given. */
function droppedCheckIn(
  item: { bookingToken: string; orderToken: string; itemToken: string },
  segmentIndex: number,
  now: number,
): InStatement[] {
  const { bookingToken, orderToken, itemToken } = item;
  const planned = [bookingToken, refusalCause(itemToken, segmentIndex), now];
  const where = 'booking_token = ? AND cause = ? AND returned_at > ?';
  return [
    { sql: `DELETE FROM item_returns WHERE ${where}`, args: planned },
    { sql: `DELETE FROM money_returns WHERE ${where}`, args: planned },
    {
      sql: `DELETE FROM registrations WHERE booking_token = ? AND order_token = ? AND item_token = ?
              AND segment_index = ? AND opens_at > ?`,
      args: [bookingToken, orderToken, itemToken, segmentIndex, now],
    },
  ];
}
