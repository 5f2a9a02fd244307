import { describe, expect, it } from 'vitest';
import {
  checkDocument,
  offeredDocuments,
  readDocumentNumber,
  type OfferedDocument,
  type TripForDocuments,
} from './documents';

const domestic: TripForDocuments = { isAbroad: false, isWithinRussia: true, available: null };
const foreign: TripForDocuments = { isAbroad: true, isWithinRussia: false, available: null };

describe('offeredDocuments', () => {
  it.each<[string, TripForDocuments, 'adult' | 'child' | 'infant', OfferedDocument[]]>([
    ['an adult within Russia', domestic, 'adult', ['internal_passport', 'international_passport', 'birth_certificate']],
    ['a child within Russia', domestic, 'child', ['birth_certificate', 'international_passport']],
    ['an infant within Russia', domestic, 'infant', ['birth_certificate', 'international_passport']],
    ['an adult abroad', foreign, 'adult', ['international_passport']],
    [
      'within another country',
      { isAbroad: false, isWithinRussia: false, available: null },
      'adult',
      ['international_passport'],
    ],
    [
      'only what the carrier takes',
      { ...domestic, available: ['international_passport'] },
      'adult',
      ['international_passport'],
    ],
    [
      'the passport under its other name',
      { ...foreign, available: ['passport_or_id_number'] },
      'adult',
      ['international_passport'],
    ],
    ['nothing that the shop knows', { ...domestic, available: ['military_card'] }, 'adult', ['international_passport']],
  ])('%s', (_, trip, type, offered) => expect(offeredDocuments(trip, type)).toEqual(offered));
});

describe('checkDocument', () => {
  it.each<[OfferedDocument, string, number | null, TripForDocuments, string | null]>([
    ['internal_passport', 'RU', 30, domestic, null],
    ['internal_passport', 'RU', 14, domestic, null],
    ['internal_passport', 'RU', 13, domestic, 'documentFromFourteen'],
    ['internal_passport', 'KZ', 30, domestic, 'documentRussianOnly'],
    ['internal_passport', 'RU', 30, foreign, 'documentNotForTrip'],
    ['birth_certificate', 'RU', 13, domestic, null],
    ['birth_certificate', 'RU', 14, domestic, 'documentUnderFourteen'],
    ['birth_certificate', 'BY', 5, domestic, 'documentRussianOnly'],
    ['birth_certificate', 'RU', null, domestic, null],
    ['international_passport', 'DE', 30, foreign, null],
    ['international_passport', 'RU', 5, domestic, null],
  ])('%s of %s aged %s', (document, citizenship, age, trip, fault) => {
    expect(checkDocument(document, { citizenship, age, type: 'adult' }, trip)).toBe(fault);
  });
});

describe('readDocumentNumber', () => {
  it.each<[OfferedDocument, string, string, string]>([
    ['internal_passport', 'RU', '4508 123456', '4508123456'],
    ['internal_passport', 'RU', '45 08 № 123456', '4508123456'],
    ['international_passport', 'RU', '75 1234567', '751234567'],
    ['international_passport', 'DE', 'c01x 0006h', 'C01X0006H'],
    ['international_passport', 'NO', 'NO123456', 'NO123456'],
    ['international_passport', 'US', '1', '1'],
    ['birth_certificate', 'RU', 'IV-АБ 123456', 'IVАБ123456'],
    ['birth_certificate', 'RU', 'iv аб № 123456', 'IVАБ123456'],
    ['birth_certificate', 'RU', 'ХІ-МЮ№123456', 'XIМЮ123456'],
    ['birth_certificate', 'RU', '111-АК 654321', 'IIIАК654321'],
  ])('%s of %s: %s → %s', (document, citizenship, typed, number) => {
    expect(readDocumentNumber(document, citizenship, typed)).toEqual({ number });
  });

  it.each<[OfferedDocument, string, string, string]>([
    ['internal_passport', 'RU', '4508 12345', 'numberInternalPassport'],
    ['internal_passport', 'RU', '4508 1234567', 'numberInternalPassport'],
    ['internal_passport', 'RU', '45AB 123456', 'numberInternalPassport'],
    ['international_passport', 'RU', '75 123456', 'numberRussianPassport'],
    ['international_passport', 'RU', 'AB1234567', 'numberRussianPassport'],
    ['international_passport', 'DE', 'ABCDEF', 'numberForeignPassport'],
    ['international_passport', 'DE', '12345678901234567', 'numberForeignPassport'],
    ['international_passport', 'DE', 'С01Х0006Н', 'numberForeignPassport'],
    ['birth_certificate', 'RU', '123456', 'numberBirthCertificate'],
    ['birth_certificate', 'RU', 'IV-AB 123456', 'numberBirthCertificate'],
    ['birth_certificate', 'RU', 'IIII-АБ 123456', 'numberBirthCertificate'],
    ['birth_certificate', 'RU', 'IV-АБ 12345', 'numberBirthCertificate'],
  ])('%s of %s: "%s" is refused', (document, citizenship, typed, fault) => {
    expect(readDocumentNumber(document, citizenship, typed)).toEqual({ fault });
  });
});
