import type { FieldMessageKey } from '#tests/setup/messages';
import { CONTROLS, EMOJI, LONG, MARKUP } from './bad-input';
import { bad, birthday, date, FLIGHT_IN_DAYS, of, THIS_YEAR, type BadInput } from './step1-input';
import { dateIn } from './travellers';

export const EMAILS: BadInput[] = [
  bad('email', 'empty', '', 'emailRequired'),
  bad('email', 'blank', '   ', 'emailRequired', ''),
  ...[
    'anna.example.com',
    '@example.com',
    'anna@',
    'anna@.com',
    'anna@.example.com',
    'anna@example..com',
    'an..na@example.com',
    '.anna@example.com',
    'anna.@example.com',
    'anna@-example.com',
    'anna@example-.com',
    'an na@example.com',
    'anna@exam ple.com',
    'anna@example',
    'anna@@example.com',
    'anna@example.com, eva@example.com',
    'anna@example.com\r\nBcc: all@example.com',
    'anna@exam\u0001ple.com',
    MARKUP,
    EMOJI,
    "' OR 1=1 --",
  ].map((value) => bad('email', JSON.stringify(value), value, 'wrongEmail')),
  bad('email', 'a Cyrillic letter in a Latin word', 'anna@mаil.ru', 'oneAlphabet'),
  bad('email', '10 KB', `${LONG}@example.com`, 'maxCharacters', LONG.slice(0, 120)),
  bad('email', 'NUL', 'anna\0@', 'wrongEmail', 'anna@'),
];

export const PHONES: BadInput[] = [
  bad('phone', 'empty', '', 'phoneRequired'),
  bad('phone', 'blank', ' \t', 'phoneRequired', ''),
  ...[
    '12',
    'call me',
    '+46 70 123 45 67 call me',
    '+0 000 000 00 00',
    '+999 123 456 789',
    '+46',
    '+',
    EMOJI,
    '+46 70 123 45 67 89 01 23',
  ].map((value) => bad('phone', JSON.stringify(value), value, 'wrongPhone')),
  bad('phone', 'markup', MARKUP, 'wrongPhone', MARKUP.slice(0, 40)),
  bad('phone', '10 KB', '7'.repeat(10_240), 'wrongPhone', '7'.repeat(40)),
];

export const NAMES = (['lastName', 'firstName'] as const).flatMap((field): BadInput[] => {
  const name = of(0, field);
  return [
    bad(name, 'empty', '', `${field}Required`),
    bad(name, 'blank', ' \u00a0 ', `${field}Required`, ''),
    bad(name, '10 KB', LONG.replaceAll('xx', 'xy'), 'maxCharacters', LONG.replaceAll('xx', 'xy').slice(0, 50)),
    bad(name, 'Cyrillic for a passport', 'Иванова', 'latinSuggested'),
    bad(name, 'Chinese', '王小明', 'latinOnly'),
    bad(name, 'digits', '12345', 'digitsOnly'),
    bad(name, 'letters and digits', 'Ann4', 'lettersOnly'),
    bad(name, 'emoji', EMOJI, 'specialCharacters'),
    bad(name, 'controls', CONTROLS, 'specialCharacters', CONTROLS.replace('\0', '')),
    bad(name, 'markup', '<img src=x onerror=alert(1)>', 'specialCharacters'),
    bad(name, 'much markup', MARKUP, 'maxCharacters', MARKUP.slice(0, 50)),
    bad(name, 'three alike', 'Annna', 'threeRepeated'),
    bad(name, 'two hyphens', 'Anna--Maria', 'tooManyHyphens'),
    bad(name, 'hyphen at the edge', '-Anna', 'tooManyHyphens'),
    bad(name, 'only signs', "'-'", 'lettersOnly'),
  ];
});

const badBirthday = (
  title: string,
  index: number,
  typed: readonly string[],
  fault: FieldMessageKey,
  kept: Record<string, string> = {},
): BadInput => ({
  title: `birthday: ${title}`,
  typed: date(of(index, 'birthday'), typed),
  faults: { [of(index, 'birthday')]: fault },
  kept: { ...date(of(index, 'birthday'), typed), ...kept },
});

