import type { Locale } from '~/market/locales';

/** Names of a place by language, as the suggest service has them. */
export type PlaceNames = Readonly<Record<string, string | null | undefined>>;

/** The name in `locale`, else in English, else in whatever language there is; empty when the place has no name. */
export function nameIn(names: PlaceNames, locale: Locale): string {
  return names[locale] || names['en'] || Object.values(names).find(Boolean) || '';
}

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * A name as it is compared: small letters without marks, hyphens and dots as spaces, "St" spelled out. "Нью-Йорк" and
 * "нью йорк" are one, and so are "St. Petersburg" and "Saint Petersburg".
 */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßıłøđæœþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bst\b/g, 'saint')
    .trim();
}

/** True when one of the names, in any language, is `folded`. */
export function isNamed(names: PlaceNames, folded: string): boolean {
  return Object.values(names).some((name) => name && foldName(name) === folded);
}

/** True when a word of one of the names, in any language, begins with `folded`. */
export function hasNameLike(names: PlaceNames, folded: string): boolean {
  return Object.values(names).some((name) => name && ` ${foldName(name)}`.includes(` ${folded}`));
}

/** "anywhere" as it stands by itself, where it stands beside names: "Anywhere". */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
