import { DOCUMENT_TYPES, type DocumentType, type PassengerType } from '~/upstream/booking/contract';
import { DOCUMENTS, INTERNAL_PASSPORT_AGE, mayLackExpiry, MILITARY_DOCUMENTS, neverExpires } from './document-types';

/** The facts of a trip and of the shop that decide which documents are accepted. */
export type TripForDocuments = {
  /** Crosses a border. */
  isAbroad: boolean;
  /** Every airport is in Russia; internal documents are Russian ones. */
  isWithinRussia: boolean;
  /** Citizens who may show an identity card instead of a passport; null when everybody may. */
  idCardCitizens: readonly string[] | null;
  /** All segments are trains. */
  isRailOnly: boolean;
  /** All segments are trains of Russian railways. */
  isRussianRail: boolean;
  /** The carrier's list; null when it gives none. */
  available: readonly string[] | null;
  /** Without a carrier's list the brand accepts all documents, not only the basic four. */
  takesAllDocuments: boolean;
};

type Holder = { citizenship: string; type: PassengerType };

/** Documents that both brands accept. */
const BASIC_DOCUMENTS: readonly DocumentType[] = [
  'internal_passport',
  'international_passport',
  'passport_or_id_number',
  'birth_certificate',
];

/** Ages of a passenger type; a younger adult, possible on a train, has a child's documents. */
const TYPE_AGES: Readonly<Record<PassengerType, { from: number; to: number }>> = {
  adult: { from: 12, to: 150 },
  child: { from: 2, to: 11 },
  infant: { from: 0, to: 1 },
};

/** Puts the birth certificate first for children. */
function childFirst(documents: readonly DocumentType[], type: PassengerType): DocumentType[] {
  const first: DocumentType = 'birth_certificate';
  return type === 'adult' || !documents.includes(first)
    ? [...documents]
    : [first, ...documents.filter((document) => document !== first)];
}

/**
 * Returns the documents offered to a person, the likeliest first (specification 2 §5; README.md has the decisions it
 * leaves open).
 */
export function offeredDocuments(holder: Holder, trip: TripForDocuments): DocumentType[] {
  const offered = trip.available === null ? withoutData(holder, trip) : byData(holder, trip.available);
  return childFirst(offered, holder.type);
}

function byData({ citizenship, type }: Holder, available: readonly string[]): DocumentType[] {
  if (citizenship !== 'RU') return ['passport_or_id_number'];
  const own: readonly DocumentType[] =
    type === 'adult' ? ['internal_passport', 'birth_certificate', ...MILITARY_DOCUMENTS] : ['birth_certificate'];
  return DOCUMENT_TYPES.filter(
    (document) => document === 'international_passport' || (own.includes(document) && available.includes(document)),
  );
}

function withoutData({ citizenship, type }: Holder, trip: TripForDocuments): DocumentType[] {
  const mayTake = trip.takesAllDocuments ? DOCUMENT_TYPES : BASIC_DOCUMENTS;
  const { from, to } = TYPE_AGES[type];
  return mayTake.filter((document) => {
    const rules = DOCUMENTS[document];
    if (MILITARY_DOCUMENTS.includes(document)) return false;
    if (rules.isRussianOnly && citizenship !== 'RU') return false;
    if (!rules.isForAbroad && (trip.isAbroad || !trip.isWithinRussia)) return false;
    if (trip.isRailOnly && type !== 'adult' && !rules.isForRailChildren) return false;
    return (rules.ages?.from ?? 0) <= to && (rules.ages?.to ?? 150) >= from;
  });
}

/**
 * Returns the documents offered to citizens of Russia, and the additional ones for others: the form is drawn before the
 * citizenship is known.
 */
export function documentGroups(
  type: PassengerType,
  trip: TripForDocuments,
): { russians: DocumentType[]; others: DocumentType[] } {
  const russians = offeredDocuments({ citizenship: 'RU', type }, trip);
  const others = offeredDocuments({ citizenship: '', type }, trip);
  return { russians, others: others.filter((document) => !russians.includes(document)) };
}

