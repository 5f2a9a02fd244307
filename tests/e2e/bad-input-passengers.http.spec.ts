import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { hasId, shownErrors } from '#tests/setup/html-page';
import { fieldMessage, passengerTitle, type FieldMessageKey } from '#tests/setup/messages';
import type { FormFields, PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { book, openOffer, openResults } from '#tests/setup/plain-purchase';
import { CONTROLS, EMOJI, expectRefusal, LONG, MARKUP } from '#tests/journeys/bad-input';
import { dateIn, step1Fields, type TestParty } from '#tests/journeys/travellers';

const FLIGHT_IN_DAYS = 90;
const THIS_YEAR = new Date().getUTCFullYear();

/** [day, month, year] of the day `years` before the flight, moved by `days`. */
function birthday(years: number, days = 0): [string, string, string] {
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
const ROUTE = { ru: ['MOW', 'AER'], intl: ['LON', 'NYC'] } as const;

type BadInput = {
  title: string;
  /** Over a form that is fine, by field name; an empty list leaves a field out. */
  typed: FormFields;
  faults: Record<string, FieldMessageKey>;
  kept?: Record<string, string | string[]>;
};

const of = (index: number, field: string) => `passengers[${index}].${field}`;
const date = (prefix: string, [day, month, year]: readonly string[]) => ({
  [`${prefix}Day`]: day ?? '',
  [`${prefix}Month`]: month ?? '',
  [`${prefix}Year`]: year ?? '',
});

const bad = (field: string, title: string, value: string, fault: FieldMessageKey, kept = value): BadInput => ({
  title: `${field}: ${title}`,
  typed: { [field]: value },
  faults: { [field]: fault },
  kept: { [field]: kept },
});

const EMAILS: BadInput[] = [
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
  bad('email', '10 KB', `${LONG}@example.com`, 'wrongEmail', LONG.slice(0, 120)),
  bad('email', 'NUL', 'anna\0@', 'wrongEmail', 'anna@'),
];

const PHONES: BadInput[] = [
  bad('phone', 'empty', '', 'phoneRequired'),
  bad('phone', 'blank', ' \t', 'phoneRequired', ''),
  ...['12', 'call me', '+0 000 000 00 00', '+999 123 456 789', '+46', '+', EMOJI, '+46 70 123 45 67 89 01 23'].map(
    (value) => bad('phone', JSON.stringify(value), value, 'wrongPhone'),
  ),
  bad('phone', 'markup', MARKUP, 'wrongPhone', MARKUP.slice(0, 40)),
  bad('phone', '10 KB', '7'.repeat(10_240), 'wrongPhone', '7'.repeat(40)),
];

const NAMES = (['lastName', 'firstName'] as const).flatMap((field): BadInput[] => {
  const name = of(0, field);
  return [
    bad(name, 'empty', '', `${field}Required`),
    bad(name, 'blank', ' \u00a0 ', `${field}Required`, ''),
    bad(name, '10 KB', LONG.replaceAll('xx', 'xy'), 'maxCharacters', LONG.replaceAll('xx', 'xy').slice(0, 50)),
    bad(name, 'Cyrillic for a passport', 'Иванова', 'latinOnly'),
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

const BIRTHDAYS: BadInput[] = [
  badBirthday('empty', 0, ['', '', ''], 'dateRequired'),
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
  badBirthday('two digits of a year', 0, ['14', '3', '88'], 'wrongDate'),
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

const DOCUMENTS: BadInput[] = [
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
    typed: { [of(0, 'citizenship')]: 'RU', [of(0, 'passportNumber')]: 'AA1234567', [of(0, 'noPassportExpdate')]: 'on' },
    faults: { [of(0, 'passportNumber')]: 'numberRussianPassport', [of(0, 'passportExpdate')]: 'expiryRequired' },
  },
  {
    title: 'one document for two',
    typed: { [of(1, 'passportNumber')]: 'aa 123-4567' },
    faults: { [of(1, 'passportNumber')]: 'documentRepeated' },
  },
];

/** Fields that are chosen: what is not among the choices counts as not chosen, and cannot be shown. */
const CHOICES: BadInput[] = [
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

/** Only where middle names are asked for, and documents of one country are taken. */
const RUSSIAN: BadInput[] = [
  {
    title: 'middle name: empty and not ticked',
    typed: { [of(0, 'middleName')]: '', [of(0, 'noMiddleName')]: [] },
    faults: { [of(0, 'middleName')]: 'middleNameRequired' },
  },
  {
    title: 'middle name: Cyrillic for a passport for abroad',
    typed: { [of(0, 'middleName')]: 'Ивановна', [of(0, 'noMiddleName')]: [] },
    faults: { [of(0, 'middleName')]: 'latinOnly' },
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
      [of(1, 'passportNumber')]: '4508 123456',
    },
    faults: { [of(1, 'documentType')]: 'documentNotForTrip' },
    kept: { [of(1, 'documentType')]: '' },
  },
  {
    title: 'an internal passport of somebody from abroad',
    typed: { [of(0, 'documentType')]: 'internal_passport', [of(0, 'passportNumber')]: '4508 123456' },
    faults: { [of(0, 'documentType')]: 'documentRussianOnly' },
  },
  {
    title: 'a birth certificate of a grown-up',
    typed: {
      [of(0, 'citizenship')]: 'RU',
      [of(0, 'documentType')]: 'birth_certificate',
      [of(0, 'passportNumber')]: 'IV-АБ 123456',
    },
    faults: { [of(0, 'documentType')]: 'documentUnderFourteen' },
  },
];

const ABROAD: BadInput[] = ['internal_passport', 'birth_certificate', 'seaman', MARKUP].map((documentType) => ({
  title: `document: ${documentType}`,
  typed: {
    [of(0, 'documentType')]: documentType,
    // With a document that does not say which number it has, only the choice is told to be wrong.
    [of(0, 'passportNumber')]: documentType === 'internal_passport' ? '4508123456' : 'IV-АБ 123456',
  },
  faults: {
    [of(0, 'documentType')]:
      documentType.endsWith('e') || documentType.startsWith('internal') ? 'documentNotForTrip' : 'documentRequired',
  },
  kept: { [of(0, 'documentType')]: 'international_passport' },
}));

/** Odd, but right: on to the payment. */
const GOOD: [string, FormFields][] = [
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
  [
    'a passport without an end',
    { [of(0, 'noPassportExpdate')]: 'on', ...date(of(0, 'passportExpdate'), ['', '', '']) },
  ],
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

async function openStep1(visitor: PlainBrowser, brand: 'ru' | 'intl'): Promise<PlainPage> {
  const [from, to] = ROUTE[brand];
  const day = dateIn(FLIGHT_IN_DAYS);
  const search = `/search?adult=1&cabinClass=Y&child=1&childrenAges=[7]&infant=1&route[0]=iatax:${from}_${day}_date_${day}_iatax:${to}&v=2`;
  return book(visitor, await openOffer(visitor, await openResults(visitor, search)));
}

function fine(brand: 'ru' | 'intl'): FormFields {
  return step1Fields(PARTY, 'anna@example.com', { asksMiddleName: brand === 'ru' });
}

const GROUPS = {
  'e-mail': EMAILS,
  phone: PHONES,
  names: NAMES,
  birthday: BIRTHDAYS,
  documents: DOCUMENTS,
  choices: CHOICES,
};
const OF_BRAND = { ru: { 'documents of one country': RUSSIAN }, intl: { 'documents abroad': ABROAD } };

/** Posts each of the cases to one booking. */
async function tryAll(visitor: PlainBrowser, brand: 'ru' | 'intl', cases: readonly BadInput[]): Promise<void> {
  const { path, text } = await openStep1(visitor, brand);
  const shown = formWith(text, 'email').fields;
  for (const { title, typed, faults, kept } of cases) {
    const sent = { ...shown, ...fine(brand), ...typed };
    const answer = await visitor.post(path, sent, { redirects: 0 });
    expectRefusal(answer, title, 'email', {
      messages: Object.fromEntries(Object.entries(faults).map(([field, key]) => [field, fieldMessage(brand, key)])),
      summary: (field, message) => {
        const index = /^passengers\[(\d)\]/.exec(field)?.[1];
        return index === undefined ? message : `${passengerTitle(brand, Number(index) + 1)}: ${message}`;
      },
      kept: { ...sent, ...kept },
    });
  }
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    for (const [group, cases] of Object.entries({ ...GROUPS, ...OF_BRAND[brand] })) {
      test(`step 1: ${group}`, async ({ visitor }) => tryAll(visitor, brand, cases));
    }

    test('step 1: nothing at all, and not as fields', async ({ visitor }) => {
      const { path } = await openStep1(visitor, brand);
      const bodies: FormFields[] = [
        {},
        {
          'email[]': 'anna@example.com',
          'email[0]': 'x',
          'passengers[0][lastName]': 'X',
          passengers: '[object Object]',
        },
      ];
      for (const fields of bodies) {
        const answer = await visitor.post(path, fields, { redirects: 0 });
        expect(answer.status).toBe(400);
        const { atFields, summary } = shownErrors(answer.text);
        expect(atFields).toMatchObject({
          email: fieldMessage(brand, 'emailRequired'),
          phone: fieldMessage(brand, 'phoneRequired'),
          agreement: fieldMessage(brand, 'acceptingRequired'),
        });
        for (const index of [0, 1, 2]) {
          expect(atFields).toMatchObject({
            [`passengers-${index}-lastName`]: fieldMessage(brand, 'lastNameRequired'),
            [`passengers-${index}-firstName`]: fieldMessage(brand, 'firstNameRequired'),
            [`passengers-${index}-gender`]: fieldMessage(brand, 'genderRequired'),
            [`passengers-${index}-birthday`]: fieldMessage(brand, 'dateRequired'),
            [`passengers-${index}-citizenship`]: fieldMessage(brand, 'citizenshipRequired'),
            [`passengers-${index}-documentType`]: fieldMessage(brand, 'documentRequired'),
            [`passengers-${index}-passportNumber`]: fieldMessage(brand, 'numberRequired'),
          });
        }
        for (const { target } of summary) expect(hasId(answer.text, target), target).toBe(true);
      }
    });

    test('step 1: odd, but right', async ({ visitor }) => {
      const step1 = await openStep1(visitor, brand);
      const shown = formWith(step1.text, 'email').fields;
      for (const [title, typed] of GOOD) {
        const { status, headers, text } = await visitor.post(
          step1.path,
          { ...shown, ...fine(brand), ...typed },
          { redirects: 0 },
        );
        expect.soft(status, `${title}: ${JSON.stringify(shownErrors(text).atFields)}`).toBe(303);
        expect.soft(headers.location, title).toMatch(/^\/mbooking\/step[12]\//);
      }
    });
  });
}

test('the words are of the brand’s language', () => {
  const groups = [...Object.values(GROUPS), RUSSIAN, ABROAD];
  const keys = new Set(groups.flatMap((cases) => cases.flatMap(({ faults }) => Object.values(faults))));
  expect(keys.size).toBeGreaterThan(25);
  for (const key of keys) expect(fieldMessage('ru', key)).not.toBe(fieldMessage('intl', key));
});
