import type { DocumentType, PassengerType } from '~/upstream/booking/contract';

/** The documents that the shop takes so far (specification 2 §5 lists twenty). */
export const OFFERED_DOCUMENTS = ['internal_passport', 'international_passport', 'birth_certificate'] as const;
export type OfferedDocument = (typeof OFFERED_DOCUMENTS)[number] & DocumentType;

/** From this birthday on a Russian citizen has an internal passport; before it, the birth certificate serves. */
export const INTERNAL_PASSPORT_AGE = 14;

/** What of a trip decides which documents are taken. */
export type TripForDocuments = {
  /** Crosses a border. */
  isAbroad: boolean;
  /** Every airport of it is in Russia: the internal documents are Russian ones. */
  isWithinRussia: boolean;
  /** As the carrier says it; null when it says nothing. */
  available: readonly string[] | null;
};

export function isOfferedDocument(value: string): value is OfferedDocument {
  return (OFFERED_DOCUMENTS as readonly string[]).includes(value);
}

/**
 * The documents to choose from in a passenger's block, the likeliest first. Citizenship and age are not known when the
 * form is drawn, so that this is the widest list; `checkDocument` narrows it by what was typed.
 */
export function offeredDocuments(trip: TripForDocuments, type: PassengerType): OfferedDocument[] {
  const domestic: OfferedDocument[] =
    type === 'adult'
      ? ['internal_passport', 'international_passport', 'birth_certificate']
      : ['birth_certificate', 'international_passport'];
  const offered: OfferedDocument[] = trip.isAbroad || !trip.isWithinRussia ? ['international_passport'] : domestic;
  // A foreign passport goes under either of two names.
  const isAvailable = (document: OfferedDocument) =>
    trip.available === null ||
    trip.available.includes(document) ||
    (document === 'international_passport' && trip.available.includes('passport_or_id_number'));
  const available = offered.filter(isAvailable);
  return available.length > 0 ? available : ['international_passport'];
}

export type DocumentFault =
  'documentNotForTrip' | 'documentRussianOnly' | 'documentFromFourteen' | 'documentUnderFourteen';

/**
 * Whether this person may travel with this document.
 * @param person `age` on the last flight; null when the birthday is not known (then it is not judged)
 */
export function checkDocument(
  document: OfferedDocument,
  person: { citizenship: string | null; age: number | null; type: PassengerType },
  trip: TripForDocuments,
): DocumentFault | null {
  if (!offeredDocuments(trip, person.type).includes(document)) return 'documentNotForTrip';
  if (document === 'international_passport') return null;
  if (person.citizenship !== null && person.citizenship !== 'RU') return 'documentRussianOnly';
  if (person.age === null) return null;
  if (document === 'internal_passport') return person.age < INTERNAL_PASSPORT_AGE ? 'documentFromFourteen' : null;
  return person.age >= INTERNAL_PASSPORT_AGE ? 'documentUnderFourteen' : null;
}

/** True when the document is good without end, so that no expiry date is asked of it. */
export function neverExpires(document: OfferedDocument): boolean {
  return document !== 'international_passport';
}

/** True when the holder may say that the document has no expiry date: not so with a Russian passport for abroad. */
export function mayLackExpiry(document: OfferedDocument, citizenship: string): boolean {
  return neverExpires(document) || citizenship !== 'RU';
}

export type NumberFault =
  'numberInternalPassport' | 'numberRussianPassport' | 'numberForeignPassport' | 'numberBirthCertificate';

/** Cyrillic letters that are typed for the roman digits that they look like. */
const ROMAN_LOOKALIKES: Readonly<Record<string, string>> = { Х: 'X', І: 'I', С: 'C', М: 'M', У: 'V', Л: 'L' };
const ROMAN = /^(?=[CLXVI])C?(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/;

/**
 * A document's number as the carrier takes it: spaces, hyphens and the sign № taken out, capitals
 * ("45 08 123456" → "4508123456", "iv-аб № 123456" → "IVАБ123456"); or what is wrong with it.
 */
export function readDocumentNumber(
  document: OfferedDocument,
  citizenship: string,
  typed: string,
): { number: string } | { fault: NumberFault } {
  // The sign № goes first: normalising would turn it into the letters "No".
  const bare = typed
    .replace(/[№#]/g, '')
    .normalize('NFKC')
    .replace(/[\s‐‑–—-]/g, '')
    .toUpperCase();
  switch (document) {
    case 'internal_passport':
      return /^\d{10}$/.test(bare) ? { number: bare } : { fault: 'numberInternalPassport' };
    case 'birth_certificate':
      return readBirthCertificate(bare);
    case 'international_passport':
      if (citizenship === 'RU') return /^\d{9}$/.test(bare) ? { number: bare } : { fault: 'numberRussianPassport' };
      return /^(?=.*\d)[A-Z0-9]{1,16}$/.test(bare) ? { number: bare } : { fault: 'numberForeignPassport' };
  }
}

/** Roman numerals, two Cyrillic letters, six digits. */
function readBirthCertificate(bare: string): { number: string } | { fault: NumberFault } {
  const match = /^([A-ZА-ЯІ1]{1,8})([А-ЯЁ]{2})(\d{6})$/u.exec(bare);
  const roman = (match?.[1] ?? '')
    .replace(/1/g, 'I')
    .replace(/[А-ЯІ]/gu, (letter) => ROMAN_LOOKALIKES[letter] ?? letter);
  if (!match || !ROMAN.test(roman)) return { fault: 'numberBirthCertificate' };
  return { number: `${roman}${match[2] ?? ''}${match[3] ?? ''}` };
}
