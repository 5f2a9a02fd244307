import { describe, expect, it } from 'vitest';
import { hinterAnswer, type SuggestEntry } from '~/upstream/suggest/contract';
import { resolvePlace } from './resolve.server';

const [LONDON, LONDRINA, LONDON_CANADA, NEW_YORK, SOCHI, SAINT_PETERSBURG] = hinterAnswer.parse({
  data: [
    {
      city: { code: 'LON', name: { en: 'London', ru: 'Лондон', fr: 'Londres', pl: 'Londyn' } },
      airports: [
        { code: 'LHR', name: { en: 'Heathrow', ru: 'Хитроу' } },
        { code: 'LGW', name: { en: 'Gatwick', ru: 'Гатвик' } },
      ],
      country: { en: 'United Kingdom', ru: 'Великобритания', country_code: 'GB' },
    },
    {
      city: { code: 'LDB', name: { en: 'Londrina' } },
      airports: [{ code: 'LDB', name: { en: 'Londrina' } }],
      country: { en: 'Brazil', country_code: 'BR' },
    },
    { city: { code: 'YXU', name: { en: 'London', ru: 'Лондон' } }, country: { en: 'Canada', country_code: 'CA' } },
    {
      city: { code: 'NYC', name: { en: 'New York', ru: 'Нью-Йорк' } },
      airports: [{ code: 'JFK', name: { en: 'John F. Kennedy' } }],
    },
    {
      city: { code: 'AER', name: { en: 'Sochi', ru: 'Сочи' } },
      airports: [{ code: 'AER', name: { en: 'Adler', ru: 'Адлер' } }],
      railway_stations: [{ code: '2064130', name: { ru: 'Сочи-Пассажирский' } }],
    },
    { city: { code: 'LED', name: { en: 'Saint Petersburg' } } },
  ],
}) as [SuggestEntry, SuggestEntry, SuggestEntry, SuggestEntry, SuggestEntry, SuggestEntry];

const typed = (text: string, code = '', label = '') => ({ text, code, label });
const answering =
  (...entries: SuggestEntry[]) =>
  () =>
    Promise.resolve(entries);
const neverAsked = () => Promise.reject(new Error('must not be asked'));

describe('resolvePlace', () => {
  it.each([
    ['a full name', 'London', [LONDON, LONDRINA], 'LON'],
    ['a full name that two cities have: the first', 'london', [LONDON, LONDON_CANADA], 'LON'],
    ['a name in another language', 'Londres', [LONDON, LONDRINA], 'LON'],
    ['a Russian name on an English page', 'ЛОНДОН', [LONDON, LONDRINA], 'LON'],
    ['a name with another hyphen', 'нью йорк', [NEW_YORK, LONDON], 'NYC'],
    ['a city code', 'lon', [LONDON, LONDRINA], 'LON'],
    ['an airport code', 'LHR', [LONDON, LONDRINA], 'LHR'],
    ['a name of an airport', 'heathrow', [LONDON, LONDRINA], 'LHR'],
    ['a saint of either spelling', 'st. petersburg', [SAINT_PETERSBURG, LONDON], 'LED'],
    ['a station', 'Сочи-Пассажирский', [SOCHI, LONDON], '2064130'],
    ['a full name that is not the first', 'Londrina', [LONDON, LONDRINA], 'LDB'],
    ['the beginning of the only one', 'Соч', [SOCHI], 'AER'],
    ['the beginning of an airport of the only one', 'gatw', [LONDON], 'LGW'],
    ['a city and one of its airports', 'London Heathrow', [LONDON], 'LHR'],
    ['the beginning of the only city', 'Lon', [LONDON], 'LON'],
  ])('resolves %s', async (_what, text, entries, code) => {
    expect(await resolvePlace(typed(text), 'en', answering(...entries))).toMatchObject({ state: 'found', code });
  });

  it('names the place in the language of the page', async () => {
    expect(await resolvePlace(typed('LHR'), 'ru', answering(LONDON))).toEqual({
      state: 'found',
      code: 'LHR',
      cityCode: 'LON',
      name: 'Хитроу',
    });
  });

  describe('a place with extra text', () => {
    const service = (text: string) =>
      Promise.resolve(['London', 'LON'].includes(text) ? [LONDON, LONDRINA, LONDON_CANADA] : []);

    it.each([
      ['London (LON)', 'LON'],
      ['London, LON', 'LON'],
      ['London, United Kingdom', 'LON'],
      ['London, Canada', 'YXU'],
    ])('%s', async (text, code) => {
      expect(await resolvePlace(typed(text), 'en', service)).toMatchObject({ state: 'found', code });
    });

    it('asks when the country does not match', async () => {
      expect(await resolvePlace(typed('London, Texas'), 'en', service)).toMatchObject({ state: 'several' });
    });

    it('finds nothing for unknown places', async () => {
      expect(await resolvePlace(typed('Nowhere, Canada'), 'en', service)).toEqual({ state: 'none' });
      expect(await resolvePlace(typed('qqqq QQQ'), 'en', service)).toEqual({ state: 'none' });
    });
  });

  it('asks when several places match the start', async () => {
    const resolution = await resolvePlace(typed('Lond'), 'en', answering(LONDON, LONDRINA));
    expect(resolution).toMatchObject({
      state: 'several',
      candidates: [
        { code: 'LON', label: 'London', sublabel: 'United Kingdom' },
        { code: 'LDB', label: 'Londrina', sublabel: 'Brazil' },
      ],
    });
  });

  it('finds nothing for unknown or blank text', async () => {
    expect(await resolvePlace(typed('qqqq'), 'en', answering())).toEqual({ state: 'none' });
    expect(await resolvePlace(typed(' – '), 'en', neverAsked)).toEqual({ state: 'none' });
  });

  describe('a picked code', () => {
    it('is valid without a lookup while its text is unchanged', async () => {
      expect(await resolvePlace(typed('Лондон', 'LON', 'Лондон'), 'ru', neverAsked)).toMatchObject({ code: 'LON' });
    });

    it('decides between several places', async () => {
      const place = typed('Lond', 'LDB', '');
      expect(await resolvePlace(place, 'en', answering(LONDON, LONDRINA))).toMatchObject({ code: 'LDB' });
    });

    it('is ignored when the text now names another place', async () => {
      const place = typed('New York', 'LON', 'London');
      expect(await resolvePlace(place, 'en', answering(NEW_YORK))).toMatchObject({ code: 'NYC' });
    });

    it('is ignored when it is not a code', async () => {
      const place = typed('London', '../../x', 'London');
      expect(await resolvePlace(place, 'en', answering(LONDON))).toMatchObject({ code: 'LON' });
    });
  });

  describe('when the service fails', () => {
    const silent = () => Promise.resolve(null);

    it('reads three letters as an IATA code', async () => {
      expect(await resolvePlace(typed('svo'), 'en', silent)).toMatchObject({ state: 'found', code: 'SVO' });
    });

    it('reports the failure for anything else', async () => {
      expect(await resolvePlace(typed('London'), 'en', silent)).toEqual({ state: 'unavailable' });
      expect(await resolvePlace(typed('London'), 'en', neverAsked)).toEqual({ state: 'unavailable' });
    });
  });
});