/**
 * Maps a chosen passport to the carrier's document by citizenship: a Russian's is an international passport, anybody
 * else's is a passport or identity card.
 */
export function documentOf(chosen: DocumentType, citizenship: string | null): DocumentType {
  if (chosen === 'passport_or_id_number' && citizenship === 'RU') return 'international_passport';
  if (chosen === 'international_passport' && citizenship !== null && citizenship !== 'RU') {
    return 'passport_or_id_number';
  }
  return chosen;
}

export type DocumentFault =
  'documentNotForTrip' | 'documentRussianOnly' | 'documentFromFourteen' | 'documentUnderFourteen' | 'documentWrongAge';

/**
 * Checks whether a person may travel with a document.
 * @param document the result of `documentOf`
 * @param person `age` on the last flight; null when the birthday is unknown (age is then not checked)
 */
export function checkDocument(
  document: DocumentType,
  person: { citizenship: string | null; age: number | null; type: PassengerType },
  trip: TripForDocuments,
): DocumentFault | null {
  const { citizenship, age, type } = person;
  const { russians, others } = documentGroups(type, trip);
  if (![...russians, ...others, 'international_passport'].includes(document)) return 'documentNotForTrip';
  const isOffered = citizenship === null || offeredDocuments({ citizenship, type }, trip).includes(document);
  if (!isOffered) return DOCUMENTS[document].isRussianOnly ? 'documentRussianOnly' : 'documentNotForTrip';
  return wrongAge(document, age);
}

/**
 * Checks whether a person can have this document at all, wherever it is valid.
 * @param person `age` today; unknown values are not checked
 */
export function checkOwnDocument(
  document: DocumentType,
  { citizenship, age }: { citizenship: string | null; age: number | null },
): DocumentFault | null {
  const isForeigner = citizenship !== null && citizenship !== 'RU';
  return DOCUMENTS[document].isRussianOnly && isForeigner ? 'documentRussianOnly' : wrongAge(document, age);
}

function wrongAge(document: DocumentType, age: number | null): DocumentFault | null {
  const { from = 0, to = 150 } = DOCUMENTS[document].ages ?? {};
  if (age === null || (age >= from && age <= to)) return null;
  if (from === INTERNAL_PASSPORT_AGE && document === 'internal_passport') return 'documentFromFourteen';
  return document === 'birth_certificate' ? 'documentUnderFourteen' : 'documentWrongAge';
}

/** Returns true when the law admits an identity card of this citizenship on the trip. */
export function takesIdCard(
  { idCardCitizens }: Pick<TripForDocuments, 'idCardCitizens'>,
  citizenship: string,
): boolean {
  return idCardCitizens === null || idCardCitizens.includes(citizenship);
}

/** Names that a passport has: see `documentOf`. */
export const PASSPORT_NAMES: readonly DocumentType[] = ['international_passport', 'passport_or_id_number'];

/**
 * Returns true when the holder may declare on this trip that the document has no expiry date: carriers pass the date of a
 * passport to the border.
 */
export function mayLackExpiryOnTrip(
  document: DocumentType,
  citizenship: string,
  trip: Pick<TripForDocuments, 'idCardCitizens'>,
): boolean {
  if (PASSPORT_NAMES.includes(document) && !takesIdCard(trip, citizenship)) return false;
  return mayLackExpiry(document, citizenship);
}

/** Returns true when somebody may declare it for one of these documents: the form is drawn before the citizenship is known. */
export function offersNoExpiry(
  documents: readonly DocumentType[],
  { idCardCitizens }: Pick<TripForDocuments, 'idCardCitizens'>,
): boolean {
  const isPassportOnly = idCardCitizens?.length === 0;
  return documents.some(
    (document) => !neverExpires(document) && !(isPassportOnly && PASSPORT_NAMES.includes(document)),
  );
}

/**
 * Returns true when the flag "no expiry date" starts checked: nobody checks the date of an identity card on a trip
 * within one country.
 */
export function lacksExpiryByDefault(document: DocumentType, trip: TripForDocuments): boolean {
  return document === 'passport_or_id_number' && !trip.isAbroad;
}