export const BIRTHDAYS: BadInput[] = [
  badBirthday('empty', 0, ['', '', ''], 'birthdayRequired'),
  badBirthday('no day', 0, ['', '3', '1988'], 'dayRequired'),
  badBirthday('no month', 0, ['14', '', '1988'], 'monthRequired'),
  badBirthday('no year', 0, ['14', '3', ''], 'yearRequired'),
  badBirthday('31 February', 0, ['31', '2', '1988'], 'wrongDate'),
  badBirthday('29 February of a common year', 0, ['29', 'февраля', '1989'], 'wrongDate'),
  badBirthday('day 0', 0, ['0', '3', '1988'], 'wrongDate'),
  badBirthday('day 32', 0, ['32', '3', '1988'], 'wrongDate'),
  badBirthday('month 13', 0, ['14', '13', '1988'], 'wrongDate'),
  badBirthday('month 0', 0, ['14', '0', '1988'], 'wrongDate'),
  badBirthday('no such month', 0, ['14', 'Smarch', '1988'], 'wrongDate'),
  badBirthday('two digits of a year', 0, ['14', '3', '88'], 'yearRequired'),
  badBirthday('letters', 0, ['x', 'y', 'z'], 'wrongDate'),
  badBirthday('emoji', 0, [EMOJI, EMOJI, EMOJI], 'wrongDate'),
  badBirthday('markup', 0, [MARKUP, '3', '1988'], 'wrongDate', { [of(0, 'birthdayDay')]: MARKUP.slice(0, 20) }),
  badBirthday('signs', 0, ['-1', '3', '1988'], 'wrongDate'),
  badBirthday('1899', 0, ['14', '3', '1899'], 'yearTooEarly'),
  badBirthday('year 0000', 0, ['14', '3', '0000'], 'yearTooEarly'),
  badBirthday('in the future', 0, ['14', '3', String(THIS_YEAR + 2)], 'dateInFuture'),
  badBirthday('an adult of 11', 0, birthday(12, 1), 'ageAdult'),
  badBirthday('a child of 12', 1, birthday(12), 'ageChild'),
  badBirthday('a child of 1', 1, birthday(2, 1), 'ageChild'),
  badBirthday('an infant of 2', 2, birthday(2), 'ageInfant'),
  badBirthday('an infant who is grown up', 2, ['14', '3', '1988'], 'ageInfant'),
];

const badExpiry = (title: string, typed: readonly string[], fault: FieldMessageKey): BadInput => ({
  title: `expiry: ${title}`,
  typed: date(of(0, 'passportExpdate'), typed),
  faults: { [of(0, 'passportExpdate')]: fault },
});

export const DOCUMENTS: BadInput[] = [
  badExpiry('empty', ['', '', ''], 'expiryRequired'),
  badExpiry('no month', ['1', '', '2040'], 'monthRequired'),
  badExpiry('31 February', ['31', '2', '2040'], 'wrongDate'),
  badExpiry('1899', ['1', '2', '1899'], 'yearTooEarly'),
  badExpiry('expired', ['1', '2', '2020'], 'documentExpired'),
  badExpiry(
    'expires before the flight',
    dateIn(FLIGHT_IN_DAYS - 5)
      .split('-')
      .reverse(),
    'documentExpiresBeforeTrip',
  ),
  bad(of(0, 'passportNumber'), 'empty', '', 'numberRequired'),
  bad(of(0, 'passportNumber'), 'blank', '  ', 'numberRequired', ''),
  bad(of(0, 'passportNumber'), 'letters only', 'ABCDEFG', 'numberForeignPassport'),
  bad(of(0, 'passportNumber'), 'Cyrillic', 'АБ1234567', 'numberForeignPassport'),
  bad(of(0, 'passportNumber'), 'too long', 'A1234567890123456', 'numberForeignPassport'),
  bad(of(0, 'passportNumber'), '10 KB', '1'.repeat(10_240), 'numberForeignPassport', '1'.repeat(30)),
  bad(of(0, 'passportNumber'), 'emoji', EMOJI, 'numberForeignPassport'),
  bad(of(0, 'passportNumber'), 'markup', MARKUP, 'numberForeignPassport', MARKUP.slice(0, 30)),
  {
    title: 'a Russian passport is 9 digits and expires',
    typed: {
      [of(0, 'citizenship')]: 'RU',
      [of(0, 'passportNumber')]: 'AA1234567',
      ...date(of(0, 'passportExpdate'), ['', '', '']),
    },
    faults: { [of(0, 'passportNumber')]: 'numberRussianPassport', [of(0, 'passportExpdate')]: 'expiryRequired' },
  },
  {
    title: 'one document for two',
    typed: { [of(1, 'passportNumber')]: 'aa 123-4567' },
    faults: { [of(1, 'passportNumber')]: 'documentRepeated' },
  },
];

