import { NAME_LENGTH } from '~/forms/limits';
import type { NameAlphabet } from './document-types';

/**
 * Validation errors of names: a carrier must be able to print them (specification 2 §5, 1 §5 "Forms in general").
 * Values are message keys.
 */
export type NameFault =
  | 'maxCharacters'
  | 'digitsOnly'
  | 'specialCharacters'
  | 'lettersOnly'
  | 'latinOnly'
  | 'cyrillicOnly'
  | 'oneAlphabet'
  | 'otherAlphabet'
  | 'noVowels'
  | 'fiveDigitsAtEdge'
  | 'threeRepeated'
  | 'tooManyHyphens';

const LETTERS = /^[\p{L}\p{M}\s'’ʼ‑-]+$/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /\p{Script=Latin}/u;
const VOWEL = /[aeiouyаеёиоуыэюяіїєўәөұү]/iu;
/** Names up to this length may have no vowel: Ng, Krč, Smrt. */
const CONSONANTS_AT_MOST = 4;
const OTHER_LETTER = /[^\P{L}\p{Script=Cyrillic}\p{Script=Latin}]/u;

/**
 * Normalises a name: single spaces, ASCII hyphen and apostrophe, composed letters, so that two spellings become one.
 */
export function tidyName(typed: string): string {
  return typed
    .replace(/[‘’ʻʼ`´]/g, "'")
    .normalize('NFKC')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Checks a name; null when it is valid. @param name normalised by `tidyName`, not empty */
export function checkName(name: string, alphabet: NameAlphabet): NameFault | null {
  if (name.length > NAME_LENGTH) return 'maxCharacters';
  if (/^\d+$/.test(name)) return 'digitsOnly';
  if ((name.match(/_/g)?.length ?? 0) > 1) return 'tooManyHyphens';
  if (/[^\p{L}\p{M}\p{N}\s'-]/u.test(name)) return 'specialCharacters';
  if (/^\d{5}|\d{5}$/.test(name)) return 'fiveDigitsAtEdge';
  if (!LETTERS.test(name) || !/\p{L}/u.test(name)) return 'lettersOnly';
  const isCyrillic = CYRILLIC.test(name);
  if (OTHER_LETTER.test(name)) return alphabet === 'cyrillic' ? 'cyrillicOnly' : 'latinOnly';
  if (alphabet === 'latin' && isCyrillic) return 'latinOnly';
  if (isCyrillic && LATIN.test(name)) return 'oneAlphabet';
  if (alphabet === 'cyrillic' && !isCyrillic) return 'cyrillicOnly';
  if (!isCyrillic && !isPlain(plainName(name))) return 'latinOnly';
  if (/(\p{L})\1\1/iu.test(name)) return 'threeRepeated';
  if (/--|^-|-$/.test(name) || (name.match(/-/g)?.length ?? 0) > 3) return 'tooManyHyphens';
  const letters = plainName(name).replace(/[^\p{L}]/gu, '');
  if (letters.length > CONSONANTS_AT_MOST && !VOWEL.test(letters.normalize('NFD'))) return 'noVowels';
  return null;
}

/** Returns true when two names are written in different alphabets; a ticket has one. */
export function areInOtherAlphabets(one: string, other: string): boolean {
  return CYRILLIC.test(one) !== CYRILLIC.test(other);
}

/**
 * Letters that do not decompose into a base letter and a mark, as the machine-readable zone writes them (ICAO 9303).
 */
const EXPANSIONS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  ə: 'e',
  Ə: 'E',
};

/**
 * Converts a Latin name to plain letters as printed on a card: "José Müßig" → "Jose Mussig". Leaves Cyrillic unchanged.
 */
export function plainName(name: string): string {
  if (CYRILLIC.test(name)) return name;
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x00-\x7F]/g, (letter) => EXPANSIONS[letter] ?? letter);
}

/** Letters with a diaeresis that are letters of their own, and the ring: two letters in the machine-readable zone. */
const OF_PASSPORTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/**
 * Countries whose passports write Ä, Ö, Ü with one letter: there the dots only mark how a vowel is read, or their own
 * rule says so.
 */
const PLAIN_DIAERESIS: ReadonlySet<string> = new Set(
  'ES PT FR IT BE NL TR AZ TM AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PY SV UY VE'.split(' '),
);

/**
 * Converts a Latin name to the letters of the passport's machine-readable zone, which airlines print on tickets (ICAO Doc
 * 9303 part 3, section 6): "Müßig" → "Muessig", "Åse Øvergård" → "Aase Oevergaard", "Łuk" → "Luk". Leaves Cyrillic
 * unchanged.
 * @param citizenship ISO 3166 alpha-2: of letters that the table gives two ways, it decides which
 */
export function passportName(name: string, citizenship: string | undefined): string {
  const isAllCapitals = name.length > 1 && name === name.toUpperCase();
  const isPlainCountry = citizenship !== undefined && PLAIN_DIAERESIS.has(citizenship);
  const expanded = name.normalize('NFC').replace(/[äöüåø]/giu, (letter) => {
    const small = letter.toLowerCase();
    if (isPlainCountry && 'äöü'.includes(small)) return letter;
    const pair = OF_PASSPORTS[small] ?? letter;
    if (letter === small) return pair;
    return isAllCapitals ? pair.toUpperCase() : pair.charAt(0).toUpperCase() + pair.slice(1);
  });
  return plainName(expanded);
}

/** Returns true for ASCII only, as carriers print it; false for the Ɓ or ǃ of some Latin alphabets. */
function isPlain(name: string): boolean {
  return /^[\x20-\x7e]*$/.test(name);
}