describe('a country or anywhere', () => {
  const TR = { en: 'Turkey', ru: 'Турция', de: 'Türkei', country_code: 'TR' };
  const PE = { en: 'Peru', country_code: 'PE' };
  const SG = { en: 'Singapore', country_code: 'SG' };
  const city = (code: string, en: string, country: object, isMatched = true) => ({
    city: { code, name: { en } },
    country,
    matched_country: isMatched ? country : null,
  });
  const entries = (...data: unknown[]) => hinterAnswer.parse({ data });
  const TURKISH = entries(city('IST', 'Istanbul', TR), city('AYT', 'Antalya', TR));
  const PERUS = entries(
    city('VYS', 'Peru', { en: 'United States', country_code: 'US' }, false),
    city('LIM', 'Lima', PE),
  );
  const SINGAPORE = entries(city('SIN', 'Singapore', SG));
  const AREAS = { anywhere: 'anywhere' };

  it.each<[what: string, text: string, found: SuggestEntry[], code: string]>([
    ['a country by its name', 'turkey', TURKISH, 'TR'],
    ['in another language', 'Турция', TURKISH, 'TR'],
    ['with its marks left out', 'turkei', TURKISH, 'TR'],
    ['by a name that only the service knows', 'Ottomania', TURKISH, 'TR'],
    ['rather than a city of another country with its name', 'Peru', PERUS, 'PE'],
    ['but not rather than a city in it', 'Singapore', SINGAPORE, 'SIN'],
    ['a city that is there for its country', 'Antalya', TURKISH, 'AYT'],
    ['anywhere by its name', 'Anywhere', [], 'ANYW'],
    ['anywhere by its code', 'ANYW', [], 'ANYW'],
  ])('resolves %s', async (_what, text, found, code) => {
    expect(await resolvePlace(typed(text), 'en', answering(...found), AREAS)).toMatchObject({ state: 'found', code });
  });

  it.each(['TR', 'ANYW'])('keeps a picked %s', async (code) => {
    expect(await resolvePlace(typed('x', code, 'x'), 'en', neverAsked, AREAS)).toMatchObject({ code });
  });

  it('asks for a city as the departure', async () => {
    expect(await resolvePlace(typed('turkey'), 'en', answering(...TURKISH))).toMatchObject({ state: 'several' });
    expect(await resolvePlace(typed('Turkey', 'TR', 'Turkey'), 'en', answering(...TURKISH))).toMatchObject({
      state: 'several',
    });
    expect(await resolvePlace(typed('anywhere'), 'en', answering())).toEqual({ state: 'none' });
  });
});