/** Choice fields: a value that is not offered counts as not chosen, and cannot be shown. */
export const CHOICES: BadInput[] = [
  { title: 'gender: missing', typed: { [of(0, 'gender')]: [] }, faults: { [of(0, 'gender')]: 'genderRequired' } },
  {
    title: 'gender: another',
    typed: { [of(0, 'gender')]: 'x' },
    faults: { [of(0, 'gender')]: 'genderRequired' },
    kept: { [of(0, 'gender')]: [] },
  },
  {
    title: 'citizenship: empty',
    typed: { [of(0, 'citizenship')]: '' },
    faults: { [of(0, 'citizenship')]: 'citizenshipRequired' },
  },
  ...['ZZ', 'xx', 'RUS', MARKUP, 'QQ'].map((value): BadInput => ({
    title: `citizenship: ${value}`,
    typed: { [of(0, 'citizenship')]: value },
    faults: { [of(0, 'citizenship')]: 'citizenshipRequired' },
    kept: { [of(0, 'citizenship')]: '' },
  })),
  {
    title: 'agreement: missing',
    typed: { agreement: [] },
    faults: { agreement: 'acceptingRequired' },
  },
];

/** Only where middle names and a consent of its own are required, and documents of one country are accepted. */
export const RUSSIAN: BadInput[] = [
  {
    title: 'consent to the processing of data: missing beside the terms',
    typed: { privacyConsent: [] },
    faults: { privacyConsent: 'passengerConsentRequired' },
    kept: { agreement: 'on' },
  },
  {
    title: 'middle name: empty and not ticked',
    typed: { [of(0, 'middleName')]: '', [of(0, 'noMiddleName')]: [] },
    faults: { [of(0, 'middleName')]: 'middleNameRequired' },
  },
  {
    title: 'middle name: Cyrillic for a passport for abroad',
    typed: { [of(0, 'middleName')]: 'Иванова', [of(0, 'noMiddleName')]: [] },
    faults: { [of(0, 'middleName')]: 'latinSuggested' },
  },
  ...(
    [
      [0, 'a passport for abroad', 'international_passport', '4508123456', 'numberRussianPassport'],
      [0, '9 digits', 'internal_passport', '450812345', 'numberInternalPassport'],
      [0, 'letters', 'internal_passport', 'АБВГ123456', 'numberInternalPassport'],
      [1, 'not Roman', 'birth_certificate', 'IIIV-АБ 123456', 'numberBirthCertificate'],
      [1, 'Latin series', 'birth_certificate', 'IV-QW 123456', 'numberBirthCertificate'],
    ] as const
  ).map(([index, title, documentType, number, fault]): BadInput => ({
    title: `number of ${documentType}: ${title}`,
    typed: {
      [of(index, 'citizenship')]: 'RU',
      [of(index, 'documentType')]: documentType,
      [of(index, 'passportNumber')]: number,
    },
    faults: { [of(index, 'passportNumber')]: fault },
  })),
  {
    title: 'an internal passport of a child',
    typed: {
      [of(1, 'citizenship')]: 'RU',
      [of(1, 'documentType')]: 'internal_passport',
    },
    faults: { [of(1, 'documentType')]: 'documentNotForTrip' },
    kept: { [of(1, 'documentType')]: '' },
  },
  {
    title: 'an internal passport of somebody from abroad',
    typed: { [of(0, 'documentType')]: 'internal_passport' },
    faults: { [of(0, 'documentType')]: 'documentRussianOnly' },
  },
  {
    title: 'a birth certificate of a grown-up',
    typed: {
      [of(0, 'citizenship')]: 'RU',
      [of(0, 'documentType')]: 'birth_certificate',
    },
    faults: { [of(0, 'documentType')]: 'documentUnderFourteen' },
  },
];

/** Only the choice is reported: another document has other rules for number and letters. */
export const ABROAD: BadInput[] = (
  [
    ['internal_passport', 'documentNotForTrip'],
    ['birth_certificate', 'documentNotForTrip'],
    ['military_card', 'documentNotForTrip'],
    ['seaman', 'documentRequired'],
    [MARKUP, 'documentRequired'],
  ] as const
).map(([documentType, fault]) => ({
  title: `document: ${documentType}`,
  typed: { [of(0, 'documentType')]: documentType },
  faults: { [of(0, 'documentType')]: fault },
  // The one document that the trip takes is all that the list offers.
  kept: { [of(0, 'documentType')]: 'international_passport' },
}));
