import vary from 'vary';
import type { Locale } from '~/market/locales';
import { contentSecurityPolicy, type PagePolicy } from './security-policy';

type PageHeaders = { locale: Locale; noStore: boolean; policy: PagePolicy; retryAfter?: string | null };

type HeadersByRoute = Readonly<Record<string, Headers>>;

/** A visitor's page or data follows from these. */
const VARY = ['Cookie', 'Accept-Language'];

/** Keeps what a route has put into Vary. */
function addVary(headers: Headers): void {
  headers.set('Vary', vary.append(headers.get('Vary') ?? '', VARY));
}

/** When to come back, of a page that an action or a loader refused for now: no route has to hand it on by itself. */
export function retryAfterOf(answers: { actionHeaders: HeadersByRoute; loaderHeaders: HeadersByRoute }): string | null {
  const all = [answers.actionHeaders, answers.loaderHeaders].flatMap((byRoute) => Object.values(byRoute));
  return all.map((headers) => headers.get('Retry-After')).find((value) => value !== null) ?? null;
}

/**
 * Headers of every HTML answer. Language, currency and the visitor's bookings come from cookies and the browser's
 * languages, so shared caches keep nothing unless a route says so; `noStore` wins over the route.
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

/** Headers of a loader's answer to the browser's router: data of one visitor, never kept. */
export function setDataHeaders(headers: Headers): void {
  addVary(headers);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
}
