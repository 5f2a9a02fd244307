import { describe, expect, it } from 'vitest';
import { railCities } from './rail-cities';
import type { Row } from './tables';

const NAMES = { en: "Ryazan'", ru: 'Рязань', nl: 'Rjazan', pl: 'Riazań', es: '', fr: '', de: '', it: '', tr: '' };
const RYAZAN: Row = { name: 'Ryazan', cc: 'RU', lat: '54.627', lon: '39.692', pop: '520173', ...NAMES };

function station(express: string, name: string): Row {
  return { express, name_ru: name, country: 'RU', lat: '54.63', lon: '39.70', tz: 'Europe/Moscow', rank: '50' };
}

describe('railCities', () => {
  const rows = [station('2000080', 'Рязань-2'), station('2000120', 'Рязань')];
  const facts = { city: 'Ryazan', stations: ['2000080', '2000120'], names: { en: 'Ryazan' } };

  it('gives a city the code of its main station, and names from both tables', () => {
    const { cities, stations } = railCities(rows, [RYAZAN], [facts]);
    expect(cities).toEqual([
      {
        code: '2000080',
        cc: 'RU',
        lat: 54.627,
        lon: 39.692,
        tz: 'Europe/Moscow',
        rank: 0,
        population: 520,
        names: { en: 'Ryazan', ru: 'Рязань', nl: 'Rjazan', pl: 'Riazań' },
        aliases: [],
      },
    ]);
    expect(stations.map(({ code, city, names }) => [code, city, names.en, names.ru])).toEqual([
      ['2000080', '2000080', 'Ryazan-2', 'Рязань-2'],
      ['2000120', '2000080', 'Ryazan', 'Рязань'],
    ]);
  });

  it.each([
    ['station', [], [RYAZAN]],
    ['city', rows, []],
  ])('fails for a missing %s', (what, stationRows, geonames) => {
    expect(() => railCities(stationRows, geonames, [facts])).toThrow(`no ${what}`);
  });
});
