import type { Verdict } from './verdict';

export type SetCookie = { name: string; attributes: ReadonlyMap<string, string> };

/** Parses a Set-Cookie header; names of attributes in lower case. */
export function parseSetCookie(header: string): SetCookie {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const entries = attributes.map((part) => {
    const [name = '', value = ''] = part.split('=', 2);
    return [name.toLowerCase(), value] as const;
  });
  return { name: pair.slice(0, pair.indexOf('=')), attributes: new Map(entries) };
}

/**
 * Applies the rule "Cookies" to all cookies of a visit: the worst of them counts.
 * @param hasHsts whether the site enforces HTTPS anyway
 */
export function judgeCookies(headers: readonly string[], hasHsts: boolean): Verdict {
  if (headers.length === 0) return verdict('none', 0);
  const cookies = headers.map(parseSetCookie);
  const verdicts = cookies
    .map((cookie) => judgeCookie(cookie, hasHsts))
    .sort((one, other) => one.points - other.points);
  return verdicts[0] ?? verdict('none', 0);
}

function judgeCookie({ name, attributes }: SetCookie, hasHsts: boolean): Verdict {
  const isSession = /login|sess/i.test(name);
  const isSecure = attributes.has('secure');
  const sameSite = attributes.get('samesite')?.toLowerCase();
  if (isSession && !isSecure) return verdict(`${name}: session without Secure`, hasHsts ? -10 : -40);
  if (isSession && !attributes.has('httponly')) return verdict(`${name}: session without HttpOnly`, -30);
  if (sameSite !== undefined && !['lax', 'strict', 'none'].includes(sameSite)) return verdict(`${name}: SameSite`, -20);
  if (sameSite === 'none' && !isSecure) return verdict(`${name}: SameSite=None without Secure`, -20);
  if (/csrf/i.test(name) && sameSite === undefined) return verdict(`${name}: against forgery without SameSite`, -20);
  if (!isSecure) return verdict(`${name}: without Secure`, hasHsts ? -5 : -20);
  return sameSite === undefined ? verdict('secure', 0) : verdict('secure, with SameSite', 5);
}

function verdict(result: string, points: number): Verdict {
  return { rule: 'cookies', result, points };
}
