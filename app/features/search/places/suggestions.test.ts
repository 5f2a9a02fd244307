import { describe, expect, it } from 'vitest';
import { hinterAnswer } from '~/upstream/suggest/contract';
import { suggestionSections } from './suggestions';

const entries = hinterAnswer.parse({
  data: [
    {
      city: { code: 'MOW', name: { ru: 'Москва', en: 'Moscow' } },
      airports: [
        { code: 'SVO', name: { ru: 'Шереметьево', en: 'Sheremetyevo' } },
        { code: 'DME', name: { ru: 'Домодедово' } },
      ],
      railway_stations: [
        { code: '2006004', name: { ru: 'Москва Октябрьская' } },
        { code: '2000002', name: { ru: 'Ярославский вокзал' } },
      ],
      country: { ru: 'Россия', en: 'Russia', country_code: 'RU' },
    },
    {
      city: { code: 'AER', name: { ru: 'Сочи' } },
      airports: [{ code: 'AER', name: { ru: 'Адлер' } }],
      country: { ru: 'Россия', country_code: 'RU' },
    },
  ],
});

const AREAS = { anywhere: 'куда угодно', countries: 'Страны' };
const rows = (text: string) => suggestionSections(entries, text, 'ru', null).flatMap((section) => section.rows);
const codes = (text: string) => rows(text).map((row) => row.code);

describe('suggestionSections', () => {
  it('lists airports under their city, except an only one', () => {
    expect(codes('м')).toEqual(['MOW', 'SVO', 'DME', 'AER']);
  });

  it('puts an airport that is named above its city', () => {
    const found = rows('шерем');
    expect(found.map(({ code }) => code)).toEqual(['SVO', 'MOW', 'DME', 'AER']);
    expect([found[0]?.nested, found[0]?.sublabel]).toEqual([false, 'Москва']);
  });

  it.each([
    ['one wrong letter', 'дамодедово', ['DME', 'MOW', 'SVO', 'AER']],
    ['two wrong letters, which are too many', 'дамодедава', ['MOW', 'SVO', 'DME', '2006004', '2000002', 'AER']],
    ['one missing letter', 'домодедво', ['DME', 'MOW', 'SVO', 'AER']],
    ['two swapped letters', 'домодедоов', ['DME', 'MOW', 'SVO', 'AER']],
    ['its city in front', 'москва домодедово', ['DME', 'MOW', 'SVO', 'AER']],
    ['its city in front and one wrong letter', 'moscow sheremetevo', ['SVO', 'MOW', 'DME', 'AER']],
    ['a city with one wrong letter', 'масква', ['MOW', 'SVO', 'DME', '2006004', '2000002', 'AER']],
  ])('recognises an airport by %s', (_, text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  it('puts a station that is named above its city', () => {
    expect(codes('яросл')).toEqual(['2000002', 'MOW', 'SVO', 'DME', 'AER']);
    expect(codes('москва окт')).toEqual(['2006004', 'MOW', 'SVO', 'DME', 'AER']);
    expect(codes('2006004')).toEqual(['2006004', 'MOW', 'SVO', 'DME', 'AER']);
  });

  it('lists stations of the likeliest city below its airports', () => {
    expect(codes('москва')).toEqual(['MOW', 'SVO', 'DME', '2006004', '2000002', 'AER']);
    expect(rows('москва').at(3)).toMatchObject({ kind: 'station', nested: true });
  });

  it('uses the language of the page, or one that is available', () => {
    expect(suggestionSections(entries, 'do', 'en', null)[0]?.rows.slice(0, 3)).toEqual([
      { code: 'MOW', label: 'Moscow', sublabel: 'Russia', kind: 'city', nested: false },
      { code: 'SVO', label: 'Sheremetyevo', sublabel: 'Moscow', kind: 'airport', nested: true },
      { code: 'DME', label: 'Домодедово', sublabel: 'Moscow', kind: 'airport', nested: true },
    ]);
  });
});

describe('an airport without a name of its own', () => {
  it('is told with its city', () => {
    const [london] = hinterAnswer.parse({
      data: [
        {
          city: { code: 'LON', name: { en: 'London' } },
          airports: [
            { code: 'LCY', name: { en: 'City' } },
            { code: 'LHR', name: { en: 'Heathrow' } },
          ],
        },
      ],
    });
    const labels = suggestionSections([london!], 'lond', 'en', null).flatMap((section) => section.rows);
    expect(labels.map(({ label }) => label)).toEqual(['London', 'London City', 'Heathrow']);
  });
});

describe('countries', () => {
  const country = (code: string, en: string) => ({ en, country_code: code });
  const city = (code: string, en: string, of: ReturnType<typeof country>, isMatched = false) => ({
    city: { code, name: { en } },
    country: of,
    matched_country: isMatched ? of : null,
  });
  const [GB, CA, US, ZA, TR, SG] = [
    country('GB', 'United Kingdom'),
    country('CA', 'Canada'),
    country('US', 'United States'),
    country('ZA', 'South Africa'),
    country('TR', 'Turkey'),
    country('SG', 'Singapore'),
  ] as const;
  const LONDONS = [
    city('LON', 'London', GB),
    city('YXU', 'London', CA),
    city('LOZ', 'London', US),
    city('ELS', 'East London', ZA),
    city('LDY', 'Londonderry', GB),
  ];
  const view = (found: unknown[], text: string, areas: typeof AREAS | null) =>
    suggestionSections(hinterAnswer.parse({ data: found }), text, 'en', areas).map(
      ({ title, rows: own }) => `${title}: ${own.map(({ code }) => code).join(' ')}`,
    );

  it.each<[string, unknown[], string, typeof AREAS | null, string[]]>([
    ['no groups for two letters', LONDONS, 'lo', AREAS, [': LON YXU LOZ ELS LDY']],
    [
      'groups from three letters on',
      LONDONS,
      'lon',
      AREAS,
      ['United Kingdom: LON LDY', 'Canada: YXU', 'United States: LOZ', 'South Africa: ELS'],
    ],
    [
      'with a whole name, at the end the countries of the cities of that name, three at most',
      LONDONS,
      'london',
      AREAS,
      ['United Kingdom: LON LDY', 'Canada: YXU', 'United States: LOZ', 'South Africa: ELS', 'Страны: GB CA US'],
    ],
    [
      'no countries where none can be chosen',
      LONDONS,
      'lon',
      null,
      ['United Kingdom: LON LDY', 'Canada: YXU', 'United States: LOZ', 'South Africa: ELS'],
    ],
    [
      'a country that was typed stands above its cities',
      [city('IST', 'Istanbul', TR, true), city('AYT', 'Antalya', TR, true)],
      'turkey',
      AREAS,
      [': TR IST AYT'],
    ],
    [
      'a city with the name of its country stays the first',
      [city('SIN', 'Singapore', SG)],
      'singapore',
      AREAS,
      ['Singapore: SIN', 'Страны: SG'],
    ],
    ['anywhere by the beginning of its name', [], 'куда', AREAS, [': ANYW']],
    ['no anywhere by two letters', [], 'ку', AREAS, []],
    ['no anywhere where none can be chosen', [], 'куда', null, []],
  ])('%s', (_what, found, text, areas, expected) => expect(view(found, text, areas)).toEqual(expected));
});
