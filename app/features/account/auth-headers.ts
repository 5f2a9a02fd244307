import type { HeadersFunction } from '@remix-run/node';

/**
 * Addresses of an account's pages may hold the token of a letter: no other site is told where a visitor comes from.
 * (`no-referrer` would take the origin out of our own forms as well, and they would be refused.)
 */
export const authHeaders: HeadersFunction = () => ({ 'Referrer-Policy': 'same-origin' });
