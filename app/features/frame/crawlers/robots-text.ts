/**
 * Addresses closed to crawlers: each search queries carriers for prices, bookings and accounts are private, and the
 * rest serves scripts and forms. Legal pages stay open, because a crawler must read a page to see its `noindex`.
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

/** Builds robots.txt. @param origin of the sitemap, without a trailing slash */
export function robotsText(origin: string): string {
  const rules = CLOSED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
