import { de } from './languages/de';
import { en } from './languages/en';
import { es } from './languages/es';
import { fr } from './languages/fr';
import { it } from './languages/it';
import { nl } from './languages/nl';
import { pl } from './languages/pl';
import { ru } from './languages/ru';
import { tr } from './languages/tr';
import type { EditorialTexts } from './languages/editorial-texts';

const LANGUAGES: Readonly<Record<string, EditorialTexts>> = { en, ru, nl, pl, es, fr, de, it, tr };

/** Returns all texts of a language by key; falls back to English. */
export function textsIn(language: string): Readonly<Record<string, string>> {
  return Object.hasOwn(LANGUAGES, language) ? (LANGUAGES[language] ?? en) : en;
}
