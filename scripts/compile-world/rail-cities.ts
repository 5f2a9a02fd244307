/** Cities that only trains reach: the larger ones of Russia and its neighbours without an airport. */
import { GeoIndex, onlyDifferent, type Names } from './city-names';
import type { CompiledCity } from './places';
import { RAIL_CITIES, type RailCityFacts } from './rail-city-facts';
import { STATION_NAMES } from './station-corrections';
import { inLatinLetters, type CompiledStation } from './stations';
import { cell, type Row } from './tables';

/**
 * Returns the cities and their stations. No registry has a code of three letters for them, so a city has the seven
 * digits of its main station.
 * @throws Error when the tables lack a city or a station
 */
export function railCities(stationRows: Row[], geonames: Row[], facts: readonly RailCityFacts[] = RAIL_CITIES) {
  const geo = new GeoIndex(geonames);
  const rows = new Map(stationRows.map((row) => [cell(row, 'express'), row]));
  const cities: CompiledCity[] = [];
  const stations: CompiledStation[] = [];
  for (const one of facts) {
    const listed = one.stations.map((code) => ({ code, row: one.unlisted ?? rows.get(code) }));
    const [main] = listed;
    if (!main?.row) throw new Error(`no station of ${one.city}`);
    const city = cityOf(one, main.code, main.row, geo);
    cities.push(city);
    for (const { code, row } of listed) {
      if (!row) throw new Error(`no station ${code}`);
      stations.push(stationOf(row, code, city));
    }
  }
  return { cities, stations };
}

function cityOf({ city, names, aliases }: RailCityFacts, code: string, main: Row, geo: GeoIndex): CompiledCity {
  const point = { lat: Number(cell(main, 'lat')), lon: Number(cell(main, 'lon')) };
  const found = geo.find(point, cell(main, 'country'), [city]);
  if (!found) throw new Error(`no city ${city}`);
  return {
    code,
    cc: found.cc,
    lat: found.lat,
    lon: found.lon,
    tz: cell(main, 'tz'),
    rank: 0,
    population: Math.round(found.population / 1000),
    names: onlyDifferent({ en: city, ...found.names, ...names }),
    aliases: aliases ?? [],
  };
}

function stationOf(row: Row, code: string, city: CompiledCity): CompiledStation {
  const ru = cell(row, 'name_ru');
  const en = ru === city.names.ru && city.names.en ? city.names.en : inLatinLetters(ru);
  const names: Names = STATION_NAMES[code] ?? { en, ru };
  return {
    code,
    city: city.code,
    lat: Number(cell(row, 'lat')),
    lon: Number(cell(row, 'lon')),
    tz: cell(row, 'tz'),
    rank: Number(cell(row, 'rank')),
    names,
    aliases: [],
  };
}
