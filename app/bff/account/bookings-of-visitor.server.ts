import { verifyAccount } from './account.server';
import type { NotedBooking, RequestContext } from '~/bff/request/context';
import { keepSession } from '~/bff/cookies/session.server';

const MAX_BOOKINGS = 20;

/** Records that this browser began or bought the booking, as a guest or for the signed-in account. */
export async function noteBooking(context: RequestContext, token: string): Promise<void> {
  const signInState = await verifyAccount(context);
  // While the account service does not answer, trust the browser's word: the booking shows nothing until it does.
  const account = signInState.state === 'signedIn' ? signInState.account : context.account;
  const noted: NotedBooking = account ? { token, accountId: account.id } : { token };
  const others = context.session.bookings.filter((entry) => entry.token !== token);
  context.session.bookings = [noted, ...others].slice(0, MAX_BOOKINGS);
  await keepSession(context);
}

/**
 * Returns the tokens of bookings that this browser may show now, newest first: a guest's, and those of the signed-in
 * account, verified now. Bookings of an account that cannot be verified are left out.
 */
export async function bookingsOfVisitor(context: RequestContext): Promise<string[]> {
  const { bookings } = context.session;
  const isAnyOfAccount = bookings.some(({ accountId }) => accountId !== undefined);
  const signInState = isAnyOfAccount ? await verifyAccount(context) : null;
  const signedInId = signInState?.state === 'signedIn' ? signInState.account.id : undefined;
  return bookings
    .filter(({ accountId }) => accountId === undefined || accountId === signedInId)
    .map(({ token }) => token);
}
