import { BRANDS, expect, test } from '#tests/setup/fixtures';
import type { FormFields } from '#tests/setup/plain-browser';
import { searchMessage, type SearchMessageKey } from '#tests/setup/messages';
import { CONTROLS, EMOJI, expectRefusal, LONG, MARKUP } from '#tests/journeys/bad-input';
import { postSearch, searchedPlaces, searchFields } from '#tests/journeys/search-form';
import { text } from '#tests/journeys/texts';
import { dateIn } from '#tests/journeys/travellers';

const FIELDS = ['departure', 'arrival', 'departureDate', 'dateBack', 'adults'] as const;
type Field = (typeof FIELDS)[number];

type BadSearch = {
  title: string;
  /** Overrides a valid search. */
  typed: FormFields;
  faults: Partial<Record<Field, SearchMessageKey>>;
  /** Set where the form does not keep the input. */
  kept?: Record<string, string | string[]>;
};

const nextYear = new Date().getUTCFullYear() + 1;

/** An unknown place: the message names it. */
const unknownPlace = (field: 'departure' | 'arrival', title: string, typed: string, kept = typed): BadSearch => ({
  title: `${field}: ${title}`,
  typed: { [field]: typed },
  faults: { [field]: 'placeUnknown' },
  kept: { [field]: kept },
});

const placeCases = (['departure', 'arrival'] as const).flatMap((field): BadSearch[] => [
  { title: `${field}: empty`, typed: { [field]: '' }, faults: { [field]: `${field}Required` } },
  {
    title: `${field}: blank`,
    typed: { [field]: ' \t ' },
    faults: { [field]: `${field}Required` },
    kept: { [field]: '' },
  },
  {
    title: `${field}: only controls`,
    typed: { [field]: '\0\u0001' },
    faults: { [field]: `${field}Required` },
    kept: { [field]: '' },
  },
  unknownPlace(field, 'unknown', 'qqqq'),
  unknownPlace(field, '10 KB', LONG, LONG.slice(0, 100)),
  unknownPlace(field, 'emoji', EMOJI),
  unknownPlace(field, 'controls', CONTROLS, 'A b c d e'),
  unknownPlace(field, 'markup', MARKUP),
  unknownPlace(field, 'another alphabet', '東京都庁前'),
  unknownPlace(field, 'SQL', "'; DROP TABLE places; --"),
  unknownPlace(field, 'percent', '%00%ff%'),
]);

const dateCases = (['departureDate', 'dateBack'] as const).flatMap((field): BadSearch[] => [
  { title: `${field}: 31 February`, typed: { [field]: `${nextYear}-02-31` }, faults: { [field]: 'dateWrong' } },
  { title: `${field}: day 0`, typed: { [field]: `${nextYear}-01-00` }, faults: { [field]: 'dateWrong' } },
  { title: `${field}: month 13`, typed: { [field]: `${nextYear}-13-01` }, faults: { [field]: 'dateWrong' } },
  { title: `${field}: words`, typed: { [field]: 'tomorrow' }, faults: { [field]: 'dateWrong' } },
  { title: `${field}: markup`, typed: { [field]: MARKUP }, faults: { [field]: 'dateWrong' } },
  { title: `${field}: emoji`, typed: { [field]: EMOJI }, faults: { [field]: 'dateWrong' } },
  {
    title: `${field}: 10 KB`,
    typed: { [field]: LONG },
    faults: { [field]: 'dateWrong' },
    kept: { [field]: LONG.slice(0, 100) },
  },
  { title: `${field}: past`, typed: { [field]: dateIn(-3) }, faults: { [field]: 'datePast' } },
  { title: `${field}: year 1899`, typed: { [field]: '1899-05-04' }, faults: { [field]: 'datePast' } },
  { title: `${field}: year 0000`, typed: { [field]: '0000-01-01' }, faults: { [field]: 'datePast' } },
  { title: `${field}: over a year ahead`, typed: { [field]: dateIn(400) }, faults: { [field]: 'dateTooFar' } },
  { title: `${field}: year 9999`, typed: { [field]: '9999-12-31' }, faults: { [field]: 'dateTooFar' } },
]);

/** The picker's fields are numbers and lists, so they omit values that they cannot show. */
const passengers = (
  title: string,
  typed: FormFields,
  fault: SearchMessageKey,
  kept: Record<string, string | string[]> = {},
): BadSearch => ({ title: `passengers: ${title}`, typed, faults: { adults: fault }, kept });

const passengerCases: BadSearch[] = [
  passengers('no adult', { adults: '0' }, 'adultsWrong'),
  passengers('empty', { adults: '' }, 'adultsWrong'),
  passengers('fewer than none', { adults: '-1' }, 'adultsWrong', { adults: '' }),
  passengers('a word', { adults: 'two' }, 'adultsWrong', { adults: '' }),
  passengers('half', { adults: '1.5' }, 'adultsWrong', { adults: '' }),
  passengers('1e1', { adults: '1e1' }, 'adultsWrong', { adults: '' }),
  passengers('markup', { adults: MARKUP }, 'adultsWrong', { adults: '' }),
  passengers('10 adults', { adults: '10' }, 'tooManyPassengers'),
  passengers('10 with children', { adults: '8', childrenAges: ['5', '7'] }, 'tooManyPassengers'),
  passengers('two infants, one adult', { adults: '1', childrenAges: ['0', '1'] }, 'infantsMoreThanAdults'),
  passengers('a child of 12', { childrenAges: ['12'] }, 'childAgeWrong', { childrenAges: [''] }),
  passengers('a child of −1', { childrenAges: ['-1'] }, 'childAgeWrong', { childrenAges: [''] }),
  passengers('a child of some age', { childrenAges: ['some'] }, 'childAgeWrong', { childrenAges: [''] }),
  passengers('400 children', { childrenAges: Array<string>(400).fill('5') }, 'tooManyPassengers', {
    childrenAges: Array<string>(20).fill('5'),
  }),
];

