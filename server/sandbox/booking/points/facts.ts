import { POINT } from '~/market/loyalty';
import type { SandboxContext } from '../../service/service';
import { listLines } from '../order-lines/line-records';
import { sumOf } from '../order-lines/lines';
import { listPostSale } from '../order-lines/post-sale-records';
import { listAttempts, type AttemptRecord } from '../records/attempt-records';
import { getBooking } from '../records/desk';
import type { BookingRecord } from '../records/records';
import { attemptStatusAt } from '../records/state';
import { ticketsPrice } from '../records/tickets-price';
import { discountOn } from '../records/totals';
import { listRequests, type RefundRequestRecord } from '../returns/requests';
import type { AccountFacts, EarningOrder, Spending } from './engine';

/**
 * Reads what decides about the points of an account: its orders that were issued, and what was paid with its points.
 * @param except a booking whose open payment does not count, because another one would take its place
 */
export async function accountFacts(
  accountId: string,
  context: SandboxContext,
  { except = '' }: { except?: string } = {},
): Promise<AccountFacts> {
  const [owned, paid] = await Promise.all([ownedOrders(accountId, context), paidWithPoints(accountId, context)]);
  const [orders, spendings] = await Promise.all([
    Promise.all(owned.map((token) => earningOrder(token, context))),
    Promise.all(paid.map((token) => spendingsOf(token, accountId, context, except))),
  ]);
  return { orders: orders.filter((order) => order !== null), spendings: spendings.flat() };
}

/** Lists the issued orders of an account, but none whose tickets the carrier refused. */
async function ownedOrders(accountId: string, { store }: SandboxContext): Promise<string[]> {
  const { rows } = await store.execute({
    sql: `SELECT b.token FROM booking_owners o JOIN bookings b ON b.token = o.booking_token
          WHERE o.account_id = ? AND b.issued_at IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM refunds r WHERE r.booking_token = b.token AND r.reason = 'not_issued')`,
    args: [accountId],
  });
  return rows.map(({ token }) => String(token));
}

async function paidWithPoints(accountId: string, { store }: SandboxContext): Promise<string[]> {
  const { rows } = await store.execute({
    sql: 'SELECT DISTINCT booking_token FROM payment_attempts WHERE points_account = ? AND points > 0',
    args: [accountId],
  });
  return rows.map(({ booking_token: token }) => String(token));
}

/** Returns an order as far as it earns points; null in other currencies than roubles. */
export async function earningOrder(token: string, context: SandboxContext): Promise<EarningOrder | null> {
  const { store } = context;
  const booking = await getBooking(context, token);
  const { timeline, offer } = booking;
  const [departure] = offer.trips.flat();
  if (offer.session.currency !== 'RUB' || !timeline || !departure) return null;
  const [lines, attempts, requests, promo] = await Promise.all([
    listLines(store, token),
    listAttempts(store, token),
    listRequests(store, token),
    discountOn(booking, store),
  ]);
  const points = attempts.reduce((sum, attempt) => sum + (isKept(attempt) ? attempt.points : 0), 0);
  return {
    token,
    orderNumber: booking.orderNumber ?? '',
    paidAt: timeline.paidAt,
    departsAt: Date.parse(departure.wire.departure_datetime),
    paid: { tickets: ticketsPrice(booking), extras: sumOf(lines), discount: promo + points * POINT },
    changes: [
      ...(await boughtLater(booking, context)),
      ...wentBack(requests),
      ...(await refused(token, requests, context)),
    ],
  };
}

function isKept({ status, refund }: AttemptRecord): boolean {
  return status === 'success' && refund === null;
}

async function boughtLater({ token }: BookingRecord, { store }: SandboxContext): Promise<EarningOrder['changes']> {
  const paid = (await listPostSale(store, token)).filter(({ status }) => status === 'success');
  return paid.map(({ createdAt, lines }) => ({ at: createdAt, tickets: 0, extras: sumOf(lines) }));
}

/** Tickets and extras that went back earn nothing, whatever the carrier kept of them. */
function wentBack(requests: readonly RefundRequestRecord[]): EarningOrder['changes'] {
  return requests.flatMap(({ plan, quote }) =>
    plan.settledAt === null
      ? []
      : [
          {
            at: plan.settledAt,
            tickets: -quote.coupons.reduce((sum, { value }) => sum + value, 0),
            extras: -sumOf(quote.items),
          },
        ],
  );
}

/** Extras that could not be delivered, outside of a refund. */
async function refused(
  token: string,
  requests: readonly RefundRequestRecord[],
  { store }: SandboxContext,
): Promise<EarningOrder['changes']> {
  const { rows } = await store.execute({
    sql: 'SELECT cause, amount, returned_at FROM item_returns WHERE booking_token = ?',
    args: [token],
  });
  return rows
    .filter(({ cause }) => !requests.some((request) => request.token === cause))
    .map((row) => ({ at: Number(row.returned_at), tickets: 0, extras: -Number(row.amount) }));
}

async function spendingsOf(
  token: string,
  accountId: string,
  context: SandboxContext,
  except: string,
): Promise<Spending[]> {
  const now = context.now().getTime();
  const [attempts, requests] = await Promise.all([
    listAttempts(context.store, token),
    listRequests(context.store, token),
  ]);
  const { orderNumber } = await getBooking(context, token);
  const counts = (attempt: AttemptRecord) => {
    const status = attemptStatusAt(attempt, now);
    return status === 'success' || (status === 'pending' && token !== except);
  };
  return attempts
    .filter((attempt) => attempt.points > 0 && attempt.pointsAccount === accountId && counts(attempt))
    .map((attempt) => ({
      token,
      orderNumber,
      at: attempt.createdAt,
      points: attempt.points,
      returns: attempt.refund
        ? [{ at: attempt.refund.at, points: attempt.points }]
        : requests.flatMap(({ plan, quote }) =>
            plan.settledAt !== null && quote.points > 0 ? [{ at: plan.settledAt, points: quote.points }] : [],
          ),
    }));
}
