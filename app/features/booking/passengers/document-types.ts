import type { DocumentType } from '~/upstream/booking/contract';

/**
 * How a document's number looks. The patterns are those of specification 2 §5, which does not say whose they are: the
 * map is ours (README.md). Spaces, hyphens and the sign № are taken out before.
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

/** Letters of the names: the other three patterns of the specification. */
export type NameAlphabet = 'latin' | 'cyrillic' | 'latinOrCyrillic';

export type DocumentRules = {
  /** Of a citizen of Russia, and of everybody else when that differs. */
  number: NumberPattern;
  numberOfOthers?: NumberPattern;
  names: NameAlphabet;
  /** `never`: not asked. `flag`: the holder may say that there is none. `passport`: the same, but not for Russians. */
  expiry: 'never' | 'flag' | 'passport';
  /** Issued to citizens of Russia only. */
  isRussianOnly?: boolean;
  /** Lets its holder out of Russia and into another country. */
  isForAbroad?: boolean;
  /** Full years on the day of the last flight, both included. */
  ages?: { from?: number; to?: number };
  /** A child may go by train with it. */
  isForRailChildren?: boolean;
};

/** From this birthday on a Russian citizen has an internal passport; before it, the birth certificate serves. */
export const INTERNAL_PASSPORT_AGE = 14;

const FROM_FOURTEEN = { from: INTERNAL_PASSPORT_AGE };
const PASSPORT = {
  number: 'nineDigits',
  numberOfOthers: 'latinWithDigit',
  names: 'latin',
  expiry: 'passport',
  isForAbroad: true,
} as const;
/** What an office writes out by hand, in Russian, to somebody without a passport. */
const CERTIFICATE = { number: 'cyrillicAndDigits', names: 'cyrillic', expiry: 'never' } as const;

/** Every document there is (specification 2 §3), in the order in which they are offered. */
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

/** The documents of those who serve: with them it is asked in what category, and until when. */
export const MILITARY_DOCUMENTS: readonly DocumentType[] = ['military_card', 'military_officer_card'];

/** For what a form or a cookie names as a document. */
export function isDocumentType(value: string): value is DocumentType {
  return Object.hasOwn(DOCUMENTS, value);
}

/** True when category and end of the service are asked with the document. */
export function isMilitary(document: DocumentType): boolean {
  return MILITARY_DOCUMENTS.includes(document);
}

/** True when the document is good without end, so that no expiry date is asked of it. */
export function neverExpires(document: DocumentType): boolean {
  return DOCUMENTS[document].expiry === 'never';
}

/** True when the holder may say that the document has no expiry date: not so with a Russian passport for abroad. */
export function mayLackExpiry(document: DocumentType, citizenship: string): boolean {
  const { expiry } = DOCUMENTS[document];
  return expiry === 'never' || expiry === 'flag' || citizenship !== 'RU';
}
