import type { Locale } from './locales';

/** Languages whose dash between words is the short one ("München – Lissabon"). */
const SHORT_DASH: ReadonlySet<Locale> = new Set<Locale>(['de', 'nl', 'pl', 'tr']);

/** "London — New York": parts of a title or of a route. */
export function dashed(parts: readonly string[], locale: Locale): string {
  return parts.join(SHORT_DASH.has(locale) ? ' – ' : ' — ');
}

/** "Order number: 123", where it is no sentence of the texts. French keeps a space in front of the colon. */
export function labelled(label: string, value: string, locale: Locale): string {
  return locale === 'fr' ? `${label}\u00a0: ${value}` : `${label}: ${value}`;
}
