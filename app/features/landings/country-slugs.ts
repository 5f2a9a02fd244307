import { countryName } from '~/market/country-names';
import { LOCALES, type Locale } from '~/market/locales';
import { slugOf } from '~/market/slug';

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** Returns a country's part of an address in a language; English where the language has other letters. */
export function countrySlug(code: string, locale: Locale): string {
  return slugOf(countryName(code, locale) ?? '') || slugOf(countryName(code, 'en') ?? '') || code.toLowerCase();
}

let codes: Map<string, string> | null = null;

/** Returns the code of a country by its slug in any language, or by the code itself; null for an unknown one. */
export function countryOfSlug(slug: string): string | null {
  codes ??= allSlugs();
  return codes.get(slug.toLowerCase()) ?? null;
}

function allSlugs(): Map<string, string> {
  const result = new Map<string, string>();
  const countries = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter(isCurrent);
  for (const locale of ['en', ...LOCALES] as const) {
    for (const code of countries) {
      const slug = countrySlug(code, locale);
      if (!result.has(slug)) result.set(slug, code);
    }
  }
  for (const code of countries) result.set(code.toLowerCase(), code);
  return result;
}

/** True for the code of a country of today: `Intl` also knows former ones, by the names of their successors. */
function isCurrent(code: string): boolean {
  return countryName(code, 'en') !== null && new Intl.Locale(`und-${code}`).region === code;
}
