import { describe, expect, it } from 'vitest';
import { compilePlaces, type Sources } from './places';
import type { Row } from './tables';

function airport(iata: string, name: string, municipality: string, more: Row = {}): Row {
  return {
    iata,
    icao: `X${iata}`,
    name,
    cc: 'GB',
    lat: '51.47',
    lon: '-0.45',
    type: 'large_airport',
    sched: '1',
    tz: 'Europe/London',
    municipality,
    ...more,
  };
}

const LONDON: Row = {
  name: 'London',
  cc: 'GB',
  lat: '51.509',
  lon: '-0.126',
  pop: '8962000',
  en: 'London',
  ru: 'Лондон',
  nl: 'Londen',
  pl: 'Londyn',
  es: 'Londres',
  fr: 'Londres',
  de: '',
  it: 'Londra',
  tr: 'Londra',
};

function compile(airports: Row[], more: Partial<Sources> = {}) {
  return compilePlaces({ airports, groups: [], busy: [], geonames: [LONDON], cityNames: {}, ...more });
}

describe('compilePlaces', () => {
  it('joins an airport to its city by municipality, and omits names that equal the English one', () => {
    const { cities, airports } = compile([airport('LHR', 'London Heathrow Airport', 'London')]);
    expect(cities).toEqual([
      expect.objectContaining({ code: 'LHR', population: 8962, names: { ...namesOf(LONDON), en: 'London' } }),
    ]);
    expect(airports[0]?.names).toEqual({ en: 'Heathrow', ru: 'Хитроу' });
  });

  it('gathers the airports of a metropolitan code in its order, without small and unserved fields', () => {
    const { cities, airports } = compile(
      [
        airport('LGW', 'London Gatwick Airport', 'London'),
        airport('LHR', 'London Heathrow Airport', 'London'),
        airport('BQH', 'London Biggin Hill Airport', 'London', { sched: '0' }),
        airport('LON', 'London Metropolitan Area', 'London'),
      ],
      { groups: [{ city: 'LON', country: 'GB', airports: 'LHR LGW BQH' }] },
    );
    expect(cities.map((city) => city.code)).toEqual(['LON']);
    expect(airports.map((row) => [row.city, row.code])).toEqual([
      ['LON', 'LHR'],
      ['LON', 'LGW'],
    ]);
  });

  it('prefers written names to joined ones', () => {
    const { cities } = compile([airport('XAA', 'Somewhere Airport', 'London')], {
      cityNames: { XAA: { ru: 'Где-то' } },
    });
    expect(cities[0]?.names).toMatchObject({ en: 'London', ru: 'Где-то', nl: 'Londen' });
  });

  it('gives a city its own name in all languages when its runway is in a village, which stays an alias', () => {
    const rzeszow: Row = {
      ...LONDON,
      name: 'Rzeszów',
      cc: 'PL',
      pop: '158382',
      en: 'Rzeszów',
      ru: 'Жешув',
      pl: 'Rzeszów',
    };
    const runway = { cc: 'PL', lat: '51.5', lon: '-0.1' };
    const { cities } = compile([airport('RZE', 'Rzeszów-Jasionka Airport', 'Jasionka', runway)], {
      geonames: [LONDON, rzeszow],
    });
    expect(cities[0]).toMatchObject({ names: { en: 'Rzeszów', ru: 'Жешув' }, aliases: ['Jasionka'], population: 0 });
  });

  it('uses the clock of tickets where the local zone differs', () => {
    const { cities, airports } = compile([
      airport('URC', 'Diwopu International Airport', 'Ürümqi', { tz: 'Asia/Urumqi', lat: '43' }),
    ]);
    expect([cities[0]?.tz, airports[0]?.tz]).toEqual(['Asia/Shanghai', 'Asia/Shanghai']);
  });

  it('names a city by its municipality when no known city is near', () => {
    const { cities, airports } = compile([airport('XAA', 'Smallville Municipal Airport', 'Smallville', { lat: '10' })]);
    expect(cities[0]?.names).toEqual({ en: 'Smallville' });
    expect(airports[0]?.names).toEqual({ en: 'Smallville' });
  });

  it('keeps old codes as aliases of the current city', () => {
    const { cities } = compile([
      airport('BSZ', 'Manas International Airport', 'Bishkek', { cc: 'KG', lat: '43' }),
      airport('FRU', 'Old field', 'Bishkek', { cc: 'KG', lat: '43' }),
    ]);
    expect(cities.map((city) => [city.code, city.aliases])).toEqual([['BSZ', ['FRU']]]);
  });

  it.each([
    ['a heliport', airport('XBB', 'London City Heliport', 'London')],
    ['a code of no airport', airport('XB1', 'London Something', 'London')],
    ['a field without an ICAO code', airport('XBB', 'London Mall', 'London', { icao: '' })],
    ['a field without scheduled flights', airport('XBB', 'London Field', 'London', { sched: '0' })],
    ['a lesser field of a busy city', airport('XBB', 'London Field', 'London', { type: 'medium_airport' })],
  ])('omits %s', (_, row) => {
    const { cities, airports } = compile([airport('LHR', 'London Heathrow Airport', 'London'), row], {
      busy: [{ rank: '1', city: 'LHR', country: 'GB', name_en: 'London' }],
    });
    expect([cities.length, airports.length]).toEqual([1, 1]);
  });
});

function namesOf({ ru, nl, pl, es, fr, it: italian, tr }: Row) {
  return { ru, nl, pl, es, fr, it: italian, tr };
}
