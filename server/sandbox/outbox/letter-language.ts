/** The languages of letters about orders. */
export const LETTER_LANGUAGES = ['en', 'ru', 'nl', 'pl', 'es', 'fr', 'de', 'it', 'tr'] as const;
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number];

/** The language of a booking, where letters are written in it; else English. */
export function letterLanguage(language: string): LetterLanguage {
  return LETTER_LANGUAGES.find((known) => known === language) ?? 'en';
}
