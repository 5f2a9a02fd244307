import type { InStatement } from '@libsql/client';
import type { Listeners } from '../../service/events';
import type { SandboxContext } from '../../service/service';
import { tripFacts } from '../catalogue/trip-facts';
import { findOrder, listLines } from '../order-lines/line-records';
import { linesBoughtLater } from '../order-lines/post-sale-records';
import type { OrderLine } from '../order-lines/lines';
import type { BookingEvents, TicketsIssued } from '../records/events';
import type { BookingRecord } from '../records/records';
import { PAYMENT_LIFETIME_MS } from '../records/state';
import { registrationStatements, type PaidLine } from './plan';

/** Plans the check-in of passengers whose registration has just been paid, with the tickets or after them. */
export const registrationListeners: Listeners<BookingEvents> = {
  ticketsIssued: async (issued, context) => {
    const lines = issued.ancillaries.filter(isRegistration);
    const payment = largest(issued.payments);
    if (lines.length === 0 || !payment) return [];
    const orderToken = (await findOrder(context.store, issued.booking.token))?.token ?? '';
    const paid = lines.map((line) => ({
      line,
      orderToken,
      payment,
      boughtAt: issued.issuedAt,
      siteUrl: new URL(payment.returnUrl).origin,
    }));
    return plan(paid, issued.booking, issued.ancillaries, context);
  },

  postSalePaid: async ({ purchase, booking }, context) => {
    const { token } = booking;
    const seats = await listSeats(token, purchase.lines, context);
    const paid = purchase.lines.filter(isRegistration).map((line) => ({
      line,
      orderToken: purchase.token,
      payment: purchase,
      // The attempt began then; its confirmation at the bank may come minutes later.
      boughtAt: purchase.deadlineAt - PAYMENT_LIFETIME_MS,
      siteUrl: new URL(purchase.returnUrl).origin,
    }));
    return [...(await plan(paid, booking, seats, context)), ...seatStatements(token, purchase.lines, context)];
  },
};

function plan(
  paid: readonly PaidLine[],
  booking: BookingRecord,
  withTickets: readonly OrderLine[],
  context: SandboxContext,
): Promise<InStatement[]> {
  const ownSeats = new Map(
    withTickets.flatMap(({ product: { details, target } }) =>
      details.kind === 'seat' ? [[`${target.segmentIndex}:${target.passengerIndex}`, details.number] as const] : [],
    ),
  );
  // The brand decides about insurances only.
  const facts = tripFacts(booking, '', context.now().getTime());
  return registrationStatements(paid, { booking, facts, ownSeats }, context);
}

function isRegistration({ product }: OrderLine): boolean {
  return product.details.kind === 'registration';
}

function largest(payments: TicketsIssued['payments']): TicketsIssued['payments'][number] | undefined {
  return payments.toSorted((one, other) => other.amount + other.wallet - one.amount - one.wallet)[0];
}

/** Returns the lines of all seats of a booking: bought with the tickets, later, and just now. */
async function listSeats(
  bookingToken: string,
  now: readonly OrderLine[],
  { store }: SandboxContext,
): Promise<OrderLine[]> {
  return [...(await listLines(store, bookingToken)), ...(await linesBoughtLater(store, bookingToken)), ...now];
}

/** Makes the statements by which a check-in that has not begun uses the seats that have just been bought. */
function seatStatements(bookingToken: string, lines: readonly OrderLine[], { now }: SandboxContext): InStatement[] {
  return lines.flatMap(({ product: { details, target } }) =>
    details.kind === 'seat'
      ? [
          {
            sql: `UPDATE registrations SET seat = ? WHERE booking_token = ? AND segment_index = ? AND passenger_index = ?
                    AND opens_at > ? AND returned_at IS NULL`,
            args: [details.number, bookingToken, target.segmentIndex ?? 0, target.passengerIndex ?? 0, now().getTime()],
          },
        ]
      : [],
  );
}
