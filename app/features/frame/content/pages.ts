/** Pages of text, by their path without the slash (specification 1 §2). */
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

/** What binds in law: only in the languages in which it was written. */
export const LEGAL_PAGES: readonly ContentPageName[] = [
  'refund',
  'payment-security',
  'confidential',
  'agreement',
  'privacy',
];

/** Shown over the page that links to them where scripts run (specification 1 §2, 2 §2). */
export const DIALOG_PAGES: readonly ContentPageName[] = ['contacts', ...LEGAL_PAGES];
