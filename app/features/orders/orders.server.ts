import { type Standing, verifyAccount } from '~/bff/account.server';
import { rememberBookings } from '~/bff/bookings-of-visitor.server';
import type { RequestContext } from '~/bff/context';
import { settle } from '~/bff/pending.server';
import type { KnownOrder } from './order-list.server';

/** As many as a browser notes. */
const MOST_ORDERS = 20;

export type VisitorOrders = {
  orders: KnownOrder[];
  /** Whose they are besides this browser's; `unknown`: the account could not be asked. */
  standing: Standing['state'];
};

/**
 * The bookings begun in this browser, newest first, and behind them those of the account, all asked for at the same time.
 * One that the upstream does not know any more is left out; one that it does not tell of in time is null, and the page
 * does without it.
 */
export async function ordersOfVisitor(context: RequestContext): Promise<VisitorOrders> {
  const standing = await noteOrdersOfAccount(context);
  const { session, upstream } = context;
  const answers = await Promise.all(
    session.bookings.map((token) => settle(`order ${token}`, () => upstream.booking.getBooking(token))),
  );
  const orders = answers.flatMap((answer) => {
    if (answer.state === 'ready') return [answer.value];
    const isGone = answer.state === 'failed' && answer.error.kind === 'notFound';
    return isGone ? [] : [null];
  });
  return { orders, standing };
}

/** From here on the account's bookings open in this browser as its own do, until one signs out. */
async function noteOrdersOfAccount(context: RequestContext): Promise<Standing['state']> {
  const standing = await verifyAccount(context);
  if (standing.state !== 'signedIn') return standing.state;
  const { id, token } = standing.account;
  const listed = await settle(`orders of ${id}`, () =>
    context.upstream.account.listOrders(token, { limit: MOST_ORDERS }),
  );
  if (listed.state !== 'ready') return 'unknown';
  await rememberBookings(context, listed.value);
  return 'signedIn';
}
