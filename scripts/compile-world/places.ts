import { GeoIndex, LANGUAGES, distanceKm, onlyDifferent, type Names } from './city-names';
import * as corrections from './corrections';
import { RUSSIAN_AIRPORT_NAMES } from './russian-airport-names';
import { EXPRESS_CODES_OF_CITIES } from './station-corrections';
import { cell, nameKey, type Row } from './tables';
import { CITY_NAMES } from './written-city-names';

export type CompiledCity = {
  code: string;
  cc: string;
  lat: number;
  lon: number;
  tz: string;
  /** Rank among the busiest cities; 0 for all others. */
  rank: number;
  /** Thousands of people. */
  population: number;
  names: Names;
  aliases: string[];
};

export type CompiledAirport = {
  code: string;
  city: string;
  lat: number;
  lon: number;
  tz: string;
  /** l, m, s: large, medium, small */
  size: string;
  names: Names;
};

export type Sources = {
  airports: Row[];
  groups: Row[];
  busy: Row[];
  geonames: Row[];
  cityNames: Record<string, Names>;
};

/** Entries that the registry lists among airports with scheduled flights although no ticket leads there. */
const NO_AIRPORT =
  /heliport|helipad|sea ?plane|station\b|air force|\bAFB\b|army|naval|navy|national guard|coast guard|\bCFB\b|railway|\bbus\b|metropolitan|terminal\b|\bnull\b|harbour|ferry/i;
const SAME_CITY_KM = 70;

const SERVED_TYPES = new Set(['large_airport', 'medium_airport', 'small_airport']);

/** Compiles cities with scheduled flights and their airports, by city code and by importance within a city. */
export function compilePlaces(sources: Sources): { cities: CompiledCity[]; airports: CompiledAirport[] } {
  const geo = new GeoIndex(sources.geonames);
  const busy = new Map(sources.busy.map((row) => [corrections.OLD_CODES[cell(row, 'city')] ?? cell(row, 'city'), row]));
  const groupOf = new Map<string, Row>();
  for (const group of sources.groups) {
    if (cell(group, 'city') in corrections.OLD_CODES) continue;
    for (const code of cell(group, 'airports').split(' ')) groupOf.set(code, group);
  }
  // A metropolitan code that is also an airport belongs to a closed field, or to none.
  const groupCodes = new Set(sources.groups.map((group) => cell(group, 'city')));
  const byCity = new Map<string, Row[]>();
  for (const row of sources.airports) {
    if (groupCodes.has(cell(row, 'iata')) && !groupOf.has(cell(row, 'iata'))) continue;
    if (!isServed(row, busy, sources.cityNames, groupOf)) continue;
    const city = cell(groupOf.get(cell(row, 'iata')) ?? { city: cell(row, 'iata') }, 'city');
    byCity.set(city, [...(byCity.get(city) ?? []), row]);
  }
  const cities: CompiledCity[] = [];
  const rowsOf = new Map<CompiledCity, Row[]>();
  for (const code of [...byCity.keys()].sort()) {
    const rows = inOrderOfImportance(byCity.get(code) ?? [], groupOf);
    const city = compileCity(code, rows, geo, busy.get(code), sources.cityNames);
    cities.push(city);
    rowsOf.set(city, rows);
  }
  const uniqueCities = withoutNamesakes(cities, rowsOf);
  const airports = uniqueCities.flatMap((city) => (rowsOf.get(city) ?? []).map((row) => compileAirport(row, city)));
  return { cities: uniqueCities, airports };
}

/**
 * Merges lesser fields of a busy city that no metropolitan code lists: a large one becomes a further airport of that
 * city, the others are dropped.
 */
function withoutNamesakes(cities: CompiledCity[], rowsOf: Map<CompiledCity, Row[]>): CompiledCity[] {
  const busyByName = new Map<string, CompiledCity[]>();
  for (const city of cities.filter(({ rank }) => rank > 0)) {
    const key = `${city.cc} ${nameKey(city.names.en ?? '')}`;
    busyByName.set(key, [...(busyByName.get(key) ?? []), city]);
  }
  return cities.filter((city) => {
    if (city.rank > 0) return true;
    const namesakes = busyByName.get(`${city.cc} ${nameKey(city.names.en ?? '')}`) ?? [];
    const bigger = namesakes.find((namesake) => distanceKm(namesake, city) < SAME_CITY_KM);
    if (!bigger) return true;
    const large = (rowsOf.get(city) ?? []).filter((row) => cell(row, 'type') === 'large_airport');
    rowsOf.set(bigger, [...(rowsOf.get(bigger) ?? []), ...large]);
    return false;
  });
}

function isServed(row: Row, busy: Map<string, Row>, named: Record<string, Names>, groupOf: Map<string, Row>): boolean {
  const code = cell(row, 'iata');
  if (code in corrections.OLD_CODES) return false;
  if (corrections.CLOSED_AIRPORTS.has(code) || !SERVED_TYPES.has(cell(row, 'type'))) return false;
  if (groupOf.has(code)) return cell(row, 'sched') === '1' && cell(row, 'type') !== 'small_airport';
  if (busy.has(code) || code in named) return true;
  const isReal = /^[A-Z]{3}$/.test(code) && cell(row, 'icao') !== '' && !NO_AIRPORT.test(cell(row, 'name'));
  return cell(row, 'sched') === '1' && isReal;
}

