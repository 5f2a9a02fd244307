import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/market/brands';
import { slugOf } from '~/market/slug';
import { placeSlug } from '~/features/search/places/place-slug';
import { codeOfSlug, languageOfAddress } from './addresses';
import { countryOfSlug, countrySlug } from './country-slugs';
import { formatDistance, formatUtcOffset, minutesAhead } from './measures';

describe('slugs', () => {
  it.each([
    ['São Paulo', 'sao-paulo'],
    ['Łódź', 'lodz'],
    ['İstanbul', 'istanbul'],
    ['Al ‘Arīsh', 'al-arish'],
    ["O'Hare", 'ohare'],
    ['Saint-Denis  (Réunion)', 'saint-denis-reunion'],
    ['\u041c\u043e\u0441\u043a\u0432\u0430', ''],
  ])('%s → %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('end with the code, and take the English name where Latin letters lack', () => {
    const moscow = { code: 'MOW', names: { en: 'Moscow', ru: '\u041c\u043e\u0441\u043a\u0432\u0430', de: 'Moskau' } };
    expect([placeSlug(moscow, 'en'), placeSlug(moscow, 'ru'), placeSlug(moscow, 'de')]).toEqual([
      'moscow-mow',
      'moscow-mow',
      'moskau-mow',
    ]);
  });

  it.each([
    ['munich-muc', 'MUC'],
    ['MUC', 'MUC'],
    ['new-york-nyc', 'NYC'],
    ['nyc4', null],
    ['munich', null],
    ['', null],
    ['a/../muc', null],
  ])('%s has the code %s', (slug, code) => expect(codeOfSlug(slug)).toBe(code));

  it('find countries in every language, and no former ones', () => {
    for (const slug of ['germany', 'deutschland', 'allemagne', 'DE', 'de']) expect(countryOfSlug(slug)).toBe('DE');
    expect([countrySlug('DE', 'de'), countrySlug('DE', 'ru'), countrySlug('CI', 'fr')]).toEqual([
      'deutschland',
      'germany',
      'cote-divoire',
    ]);
    expect([countryOfSlug('dd'), countryOfSlug('su'), countryOfSlug('atlantis')]).toEqual([null, null, null]);
  });

  it('follow the language of the address, not of the visitor', () => {
    const language = (query: string, brand = BRANDS.intl) =>
      languageOfAddress(brand, new URL(`https://shop.example/cities/muc${query}`));
    expect(['', '?locale=de', '?locale=xx', '?locale=ru'].map((query) => language(query))).toEqual([
      'en',
      'de',
      'en',
      'en',
    ]);
    expect(language('?locale=de', BRANDS.ru)).toBe('ru');
  });
});

describe('measures', () => {
  it('tell the difference of the clocks at that moment', () => {
    const [winter, summer, between] = ['2031-01-15', '2031-07-15', '2031-03-20'].map(
      (day) => new Date(`${day}T12:00:00Z`),
    );
    expect(minutesAhead('Europe/London', 'America/New_York', winter!)).toBe(-300);
    // Summer time begins in America two weeks earlier.
    expect(minutesAhead('Europe/London', 'America/New_York', between!)).toBe(-240);
    expect(minutesAhead('Europe/Berlin', 'Europe/Moscow', winter!)).toBe(120);
    expect(minutesAhead('Europe/Berlin', 'Europe/Moscow', summer!)).toBe(60);
    expect([formatUtcOffset('Asia/Kolkata', winter!), formatUtcOffset('America/New_York', summer!)]).toEqual([
      'UTC+5:30',
      'UTC\u22124',
    ]);
    expect(formatUtcOffset('UTC', winter!)).toBe('UTC');
  });

  it('are miles where people use them', () => {
    expect(formatDistance(100, { locale: 'en', country: 'GB' })).toBe('62\u00a0mi');
    expect(formatDistance(100, { locale: 'en', country: 'IE' })).toBe('100\u00a0km');
    expect(formatDistance(5540, { locale: 'de', country: 'US' })).toBe('5.540\u00a0km');
  });
});
