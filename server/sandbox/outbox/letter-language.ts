/** The languages of letters about orders. */
export const LETTER_LANGUAGES = ['en', 'ru', 'nl', 'pl', 'es', 'fr', 'de', 'it', 'tr'] as const;
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number];

/** Returns the language of a booking's letters; English for an unsupported one. */
export function letterLanguage(language: string): LetterLanguage {
  return LETTER_LANGUAGES.find((candidate) => candidate === language) ?? 'en';
}
