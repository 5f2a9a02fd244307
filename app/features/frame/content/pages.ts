/** Text pages, by their path without the slash (specification 1 §2). */
export const CONTENT_PAGES = [
  'contacts',
  'refund',
  'payment-security',
  'confidential',
  'agreement',
  'privacy',
  'about',
  'press',
  'app',
  'email',
  'helpcenter',
  'accessibility',
  'data-sources',
  'imprint',
] as const;
export type ContentPageName = (typeof CONTENT_PAGES)[number];

/**
 * Pages about trains: the product, and how to buy a ticket. They exist only in countries where trains are sold, so on a
 * brand with many countries their address names the country.
 */
export const RAILWAY_PAGES = ['railway', 'railway-tickets'] as const;
export type RailwayPageName = (typeof RAILWAY_PAGES)[number];

/** A text in `locales/<language>/content`. */
export type TextFileName = ContentPageName | RailwayPageName;

/** Pages that open over the linking page where scripts run (specification 1 §2, 2 §2). */
export const DIALOG_PAGES: readonly ContentPageName[] = [
  'contacts',
  'refund',
  'payment-security',
  'confidential',
  'agreement',
  'privacy',
];

/** Pages that name the company behind the brand, which the settings know. */
export const COMPANY_PAGES: readonly ContentPageName[] = ['agreement', 'confidential', 'privacy', 'imprint'];

/** Pages that name the shop's fees in the visitor's currency, which the settings know. */
export const FEE_PAGES: readonly ContentPageName[] = ['refund'];

/** Tells whether the page at a path opens over the linking page. */
export function isDialogPage(pathname: string): boolean {
  return DIALOG_PAGES.some((name) => pathname === `/${name}`);
}
