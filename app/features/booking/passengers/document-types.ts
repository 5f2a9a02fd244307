import type { DocumentType } from '~/upstream/booking/contract';

/**
 * The pattern of a document's number. Specification 2 §5 lists the patterns without naming documents; the mapping is
 * ours (README.md). Matched after removing spaces, hyphens and the sign №.
 */
export type NumberPattern =
  | 'tenDigits'
  | 'nineDigits'
  | 'sevenDigits'
  | 'sixToTwelveDigits'
  | 'tenDigitsAtMost'
  | 'twoCyrillicAndDigits'
  | 'romanCyrillicAndDigits'
  | 'cyrillicAndDigits'
  | 'latinAndDigits'
  | 'latinWithDigit';

/** Alphabet of the names: the other three patterns of the specification. */
export type NameAlphabet = 'latin' | 'cyrillic' | 'latinOrCyrillic';

export type DocumentRules = {
  /** For citizens of Russia, and for everybody else when that differs. */
  number: NumberPattern;
  numberOfOthers?: NumberPattern;
  names: NameAlphabet;
  /**
   * `never`: not requested. `flag`: the holder may declare that there is none. `passport`: like `flag`, except for
   * Russians.
   */
  expiry: 'never' | 'flag' | 'passport';
  /** Issued only to citizens of Russia. */
  isRussianOnly?: boolean;
  /** Valid for crossing the border of Russia or another country. */
  isForAbroad?: boolean;
  /** Age in full years on the day of the last flight, inclusive. */
  ages?: { from?: number; to?: number };
  /** Accepted for a child on a train. */
  isForRailChildren?: boolean;
};

/** Russian citizens get an internal passport at this age and use the birth certificate before it. */
export const INTERNAL_PASSPORT_AGE = 14;

const FROM_FOURTEEN = { from: INTERNAL_PASSPORT_AGE };
const PASSPORT = {
  number: 'nineDigits',
  numberOfOthers: 'latinWithDigit',
  names: 'latin',
  expiry: 'passport',
  isForAbroad: true,
} as const;
/** A certificate issued in Russian to somebody without a passport. */
const CERTIFICATE = { number: 'cyrillicAndDigits', names: 'cyrillic', expiry: 'never' } as const;

/** All documents (specification 2 §3), in the order offered. */
export const DOCUMENTS: Readonly<Record<DocumentType, DocumentRules>> = {
  internal_passport: {
    number: 'tenDigits',
    names: 'latinOrCyrillic',
    expiry: 'never',
    isRussianOnly: true,
    ages: FROM_FOURTEEN,
  },
  international_passport: { ...PASSPORT, isForRailChildren: true },
  passport_or_id_number: {
    number: 'latinWithDigit',
    names: 'latin',
    expiry: 'flag',
    isForAbroad: true,
    isForRailChildren: true,
  },
  birth_certificate: {
    number: 'romanCyrillicAndDigits',
    names: 'latinOrCyrillic',
    expiry: 'never',
    isRussianOnly: true,
    ages: { to: INTERNAL_PASSPORT_AGE - 1 },
    isForRailChildren: true,
  },
  ussr_passport: {
    number: 'romanCyrillicAndDigits',
    names: 'latinOrCyrillic',
    expiry: 'never',
    isRussianOnly: true,
    ages: { from: 16 },
  },
  sailor_passport: {
    number: 'sevenDigits',
    names: 'latinOrCyrillic',
    expiry: 'flag',
    isForAbroad: true,
    ages: { from: 16 },
  },
  military_card: {
    number: 'twoCyrillicAndDigits',
    names: 'cyrillic',
    expiry: 'never',
    isRussianOnly: true,
    ages: { from: 16 },
  },
  military_officer_card: {
    number: 'twoCyrillicAndDigits',
    names: 'cyrillic',
    expiry: 'never',
    isRussianOnly: true,
    ages: { from: 18 },
  },
  cis_certificate: { ...CERTIFICATE, expiry: 'flag', isForAbroad: true, isForRailChildren: true },
  diplomatic_passport: PASSPORT,
  service_passport: PASSPORT,
  stateless_id_card: { number: 'sixToTwelveDigits', names: 'latinOrCyrillic', expiry: 'flag' },
  residence_permit: { number: 'sixToTwelveDigits', names: 'latinOrCyrillic', expiry: 'flag' },
  medical_birth_certificate: {
    number: 'tenDigitsAtMost',
    names: 'cyrillic',
    expiry: 'never',
    ages: { to: 1 },
    isForRailChildren: true,
  },
  prison_release_certificate: { ...CERTIFICATE, ages: FROM_FOURTEEN },
  temporary_id_card: { ...CERTIFICATE, expiry: 'flag', isRussianOnly: true, ages: FROM_FOURTEEN },
  convicted_person_identity: { ...CERTIFICATE, ages: FROM_FOURTEEN },
  diplomatic_visa_certificate: { number: 'latinAndDigits', names: 'latin', expiry: 'flag', isForAbroad: true },
  identity_acknowledgment: { ...CERTIFICATE, expiry: 'flag' },
  another_document: {
    number: 'latinWithDigit',
    names: 'latinOrCyrillic',
    expiry: 'flag',
    isForAbroad: true,
    isForRailChildren: true,
  },
};

/** Military documents: the form also asks for the category and the end of service. */
export const MILITARY_DOCUMENTS: readonly DocumentType[] = ['military_card', 'military_officer_card'];

/** Returns true for a known document; for values from a form or a cookie. */
export function isDocumentType(value: string): value is DocumentType {
  return Object.hasOwn(DOCUMENTS, value);
}

/** Returns true when the document needs the category and the end of service. */
export function isMilitary(document: DocumentType): boolean {
  return MILITARY_DOCUMENTS.includes(document);
}

/** Returns true when the document never expires, so that no date is requested. */
export function neverExpires(document: DocumentType): boolean {
  return DOCUMENTS[document].expiry === 'never';
}

/** Returns true when the holder may declare that there is no expiry date: not for a Russian international passport. */
export function mayLackExpiry(document: DocumentType, citizenship: string): boolean {
  const { expiry } = DOCUMENTS[document];
  return expiry === 'never' || expiry === 'flag' || citizenship !== 'RU';
}
