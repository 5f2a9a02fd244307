import type { Locale } from './locales';

/** Latin for the Cyrillic letters from U+0430 on; hard and soft signs are left out. */
const LATIN = 'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya'
  .split(' ')
  .map((one) => one.replace('-', ''));
const FIRST = 0x430;
const CYRILLIC = /[\u0410-\u044F\u0401\u0451]/g;
const YO = '\u0451';

/**
 * Writes a text of Russian railways so that everybody can read it, a number or name of a train or a class of a car: in
 * Russian as it is, otherwise in Latin letters: "026Y", "Italmas".
 */
export function readable(text: string, locale: Locale): string {
  if (locale === 'ru') return text;
  return text.normalize('NFC').replace(CYRILLIC, (letter, at: number, whole: string) => {
    const small = letter.toLowerCase();
    const latin = small === YO ? 'e' : (LATIN[small.codePointAt(0)! - FIRST] ?? '');
    if (letter === small) return latin;
    const isInWord = /\p{Ll}/u.test(whole[at + 1] ?? '');
    return isInWord ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin.toUpperCase();
  });
}
