import { verifyAccount } from './account.server';
import type { NotedBooking, RequestContext } from '~/bff/request/context';
import { keepSession } from '~/bff/cookies/session.server';

const MAX_BOOKINGS = 20;

/** Notes that this browser began or bought the booking: as a guest, or for the account that is signed in. */
export async function noteBooking(context: RequestContext, token: string): Promise<void> {
  const standing = await verifyAccount(context);
  // While nobody knows, the browser's word counts: the booking shows nothing until the account service answers.
  const account = standing.state === 'signedIn' ? standing.account : context.account;
  const noted: NotedBooking = account ? { token, accountId: account.id } : { token };
  const others = context.session.bookings.filter((known) => known.token !== token);
  context.session.bookings = [noted, ...others].slice(0, MAX_BOOKINGS);
  await keepSession(context);
}

/**
 * Bookings that this browser may show now, newest first: a guest's, and those of the account that is signed in, asked
 * for now. Those of an account that cannot be asked for are left out.
 */
export async function bookingsOfVisitor(context: RequestContext): Promise<string[]> {
  const { bookings } = context.session;
  const isAnyOfAccount = bookings.some(({ accountId }) => accountId !== undefined);
  const standing = isAnyOfAccount ? await verifyAccount(context) : null;
  const signedInId = standing?.state === 'signedIn' ? standing.account.id : undefined;
  return bookings
    .filter(({ accountId }) => accountId === undefined || accountId === signedInId)
    .map(({ token }) => token);
}
