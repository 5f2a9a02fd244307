import { type Standing, verifyAccount } from '~/bff/account/account.server';
import { bookingsOfVisitor } from '~/bff/account/bookings-of-visitor.server';
import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import type { KnownOrder } from './order-list.server';

/** The newest of an account's orders are listed, one page of them. */
const MOST_ORDERS = 20;

export type VisitorOrders = {
  orders: KnownOrder[];
  /** Whose they are besides this browser's; `unknown`: the account could not be asked. */
  standing: Standing['state'];
};

/**
 * The bookings begun in this browser, newest first, and behind them those of the account that is signed in; its service is
 * asked for them each time, and nothing of the answer is kept. One that the booking service does not know any more is left
 * out; one that it does not tell of in time is null, and the page does without it.
 */
export async function ordersOfVisitor(context: RequestContext): Promise<VisitorOrders> {
  const [ofBrowser, { standing, tokens }] = await Promise.all([bookingsOfVisitor(context), ordersOfAccount(context)]);
  const answers = await Promise.all(
    [...new Set([...ofBrowser, ...tokens])].map((token) =>
      settle(`order ${token}`, () => context.upstream.booking.getBooking(token)),
    ),
  );
  const orders = answers.flatMap((answer) => {
    if (answer.state === 'ready') return [answer.value];
    const isGone = answer.state === 'failed' && answer.error.kind === 'notFound';
    return isGone ? [] : [null];
  });
  return { orders, standing };
}

async function ordersOfAccount(context: RequestContext): Promise<{ standing: Standing['state']; tokens: string[] }> {
  const standing = await verifyAccount(context);
  if (standing.state !== 'signedIn') return { standing: standing.state, tokens: [] };
  const { id, token } = standing.account;
  const listed = await settle(`orders of ${id}`, () =>
    context.upstream.account.listOrders(token, { limit: MOST_ORDERS }),
  );
  if (listed.state !== 'ready') return { standing: 'unknown', tokens: [] };
  return { standing: 'signedIn', tokens: listed.value };
}
