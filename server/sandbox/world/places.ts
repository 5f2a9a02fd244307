import { readRows } from './data-files';
import { vectorOf, type Point, type Vector } from './geography';

/** The languages of the shop, in the order of the columns in the tables. */
export const LANGUAGES = ['en', 'ru', 'nl', 'pl', 'es', 'fr', 'de', 'it', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];
/** English is always present; missing languages use the English name. */
export type Names = { en: string } & Partial<Record<Language, string>>;

/** A start or an end of journeys: an airport or a railway station. */
type Port = Point & {
  code: string;
  city: City;
  timeZone: string;
  names: Names;
  vector: Vector;
};

export type Airport = Port & { kind: 'airport'; size: 'large' | 'medium' | 'small' };

/** `code`: seven digits, the Express code in the former Soviet Union and the UIC code elsewhere. */
export type Station = Port & { kind: 'railway_station'; rank: number; aliases: string[] };

export type City = Point & {
  /** Index in `places().cities`. */
  index: number;
  /** Three letters; where only trains go, the seven digits of the main station. */
  code: string;
  countryCode: string;
  timeZone: string;
  /** Rank among the thousand busiest cities of the world; null for other cities. */
  rank: number | null;
  /** Thousands of people; 0 when unknown. */
  population: number;
  names: Names;
  /** Old codes, nicknames, former names; seven digits: the railways' code of all stations of the city. */
  aliases: string[];
  /** Airports, the most important first; none where only trains go. */
  airports: Airport[];
  stations: Station[];
  vector: Vector;
};

export type Places = {
  cities: City[];
  city: Map<string, City>;
  airport: Map<string, Airport>;
  station: Map<string, Station>;
};

const SIZES = { l: 'large', m: 'medium', s: 'small' } as const;

let loaded: Places | null = null;

/** Returns all places with scheduled flights or trains, read from the compiled tables on first use. */
export function places(): Places {
  loaded ??= load();
  return loaded;
}

/** Returns the name in a language; falls back to English. Accepts any case of the code: "RU", "ru". */
export function nameIn(names: Names, language: string): string {
  return names[language.toLowerCase() as Language] ?? names.en;
}

function load(): Places {
  const result: Places = { cities: [], city: new Map(), airport: new Map(), station: new Map() };
  for (const row of readRows('cities.tsv')) {
    const [code = '', countryCode = '', lat, lon, timeZone = '', rank, population] = row;
    const point = { lat: Number(lat), lon: Number(lon) };
    const city: City = {
      index: result.cities.length,
      code,
      countryCode,
      ...point,
      timeZone,
      rank: Number(rank) || null,
      population: Number(population),
      names: namesOf(row.slice(7, 16)),
      aliases: (row[16] ?? '').split('|').filter(Boolean),
      airports: [],
      stations: [],
      vector: vectorOf(point),
    };
    result.cities.push(city);
    result.city.set(code, city);
  }
  for (const row of readRows('airports.tsv')) {
    const [code = '', cityCode = '', lat, lon, timeZone = '', size] = row;
    const city = result.city.get(cityCode);
    if (!city) throw new Error(`airport ${code} of an unknown city ${cityCode}`);
    const point = { lat: Number(lat), lon: Number(lon) };
    const airport: Airport = {
      kind: 'airport',
      code,
      city,
      ...point,
      timeZone,
      size: SIZES[(size ?? 's') as keyof typeof SIZES],
      names: namesOf(row.slice(6, 15)),
      vector: vectorOf(point),
    };
    city.airports.push(airport);
    result.airport.set(code, airport);
  }
  for (const row of readRows('stations.tsv')) {
    const [code = '', cityCode = '', lat, lon, timeZone = '', rank] = row;
    const city = result.city.get(cityCode);
    if (!city) throw new Error(`station ${code} of an unknown city ${cityCode}`);
    const point = { lat: Number(lat), lon: Number(lon) };
    const station: Station = {
      kind: 'railway_station',
      code,
      city,
      ...point,
      timeZone,
      rank: Number(rank),
      names: namesOf(row.slice(6, 15)),
      aliases: (row[15] ?? '').split('|').filter(Boolean),
      vector: vectorOf(point),
    };
    city.stations.push(station);
    result.station.set(code, station);
  }
  return result;
}

function namesOf(cells: string[]): Names {
  const names: Names = { en: cells[0] ?? '' };
  LANGUAGES.forEach((language, index) => {
    const name = cells[index];
    if (name) names[language] = name;
  });
  return names;
}

/** A start or an end of a search: a whole city, one airport or one railway station. */
export type Endpoint = { city: City; ports: readonly (Airport | Station)[] };

/**
 * Returns the place of a city code, an airport or station code, or an old code; null for an unknown one. A city code
 * takes precedence (SHA is all of Shanghai).
 */
export function endpointOf(code: string): Endpoint | null {
  const { city, airport, station } = places();
  const upperCase = code.trim().toUpperCase();
  const whole = city.get(upperCase) ?? cityByOldCode(upperCase);
  if (whole) return endpointOfCity(whole);
  const one = airport.get(upperCase) ?? station.get(upperCase);
  return one ? { city: one.city, ports: [one] } : null;
}

/** Returns all airports and stations of a city. */
export function endpointOfCity(city: City): Endpoint {
  return { city, ports: [...city.airports, ...city.stations] };
}

let oldCodes: Map<string, City> | null = null;

function cityByOldCode(code: string): City | undefined {
  if (!oldCodes) {
    oldCodes = new Map();
    for (const city of places().cities) {
      for (const alias of city.aliases) if (/^([A-Z]{3}|\d{7})$/.test(alias)) oldCodes.set(alias, city);
    }
  }
  return places().airport.has(code) ? undefined : oldCodes.get(code);
}
