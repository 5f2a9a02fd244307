import { redirect, type TypedResponse } from '@remix-run/node';

const NOWHERE = 'http://nowhere.invalid';

/**
 * Returns a path of this site (with its query and fragment), or null for anything that a browser could take for an
 * address elsewhere: `//evil`, `/\evil`, `https:evil`, control characters, dots that resolve to a double slash.
 */
export function safeTarget(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 4096) return null;
  // Browsers read a backslash as a slash and drop tabs and line breaks, so "/\t/evil" would become "//evil".
  if (!value.startsWith('/') || hasHazard(value)) return null;
  const url = parse(value);
  if (!url || url.origin !== NOWHERE || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Redirects within this site; any other target becomes the home page.
 * @param status 303 after a POST, 302 or 301 between pages
 */
export function redirectTo(path: string, status: 301 | 302 | 303 | 307 | 308 = 303): TypedResponse<never> {
  return redirect(safeTarget(path) ?? '/', status);
}

/**
 * Checks an external address, such as the bank's 3-D Secure page, against the allowed hosts.
 * @param hosts with their port, if any; on localhost plain HTTP is fine, elsewhere only HTTPS
 * @returns the address as the browser will read it, or null
 */
export function allowedAddress(value: unknown, hosts: readonly string[]): string | null {
  if (typeof value !== 'string' || value.length > 4096 || !/^https?:\/\//i.test(value) || hasHazard(value)) return null;
  const url = parse(value);
  if (!url || url.username || url.password || !hosts.includes(url.host)) return null;
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  return url.protocol === 'https:' || isLocal ? url.href : null;
}

function hasHazard(value: string): boolean {
  return value.includes('\\') || /[\u0000-\u0020\u007f]/.test(value);
}

function parse(value: string): URL | null {
  return URL.canParse(value, NOWHERE) ? new URL(value, NOWHERE) : null;
}
