import { cookieHeader } from './cookies.server';
import type { RequestContext } from '~/bff/request/context';

const COOKIE = 'chat_begun';
/** A visitor who wrote to the support waits for an answer about so long. */
const LIFETIME_SECONDS = 24 * 60 * 60;

type Response = Pick<RequestContext, 'setCookie' | 'hasSecureCookies'>;

/** Notes that this browser has written to the support: its pages ask for answers then. It says nothing of whom. */
export function noteChat({ setCookie, hasSecureCookies }: Response): void {
  setCookie(cookieHeader(COOKIE, '1', { maxAge: LIFETIME_SECONDS, secure: hasSecureCookies }));
}

export function hasBegunChat({ cookies }: Pick<RequestContext, 'cookies'>): boolean {
  return cookies.get(COOKIE) === '1';
}

export function dropChatNote({ setCookie, hasSecureCookies }: Response): void {
  setCookie(cookieHeader(COOKIE, '', { maxAge: 0, secure: hasSecureCookies }));
}
