import { listLines } from '../order-lines/line-records';
import { fullPrice } from '../records/totals';
import { findPromo, usePromo } from '../order-lines/promo-records';
import type { SandboxContext } from '../../service/service';
import { listAttempts, type AttemptRecord } from '../records/attempt-records';
import { captureStatements, type Charge } from './capture';
import type { IssueVerdict } from './cards';
import { firstPayment } from './first-payment';
import { keepFirstPayment, refundStatements } from './refund';
import { newOrderNumber } from '../records/order-number';
import type { BookingRecord } from '../records/records';
import { acceptedFirst } from '../records/split';
import type { BookingDesk } from '../records/desk';
import { planChange } from '../records/change-plan';
import { changeStatement, offerAfter } from '../records/schedule-changes';
import { planIssue } from '../records/state';
import { pointsPaid } from '../points/points-on';
import { writeTickets } from '../records/tickets';

/**
 * Builds all writes of a successful payment: the capture, the order number, the times of issuing, the tickets and the
 * messages. Tickets and messages carry the time at which they become visible, so nothing is left to do later and a
 * crash can neither lose nor double them. When the carrier will not issue, a full refund replaces tickets and receipt.
 * The first of two payments issues nothing yet.
 */
export async function chargeOf(
  booking: BookingRecord,
  attempt: AttemptRecord,
  verdict: IssueVerdict,
  { context, desk }: { context: SandboxContext; desk: BookingDesk },
): Promise<Charge> {
  const earlier = await listAttempts(context.store, booking.token);
  if (attempt.part === 'first') return firstPayment(booking, attempt, earlier, verdict, { context, desk });

  const now = context.now().getTime();
  const first = acceptedFirst(booking, earlier, now);
  const payments = first ? [first, attempt] : [attempt];
  const isIssued = verdict.isIssued && first?.issueDelayMs !== null;
  const timeline = planIssue(now, context.settings, Math.max(verdict.delayMs, first?.issueDelayMs ?? 0));
  const orderNumber = booking.orderNumber ?? (await newOrderNumber(context.store, booking.token));
  const tickets = isIssued ? writeTickets(booking, booking.passengers ?? []) : [];
  const change = isIssued ? planChange(booking, timeline.issuedAt, context.settings.scheduleChanges) : null;
  const ancillaries = await listLines(context.store, booking.token);
  const promo = await findPromo(booking.token, await fullPrice(booking, context.store), context.store);
  return {
    heldUntil: isIssued ? Infinity : timeline.issuedAt,
    statements: [
      ...captureStatements(attempt, earlier, verdict, now),
      ...(first ? await keepFirstPayment(first, context, desk) : []),
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
                middle_name, ticket_number, pnr) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        args: [
          booking.token,
          ticket.record_index,
          ticket.passenger_index,
          ticket.passenger_type,
          ticket.first_name,
          ticket.last_name,
          ticket.middle_name,
          ticket.ticket_number,
          ticket.pnr,
        ],
      })),
      ...(change
        ? [
            changeStatement(booking.token, change, offerAfter(booking.offer, [change])),
            ...(await desk.events.statementsFor(
              'scheduleChanged',
              { booking, change, orderNumber, siteUrl: new URL(attempt.returnUrl).origin },
              context,
            )),
          ]
        : []),
      ...(isIssued
        ? await desk.events.statementsFor(
            'ticketsIssued',
            {
              booking,
              payments,
              orderNumber,
              tickets,
              ancillaries,
              promo,
              points: pointsPaid(payments),
              issuedAt: timeline.issuedAt,
            },
            context,
          )
        : await refundStatements(
            { booking, payments, orderNumber, refundedAt: timeline.issuedAt, reason: 'not_issued' },
            context,
            desk,
          )),
    ],
  };
}
