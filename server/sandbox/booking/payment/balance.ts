import { sumOf } from '../order-lines/lines';
import { listLines } from '../order-lines/line-records';
import { discountOn } from '../records/totals';
import { pricedNow } from '../points/price-due';
import type { SandboxContext } from '../../service/service';
import type { AttemptRecord } from '../records/attempt-records';
import { feeOn } from './payment-options';
import { ticketsPrice } from '../records/tickets-price';
import { listTickets, type BookingRecord } from '../records/records';
import { acceptedFirst, halvesOf } from '../records/split';
import { recordCount } from '../records/trip';

/**
 * The state of a booking's money, in hundredths. `issued`, `held` and `refunded` are computed from the deliveries and
 * their prices, not from the charges, so they sum to `captured` only when nothing was lost, doubled or miscounted.
 */
export type BookingBalance = {
  captured: number;
  refunded: number;
  /** Issued tickets, with add-ons and fees, less the promo code. */
  issued: number;
  /** Waits for its tickets, or for the second of two payments. */
  held: number;
};

export function isBalanced({ captured, refunded, issued, held }: BookingBalance): boolean {
  return captured === refunded + issued + held;
}

/** Returns the current balance of a booking, and the parts of its price. */
export async function balanceOf(booking: BookingRecord, attempts: AttemptRecord[], context: SandboxContext) {
  const { store } = context;
  const now = context.now().getTime();
  const money = await takenFrom(booking.token, context);
  const payments = attempts.filter(({ status, refund }) => status === 'success' && !(refund && now >= refund.at));
  const { due: price, points } = await pricedNow(booking, attempts, context, null);
  const tickets =
    booking.timeline && now >= booking.timeline.issuedAt ? await listTickets(store, booking.token, now) : [];
  const isIssued =
    tickets.length > 0 && tickets.length === (booking.passengers?.length ?? 0) * recordCount(booking.offer);
  const isAwaited = booking.timeline !== null && now < booking.timeline.issuedAt;
  const first = acceptedFirst(booking, attempts, now);
  const balance: BookingBalance = {
    ...money,
    issued: isIssued ? price + feesOf(payments, price, booking) : 0,
    held: isAwaited ? price + feesOf(payments, price, booking) : first ? heldByFirst(first, price, booking) : 0,
  };
  return {
    balance,
    isIssued,
    tickets: isIssued ? tickets.map((ticket) => ticket.ticket_number) : [],
    ticketsTotal: ticketsPrice(booking),
    ancillariesTotal: sumOf(await listLines(store, booking.token)),
    promoDiscount: await discountOn(booking, store),
    points,
  };
}

async function takenFrom(bookingToken: string, { store, now }: SandboxContext) {
  const { rows } = await store.execute({
    sql: `SELECT COALESCE((SELECT SUM(amount) FROM captures WHERE booking_token = :token), 0) AS captured,
            COALESCE((SELECT SUM(amount) FROM refunds WHERE booking_token = :token AND refunded_at <= :now), 0) AS refunded`,
    args: { token: bookingToken, now: now().getTime() },
  });
  return { captured: Number(rows[0]?.captured), refunded: Number(rows[0]?.refunded) };
}

/** Sums up the fees of a price's payments, by their means. */
function feesOf(payments: AttemptRecord[], price: number, { offer }: BookingRecord): number {
  const halves = halvesOf(price);
  return payments.reduce((sum, attempt) => {
    const net = attempt.part === 'whole' ? price : (halves?.[attempt.part] ?? 0);
    return sum + feeOn(net, attempt, offer);
  }, 0);
}

function heldByFirst(first: AttemptRecord, price: number, { offer }: BookingRecord): number {
  const net = halvesOf(price)?.first ?? 0;
  return net + feeOn(net, first, offer);
}
