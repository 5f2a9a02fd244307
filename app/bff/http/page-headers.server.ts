import vary from 'vary';
import type { Locale } from '~/market/locales';
import { contentSecurityPolicy, type PagePolicy } from './security-policy';

type PageHeaders = { locale: Locale; noStore: boolean; policy: PagePolicy; retryAfter?: string | null };

type HeadersByRoute = Readonly<Record<string, Headers>>;

/** Pages and data depend on these headers. */
const VARY = ['Cookie', 'Accept-Language'];

/** Extends the route's own Vary. */
function addVary(headers: Headers): void {
  headers.set('Vary', vary.append(headers.get('Vary') ?? '', VARY));
}

/**
 * Returns the Retry-After of a page that an action or a loader refused for now, so that no route has to pass it on.
 */
export function retryAfterOf(answers: { actionHeaders: HeadersByRoute; loaderHeaders: HeadersByRoute }): string | null {
  const all = [answers.actionHeaders, answers.loaderHeaders].flatMap((byRoute) => Object.values(byRoute));
  return all.map((headers) => headers.get('Retry-After')).find((value) => value !== null) ?? null;
}

/**
 * Sets the headers of every HTML response. Language, currency and the visitor's bookings come from cookies and the
 * browser's languages, so shared caches store nothing unless a route allows it; `noStore` wins over the route.
 */
export function setPageHeaders(headers: Headers, { locale, noStore, policy, retryAfter }: PageHeaders): void {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  headers.set('Content-Security-Policy', contentSecurityPolicy(policy));
  addVary(headers);
  if (retryAfter) headers.set('Retry-After', retryAfter);
  if (noStore) headers.set('Cache-Control', 'no-store');
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
}

/** Sets the headers of a loader's response to the browser's router: one visitor's data, not stored by default. */
export function setDataHeaders(headers: Headers): void {
  addVary(headers);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
}
