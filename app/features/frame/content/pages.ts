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
] as const;
export type ContentPageName = (typeof CONTENT_PAGES)[number];

/** Legally binding pages, available only in the languages in which they were written. */
export const LEGAL_PAGES: readonly ContentPageName[] = [
  'refund',
  'payment-security',
  'confidential',
  'agreement',
  'privacy',
];

/** Pages that open over the linking page where scripts run (specification 1 §2, 2 §2). */
export const DIALOG_PAGES: readonly ContentPageName[] = ['contacts', ...LEGAL_PAGES];

/** Tells whether the page at a path opens over the linking page. */
export function isDialogPage(pathname: string): boolean {
  return DIALOG_PAGES.some((name) => pathname === `/${name}`);
}
