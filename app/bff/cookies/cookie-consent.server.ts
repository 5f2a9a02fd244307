import type { RequestContext } from '~/bff/request/context';
import { cookieHeader } from './cookies.server';

const COOKIE = 'cookie_policy_accepted';
const EXPIRES = Date.UTC(2040, 0, 1);

/** Checks whether the visitor has accepted the cookie policy. */
export function hasAcceptedCookies({ cookies }: Pick<RequestContext, 'cookies'>): boolean {
  return cookies.get(COOKIE) === '1';
}

/** Remembers the acceptance until 2040 (specification 1 §9), or as long as the browser allows. */
export function acceptCookies(context: Pick<RequestContext, 'hasSecureCookies' | 'setCookie'>, now = Date.now()): void {
  const maxAge = Math.max(0, Math.floor((EXPIRES - now) / 1000));
  context.setCookie(cookieHeader(COOKIE, '1', { maxAge, secure: context.hasSecureCookies }));
}
