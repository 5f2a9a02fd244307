import { describe, expect, it } from 'vitest';
import { aircraftTypes, carriers } from './carriers';
import { countryCodes, countryName } from './countries';
import { departuresADay, links, linksOf } from './network';
import { endpointOf, LANGUAGES, nameIn, places, type City } from './places';
import { citiesByTrain } from './trains';

function cityOf(code: string) {
  const city = places().city.get(code);
  if (!city) throw new Error(`no city ${code}`);
  return city;
}

describe('places', () => {
  it('contains well over two thousand cities, each with an airport or a station, a name and a valid time zone', () => {
    const { cities } = places();
    expect(cities.length).toBeGreaterThan(2500);
    const isEmpty = ({ airports, stations, names }: City) => airports.length + stations.length === 0 || !names.en;
    expect(cities.filter(isEmpty)).toEqual([]);
    const zones = new Set([...places().airport.values(), ...cities].map(({ timeZone }) => timeZone));
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });

  it.each(['URC', 'KHG', 'AKU'])('has %s in Beijing time, like its tickets', (code) => {
    const city = cityOf(code);
    expect([city, ...city.airports].map(({ timeZone }) => timeZone)).toEqual(['Asia/Shanghai', 'Asia/Shanghai']);
  });

  it('names the busiest thousand in Russian, in Russian letters', () => {
    const unnamed = places().cities.filter((city) => city.rank && !/[а-яё]/i.test(city.names.ru ?? ''));
    expect(unnamed.map((city) => city.code)).toEqual([]);
  });

  it.each([
    ['MOW', 'de', 'Moskau'],
    ['MOW', 'RU', 'Москва'],
    ['LON', 'pl', 'Londyn'],
    ['ZRH', 'it', 'Zurigo'],
    ['IST', 'tr', 'İstanbul'],
    ['GOH', 'ru', 'Нуук'],
    ['SSH', 'ru', 'Шарм-эль-Шейх'],
    // The city, not the village of the runway.
    ['RZE', 'pl', 'Rzeszów'],
    ['KUT', 'ru', 'Кутаиси'],
    ['LGG', 'de', 'Lüttich'],
    // The city, not a namesake.
    ['LZO', 'ru', 'Лучжоу'],
    ['MOW', 'ja', 'Moscow'],
  ])('names %s in %s', (code, language, name) => {
    expect(nameIn(cityOf(code).names, language)).toBe(name);
  });

  it.each([
    ['LON', 'LHR LGW STN LTN LCY SEN'],
    ['TYO', 'HND NRT'],
    ['MOW', 'SVO DME VKO ZIA'],
  ])('lists %s with %s', (code, airports) => {
    expect(cityOf(code).airports.map((airport) => airport.code)).toEqual(airports.split(' '));
  });

  it.each([
    ['2006004', 'MOW', 1],
    ['SVO', 'MOW', 1],
    ['mow', 'MOW', 11],
    ['2000000', 'MOW', 11],
    ['FRU', 'BSZ', 1],
    ['TXL', 'BER', 2],
    // Only trains go to Ryazan: the city has the code of its main station.
    ['2000080', '2000080', 2],
    ['2000120', '2000080', 1],
    // All of Shanghai, not only the airport with that code.
    ['SHA', 'SHA', 2],
  ])('finds the end %s in %s with %i ports', (code, city, ports) => {
    const end = endpointOf(code);
    expect([end?.city.code, end?.ports.length]).toEqual([city, ports]);
  });

  it.each(['QQQ', '', '2999999', 'MOSCOW'])('rejects the unknown place "%s"', (code) => {
    expect(endpointOf(code)).toBeNull();
  });
});

describe('countries', () => {
  it.each([
    ['DE', 'ru', 'Германия'],
    ['DE', 'tr', 'Almanya'],
    ['KR', 'ru', 'Южная Корея'],
    ['US', 'xx', 'United States'],
  ])('names %s in %s', (code, language, name) => {
    expect(countryName(code, language)).toBe(name);
  });

  it('has a name in every language for every country with flights', () => {
    const unnamed = countryCodes().flatMap((code) =>
      LANGUAGES.filter((language) => countryName(code, language) === code),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('network', () => {
  const routes = [...new Set(links().flatMap((byCity) => [...byCity.values()].flat()))];

  it('has a departure every day from every city except the closed ones', () => {
    const stranded = places().cities.filter(
      (city) => ![...linksOf(city).values()].flat().some((route) => route.weekly >= 7),
    );
    // Exceptions: Antarctica, an island without public flights, and closed airports: Yeysk (EIK) has no train either.
    const withoutTrains = stranded.filter((city) => citiesByTrain(city).size === 0);
    expect(
      withoutTrains.filter(({ countryCode }) => !['AQ', 'UM'].includes(countryCode)).map(({ code }) => code),
    ).toEqual(['EIK']);
  });

  it('gives every carrier a route', () => {
    const busy = new Set(routes.map((route) => route.carrier.code));
    expect([...carriers().keys()].filter((code) => !busy.has(code))).toEqual([]);
    expect(carriers().size).toBeGreaterThan(150);
    expect(aircraftTypes().size).toBeGreaterThan(25);
  });

  it('uses each flight number once, with at most four digits', () => {
    const numbers = routes.flatMap((route) =>
      Array.from(
        { length: 2 * departuresADay(route) },
        (_, place) => `${route.carrier.marketedBy ?? route.carrier.code}${route.firstNumber + place}`,
      ),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => !/^[A-Z0-9]{2}\d{3,4}$/.test(number))).toEqual([]);
  });
});
