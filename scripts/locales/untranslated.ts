import { flatTexts } from '../../app/i18n/keys';
import { type Catalogue, REFERENCE } from './compare';

/** Names with the same spelling everywhere. */
const NAMES: ReadonlySet<string> = new Set([
  'app store',
  'appgallery',
  'apple',
  'compass',
  'facebook',
  'google',
  'google play',
  'ok ru',
  'rustore',
  't bank',
  'vk id',
]);

/**
 * English words that a language has adopted or shares. Unneeded exceptions are reported too, so that the list stays
 * short.
 */
const SAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  de: [
    'app',
    'app stores',
    'bank',
    'bus',
    'business',
    'comfort',
    'cookies',
    'economy',
    'extras',
    'first',
    'first class',
    'hotels',
    'museum',
    'newsletter',
    'online wallet',
    'park',
    'passkeys',
    'person',
    'premium',
    'support',
    'terminal',
    'ticket',
    'tickets',
  ],
  nl: [
    'app',
    'bank',
    'bus',
    'business',
    'comfort',
    'cookies',
    'direct',
    'document',
    'economy',
    'filters',
    'first class',
    'first',
    'hotels',
    'later',
    'menu',
    'museum',
    'park',
    'passkeys',
    'premium',
    'routes',
    'terminal',
    'ticket',
    'tickets',
  ],
  pl: ['bank', 'menu', 'newsletter', 'oceania', 'park', 'premium', 'terminal'],
  es: ['app', 'asia', 'business', 'cookies', 'premium', 'terminal', 'total'],
  fr: [
    'cookies',
    'direct',
    'document',
    'e mail',
    'europe',
    'menu',
    'nature',
    'option',
    'options',
    'page',
    'place',
    'point',
    'points',
    'premium',
    'temple',
    'terminal',
    'total',
    'train',
    'trains',
    'transport',
  ],
  it: [
    'africa',
    'app',
    'asia',
    'business',
    'comfort',
    'e mail',
    'economy',
    'menu',
    'newsletter',
    'oceania',
    'password',
    'premium',
    'terminal',
  ],
  tr: ['business', 'comfort', 'first', 'first class', 'park', 'premium', 'terminal'],
};

/** Finds English texts in other languages: equal to the English ones, and neither a name nor a shared word. */
export function findUntranslated(
  catalogue: Catalogue,
  sameWords: Readonly<Record<string, readonly string[]>> = SAME_WORDS,
): string[] {
  const reference = catalogue[REFERENCE] ?? {};
  return Object.entries(catalogue).flatMap(([language, files]) => {
    if (language === REFERENCE) return [];
    const unneeded = new Set(sameWords[language]);
    const findings: string[] = [];
    for (const [namespace, tree] of Object.entries(files)) {
      const english = flatTexts(reference[namespace] ?? {});
      for (const [key, text] of flatTexts(tree)) {
        const words = wordsOf(text);
        if (words === '' || words !== wordsOf(english.get(key) ?? '') || NAMES.has(words)) continue;
        if (sameWords[language]?.includes(words)) unneeded.delete(words);
        else findings.push(`${language}/${namespace}: ${key} is English: "${text}"`);
      }
    }
    return [
      ...findings,
      ...[...unneeded].map((word) => `${language}: "${word}" need not be excepted from translation`),
    ];
  });
}

/** Returns the words of a text in lower case: "terminal {{name}}" → "terminal", "{{price}}" → "". */
function wordsOf(text: string): string {
  return text
    .replace(/\{\{\s*\w+\s*\}\}/g, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
