import type { Locale } from './locales';

/** Where the short name is the one that people use ("Hongkong", not "Sonderverwaltungsregion Hongkong"). */
const SHORT: ReadonlySet<string> = new Set(['HK', 'MO']);
const RUSSIAN: Readonly<Record<string, string>> = { KP: 'Северная Корея', KR: 'Южная Корея', US: 'США' };

/** Making one costs more than all its uses. */
const displays = new Map<string, Intl.DisplayNames>();

/** A country's name by its code in capitals; null for what `Intl` does not know as one. */
export function countryName(code: string, locale: Locale): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  const own = locale === 'ru' ? RUSSIAN[code] : undefined;
  return own ?? displayOf(locale, SHORT.has(code) ? 'short' : 'long').of(code) ?? null;
}

function displayOf(locale: Locale, style: 'long' | 'short'): Intl.DisplayNames {
  const key = `${locale} ${style}`;
  let display = displays.get(key);
  if (!display) {
    display = new Intl.DisplayNames(locale, { type: 'region', style, fallback: 'none' });
    displays.set(key, display);
  }
  return display;
}
