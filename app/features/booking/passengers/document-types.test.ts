import { describe, expect, it } from 'vitest';
import { WITHIN_RUSSIA } from '#tests/fixtures/passengers';
import { DOCUMENT_TYPES, type DocumentType } from '~/upstream/booking/contract';
import { checkPassenger, type OrderFacts } from './check-passenger';
import type { PassengerFault } from './passenger-faults';
import { readDocumentNumber } from './document-number';
import { DOCUMENTS, isMilitary, mayLackExpiry, neverExpires } from './document-types';
import { documentOf } from './documents';
import type { PassengerValues } from './form-values';

/**
 * For each document and citizenship: numbers as typed and as sent, three invalid numbers, the alphabet of the names,
 * the expiry rule.
 */
type Row = {
  citizenship: 'RU' | 'KZ';
  good: [typed: string, sent: string];
  bad: [string, string, string];
  fault: PassengerFault;
  names: 'latin' | 'cyrillic' | 'either';
  expiry: 'never' | 'flag' | 'required';
};
const row = (
  citizenship: Row['citizenship'],
  good: Row['good'],
  bad: Row['bad'],
  fault: PassengerFault,
  names: Row['names'],
  expiry: Row['expiry'],
): Row => ({ citizenship, good, bad, fault, names, expiry });

const ROMAN_BAD: Row['bad'] = ['IIII-АБ 123456', 'IV-AB 123456', 'IV-АБ 12345'];
const CYRILLIC_BAD: Row['bad'] = ['АБВГ', 'AB 123', '12345678901234567'];
const LATIN_BAD: Row['bad'] = ['ABCDEF', 'АБ123456', 'A1234567890123456'];
const NINE_BAD: Row['bad'] = ['75 123456', 'AB1234567', '4508 123456'];
const SIX_BAD: Row['bad'] = ['12345', '1234567890123', 'AB123456'];
const ninety = row('RU', ['75 1234567', '751234567'], NINE_BAD, 'numberRussianPassport', 'latin', 'required');
const foreign = row('KZ', ['n 1234567', 'N1234567'], LATIN_BAD, 'numberForeignPassport', 'latin', 'flag');
const cyrillic = (expiry: Row['expiry']) =>
  row('RU', ['серия АБ № 12-345', 'СЕРИЯАБ12345'], CYRILLIC_BAD, 'numberCyrillic', 'cyrillic', expiry);
const military = row(
  'RU',
  ['аб 1234567', 'АБ1234567'],
  ['АБВ123456', 'AB123456', 'АБ12345'],
  'numberMilitary',
  'cyrillic',
  'never',
);

const ROWS: Record<DocumentType, Row[]> = {
  internal_passport: [
    row(
      'RU',
      ['45 08 № 123456', '4508123456'],
      ['4508 12345', '4508 1234567', '45AB 123456'],
      'numberInternalPassport',
      'either',
      'never',
    ),
  ],
  international_passport: [ninety, foreign],
  passport_or_id_number: [ninety, foreign],
  birth_certificate: [
    row('RU', ['ХІ-МЮ№123456', 'XIМЮ123456'], ROMAN_BAD, 'numberBirthCertificate', 'either', 'never'),
  ],
  ussr_passport: [row('RU', ['xx-аб 123456', 'XXАБ123456'], ROMAN_BAD, 'numberBirthCertificate', 'either', 'never')],
  sailor_passport: [
    row('RU', ['012 3456', '0123456'], ['012345', '01234567', 'RUS0123'], 'numberSevenDigits', 'either', 'flag'),
  ],
  military_card: [military],
  military_officer_card: [military],
  cis_certificate: [cyrillic('flag')],
  diplomatic_passport: [ninety, foreign],
  service_passport: [ninety, foreign],
  stateless_id_card: [row('KZ', ['82 123456', '82123456'], SIX_BAD, 'numberSixToTwelve', 'either', 'flag')],
  residence_permit: [row('KZ', ['82-1234567', '821234567'], SIX_BAD, 'numberSixToTwelve', 'either', 'flag')],
  medical_birth_certificate: [
    row('RU', ['45-16 123456', '4516123456'], ['12345678901', 'АБ123', '-'], 'numberTenAtMost', 'cyrillic', 'never'),
  ],
  prison_release_certificate: [cyrillic('never')],
  temporary_id_card: [cyrillic('flag')],
  convicted_person_identity: [cyrillic('never')],
  diplomatic_visa_certificate: [
    row('KZ', ['d-abc 12', 'DABC12'], ['ДИП12', 'ABC/12', 'A1234567890123456'], 'numberLatin', 'latin', 'flag'),
  ],
  identity_acknowledgment: [cyrillic('flag')],
  another_document: [row('KZ', ['ab-12', 'AB12'], LATIN_BAD, 'numberForeignPassport', 'either', 'flag')],
};
const CASES = DOCUMENT_TYPES.flatMap((document) => ROWS[document].map((of) => ({ document, ...of })));

