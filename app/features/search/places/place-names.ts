import type { Locale } from '~/market/locales';
import { plainLetters } from '~/market/plain-letters';

/** Names of a place by language, from the suggest service. */
export type PlaceNames = Readonly<Record<string, string | null | undefined>>;

/** Returns the name in `locale`, else in English, else in any language; empty without a name. */
export function nameIn(names: PlaceNames, locale: Locale): string {
  return names[locale] || names['en'] || Object.values(names).find(Boolean) || '';
}

/**
 * Normalises a name for comparison: lower case, no diacritics, spaces for hyphens and dots, "St" spelled out.
 * "Нью-Йорк" equals "нью йорк", and "St. Petersburg" equals "Saint Petersburg".
 */
export function foldName(text: string): string {
  return plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bst\b/g, 'saint')
    .trim();
}

/** True when one of the names, in any language, equals `folded`. */
export function isNamed(names: PlaceNames, folded: string): boolean {
  return Object.values(names).some((name) => name && foldName(name) === folded);
}

/** True when a word of one of the names, in any language, starts with `folded`. */
export function hasNameLike(names: PlaceNames, folded: string): boolean {
  return Object.values(names).some((name) => name && ` ${foldName(name)}`.includes(` ${folded}`));
}

/** Capitalises a text that is shown as a name: "anywhere" → "Anywhere". */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
