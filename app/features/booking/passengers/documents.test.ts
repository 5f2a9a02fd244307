import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES, type DocumentType, type PassengerType } from '~/upstream/booking/contract';
import {
  checkDocument,
  documentGroups,
  documentOf,
  lacksExpiryByDefault,
  offeredDocuments,
  type TripForDocuments,
} from './documents';

const RUSSIAN_FLIGHT: TripForDocuments = {
  isAbroad: false,
  isWithinRussia: true,
  idCardCitizens: null,
  isRailOnly: false,
  isRussianRail: false,
  available: ['internal_passport', 'international_passport', 'birth_certificate', 'military_card'],
  takesAllDocuments: true,
};
const FLIGHT_ABROAD: TripForDocuments = {
  ...RUSSIAN_FLIGHT,
  isAbroad: true,
  isWithinRussia: false,
  available: ['international_passport'],
};
/** The carrier lists no documents: the Russian brand, and the other one. */
const SILENT = { ...RUSSIAN_FLIGHT, available: null };
const SILENT_TRAIN = { ...SILENT, isRailOnly: true };
const SILENT_ABROAD = { ...FLIGHT_ABROAD, available: null };
const SILENT_INTL = { ...SILENT, takesAllDocuments: false };
const TYPES: readonly PassengerType[] = ['adult', 'child', 'infant'];

/**
 * For each document: who is offered it when the carrier lists none. A, C and I are adult, child and infant; lower case
 * is for children on a trip by train only.
 */
const OFFERED: Record<DocumentType, { russian: string; other: string; abroad: boolean; basic: boolean }> = {
  internal_passport: { russian: 'A', other: '', abroad: false, basic: true },
  international_passport: { russian: 'ACIci', other: 'ACIci', abroad: true, basic: true },
  passport_or_id_number: { russian: 'ACIci', other: 'ACIci', abroad: true, basic: true },
  birth_certificate: { russian: 'ACIci', other: '', abroad: false, basic: true },
  ussr_passport: { russian: 'A', other: '', abroad: false, basic: false },
  sailor_passport: { russian: 'A', other: 'A', abroad: true, basic: false },
  military_card: { russian: '', other: '', abroad: false, basic: false },
  military_officer_card: { russian: '', other: '', abroad: false, basic: false },
  cis_certificate: { russian: 'ACIci', other: 'ACIci', abroad: true, basic: false },
  diplomatic_passport: { russian: 'ACI', other: 'ACI', abroad: true, basic: false },
  service_passport: { russian: 'ACI', other: 'ACI', abroad: true, basic: false },
  stateless_id_card: { russian: 'ACI', other: 'ACI', abroad: false, basic: false },
  residence_permit: { russian: 'ACI', other: 'ACI', abroad: false, basic: false },
  medical_birth_certificate: { russian: 'Ii', other: 'Ii', abroad: false, basic: false },
  prison_release_certificate: { russian: 'A', other: 'A', abroad: false, basic: false },
  temporary_id_card: { russian: 'A', other: '', abroad: false, basic: false },
  convicted_person_identity: { russian: 'A', other: 'A', abroad: false, basic: false },
  diplomatic_visa_certificate: { russian: 'ACI', other: 'ACI', abroad: true, basic: false },
  identity_acknowledgment: { russian: 'ACI', other: 'ACI', abroad: false, basic: false },
  another_document: { russian: 'ACIci', other: 'ACIci', abroad: true, basic: false },
};
const LETTER: Record<PassengerType, string> = { adult: 'A', child: 'C', infant: 'I' };
const CASES = DOCUMENT_TYPES.flatMap((document) =>
  TYPES.flatMap((type) => (['RU', 'KZ'] as const).map((citizenship) => ({ document, type, citizenship }))),
);

describe('documents offered when the carrier lists none', () => {
  it.each(CASES)('$document, $type, citizen of $citizenship', ({ document, type, citizenship }) => {
    const row = OFFERED[document];
    const offered = citizenship === 'RU' ? row.russian : row.other;
    const isOffered = (trip: TripForDocuments) => offeredDocuments({ citizenship, type }, trip).includes(document);
    const letter = LETTER[type];
    expect(isOffered(SILENT), 'Russian brand').toBe(offered.includes(letter));
    expect(isOffered(SILENT_INTL), 'the other brand').toBe(row.basic && offered.includes(letter));
    expect(isOffered(SILENT_ABROAD), 'abroad').toBe(row.abroad && offered.includes(letter));
    const byTrain = type === 'adult' ? letter : letter.toLowerCase();
    expect(isOffered(SILENT_TRAIN), 'by train').toBe(offered.includes(byTrain));
  });
});

