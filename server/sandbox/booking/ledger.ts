import { sumOf } from '../ancillaries/lines';
import { listLines } from '../ancillaries/records';
import type { SandboxContext } from '../service';
import { totalPrice } from './price';
import { listAttempts } from './attempt-records';
import { listBookings, listTickets } from './records';
import { discountOn } from '../ancillaries/totals';
import { attemptStatusAt, isRefunded, stateAt } from './state';

/**
 * What was charged and what was issued, booking by booking, and the sums: `captured` in hundredths by currency,
 * `refunded` what has gone back of it, and how many bookings are charged, and issued by now. `tickets_total` and `ancillaries_total` are what the charge of a
 * booking is made of, in hundredths.
 */
export async function readLedger(context: SandboxContext) {
  const now = context.now().getTime();
  const { rows } = await context.store.execute('SELECT * FROM captures ORDER BY captured_at');
  const bookings = await Promise.all(
    (await listBookings(context.store)).map(async (booking) => {
      const attempts = await listAttempts(context.store, booking.token);
      const isIssued = booking.timeline !== null && !booking.refund && now >= booking.timeline.issuedAt;
      return {
        token: booking.token,
        action: stateAt(booking, attempts, now).action,
        order_number: booking.orderNumber,
        currency: booking.offer.session.currency,
        captured: rows
          .filter((row) => row.booking_token === booking.token)
          .reduce((sum, row) => sum + Number(row.amount), 0),
        tickets_total: totalPrice(booking.offer, booking.fare, booking.hasPriceMoved),
        ancillaries_total: sumOf(await listLines(context.store, booking.token)),
        promo_discount: await discountOn(booking, context.store),
        refunded: booking.refund && isRefunded(booking, now) ? booking.refund.amount : 0,
        is_issued: isIssued,
        tickets: isIssued
          ? (await listTickets(context.store, booking.token)).map((ticket) => ticket.ticket_number)
          : [],
        attempts: attempts.map((attempt) => ({
          status: attempt.status === 'voided' ? 'voided' : attemptStatusAt(attempt, now),
          amount: attempt.amount,
          card_last4: attempt.cardLast4,
        })),
      };
    }),
  );
  const captured: Record<string, number> = {};
  for (const row of rows) captured[String(row.currency)] = (captured[String(row.currency)] ?? 0) + Number(row.amount);
  const refunded: Record<string, number> = {};
  for (const booking of bookings) refunded[booking.currency] = (refunded[booking.currency] ?? 0) + booking.refunded;
  return {
    captured,
    refunded,
    captures: rows.length,
    issued: bookings.filter(({ is_issued }) => is_issued).length,
    bookings,
  };
}
