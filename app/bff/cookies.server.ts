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

/** Cookies of a request by name; of two with one name the first, which has the more exact path. */
export function readCookies(request: Request): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = at > 0 ? pair.slice(0, at).trim() : '';
    if (name !== '' && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}

/**
 * A Set-Cookie header, HttpOnly and SameSite=Lax.
 * @param value of letters, digits and `-._~:`, as sealed texts and marks are
 * @throws CookieTooLargeError
 */
export function cookieHeader(name: string, value: string, { maxAge, path = '/', secure }: CookieOptions): string {
  const lifetime = maxAge === null ? '' : ` Max-Age=${maxAge};`;
  const header = `${name}=${value}; Path=${path};${lifetime} HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const bytes = Buffer.byteLength(header);
  if (bytes > MAX_COOKIE_BYTES) throw new CookieTooLargeError(name, bytes);
  return header;
}

/** Whether cookies of this site are to be Secure: everywhere but on this very machine. */
export function needsSecureCookies(origin: string): boolean {
  const { hostname } = new URL(origin);
  return !/^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
