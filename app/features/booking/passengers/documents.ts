import { DOCUMENT_TYPES, type DocumentType, type PassengerType } from '~/upstream/booking/contract';
import { DOCUMENTS, INTERNAL_PASSPORT_AGE, MILITARY_DOCUMENTS } from './document-types';

/** What of a trip and of the shop decides which documents are taken. */
export type TripForDocuments = {
  /** Crosses a border. */
  isAbroad: boolean;
  /** Every airport of it is in Russia: the internal documents are Russian ones. */
  isWithinRussia: boolean;
  /** By train all the way. */
  isRailOnly: boolean;
  /** As the carrier says it; null when it says nothing. */
  available: readonly string[] | null;
  /** The brand takes all documents there are where the carrier says nothing, not only the basic four. */
  takesAllDocuments: boolean;
};

type Holder = { citizenship: string; type: PassengerType };

/** What both brands take. */
const BASIC_DOCUMENTS: readonly DocumentType[] = [
  'internal_passport',
  'international_passport',
  'passport_or_id_number',
  'birth_certificate',
];

/** Ages that a passenger of a type may have; on a train an adult may be younger, and has a child's documents then. */
const TYPE_AGES: Readonly<Record<PassengerType, { from: number; to: number }>> = {
  adult: { from: 12, to: 150 },
  child: { from: 2, to: 11 },
  infant: { from: 0, to: 1 },
};

/** The likeliest first for somebody without an internal passport. */
function childFirst(documents: readonly DocumentType[], type: PassengerType): DocumentType[] {
  const first: DocumentType = 'birth_certificate';
  return type === 'adult' || !documents.includes(first)
    ? [...documents]
    : [first, ...documents.filter((document) => document !== first)];
}

/**
 * The documents that somebody may choose from, the likeliest first (specification 2 §5; what it leaves open is decided
 * in README.md).
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

/** Offered to citizens of Russia, and beside that to all others: a form is drawn before the citizenship is known. */
export function documentGroups(
  type: PassengerType,
  trip: TripForDocuments,
): { russians: DocumentType[]; others: DocumentType[] } {
  const russians = offeredDocuments({ citizenship: 'RU', type }, trip);
  const others = offeredDocuments({ citizenship: '', type }, trip);
  return { russians, others: others.filter((document) => !russians.includes(document)) };
}

/**
 * A passport is chosen under one of two names, and the citizenship says under which of them the carrier knows it: a
 * Russian's is for abroad, anybody else's is a passport or an identity card.
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
 * Whether this person may travel with this document.
 * @param document as `documentOf` gives it
 * @param person `age` on the last flight; null when the birthday is not known (then it is not judged)
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
 * Whether somebody can have this document at all, wherever it may be good for.
 * @param person `age` today; what is not known is not judged
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

/**
 * True when the form begins with the flag "no expiry date": for an identity card, shown on a trip that stays in one
 * country, nobody looks at the date.
 */
export function lacksExpiryByDefault(document: DocumentType, trip: TripForDocuments): boolean {
  return document === 'passport_or_id_number' && !trip.isAbroad;
}
