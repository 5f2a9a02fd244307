import { verifyAccount } from '~/bff/account/account.server';
import { bookingsOfVisitor, noteBought } from '~/bff/account/bookings-of-visitor.server';
import { accessTo } from '~/bff/booking-access/access.server';
import type { BookingVisitor } from '~/bff/booking-access/rights';
import type { RequestContext } from '~/bff/request/context';
import { isHeldOrPaid } from '~/features/booking/flow/checkout-flow';
import { phaseOfOrder } from '~/features/booking/order/order-phase';
import { settle } from '~/bff/waiting/pending.server';
import type { OrdersWish } from '~/upstream/account/orders-client.server';
import { countByMonth, type OrdersPage } from '~/upstream/account/orders-contract';
import type { Booking } from '~/upstream/booking/contract';

export type VisitorOrders = {
  page: OrdersPage;
  /** Whether the account's orders are included; `unknown`: the account service did not answer. */
  signInState: 'signedIn' | 'guest' | 'unknown';
};

/**
 * Lists a page of the visitor's orders: for an account those of its service, which also knows the bookings begun in this
 * browser; for a guest, and while the account service does not answer, those of the browser alone. Orders that a letter's
 * link has opened here are among them while the link is valid; the list tells no names. Nothing is stored.
 */
export async function ordersOfVisitor(context: RequestContext, wish: OrdersWish): Promise<VisitorOrders> {
  const [begun, signInState] = await Promise.all([bookingsOfVisitor(context), verifyAccount(context)]);
  const ofBrowser = [...begun, ...(await openedByLetters(context, begun))];
  if (signInState.state === 'signedIn') {
    const { id, token } = signInState.account;
    const key = `orders of ${id} ${JSON.stringify([context.market.locale, wish, ofBrowser])}`;
    const listed = await settle(key, () => context.upstream.account.listOrders(token, wish, ofBrowser));
    if (listed.state === 'ready') return { page: listed.value, signInState: 'signedIn' };
  }
  const orders = await readOrders(context, ofBrowser);
  for (const order of orders) if (order && isHeldOrPaid(order)) await noteBought(context, order.token);
  return { page: pageOf(orders, wish), signInState: signInState.state === 'guest' ? 'guest' : 'unknown' };
}

/** Returns the tokens of other orders that letters' links have opened in this browser, and still do. */
async function openedByLetters(context: RequestContext, begun: readonly string[]): Promise<string[]> {
  const tokens = [...new Set(context.letterKeys.map(({ token }) => token))].filter((token) => !begun.includes(token));
  const accesses = await Promise.all(tokens.map((token) => accessTo(context, token)));
  return tokens.filter((_, index) => accesses[index]?.visitors.some((visitor) => BY_LETTER.includes(visitor)));
}

const BY_LETTER: readonly BookingVisitor[] = ['ticketLetter', 'provenLetter', 'purchaseLetter'];

/** Skips bookings that the booking service no longer has; null for one that it does not return in time. */
async function readOrders(context: RequestContext, tokens: readonly string[]): Promise<(Booking | null)[]> {
  const answers = await Promise.all(
    tokens.map((token) => settle(`order ${token}`, () => context.upstream.booking.getBooking(token))),
  );
  return answers.flatMap((answer) => {
    if (answer.state === 'ready') return [answer.value];
    const isGone = answer.state === 'failed' && answer.error.kind === 'notFound';
    return isGone ? [] : [null];
  });
}

/** Makes a page as the account service does, of the few orders of a browser. The page token is the number to skip. */
export function pageOf(
  orders: readonly (Booking | null)[],
  { group, limit, pageToken, period }: OrdersWish,
): OrdersPage {
  const archived = orders.filter(isArchived);
  const active = orders.filter((order) => !isArchived(order));
  const ofGroup = group === 'archived' ? archived.toSorted(latestFirst) : active.toSorted(nextFirst);
  const all = ofGroup
    .filter((order) => departureOf(order).startsWith(period ?? ''))
    .toSorted((one, other) => rank(one) - rank(other));
  const from = /^\d{1,4}$/.test(pageToken ?? '') ? Number(pageToken) : 0;
  const next = from + limit;
  return {
    orders: all.slice(from, next),
    count: all.length,
    counts: {
      active: active.length,
      archived: archived.length,
      unpaid: { active: active.filter(isUnpaid).length, archived: archived.filter(isUnpaid).length },
    },
    nextPageToken: next < all.length ? String(next) : null,
    periods: countByMonth(ofGroup.map(departureOf)),
  };
}

/** Half-paid orders come first, and attempts that nobody has paid for after all trips. */
function rank(order: Booking | null): number {
  if (order?.isPartiallyPaid) return 0;
  return isUnpaid(order) ? 2 : 1;
}

function isUnpaid(order: Booking | null): boolean {
  return order !== null && order.tickets.length === 0 && order.paid === 0;
}

function nextFirst(one: Booking | null, other: Booking | null): number {
  return departureOf(one).localeCompare(departureOf(other));
}

function latestFirst(one: Booking | null, other: Booking | null): number {
  return nextFirst(other, one);
}

/** Empty for an order that did not load. */
function departureOf(order: Booking | null): string {
  return order?.segments[0]?.departureTime ?? '';
}

/** An order that did not load counts as active, so that the list that most visitors see tells them. */
function isArchived(order: Booking | null): boolean {
  if (order === null) return false;
  return order.order?.isArchived ?? ['expired', 'failed'].includes(phaseOfOrder(order));
}
