import type { FieldMessageKey } from '#tests/setup/messages';
import type { FormFields } from '#tests/setup/plain-browser';
import { dateIn, step1Fields, type TestParty } from './travellers';

export const FLIGHT_IN_DAYS = 90;
export const THIS_YEAR = new Date().getUTCFullYear();

/** Returns [day, month, year] of the day `years` before the flight, moved by `days`. */
export function birthday(years: number, days = 0): [string, string, string] {
  const [year = 0, month = 0, day = 0] = dateIn(FLIGHT_IN_DAYS).split('-').map(Number);
  const date = new Date(Date.UTC(year - years, month - 1, day + days));
  return [String(date.getUTCDate()), String(date.getUTCMonth() + 1), String(date.getUTCFullYear())];
}

const PERSON = { lastName: 'Lindqvist', gender: 'f', citizenship: 'SE' } as const;
const PARTY: TestParty = {
  adults: 1,
  childrenAges: [7, 1],
  travellers: [
    { ...PERSON, firstName: 'Anna', birthday: ['14', '03', '1988'], passportNumber: 'AA1234567' },
    { ...PERSON, firstName: 'Nora', birthday: birthday(8, -40), passportNumber: 'AB1112223' },
    { ...PERSON, firstName: 'Emil', birthday: birthday(1, -40), passportNumber: 'AB3334445' },
  ],
};

/** A trip with an adult, a child and an infant: within Russia for the Russian brand, abroad for the other. */
export const ROUTE = { ru: ['MOW', 'AER'], intl: ['LON', 'NYC'] } as const;

export type BadInput = {
  title: string;
  /** Overrides a valid form by field name; an empty list omits a field. */
  typed: FormFields;
  faults: Record<string, FieldMessageKey>;
  kept?: Record<string, string | string[]>;
};

export const of = (index: number, field: string) => `passengers[${index}].${field}`;
export const date = (prefix: string, [day, month, year]: readonly string[]) => ({
  [`${prefix}Day`]: day ?? '',
  [`${prefix}Month`]: month ?? '',
  [`${prefix}Year`]: year ?? '',
});

export const bad = (field: string, title: string, value: string, fault: FieldMessageKey, kept = value): BadInput => ({
  title: `${field}: ${title}`,
  typed: { [field]: value },
  faults: { [field]: fault },
  kept: { [field]: kept },
});

/** Returns valid fields of step 1 for that party. */
export function fine(brand: 'ru' | 'intl'): FormFields {
  return step1Fields(PARTY, 'anna@example.com', brand);
}

/** Unusual but valid input, which leads to the payment. */
export const GOOD: [string, FormFields][] = [
  ['as it is', {}],
  ['English month in full', { [of(0, 'birthdayMonth')]: 'March' }],
  ['English month cut short', { [of(0, 'birthdayMonth')]: 'mar.' }],
  ['Russian month as in a date', { [of(0, 'birthdayMonth')]: 'марта' }],
  ['Russian month by itself', { [of(0, 'birthdayMonth')]: 'МАРТ' }],
  ['one-digit day and month', { [of(0, 'birthdayDay')]: '4', [of(0, 'birthdayMonth')]: '3' }],
  ['diacritics', { [of(0, 'lastName')]: 'Müller-Łukaszewicz', [of(0, 'firstName')]: 'Žofie' }],
  ['an apostrophe of a phone', { [of(0, 'lastName')]: 'O’Neill' }],
  ['spaces all around', { email: '  anna@example.com ', [of(0, 'firstName')]: '  Anna   Maria ' }],
  ['capitals in an e-mail', { email: 'Anna.Maria+tickets@Example.COM' }],
  ['an e-mail of another alphabet', { email: 'анна@почта.рф' }],
  ['a phone with signs', { phone: '+46 (70) 123-45-67' }],
  ['a number with spaces', { [of(0, 'passportNumber')]: 'aa 123 4567' }],
  ['an adult of 12', date(of(0, 'birthday'), birthday(12))],
  ['a child of 11', date(of(1, 'birthday'), birthday(12, 1))],
  ['a child of 2', date(of(1, 'birthday'), birthday(2))],
  ['an infant just under 2', date(of(2, 'birthday'), birthday(2, 1))],
  ['fields twice: the first one counts', { email: ['anna@example.com', 'x'], [of(0, 'lastName')]: ['Lindqvist', '1'] }],
  [
    'fields that are none',
    {
      'passengers[99].lastName': 'X',
      'passengers[3].lastName': 'X',
      'passengers[-1].lastName': 'X',
      'passengers[0].isAdmin': '1',
      'passengers[0][lastName]': 'X',
      'passengers.length': '900',
      __proto__: 'x',
      constructor: 'x',
      price: '1',
    },
  ],
];
