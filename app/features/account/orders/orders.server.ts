import { type SignInState, verifyAccount } from '~/bff/account/account.server';
import { bookingsOfVisitor } from '~/bff/account/bookings-of-visitor.server';
import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import type { KnownOrder } from './order-list.server';

/** Lists only the newest orders of an account, one page of them. */
const MAX_ORDERS = 20;

export type VisitorOrders = {
  orders: KnownOrder[];
  /** Whether the account's orders are included; `unknown`: the account service did not answer. */
  signInState: SignInState['state'];
};

/**
 * Lists the bookings started in this browser, newest first, followed by those of the signed-in account. The account
 * service is called every time, and its answer is not stored. Skips bookings that the booking service no longer has;
 * null for one that it does not return in time.
 */
export async function ordersOfVisitor(context: RequestContext): Promise<VisitorOrders> {
  const [ofBrowser, { signInState: signInState, tokens }] = await Promise.all([
    bookingsOfVisitor(context),
    ordersOfAccount(context),
  ]);
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
  return { orders, signInState: signInState };
}

async function ordersOfAccount(
  context: RequestContext,
): Promise<{ signInState: SignInState['state']; tokens: string[] }> {
  const signInState = await verifyAccount(context);
  if (signInState.state !== 'signedIn') return { signInState: signInState.state, tokens: [] };
  const { id, token } = signInState.account;
  const listed = await settle(`orders of ${id}`, () =>
    context.upstream.account.listOrders(token, { limit: MAX_ORDERS }),
  );
  if (listed.state !== 'ready') return { signInState: 'unknown', tokens: [] };
  return { signInState: 'signedIn', tokens: listed.value };
}
