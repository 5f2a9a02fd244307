import { verifyAccount } from './account.server';
import type { NotedBooking, RequestContext } from '~/bff/request/context';
import { keepSession } from '~/bff/cookies/session.server';

/** Attempts have lost their hold long before there are as many. */
const MAX_ATTEMPTS = 20;
/** With the attempts, the session still fits into a cookie of 4 KB, and into one request for the list of orders. */
const MAX_BOUGHT = 60;

/**
 * Records that this browser began or bought the booking, as a guest or for the signed-in account. Attempts push out only
 * attempts. Beyond `MAX_BOUGHT` the oldest orders go, those of accounts first: their service knows them.
 */
export async function noteBooking(context: RequestContext, token: string): Promise<void> {
  const signInState = await verifyAccount(context);
  // While the account service does not answer, trust the browser's word: the booking shows nothing until it does.
  const account = signInState.state === 'signedIn' ? signInState.account : context.account;
  const others = context.session.bookings.filter((entry) => entry.token !== token);
  const { isBought } = context.session.bookings.find((entry) => entry.token === token) ?? {};
  const noted: NotedBooking = { token, ...(account && { accountId: account.id }), ...(isBought && { isBought }) };
  context.session.bookings = withinLimits([noted, ...others]);
  await keepSession(context);
}

/**
 * Records that money was taken or held for a booking begun in this browser, so that no later attempt pushes it out.
 * Ignores bookings of other browsers, and does nothing a second time.
 */
export async function noteBought(context: RequestContext, token: string): Promise<void> {
  const { bookings } = context.session;
  if (!bookings.some((noted) => noted.token === token && !noted.isBought)) return;
  context.session.bookings = withinLimits(
    bookings.map((noted) => (noted.token === token ? { ...noted, isBought: true } : noted)),
  );
  await keepSession(context);
}

/** @param bookings newest first, as the answer */
function withinLimits(bookings: readonly NotedBooking[]): NotedBooking[] {
  const bought = bookings.filter(({ isBought }) => isBought);
  const attempts = bookings.filter(({ isBought }) => !isBought).slice(0, MAX_ATTEMPTS);
  const ofGuest = bought.filter(({ accountId }) => accountId === undefined);
  const ofAccounts = bought.filter(({ accountId }) => accountId !== undefined);
  const kept = new Set([...attempts, ...[...ofGuest, ...ofAccounts].slice(0, MAX_BOUGHT)]);
  return bookings.filter((noted) => kept.has(noted));
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
