/** The nine interface languages (specification 1 §1). */
export const LOCALES = ['ru', 'en', 'nl', 'pl', 'es', 'fr', 'de', 'it', 'tr'] as const;
export type Locale = (typeof LOCALES)[number];

/** True when `value` is one of the nine languages (lower case). */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}
