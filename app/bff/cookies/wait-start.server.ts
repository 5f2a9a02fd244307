import type { RequestContext } from '~/bff/request/context';
import { BOOKING_PATH, bookingCookieName, cookieHeader } from './cookies.server';

/** The longest wait (specification 2 §9) and the pages around its end; a state that comes back later is a new wait. */
const LIFETIME_SECONDS = 140;

type Writer = Pick<RequestContext, 'cookies' | 'setCookie' | 'hasSecureCookies'>;

/**
 * Returns the milliseconds since this browser first saw a booking in a state that has to change; from now on when it has
 * not seen it before. The browser keeps the start, so that any process can tell how long the wait has been; it is not
 * sealed, because it decides nothing but what the page says.
 * @param state what the booking is to leave: letters and underscores
 */
export function waitedMs(context: Writer, token: string, state: string, now = Date.now()): number {
  const [keptState, since = ''] = (context.cookies.get(bookingCookieName('wait', token)) ?? '').split('.');
  const ms = now - Number(since);
  if (keptState === state && /^\d{1,15}$/.test(since) && ms >= 0) return ms;
  setWaitCookie(context, token, `${state}.${now}`, LIFETIME_SECONDS);
  return 0;
}

/** Ends a wait: the next one for this booking begins anew. */
export function endWait(context: Writer, token: string): void {
  setWaitCookie(context, token, '', 0);
}

function setWaitCookie({ setCookie, hasSecureCookies }: Writer, token: string, value: string, maxAge: number): void {
  const name = bookingCookieName('wait', token);
  setCookie(cookieHeader(name, value, { maxAge, path: BOOKING_PATH, secure: hasSecureCookies }));
}