describe('documents offered when the carrier lists them', () => {
  const everything: TripForDocuments = { ...RUSSIAN_FLIGHT, available: DOCUMENT_TYPES };
  it.each<[string, TripForDocuments, string, PassengerType, DocumentType[]]>([
    ['foreigners, whatever is accepted', everything, 'KZ', 'adult', ['passport_or_id_number']],
    ['foreign children', RUSSIAN_FLIGHT, 'DE', 'infant', ['passport_or_id_number']],
    ['Russians, when nothing else is accepted', FLIGHT_ABROAD, 'RU', 'adult', ['international_passport']],
    ['Russian children on the same flight', FLIGHT_ABROAD, 'RU', 'child', ['international_passport']],
    [
      'a Russian adult',
      RUSSIAN_FLIGHT,
      'RU',
      'adult',
      ['internal_passport', 'international_passport', 'birth_certificate', 'military_card'],
    ],
    ['a Russian child', RUSSIAN_FLIGHT, 'RU', 'child', ['birth_certificate', 'international_passport']],
    ['a Russian infant', everything, 'RU', 'infant', ['birth_certificate', 'international_passport']],
    [
      'a child when certificates are not accepted',
      { ...RUSSIAN_FLIGHT, available: ['internal_passport'] },
      'RU',
      'child',
      ['international_passport'],
    ],
    [
      'everybody when the list has no known document',
      { ...SILENT, available: [] },
      'RU',
      'adult',
      ['international_passport'],
    ],
  ])('%s', (_, trip, citizenship, type, offered) => {
    expect(offeredDocuments({ citizenship, type }, trip)).toEqual(offered);
    // Both brands agree.
    expect(offeredDocuments({ citizenship, type }, { ...trip, takesAllDocuments: false })).toEqual(offered);
  });
});

it('documentGroups lists the documents of Russians, and the additional ones of foreigners', () => {
  expect(documentGroups('child', RUSSIAN_FLIGHT)).toEqual({
    russians: ['birth_certificate', 'international_passport'],
    others: ['passport_or_id_number'],
  });
  expect(documentGroups('adult', SILENT).others).toEqual([]);
});

describe('checkDocument', () => {
  it.each<[DocumentType, string | null, number | null, PassengerType, TripForDocuments, string | null]>([
    ['internal_passport', 'RU', 30, 'adult', RUSSIAN_FLIGHT, null],
    ['internal_passport', 'RU', 14, 'adult', RUSSIAN_FLIGHT, null],
    ['internal_passport', 'RU', 13, 'adult', RUSSIAN_FLIGHT, 'documentFromFourteen'],
    ['internal_passport', 'KZ', 30, 'adult', RUSSIAN_FLIGHT, 'documentRussianOnly'],
    ['internal_passport', null, 30, 'adult', RUSSIAN_FLIGHT, null],
    ['internal_passport', 'RU', 30, 'adult', FLIGHT_ABROAD, 'documentNotForTrip'],
    ['internal_passport', 'RU', 8, 'child', RUSSIAN_FLIGHT, 'documentNotForTrip'],
    ['birth_certificate', 'RU', 13, 'adult', RUSSIAN_FLIGHT, null],
    ['birth_certificate', 'RU', 14, 'adult', RUSSIAN_FLIGHT, 'documentUnderFourteen'],
    ['birth_certificate', 'BY', 5, 'child', RUSSIAN_FLIGHT, 'documentRussianOnly'],
    ['birth_certificate', 'RU', null, 'child', RUSSIAN_FLIGHT, null],
    ['passport_or_id_number', 'DE', 30, 'adult', FLIGHT_ABROAD, null],
    ['international_passport', 'RU', 5, 'child', RUSSIAN_FLIGHT, null],
    ['military_card', 'RU', 19, 'adult', RUSSIAN_FLIGHT, null],
    ['military_card', 'RU', 15, 'adult', RUSSIAN_FLIGHT, 'documentWrongAge'],
    ['military_officer_card', 'RU', 30, 'adult', RUSSIAN_FLIGHT, 'documentNotForTrip'],
    ['military_card', 'RU', 19, 'adult', SILENT, 'documentNotForTrip'],
    ['ussr_passport', 'RU', 15, 'adult', SILENT, 'documentWrongAge'],
    ['ussr_passport', 'KZ', 60, 'adult', SILENT, 'documentRussianOnly'],
    ['medical_birth_certificate', 'RU', 0, 'infant', SILENT, null],
    ['residence_permit', 'KZ', 30, 'adult', SILENT, null],
    ['residence_permit', 'KZ', 30, 'adult', SILENT_INTL, 'documentNotForTrip'],
    ['residence_permit', 'KZ', 8, 'child', SILENT_TRAIN, 'documentNotForTrip'],
  ])('%s, citizen of %s, aged %s (%s)', (document, citizenship, age, type, trip, fault) => {
    expect(checkDocument(document, { citizenship, age, type }, trip)).toBe(fault);
  });
});

describe('documentOf', () => {
  it.each<[DocumentType, string | null, DocumentType]>([
    ['international_passport', 'RU', 'international_passport'],
    ['international_passport', 'DE', 'passport_or_id_number'],
    ['passport_or_id_number', 'RU', 'international_passport'],
    ['passport_or_id_number', 'DE', 'passport_or_id_number'],
    ['international_passport', null, 'international_passport'],
    ['diplomatic_passport', 'DE', 'diplomatic_passport'],
  ])('%s with citizenship %s is %s', (chosen, citizenship, document) =>
    expect(documentOf(chosen, citizenship)).toBe(document),
  );
});

it('lacksExpiryByDefault is true for an identity card within one country', () => {
  expect(lacksExpiryByDefault('passport_or_id_number', RUSSIAN_FLIGHT)).toBe(true);
  expect(lacksExpiryByDefault('passport_or_id_number', FLIGHT_ABROAD)).toBe(false);
  expect(lacksExpiryByDefault('international_passport', RUSSIAN_FLIGHT)).toBe(false);
});
