import { describe, expect, it } from 'vitest';
import type { NotebookPassenger } from '~/upstream/account/passengers-contract';
import { checkSavedPassenger } from './check-saved';
import { maskedNumber } from './masked-number';
import { isSamePerson, nameOf, toSave, valuesOf } from './saved-passenger';

const FACTS = { today: '2031-04-01', asksMiddleName: true, locale: 'en' } as const;

const PEOPLE: [string, Omit<NotebookPassenger, 'id'>][] = [
  [
    'an adult with a passport',
    {
      firstName: 'Ann',
      lastName: 'Lee',
      middleName: null,
      hasNoMiddleName: true,
      gender: 'f',
      citizenship: 'FI',
      birthday: '1990-05-07',
      documentType: 'passport_or_id_number',
      documentNumber: 'FI123456',
      documentExpiry: '2036-01-31',
    },
  ],
  [
    'a child with a birth certificate',
    {
      firstName: 'Иван',
      lastName: 'Соколов',
      middleName: 'Петрович',
      hasNoMiddleName: false,
      gender: 'm',
      citizenship: 'RU',
      birthday: '2024-11-02',
      documentType: 'birth_certificate',
      documentNumber: 'IVАБ123456',
      documentExpiry: null,
    },
  ],
  [
    'a soldier, without the end of service',
    {
      firstName: 'Иван',
      lastName: 'Соколов',
      middleName: 'Петрович',
      hasNoMiddleName: false,
      gender: 'm',
      citizenship: 'RU',
      birthday: '2008-11-02',
      documentType: 'military_card',
      documentNumber: 'АБ1234567',
      documentExpiry: null,
    },
  ],
];

describe('a saved passenger', () => {
  it.each(PEOPLE)('passes its own form unchanged: %s', (_, passenger) => {
    const checked = checkSavedPassenger(valuesOf(passenger), FACTS);
    expect(checked).not.toHaveProperty('faults');
    if ('faults' in checked) return;
    expect(toSave(checked.person, { id: 'x', asksMiddleName: true })).toEqual({ ...passenger, id: 'x' });
  });

  it.each([
    ['an expired document', { passportExpdateYear: '2030' }, { passportExpdate: 'documentExpired' }],
    ['a future birthday', { birthdayYear: '2032' }, { birthday: 'dateInFuture' }],
    [
      'a Russian document of a foreigner',
      { documentType: 'internal_passport', passportNumber: '4508123456' },
      { documentType: 'documentRussianOnly' },
    ],
    [
      'a document not issued at that age',
      { citizenship: 'RU', documentType: 'internal_passport', passportNumber: '4508123456', birthdayYear: '2024' },
      { documentType: 'documentFromFourteen' },
    ],
    ['no name', { lastName: undefined }, { lastName: 'lastNameRequired' }],
    ['a script for a name', { lastName: '<script>' }, { lastName: 'specialCharacters' }],
  ])('is rejected with %s', (_, change, faults) => {
    const values = { ...valuesOf(PEOPLE[0]?.[1] as NotebookPassenger), ...change };
    expect(checkSavedPassenger(values, FACTS)).toEqual({ faults });
  });

  it('may be of any age', () => {
    for (const birthdayYear of ['1931', '2018', '2030']) {
      const values = { ...valuesOf(PEOPLE[0]?.[1] as NotebookPassenger), birthdayYear };
      expect(checkSavedPassenger(values, FACTS)).toHaveProperty('person');
    }
  });

  it('leaves the middle name undecided when the form has no field for it', () => {
    const checked = checkSavedPassenger(valuesOf(PEOPLE[0]?.[1] as NotebookPassenger), FACTS);
    if ('faults' in checked) throw new Error('it passes');
    expect(toSave(checked.person, { id: null, asksMiddleName: false })).toMatchObject({ hasNoMiddleName: false });
  });

  it('orders names by language', () => {
    const person = { firstName: 'Ann', lastName: 'Lee' };
    expect([nameOf(person, 'en'), nameOf(person, 'ru')]).toEqual(['Ann Lee', 'Lee Ann']);
  });
});

describe('maskedNumber', () => {
  it.each([
    ['AA1234567', '••••\u00a04567'],
    ['4508123456', '••••\u00a03456'],
    ['12345', '••••\u00a045'],
    ['12', '••••\u00a02'],
    ['1', '••••'],
  ])('%s: %s', (number, masked) => expect(maskedNumber(number)).toBe(masked));
});

describe('isSamePerson', () => {
  const [, anna] = PEOPLE[0] ?? [];
  const saved = { ...(anna as NotebookPassenger), id: 'x', firstName: 'Анна', lastName: 'Ли' };
  const typed = { ...saved, firstName: 'ANNA', lastName: 'Li', gender: 'f', documentNumber: 'FI9' } as const;

  it('knows a person by birthday and names in either alphabet', () => expect(isSamePerson(saved, typed)).toBe(true));

  it.each([{ birthday: '1990-05-08' }, { gender: 'm' as const }, { firstName: 'Anne' }])(
    'sees another in %o',
    (change) => expect(isSamePerson(saved, { ...typed, ...change })).toBe(false),
  );
});
