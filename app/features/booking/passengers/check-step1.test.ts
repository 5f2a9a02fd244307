import { describe, expect, it } from 'vitest';
import { BAD_EMAILS } from '#tests/fixtures/credentials';
import {
  ABROAD as abroad,
  RUSSIAN as russian,
  TRAVELLER as traveller,
  WITHIN_RUSSIA as within,
} from '#tests/fixtures/passengers';
import type { PassengerType } from '~/upstream/booking/contract';
import type { OrderFacts } from './check-passenger';
import { checkStep1, type Step1Fault } from './check-step1.server';
import type { PassengerValues, Step1Values } from './form-values';

const form = (...passengers: PassengerValues[]): Step1Values => ({
  email: 'Anna@Example.com',
  phone: '+7 916 123-45-67',
  agreement: 'on',
  privacyConsent: 'on',
  passengers,
});
const check = (values: Step1Values, order = within, types: PassengerType[] = ['adult']) =>
  checkStep1(values, types, order, 'RU');

describe('checkStep1', () => {
  it('accepts a passenger with a Russian passport', () => {
    expect(check(form(russian))).toEqual({
      ok: true,
      step1: {
        email: 'anna@example.com',
        phone: '+79161234567',
        passengers: [
          {
            type: 'adult',
            lastName: 'Иванова',
            firstName: 'Анна',
            middleName: 'Петровна',
            gender: 'f',
            birthday: '1990-05-09',
            citizenship: 'RU',
            documentType: 'internal_passport',
            documentNumber: '4508123456',
            documentExpiry: null,
            mileageCard: null,
            military: null,
            contacts: { email: null, phone: null },
          },
        ],
      },
    });
  });

  it('accepts optional data: miles and the passenger’s own contacts', () => {
    const extras = { mileageCard: 'su 123-456', contactEmail: 'Eva@Example.com', contactPhone: '8 916 765-43-21' };
    expect(check(form({ ...russian, ...extras }))).toMatchObject({
      ok: true,
      step1: {
        passengers: [{ mileageCard: 'SU123456', contacts: { email: 'eva@example.com', phone: '+79167654321' } }],
      },
    });
    const withoutMiles = check(form({ ...russian, mileageCard: '?' }), { ...within, takesMileageCards: false });
    expect(withoutMiles).toMatchObject({ ok: true, step1: { passengers: [{ mileageCard: null }] } });
  });

  it('accepts a foreign passport; writes the name as passports do and drops the middle name', () => {
    const checked = check(form({ ...traveller, middleName: 'Eva' }), abroad);
    expect(checked).toMatchObject({
      ok: true,
      step1: { passengers: [{ lastName: 'Mueller', middleName: null, documentExpiry: '2035-06-01' }] },
    });
  });

  const faulty: [string, Step1Values, OrderFacts, Record<string, Step1Fault>][] = [
    ['no e-mail', { ...form(russian), email: undefined }, within, { email: 'emailRequired' }],
    ...BAD_EMAILS.map<[string, Step1Values, OrderFacts, Record<string, Step1Fault>]>(([fault, typed]) => [
      `an e-mail with ${fault}`,
      { ...form({ ...russian, contactEmail: typed }), email: typed },
      within,
      { email: 'wrongEmail', 'passengers[0].contactEmail': 'wrongEmail' },
    ]),
    ['no phone', { ...form(russian), phone: undefined }, within, { phone: 'phoneRequired' }],
    ['a bad phone', { ...form(russian), phone: '12345' }, within, { phone: 'wrongPhone' }],
    ['no agreement', { ...form(russian), agreement: undefined }, within, { agreement: 'acceptingRequired' }],
    ['no consent', { ...form(russian), privacyConsent: '' }, within, { privacyConsent: 'passengerConsentRequired' }],
    [
      'no last name',
      form({ ...russian, lastName: undefined }),
      within,
      { 'passengers[0].lastName': 'lastNameRequired' },
    ],
    [
      'a blank first name',
      form({ ...russian, firstName: ' ' }),
      within,
      { 'passengers[0].firstName': 'firstNameRequired' },
    ],
    [
      'a long name',
      form({ ...russian, lastName: 'аб'.repeat(22) }),
      within,
      { 'passengers[0].lastName': 'maxCharacters' },
    ],
    ['two alphabets', form({ ...russian, lastName: 'Ивaнова' }), within, { 'passengers[0].lastName': 'oneAlphabet' }],
    ['Cyrillic abroad', form({ ...traveller, lastName: 'Мюллер' }), abroad, { 'passengers[0].lastName': 'latinOnly' }],
    ['digits', form({ ...russian, lastName: '123' }), within, { 'passengers[0].lastName': 'digitsOnly' }],
    ['a digit', form({ ...russian, lastName: 'Иванов2' }), within, { 'passengers[0].lastName': 'lettersOnly' }],
    [
      'a short mileage card',
      form({ ...russian, mileageCard: 'S-12' }),
      within,
      { 'passengers[0].mileageCard': 'minCharacters' },
    ],
    [
      'a long mileage card',
      form({ ...russian, mileageCard: '1'.repeat(21) }),
      within,
      { 'passengers[0].mileageCard': 'maxCharacters' },
    ],
    [
      'a mileage card of letters',
      form({ ...russian, mileageCard: 'АБВ123456' }),
      within,
      { 'passengers[0].mileageCard': 'mileageCardWrong' },
    ],
    [
      "a passenger's bad contacts",
      form({ ...russian, contactEmail: 'eva@', contactPhone: '12' }),
      within,
      { 'passengers[0].contactEmail': 'wrongEmail', 'passengers[0].contactPhone': 'wrongPhone' },
    ],
    ['signs', form({ ...russian, lastName: 'Иванов!' }), within, { 'passengers[0].lastName': 'specialCharacters' }],
    ['repeats', form({ ...russian, lastName: 'Ивааанов' }), within, { 'passengers[0].lastName': 'threeRepeated' }],
    ['hyphens', form({ ...russian, lastName: 'Иванов--' }), within, { 'passengers[0].lastName': 'tooManyHyphens' }],
    [
      'no middle name',
      form({ ...russian, middleName: undefined }),
      within,
      { 'passengers[0].middleName': 'middleNameRequired' },
    ],
    ['no gender', form({ ...russian, gender: 'x' }), within, { 'passengers[0].gender': 'genderRequired' }],
    [
      'no citizenship',
      form({ ...traveller, citizenship: 'ZZ' }),
      abroad,
      { 'passengers[0].citizenship': 'citizenshipRequired' },
    ],
    [
      'no document',
      form({ ...russian, documentType: 'library_card' }),
      within,
      { 'passengers[0].documentType': 'documentRequired' },
    ],
    [
      'no number',
      form({ ...russian, passportNumber: undefined }),
      within,
      { 'passengers[0].passportNumber': 'numberRequired' },
    ],
    [
      'a bad number',
      form({ ...russian, passportNumber: '12' }),
      within,
      { 'passengers[0].passportNumber': 'numberInternalPassport' },
    ],
    [
      'a Russian passport for abroad',
      form({ ...traveller, citizenship: 'RU' }),
      abroad,
      { 'passengers[0].passportNumber': 'numberRussianPassport' },
    ],
    [
      'a foreign number',
      form({ ...traveller, passportNumber: 'ABC' }),
      abroad,
      { 'passengers[0].passportNumber': 'numberForeignPassport' },
    ],
    [
      'an internal passport abroad',
      form({ ...russian, lastName: 'Ivanova', firstName: 'Anna' }),
      abroad,
      { 'passengers[0].documentType': 'documentNotForTrip' },
    ],
    [
      "a foreigner's internal passport",
      form({ ...russian, citizenship: 'KZ' }),
      within,
      { 'passengers[0].documentType': 'documentRussianOnly' },
    ],
    [
      'an internal passport at 13',
      form({ ...russian, birthdayYear: '2018' }),
      { ...within, lastFlight: '2031-05-04' },
      { 'passengers[0].documentType': 'documentFromFourteen' },
    ],
    [
      'a birth certificate at 41',
      form({ ...russian, documentType: 'birth_certificate', passportNumber: 'IV-АБ 123456' }),
      within,
      { 'passengers[0].documentType': 'documentUnderFourteen' },
    ],
    [
      'a bad birth certificate',
      form({ ...russian, birthdayYear: '2018', documentType: 'birth_certificate' }),
      { ...within, lastFlight: '2031-05-04' },
      { 'passengers[0].passportNumber': 'numberBirthCertificate' },
    ],
    [
      'no birthday',
      form({ ...russian, birthdayDay: undefined, birthdayMonth: undefined, birthdayYear: undefined }),
      within,
      { 'passengers[0].birthday': 'birthdayRequired' },
    ],
    ['no day', form({ ...russian, birthdayDay: undefined }), within, { 'passengers[0].birthday': 'dayRequired' }],
    ['no month', form({ ...russian, birthdayMonth: undefined }), within, { 'passengers[0].birthday': 'monthRequired' }],
    ['no year', form({ ...russian, birthdayYear: undefined }), within, { 'passengers[0].birthday': 'yearRequired' }],
    [
      '31 February',
      form({ ...russian, birthdayDay: '31', birthdayMonth: '2' }),
      within,
      { 'passengers[0].birthday': 'wrongDate' },
    ],
    ['born in 1899', form({ ...russian, birthdayYear: '1899' }), within, { 'passengers[0].birthday': 'yearTooEarly' }],
    ['born tomorrow', form({ ...russian, birthdayYear: '2032' }), within, { 'passengers[0].birthday': 'dateInFuture' }],
    [
      'no expiry',
      form({
        ...traveller,
        passportExpdateDay: undefined,
        passportExpdateMonth: undefined,
        passportExpdateYear: undefined,
      }),
      abroad,
      { 'passengers[0].passportExpdate': 'expiryRequired' },
    ],
    [
      'a partial expiry date',
      form({ ...traveller, passportExpdateYear: undefined }),
      abroad,
      { 'passengers[0].passportExpdate': 'yearRequired' },
    ],
    [
      'an expired document',
      form({ ...traveller, passportExpdateYear: '2030' }),
      abroad,
      { 'passengers[0].passportExpdate': 'documentExpired' },
    ],
    [
      'a document that expires during the trip',
      form({ ...traveller, passportExpdateDay: '18', passportExpdateMonth: '5', passportExpdateYear: '2031' }),
      abroad,
      { 'passengers[0].passportExpdate': 'documentExpiresBeforeTrip' },
    ],
    [
      'a Russian passport without an expiry date',
      form({ ...traveller, citizenship: 'RU', passportNumber: '751234567', noPassportExpdate: 'on' }),
      abroad,
      { 'passengers[0].passportExpdate': 'expiryRequired' },
    ],
  ];
  it.each(faulty)('rejects %s', (_, values, order, faults) => {
    expect(check(values, order)).toEqual({ ok: false, faults });
  });

  it('reports all validation errors at once, each passenger at its own fields', () => {
    const checked = check(form({ ...russian, gender: undefined }, {}), within, ['adult', 'adult']);
    expect(checked.ok ? [] : Object.keys(checked.faults).sort()).toEqual(
      [
        'passengers[0].gender',
        ...[
          'birthday',
          'citizenship',
          'documentType',
          'firstName',
          'gender',
          'lastName',
          'middleName',
          'passportNumber',
        ].map((field) => `passengers[1].${field}`),
      ].sort(),
    );
  });

  it('accepts a foreign document without an expiry date, and sends that upstream', () => {
    const values = form({ ...traveller, noPassportExpdate: 'on' });
    expect(check(values, abroad)).toMatchObject({ ok: true, step1: { passengers: [{ documentExpiry: null }] } });
  });

  it('accepts a passenger without a middle name', () => {
    const values = form({ ...russian, middleName: undefined, noMiddleName: 'on' });
    expect(check(values)).toMatchObject({ ok: true, step1: { passengers: [{ middleName: null }] } });
  });

  it('rejects one document for two passengers, however it is spelt', () => {
    const values = form(russian, { ...russian, firstName: 'Мария', passportNumber: '4508123456' });
    expect(check(values, within, ['adult', 'adult'])).toEqual({
      ok: false,
      faults: { 'passengers[1].passportNumber': 'documentRepeated' },
    });
  });
});
