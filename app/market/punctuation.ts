import type { Locale } from './locales';

/** Languages that use the short dash between words ("London – New York"). */
const SHORT_DASH: ReadonlySet<Locale> = new Set<Locale>(['en', 'de', 'nl', 'pl', 'tr']);

/** Joins parts of a title or a route: "Москва — Сочи". */
export function dashed(parts: readonly string[], locale: Locale): string {
  return parts.join(SHORT_DASH.has(locale) ? ' – ' : ' — ');
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
