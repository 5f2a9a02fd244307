import type { Locale } from './locales';

/** Languages that use the short dash between words ("London – New York"). */
const SHORT_DASH: ReadonlySet<Locale> = new Set<Locale>(['en', 'de', 'nl', 'pl', 'tr']);

/** Joins parts of a title or a route: "Москва — Сочи". */
export function dashed(parts: readonly string[], locale: Locale): string {
  return parts.join(SHORT_DASH.has(locale) ? ' – ' : ' — ');
}

/** Longer names may break, or a narrow line would overflow. */
const LONGEST_UNBROKEN = 24;

/** Keeps a short name or date on one line: "New York", "28 янв.". */
export function unbroken(name: string): string {
  return name.length > LONGEST_UNBROKEN ? name : name.replaceAll(' ', '\u00a0');
}

/** Returns the end of a number whose beginning is hidden, on one line: "•••• 4242". */
export function hiddenNumber(end: string): string {
  return `••••\u00a0${end}`;
}

/**
 * Joins a label and a value: "Order number: 123". French puts a space before the colon. For pairs that no text covers.
 */
export function labelled(label: string, value: string, locale: Locale): string {
  return locale === 'fr' ? `${label}\u00a0: ${value}` : `${label}: ${value}`;
}