const otherCases: BadSearch[] = [
  {
    title: 'return before departure',
    typed: { departureDate: dateIn(30), dateBack: dateIn(29) },
    faults: { dateBack: 'returnBeforeDeparture' },
  },
  { title: 'departure date missing', typed: { departureDate: '' }, faults: { departureDate: 'departureDateRequired' } },
  {
    title: 'everything wrong at once',
    typed: { departure: '', arrival: 'qqqq', departureDate: dateIn(-5), dateBack: 'x', adults: '0' },
    faults: {
      departure: 'departureRequired',
      arrival: 'placeUnknown',
      departureDate: 'datePast',
      dateBack: 'dateWrong',
      adults: 'adultsWrong',
    },
  },
];

const GROUPS = { places: placeCases, dates: dateCases, passengers: passengerCases, others: otherCases };

const LABELS: Readonly<Record<string, string>> = {
  departure: 'places.departure',
  arrival: 'places.arrival',
  departureDate: 'dates.departure',
  dateBack: 'dates.back',
  adults: 'passengers.label',
};

for (const brand of BRANDS) {
  const language = brand === 'ru' ? 'ru' : 'en';
  test.describe(brand, () => {
    test.use({ brand });

    for (const [group, cases] of Object.entries(GROUPS)) {
      test(`search form: ${group}`, async ({ visitor }) => {
        for (const { title, typed, faults, kept } of cases) {
          const sent = { ...searchFields('London', 'Osaka'), ...typed };
          const messages = FIELDS.flatMap((field) => {
            const key = faults[field];
            const typedText = field === 'departure' || field === 'arrival' ? (kept?.[field] ?? sent[field]) : '';
            return key ? [[field, searchMessage(brand, key, String(typedText)).replace(/\s+/g, ' ')]] : [];
          });
          expectRefusal(await postSearch(visitor, sent), title, 'departureDate', {
            messages: Object.fromEntries(messages) as Record<string, string>,
            // Several errors are listed by the labels of their fields.
            summary: (field, message) => (messages.length > 1 ? text('home', LABELS[field] ?? '', language) : message),
            kept: { ...sent, ...kept },
          });
        }
      });
    }

    test('search form: unexpected fields', async ({ visitor }) => {
      const fine = searchFields('London', 'Osaka');
      const cases: [string, FormFields, string][] = [
        ['repeated fields: the first one counts', { ...fine, departure: ['London', 'Paris'] }, 'LON OSA'],
        [
          'unknown fields',
          { ...fine, admin: '1', __proto__: 'x', 'departure[]': 'Paris', 'adults[0]': '9' },
          'LON OSA',
        ],
        ['an unknown cabin', { ...fine, cabinClass: 'cargo' }, 'LON OSA'],
        ['an unknown intent', { ...fine, intent: 'delete:everything' }, 'LON OSA'],
        ['no number of adults', { ...fine, adults: [] }, 'LON OSA'],
        ['a picked code without its name', { ...fine, departureCode: 'PAR', departureLabel: '' }, 'LON OSA'],
        ['a picked code that is none', { ...fine, departureCode: '../../x', departureLabel: 'London' }, 'LON OSA'],
        ['nothing at all', {}, '400'],
      ];
      for (const [title, fields, places] of cases) {
        expect.soft(searchedPlaces(await postSearch(visitor, fields)), title).toBe(places);
      }
    });

    test('search form: picker buttons with invalid values', async ({ visitor }) => {
      for (const intent of ['removeChild:99', 'addChild:7', 'addChild:0', 'removeAdult', 'swap']) {
        const typed = { departure: MARKUP, arrival: EMOJI, adults: 'NaN', childrenAges: ['x', '99'], intent };
        const { status, headers } = await postSearch(visitor, typed);
        expect.soft(status, intent).toBe(303);
        const page = await visitor.get(headers.location?.replace(/#.*/, '') ?? '');
        expect.soft(page.status, intent).toBe(200);
        expect.soft(page.text, intent).not.toMatch(/<script>alert|<img src=x/);
      }
    });

    test('a link to a filled form may contain anything', async ({ visitor }) => {
      const hostile = encodeURIComponent(MARKUP);
      const queries = [
        `departure=${hostile}&arrival=${hostile}&departureDate=${hostile}&adults=${hostile}&childrenAges=${hostile}`,
        'departure=%00&departureDate=9999-99-99&adults=-5&childrenAges=1&childrenAges=2&open=passengers',
        `departure=${'x'.repeat(8000)}`,
        'departure=%E0%A4%A&adults=1',
        'constructor=1&__proto__=2&toString=3',
      ];
      for (const query of queries) {
        const page = await visitor.get(`/?${query}`);
        expect.soft(page.status, query.slice(0, 80)).toBe(200);
        expect.soft(page.text, query.slice(0, 80)).not.toMatch(/<script>alert|<img src=x/);
      }
    });
  });
}

test('messages are in the brand’s language', () => {
  const keys = new Set(
    [...GROUPS.places, ...GROUPS.dates, ...GROUPS.passengers, ...GROUPS.others].flatMap(({ faults }) =>
      Object.values(faults),
    ),
  );
  expect(keys.size).toBeGreaterThan(10);
  for (const key of keys) expect(searchMessage('ru', key)).not.toBe(searchMessage('intl', key));
});
