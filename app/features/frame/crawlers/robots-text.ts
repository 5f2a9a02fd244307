/**
 * Addresses that a crawler has no business with: each search asks carriers for prices, bookings and accounts are
 * somebody's, and the rest is for scripts and forms. Legal pages are not among them: a crawler has to read a page to see
 * its `noindex`.
 */
const CLOSED = [
  '/search',
  '/booking',
  '/cbooking',
  '/mbooking',
  '/user',
  '/auth',
  '/payment',
  '/places',
  '/calendar-prices',
  '/market',
];

/** robots.txt. @param origin of the sitemap, without a slash at the end */
export function robotsText(origin: string): string {
  const rules = CLOSED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
