import type { DocumentType } from '~/upstream/booking/contract';
import { DOCUMENTS, type NumberPattern } from './document-types';

const FAULTS = {
  tenDigits: 'numberInternalPassport',
  nineDigits: 'numberRussianPassport',
  sevenDigits: 'numberSevenDigits',
  sixToTwelveDigits: 'numberSixToTwelve',
  tenDigitsAtMost: 'numberTenAtMost',
  twoCyrillicAndDigits: 'numberMilitary',
  romanCyrillicAndDigits: 'numberBirthCertificate',
  cyrillicAndDigits: 'numberCyrillic',
  latinAndDigits: 'numberLatin',
  latinWithDigit: 'numberForeignPassport',
} as const satisfies Record<NumberPattern, string>;
export type NumberFault = (typeof FAULTS)[NumberPattern];

/** Patterns of a number without spaces, hyphens and the sign №, in capitals. */
const PATTERNS: Readonly<Record<Exclude<NumberPattern, 'romanCyrillicAndDigits'>, RegExp>> = {
  tenDigits: /^\d{10}$/,
  nineDigits: /^\d{9}$/,
  sevenDigits: /^\d{7}$/,
  sixToTwelveDigits: /^\d{6,12}$/,
  tenDigitsAtMost: /^\d{1,10}$/,
  twoCyrillicAndDigits: /^[А-ЯЁ]{2}\d{6,7}$/,
  cyrillicAndDigits: /^(?=.*\d)[А-ЯЁ\d]{1,16}$/,
  latinAndDigits: /^[A-Z\d]{1,16}$/,
  latinWithDigit: /^(?=.*\d)[A-Z\d]{1,16}$/,
};

/** Cyrillic letters typed for similar Roman numerals. */
const ROMAN_LOOKALIKES: Readonly<Record<string, string>> = { Х: 'X', І: 'I', С: 'C', М: 'M', У: 'V', Л: 'L' };
const ROMAN = /^(?=[CLXVI])C?(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/;

/** Returns the pattern of a document's number. */
function numberPattern(document: DocumentType, citizenship: string): NumberPattern {
  const { number, numberOfOthers = number } = DOCUMENTS[document];
  return citizenship === 'RU' ? number : numberOfOthers;
}

/**
 * Normalises a document's number for the carrier: removes spaces, hyphens and the sign №, and converts to capitals ("45
 * 08 123456" → "4508123456", "iv-аб № 123456" → "IVАБ123456"). Returns a validation error when the number is invalid.
 */
export function readDocumentNumber(
  document: DocumentType,
  citizenship: string,
  typed: string,
): { number: string } | { fault: NumberFault } {
  // Remove the sign № first: normalising would turn it into the letters "No".
  const bare = typed
    .replace(/[№#]/g, '')
    .normalize('NFKC')
    .replace(/[\s‐‑–—-]/g, '')
    .toUpperCase();
  const pattern = numberPattern(document, citizenship);
  if (pattern === 'romanCyrillicAndDigits') return readRomanSeries(bare);
  return PATTERNS[pattern].test(bare) ? { number: bare } : { fault: FAULTS[pattern] };
}

/** Reads Roman numerals, two Cyrillic letters and six digits. */
function readRomanSeries(bare: string): { number: string } | { fault: NumberFault } {
  const match = /^([A-ZА-ЯІ1]{1,8})([А-ЯЁ]{2})(\d{6})$/u.exec(bare);
  const roman = (match?.[1] ?? '')
    .replace(/1/g, 'I')
    .replace(/[А-ЯІ]/gu, (letter) => ROMAN_LOOKALIKES[letter] ?? letter);
  if (!match || !ROMAN.test(roman)) return { fault: FAULTS.romanCyrillicAndDigits };
  return { number: `${roman}${match[2] ?? ''}${match[3] ?? ''}` };
}
