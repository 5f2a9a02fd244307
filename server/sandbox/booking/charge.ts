import type { InStatement } from '@libsql/client';
import { listLines } from '../ancillaries/records';
import { fullPrice } from '../ancillaries/totals';
import { receiptStatements } from '../outbox/receipt';
import { refundStatements } from '../outbox/refund';
import { findPromo, usePromo } from '../promo-code/discount';
import type { SandboxContext } from '../service';
import type { Store } from '../store/store';
import type { CardVerdict } from './cards';
import { fingerprint } from './fingerprint';
import type { AttemptRecord, BookingRecord } from './records';
import { planIssue } from './state';
import { writeTickets } from './tickets';

/**
 * All that a successful payment writes: the capture, the order number, the times of issuing, the tickets and the
 * messages. Tickets and messages carry the time from which they can be seen, so that nothing is left to do later
 * and a crash can lose or double none of them. Where the carrier will not issue, the refund of the whole charge is
 * written in the place of tickets and receipt.
 */
export async function chargeStatements(
  booking: BookingRecord,
  attempt: Pick<AttemptRecord, 'token' | 'amount' | 'returnUrl'>,
  { delayMs, isIssued }: Omit<CardVerdict & { kind: 'paid' }, 'kind'>,
  context: SandboxContext,
): Promise<InStatement[]> {
  const now = context.now().getTime();
  const timeline = planIssue(now, context.settings.issueStepMs, delayMs);
  const orderNumber = await newOrderNumber(context.store, booking.token);
  const tickets = isIssued ? writeTickets(booking, booking.passengers ?? []) : [];
  const ancillaries = await listLines(context.store, booking.token);
  const promo = await findPromo(booking.token, await fullPrice(booking, context.store), context.store);
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
    ...usePromo(booking.token, promo),
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
    ...(isIssued
      ? receiptStatements({ booking, attempt, orderNumber, tickets, ancillaries, promo, sentAt: timeline.issuedAt })
      : refundStatements({ booking, attempt, orderNumber, refundedAt: timeline.issuedAt })),
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
