import type { Locale } from '~/market/locales';
import { contentSecurityPolicy, type PagePolicy } from './security-policy';

type PageHeaders = { locale: Locale; noStore: boolean; policy: PagePolicy };

/** Adds names to Vary without repeating what a route has put there. */
function addVary(headers: Headers, names: readonly string[]): void {
  const present = (headers.get('Vary') ?? '').split(',').map((name) => name.trim());
  const all = [...present.filter(Boolean), ...names];
  const distinct = all.filter((name, at) => all.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === at);
  headers.set('Vary', distinct.join(', '));
}

/**
 * Headers of every HTML answer. Language, currency and the visitor's bookings come from cookies and the browser's
 * languages, so shared caches keep nothing unless a route says so; `noStore` wins over the route.
 */
export function setPageHeaders(headers: Headers, { locale, noStore, policy }: PageHeaders): void {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  headers.set('Content-Security-Policy', contentSecurityPolicy(policy));
  addVary(headers, ['Cookie', 'Accept-Language']);
  if (noStore) headers.set('Cache-Control', 'no-store');
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
}

/** Headers of a loader's answer to the browser's router: data of one visitor, never kept. */
export function setDataHeaders(headers: Headers): void {
  addVary(headers, ['Cookie', 'Accept-Language']);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
}
