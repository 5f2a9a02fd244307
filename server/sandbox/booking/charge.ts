import type { InStatement } from '@libsql/client';
import { listLines } from '../ancillaries/records';
import { receiptStatements } from '../outbox/receipt';
import type { SandboxContext } from '../service';
import type { Store } from '../store/store';
import { fingerprint } from './fingerprint';
import type { AttemptRecord, BookingRecord } from './records';
import { planIssue } from './state';
import { writeTickets } from './tickets';

/**
 * All that a successful payment writes: the capture, the order number, the times of issuing, the tickets and the
 * messages. Tickets and messages carry the time from which they can be seen, so that nothing is left to do later
 * and a crash can lose or double none of them.
 * @param leastMs the ticket is not issued earlier than this after the charge
 */
export async function chargeStatements(
  booking: BookingRecord,
  attempt: Pick<AttemptRecord, 'token' | 'amount' | 'returnUrl'>,
  leastMs: number,
  context: SandboxContext,
): Promise<InStatement[]> {
  const now = context.now().getTime();
  const timeline = planIssue(now, context.settings.issueStepMs, leastMs);
  const orderNumber = await newOrderNumber(context.store, booking.token);
  const tickets = writeTickets(booking, booking.passengers ?? []);
  const ancillaries = await listLines(context.store, booking.token);
  return [
    {
      sql: `INSERT INTO captures (attempt_token, booking_token, amount, currency, captured_at) VALUES (?, ?, ?, ?, ?)`,
      args: [attempt.token, booking.token, attempt.amount, booking.offer.session.currency, now],
    },
    { sql: "UPDATE payment_attempts SET status = 'success' WHERE token = ?", args: [attempt.token] },
    {
      sql: `UPDATE bookings SET order_number = ?, paid_at = ?, gds_authorized_at = ?, issuing_at = ?, issued_at = ?,
              completed_at = ? WHERE token = ?`,
      args: [
        orderNumber,
        timeline.paidAt,
        timeline.gdsAuthorizedAt,
        timeline.issuingAt,
        timeline.issuedAt,
        timeline.completedAt,
        booking.token,
      ],
    },
    ...tickets.map((ticket) => ({
      sql: `INSERT INTO tickets (booking_token, record_index, passenger_index, passenger_type, first_name, last_name,
              ticket_number, pnr) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [
        booking.token,
        ticket.record_index,
        ticket.passenger_index,
        ticket.passenger_type,
        ticket.first_name,
        ticket.last_name,
        ticket.ticket_number,
        ticket.pnr,
      ],
    })),
    ...receiptStatements({ booking, attempt, orderNumber, tickets, ancillaries, sentAt: timeline.issuedAt }),
  ];
}

/** Eight digits that no other order has. */
async function newOrderNumber(store: Store, bookingToken: string): Promise<string> {
  for (let round = 0; ; round += 1) {
    const number = String(10_000_000 + fingerprint(`order ${bookingToken} ${round}`, 90_000_000));
    const { rows } = await store.execute({ sql: 'SELECT 1 FROM bookings WHERE order_number = ?', args: [number] });
    if (rows.length === 0) return number;
  }
}
