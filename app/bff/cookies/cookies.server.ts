import { parseCookie, stringifyCookie, stringifySetCookie } from 'cookie';

/** A cookie may not be larger than this, name, value and attributes together, or browsers drop it. */
const MAX_COOKIE_BYTES = 4096;

export type CookieOptions = {
  /** Seconds from now; 0 removes the cookie, null keeps it until the browser is closed. */
  maxAge: number | null;
  path?: string;
  /** Outside localhost, where browsers may not keep a secure cookie over plain HTTP. */
  secure: boolean;
};

/** Thrown instead of sending a cookie that the browser would silently drop. */
export class CookieTooLargeError extends Error {
  constructor(name: string, bytes: number) {
    super(`cookie ${name} would take ${bytes} bytes; browsers keep ${MAX_COOKIE_BYTES}`);
  }
}

/** Partners know these by name (docs/links.md), so they keep it; whatever another site of the domain puts there is harmless. */
const SHARED_NAMES: ReadonlySet<string> = new Set(['partner_agent', 'partner_tag', 'partner_marker', 'promo_code']);
/** Sent to a part of the site only, by which browsers refuse them the prefix `__Host-`. */
const NARROW_NAMES = /^(?:draft_[0-9a-f]+|social|one_tap)$/;
const PREFIXES = /^__(?:Host|Secure)-/;

const sameText = (text: string) => text;
/** Values need no escaping; a broken percent sign in somebody else's cookie stays as it came. */
const AS_GIVEN = { encode: sameText, decode: sameText };

/**
 * The name of a cookie as the browser knows it. Where cookies are Secure, the prefix has the browser refuse a cookie of
 * this name that another site of the same domain sets (decision 034).
 */
export function wireName(name: string, secure: boolean): string {
  if (!secure || SHARED_NAMES.has(name)) return name;
  return `${NARROW_NAMES.test(name) ? '__Secure-' : '__Host-'}${name}`;
}

/**
 * Cookies of a Cookie header by name, without their prefix; of two with one name the first, which has the more exact
 * path. A cookie under any other name than its `wireName` is not read: anybody could have planted it.
 */
export function parseCookies(header: string | null | undefined, secure: boolean): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const [given, value = ''] of Object.entries(parseCookie(header ?? '', AS_GIVEN))) {
    const name = secure ? given.replace(PREFIXES, '') : given;
    if (name !== '' && wireName(name, secure) === given) cookies.set(name, value);
  }
  return cookies;
}

/** A Cookie header with these cookies under their wire names, in their order. */
export function cookiesHeader(cookies: Iterable<readonly [name: string, value: string]>, secure: boolean): string {
  const named = [...cookies].map(([name, value]) => [wireName(name, secure), value] as const);
  return stringifyCookie(Object.fromEntries(named), AS_GIVEN);
}

/** Cookies of a request by name. @param secure as `needsSecureCookies` says */
export function readCookies(request: Request, secure: boolean): Map<string, string> {
  return parseCookies(request.headers.get('cookie'), secure);
}

/**
 * A Set-Cookie header, HttpOnly and SameSite=Lax, under the cookie's `wireName`.
 * @param value of letters, digits and `-._~:`, as sealed texts and marks are
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

/** Whether cookies of this site are to be Secure: everywhere but on this very machine. */
export function needsSecureCookies(origin: string): boolean {
  const { hostname } = new URL(origin);
  return !/^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
