import type { Locale } from './locales';

/** Regions whose short name is the usual one ("Hongkong", not "Sonderverwaltungsregion Hongkong"). */
const SHORT: ReadonlySet<string> = new Set(['HK', 'MO']);
const RUSSIAN: Readonly<Record<string, string>> = { KP: 'Северная Корея', KR: 'Южная Корея', US: 'США' };

/** Cached, because creating one is slow. */
const displays = new Map<string, Intl.DisplayNames>();

/** Returns a country's name by its upper-case code; null when `Intl` does not know it. */
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