/** A trip on which every document is offered. */
const order = (document: DocumentType): OrderFacts => ({
  ...WITHIN_RUSSIA,
  trip: { ...WITHIN_RUSSIA.trip, available: isMilitary(document) ? [document] : null },
});
/** A birthday at which the document is issued: newborn, child of 4, or adult. */
function holder(document: DocumentType) {
  const to = DOCUMENTS[document].ages?.to;
  if (to === undefined) return { type: 'adult', birthdayYear: '1980' } as const;
  return to < 2
    ? ({ type: 'infant', birthdayYear: '2031' } as const)
    : ({ type: 'child', birthdayYear: '2026' } as const);
}
function check(document: DocumentType, { citizenship, good, names }: Row, changes: PassengerValues = {}) {
  const { type, birthdayYear } = holder(document);
  const isLatin = names === 'latin';
  const values: PassengerValues = {
    lastName: isLatin ? 'Ivanova' : 'Иванова',
    firstName: isLatin ? 'Anna' : 'Анна',
    noMiddleName: 'on',
    gender: 'f',
    birthdayDay: '1',
    birthdayMonth: '2',
    birthdayYear,
    citizenship,
    documentType: document,
    passportNumber: good[0],
    passportExpdateDay: '1',
    passportExpdateMonth: '2',
    passportExpdateYear: '2035',
    militaryCategory: 'contract',
    militaryServiceDateSwitch: 'on',
    ...changes,
  };
  return checkPassenger(values, type, order(document));
}
const faultsOf = (checked: ReturnType<typeof check>) => ('faults' in checked ? checked.faults : {});

describe.each(CASES)('$document for citizens of $citizenship', ({ document, ...of }) => {
  const { citizenship, good, bad, fault, names, expiry } = of;
  it('accepts a valid number', () => {
    const checked = check(document, of);
    expect(faultsOf(checked)).toEqual({});
    const sent = documentOf(document, citizenship);
    expect(checked).toMatchObject({ passenger: { documentType: sent, documentNumber: good[1] } });
  });

  it.each(bad)('rejects "%s"', (number) => {
    expect(faultsOf(check(document, of, { passportNumber: number }))).toEqual({ passportNumber: fault });
  });

  it('requires a number', () => {
    expect(faultsOf(check(document, of, { passportNumber: '' }))).toEqual({ passportNumber: 'numberRequired' });
  });

  it('requires names in its alphabet', () => {
    const withName = (lastName: string) => faultsOf(check(document, of, { lastName })).lastName;
    expect(withName('Ivanova')).toBe(names === 'cyrillic' ? 'cyrillicOnly' : undefined);
    expect(withName('Иванова')).toBe(names === 'latin' ? 'latinOnly' : undefined);
  });

  it('requires its expiry date', () => {
    const none = { passportExpdateDay: '', passportExpdateMonth: '', passportExpdateYear: '' };
    const whenEmpty = expiry === 'never' ? undefined : 'expiryRequired';
    expect(faultsOf(check(document, of, none)).passportExpdate).toBe(whenEmpty);
    const flagged = faultsOf(check(document, of, { ...none, noPassportExpdate: 'on' })).passportExpdate;
    expect(flagged).toBe(expiry === 'required' ? 'expiryRequired' : undefined);
    const expired = faultsOf(check(document, of, { passportExpdateYear: '2030' })).passportExpdate;
    expect(expired).toBe(expiry === 'never' ? undefined : 'documentExpired');
  });
});

it('has consistent rules', () => {
  for (const document of DOCUMENT_TYPES) {
    if (neverExpires(document)) expect(mayLackExpiry(document, 'RU')).toBe(true);
    if (DOCUMENTS[document].isRussianOnly) expect(DOCUMENTS[document].isForAbroad).toBeUndefined();
  }
});

describe('military documents', () => {
  const [of] = ROWS.military_card;
  const serving = (changes: PassengerValues) =>
    of ? check('military_card', of, { militaryServiceDateSwitch: undefined, ...changes }) : null;
  const until = (year: string) => ({
    militaryServiceDateDay: '18',
    militaryServiceDateMonth: 'мая',
    militaryServiceDateYear: year,
  });
  it('require a category and the end of service', () => {
    expect(serving(until('2031'))).toMatchObject({
      passenger: { military: { category: 'contract', until: '2031-05-18' } },
    });
    expect(serving({ militaryServiceDateSwitch: 'on' })).toMatchObject({
      passenger: { military: { category: 'contract', until: null } },
    });
  });

  it.each<[string, PassengerValues, Partial<Record<string, PassengerFault>>]>([
    [
      'nothing',
      { militaryCategory: '' },
      { militaryCategory: 'militaryCategoryRequired', militaryServiceDate: 'serviceDateRequired' },
    ],
    [
      'an unknown category',
      { ...until('2035'), militaryCategory: 'general' },
      { militaryCategory: 'militaryCategoryRequired' },
    ],
    ['no month', { ...until('2035'), militaryServiceDateMonth: '' }, { militaryServiceDate: 'monthRequired' }],
    ['a service that ends before the flight', until('2030'), { militaryServiceDate: 'serviceOver' }],
  ])('reject %s', (_, changes, faults) => {
    const checked = serving(changes);
    expect(checked && faultsOf(checked)).toEqual(faults);
  });

  it('are the only ones that read the military fields', () => {
    const [passport] = ROWS.internal_passport;
    const checked = passport && check('internal_passport', passport, { militaryCategory: 'nonsense' });
    expect(checked).toMatchObject({ passenger: { military: null } });
  });
});

it('readDocumentNumber keeps the letters of a Norwegian number', () => {
  expect(readDocumentNumber('international_passport', 'NO', 'NO123456')).toEqual({ number: 'NO123456' });
});
