import { sumOf } from '../order-lines/lines';
import { listLines } from '../order-lines/line-records';
import { discountOn } from '../records/totals';
import { pricedNow } from '../e-wallet/price-due';
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
  const { price, due, points } = await pricedNow(booking, attempts, context, null);
  const tickets =
    booking.timeline && now >= booking.timeline.issuedAt ? await listTickets(store, booking.token, now) : [];
  const isIssued =
    tickets.length > 0 && tickets.length === (booking.passengers?.length ?? 0) * recordCount(booking.offer);
  const isAwaited = booking.timeline !== null && now < booking.timeline.issuedAt;
  const first = acceptedFirst(booking, attempts, now);
  const balance: BookingBalance = {
    ...money,
    issued: isIssued ? price + feesOf(payments, due, booking) : 0,
    held: isAwaited ? price + feesOf(payments, due, booking) : first ? heldByFirst(first, due, booking) : 0,
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

/** Money of wallets counts like that of banks. */
async function takenFrom(bookingToken: string, { store, now }: SandboxContext) {
  const captured = `FROM captures c JOIN payment_attempts a ON a.token = c.attempt_token WHERE c.booking_token = :token`;
  const refunded = `FROM refunds r JOIN payment_attempts a ON a.token = r.attempt_token
    WHERE r.booking_token = :token AND r.refunded_at <= :now`;
  const { rows } = await store.execute({
    sql: `SELECT COALESCE((SELECT SUM(c.amount + a.wallet) ${captured}), 0) AS captured,
            COALESCE((SELECT SUM(r.amount + a.wallet) ${refunded}), 0) AS refunded`,
    args: { token: bookingToken, now: now().getTime() },
  });
  return { captured: Number(rows[0]?.captured), refunded: Number(rows[0]?.refunded) };
}

/** Sums up the fees of payments, by their means. @param due without what a wallet pays, which has no fee */
function feesOf(payments: AttemptRecord[], due: number, { offer }: BookingRecord): number {
  const halves = halvesOf(due);
  return payments.reduce((sum, attempt) => {
    const net = attempt.part === 'whole' ? due : (halves?.[attempt.part] ?? 0);
    return sum + feeOn(net, attempt, offer);
  }, 0);
}

function heldByFirst(first: AttemptRecord, due: number, { offer }: BookingRecord): number {
  const net = halvesOf(due)?.first ?? 0;
  return net + feeOn(net, first, offer) + first.wallet;
}
