import type { RequestContext } from './context';
import { keepSession } from './session.server';

const MAX_BOOKINGS = 20;

/** Notes that this browser began the booking, so that it may see the personal data in it. */
export async function rememberBooking(context: RequestContext, token: string): Promise<void> {
  const others = context.session.bookings.filter((known) => known !== token);
  context.session.bookings = [token, ...others].slice(0, MAX_BOOKINGS);
  await keepSession(context);
}

/** Notes bookings of the account that has signed in, the newest first, behind those that were begun here. */
export async function rememberBookings(context: RequestContext, tokens: readonly string[]): Promise<void> {
  const { bookings } = context.session;
  const others = tokens.filter((token) => !bookings.includes(token)).slice(0, MAX_BOOKINGS - bookings.length);
  if (others.length === 0) return;
  context.session.bookings = [...bookings, ...others];
  await keepSession(context);
}

/** True when the booking was begun in this browser, within the last 30 days and its last 20 bookings. */
export function ownsBooking(context: Pick<RequestContext, 'session'>, token: string): boolean {
  return context.session.bookings.includes(token);
}