function inOrderOfImportance(rows: Row[], groupOf: Map<string, Row>): Row[] {
  const position = (row: Row) => {
    const code = cell(row, 'iata');
    const group = groupOf.get(code);
    return group ? cell(group, 'airports').split(' ').indexOf(code) : 0;
  };
  return [...rows].sort((a, b) => position(a) - position(b));
}

function compileCity(
  code: string,
  rows: Row[],
  geo: GeoIndex,
  busy: Row | undefined,
  named: Record<string, Names>,
): CompiledCity {
  const main = rows[0];
  if (!main) throw new Error(`city ${code} without airports`);
  const point = { lat: Number(cell(main, 'lat')), lon: Number(cell(main, 'lon')) };
  const cc = corrections.CITY_COUNTRIES[code] ?? cell(main, 'cc');
  const municipality = cell(main, 'municipality')
    .split(/[,/(]/)
    .map((part) => part.replace(')', '').trim())
    .filter(Boolean);
  const candidates = [corrections.ENGLISH_CITY_NAMES[code] ?? '', busy ? cell(busy, 'name_en') : '', ...municipality];
  const geoCity = geo.find(point, cc, candidates.filter(Boolean));
  const served = corrections.SERVED_CITIES[code];
  const namesake = served ? geo.find(point, cc, [served]) : geoCity;
  const fallback = served ?? candidates.find(Boolean) ?? shortAirportName(cell(main, 'name'), '');
  const names: Names = { en: fallback, ...namesake?.names, ...named[code] };
  if (corrections.ENGLISH_CITY_NAMES[code]) names.en = corrections.ENGLISH_CITY_NAMES[code];
  Object.assign(names, CITY_NAMES[code]);
  return {
    code,
    cc,
    ...(geoCity ? { lat: geoCity.lat, lon: geoCity.lon } : point),
    tz: ticketZone(main),
    rank: busy ? Number(cell(busy, 'rank')) : 0,
    population: Math.round((geoCity?.population ?? 0) / 1000),
    names: onlyDifferent(names),
    aliases: aliasesOf(code, busy, municipality, names),
  };
}

/**
 * Returns other names of the city for the search: old codes, railway codes, nicknames, and names in other registries.
 */
function aliasesOf(code: string, busy: Row | undefined, municipality: string[], names: Names): string[] {
  const old = Object.entries({ ...corrections.OLD_CODES, ...EXPRESS_CODES_OF_CITIES }).flatMap(([from, to]) =>
    to === code ? [from] : [],
  );
  const ownKeys = new Set(Object.values(names).map(nameKey));
  const others = [
    ...(corrections.NICKNAMES[code] ?? []),
    busy ? cell(busy, 'name_en') : '',
    ...municipality.slice(0, 1),
  ];
  return [...new Set([...old, ...others.filter((name) => name && !ownKeys.has(nameKey(name)))])];
}

function compileAirport(row: Row, city: CompiledCity): CompiledAirport {
  const code = cell(row, 'iata');
  const english = corrections.ENGLISH_AIRPORT_NAMES[code] ?? shortAirportName(cell(row, 'name'), city.names.en ?? '');
  const names: Names = { en: english };
  const russian = RUSSIAN_AIRPORT_NAMES[code] ?? (english === city.names.en ? city.names.ru : undefined);
  if (russian) names.ru = russian;
  // An airport with its city's name shares its translations.
  if (english === city.names.en) for (const language of LANGUAGES) names[language] ??= city.names[language];
  return {
    code,
    city: city.code,
    lat: Number(cell(row, 'lat')),
    lon: Number(cell(row, 'lon')),
    tz: ticketZone(row),
    size: cell(row, 'type').slice(0, 1),
    names: onlyDifferent(names),
  };
}

/** "London Heathrow Airport" → "Heathrow"; the city's own name when nothing is left. */
function shortAirportName(full: string, cityName: string): string {
  const bare = full
    .replace(/\s+[-–].*$/, '')
    .replace(/\s+\(.*\)$/, '')
    .replace(/\b(International|Intl|Regional|Municipal|Domestic|Civil)\b/g, '')
    .replace(/\b(Airport|Aerodrome|Airfield|Airpark|Air Base|Airstrip|Aeropuerto)\b/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s/,-]+$/, '')
    .trim();
  const key = nameKey(cityName);
  if (!bare) return cityName || full;
  if (key && nameKey(bare) === key) return cityName;
  if (cityName && /^[ -]/.test(bare.slice(cityName.length)) && nameKey(bare.slice(0, cityName.length)) === key) {
    const rest = bare.slice(cityName.length + 1).trim();
    if (/^[\p{Lu}]/u.test(rest) && rest.length > 3) return rest;
  }
  return bare;
}

/** Returns the zone in which tickets show the times of an airport. */
function ticketZone(airport: Row): string {
  const zone = cell(airport, 'tz');
  return corrections.TICKET_TIME_ZONES[zone] ?? zone;
}
