import { distanceKm, type Names } from './city-names';
import type { CompiledCity } from './places';
import { EXPRESS_CODES_OF_CITIES, STATIONS_LEFT_OUT, STATION_NAMES } from './station-corrections';
import { cell, nameKey, type Row } from './tables';

export type CompiledStation = {
  /** Seven digits: Express code or UIC code. */
  code: string;
  city: string;
  lat: number;
  lon: number;
  tz: string;
  /** Rank by number of connections in the former Soviet Union; 0 elsewhere. */
  rank: number;
  names: Names;
  /** Other names, as in the table. */
  aliases: string[];
};

const SAME_NAME_KM = 80;
const NEAR_KM = 45;

/** Returns the main rail stations of the former Soviet Union in cities with flights, by number of connections. */
export function expressStations(rows: Row[], cities: CompiledCity[]): CompiledStation[] {
  const stations: CompiledStation[] = [];
  for (const row of rows) {
    const code = cell(row, 'express');
    const city = cityOf(row, cities);
    if (!city || code in EXPRESS_CODES_OF_CITIES || STATIONS_LEFT_OUT.has(code)) continue;
    const russian = cell(row, 'name_ru');
    const names = STATION_NAMES[code] ?? { en: inLatinLetters(russian), ru: russian };
    stations.push({
      code,
      city: city.code,
      lat: Number(cell(row, 'lat')),
      lon: Number(cell(row, 'lon')),
      tz: cell(row, 'tz'),
      rank: Number(cell(row, 'rank')),
      names,
      aliases: names.ru === russian ? [] : [russian],
    });
  }
  return stations;
}

function cityOf(row: Row, cities: CompiledCity[]): CompiledCity | null {
  const point = { lat: Number(cell(row, 'lat')), lon: Number(cell(row, 'lon')) };
  const key = nameKey(cell(row, 'city_en'));
  let best: { city: CompiledCity; km: number } | null = null;
  for (const city of cities) {
    if (Math.abs(city.lat - point.lat) > 1) continue;
    const km = distanceKm(city, point);
    const sameName = nameKey(city.names.en ?? '') === key;
    if (sameName && km <= SAME_NAME_KM) return city;
    if (km <= NEAR_KM && km < (best?.km ?? Infinity)) best = { city, km };
  }
  return best?.city ?? null;
}

const LETTERS: Record<string, string> = Object.fromEntries(
  'а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** Transliterates a station's Russian name officially (stations have no English names of their own). */
export function inLatinLetters(russian: string): string {
  return [...russian]
    .map((letter) => {
      const latin = LETTERS[letter.toLowerCase()];
      if (latin === undefined) return letter;
      return letter === letter.toLowerCase() ? latin : latin.slice(0, 1).toUpperCase() + latin.slice(1);
    })
    .join('');
}
