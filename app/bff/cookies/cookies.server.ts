import { createHash } from 'node:crypto';
import { parseCookie, stringifyCookie, stringifySetCookie } from 'cookie';

/** Browsers drop cookies above this size, counting name, value and attributes. */
const MAX_COOKIE_BYTES = 4096;

export type CookieOptions = {
  /** Seconds from now; 0 removes the cookie, null keeps it until the browser is closed. */
  maxAge: number | null;
  path?: string;
  /** False on localhost, where browsers may refuse a secure cookie over plain HTTP. */
  secure: boolean;
};

/** Thrown instead of sending a cookie that the browser would silently drop. */
export class CookieTooLargeError extends Error {
  constructor(name: string, bytes: number) {
    super(`cookie ${name} would take ${bytes} bytes; browsers keep ${MAX_COOKIE_BYTES}`);
  }
}

/** Partners read these by name (docs/links.md), so they get no prefix. A planted value does no harm. */
const SHARED_NAMES: ReadonlySet<string> = new Set(['partner_agent', 'partner_tag', 'partner_marker', 'promo_code']);
/** Cookies limited to a path, for which browsers refuse the prefix `__Host-`. */
const NARROW_NAMES = /^(?:(?:draft|wait|uploads)_[0-9a-f]+|social|one_tap|comments)$/;
const PREFIXES = /^__(?:Host|Secure)-/;

/** The pages that cookies of single bookings are sent to. */
export const BOOKING_PATH = '/mbooking';

/** Names a cookie of one booking without revealing the token. */
export function bookingCookieName(kind: 'draft' | 'wait' | 'uploads', token: string): string {
  return `${kind}_${createHash('sha256').update(token).digest('hex').slice(0, 12)}`;
}

const sameText = (text: string) => text;
/** Our values need no escaping; a broken percent sign in somebody else's cookie is kept as it is. */
const AS_GIVEN = { encode: sameText, decode: sameText };

/**
 * Returns the name of a cookie as the browser knows it. The prefix of a Secure cookie makes the browser refuse one of
 * the same name from another site of the domain (decision 034).
 */
export function wireName(name: string, secure: boolean): string {
  if (!secure || SHARED_NAMES.has(name)) return name;
  return `${NARROW_NAMES.test(name) ? '__Secure-' : '__Host-'}${name}`;
}

/**
 * Parses a Cookie header into values by name, without their prefixes. Of two cookies with one name the first wins,
 * since its path is more exact. Ignores cookies that are not under their `wireName`: anybody could have planted them.
 */
export function parseCookies(header: string | null | undefined, secure: boolean): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const [rawName, value = ''] of Object.entries(parseCookie(header ?? '', AS_GIVEN))) {
    const name = secure ? rawName.replace(PREFIXES, '') : rawName;
    if (name !== '' && wireName(name, secure) === rawName) cookies.set(name, value);
  }
  return cookies;
}

/** Writes a Cookie header with these cookies under their wire names, in the given order. */
export function cookiesHeader(cookies: Iterable<readonly [name: string, value: string]>, secure: boolean): string {
  const named = [...cookies].map(([name, value]) => [wireName(name, secure), value] as const);
  return stringifyCookie(Object.fromEntries(named), AS_GIVEN);
}

/** Reads the cookies of a request by name. @param secure the answer of `needsSecureCookies` */
export function readCookies(request: Request, secure: boolean): Map<string, string> {
  return parseCookies(request.headers.get('cookie'), secure);
}

/**
 * Writes a Set-Cookie header, HttpOnly and SameSite=Lax, under the cookie's `wireName`.
 * @param value letters, digits and `-._~:`, as in sealed texts and marks
 * @throws CookieTooLargeError
 * @throws TypeError for a value that would end the cookie or the header
 */
export function cookieHeader(name: string, value: string, { maxAge, path = '/', secure }: CookieOptions): string {
  if ((path === '/') === NARROW_NAMES.test(name)) throw new Error(`NARROW_NAMES and the path of ${name} disagree`);
  const lifetime = maxAge === null ? {} : { maxAge };
  const attributes = { path, ...lifetime, httpOnly: true, sameSite: 'lax', secure } as const;
  const header = stringifySetCookie({ name: wireName(name, secure), value, ...attributes }, AS_GIVEN);
  const bytes = Buffer.byteLength(header);
  if (bytes > MAX_COOKIE_BYTES) throw new CookieTooLargeError(name, bytes);
  return header;
}

/** Decides whether cookies of this site must be Secure: everywhere but on localhost. */
export function needsSecureCookies(origin: string): boolean {
  const { hostname } = new URL(origin);
  return !/^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
