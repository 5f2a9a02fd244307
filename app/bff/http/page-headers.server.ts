import vary from 'vary';
import type { Locale } from '~/market/locales';
import { contentSecurityPolicy, permissionsPolicy, type PagePolicy } from './security-policy';

/** `variesByType`: the address answers with a page or with its data, as the request asks. */
type ByType = { variesByType?: boolean };

type PageHeaders = ByType & { locale: Locale; noStore: boolean; policy: PagePolicy; retryAfter?: string | null };

type HeadersByRoute = Readonly<Record<string, Headers>>;

/** Pages and data depend on these headers. */
const VARY = ['Cookie', 'Accept-Language'];

/** Extends the route's own Vary. */
function addVary(headers: Headers, variesByType: boolean): void {
  headers.set('Vary', vary.append(headers.get('Vary') ?? '', variesByType ? [...VARY, 'Accept'] : VARY));
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
export function setPageHeaders(headers: Headers, page: PageHeaders): void {
  const { locale, noStore, policy, retryAfter, variesByType = false } = page;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  headers.set('Content-Security-Policy', contentSecurityPolicy(policy));
  const { walletOrigin = null } = policy;
  if (walletOrigin) {
    headers.set('Permissions-Policy', permissionsPolicy(`(self "${walletOrigin}")`));
    // Google Pay opens its sheet in a window that has to answer to the page.
    headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  }
  addVary(headers, variesByType);
  if (retryAfter) headers.set('Retry-After', retryAfter);
  if (noStore) headers.set('Cache-Control', 'no-store');
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
}

/** Sets the headers of data for the browser's router or for a dialog: one visitor's, not stored by default. */
export function setDataHeaders(headers: Headers, { variesByType = false }: ByType = {}): void {
  addVary(headers, variesByType);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
}
