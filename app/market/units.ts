import type { Locale } from './locales';

/**
 * Duration symbols, written behind the number. They are language data, like digit grouping, rather than page text.
 * Partners' tools read the Russian forms ("3ч 15м", upstream facts §7).
 */
export const DURATION_UNITS: Readonly<Record<Locale, { day: string; hour: string; minute: string }>> = {
  ru: { day: '\u00a0дн.', hour: 'ч', minute: 'м' },
  en: { day: 'd', hour: 'h', minute: 'm' },
  nl: { day: 'd', hour: 'u', minute: 'm' },
  pl: { day: 'd', hour: 'h', minute: 'm' },
  es: { day: 'd', hour: 'h', minute: 'm' },
  fr: { day: 'j', hour: 'h', minute: 'm' },
  de: { day: 'T', hour: 'h', minute: 'm' },
  it: { day: 'g', hour: 'h', minute: 'm' },
  tr: { day: 'g', hour: 'sa', minute: 'dk' },
};
