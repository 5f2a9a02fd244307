/** Cities that only trains reach: the larger ones of Russia and its neighbours without an airport. */
import { GeoIndex, type Names } from './city-names';
import { RAIL_CITIES } from './rail-city-facts';
import { STATION_NAMES } from './station-corrections';
import { inLatinLetters, type CompiledStation } from './stations';
import { cell, type Row } from './tables';
import type { CompiledCity } from './places';

/**
 * Returns the cities and their stations. No registry has a code of three letters for them, so a city has the seven
 * digits of its main station.
 * @throws Error when the tables lack a city or a station
 */
export function railCities(
  stationRows: Row[],
  geonames: Row[],
): { cities: CompiledCity[]; stations: CompiledStation[] } {
  const geo = new GeoIndex(geonames);
  const rows = new Map(stationRows.map((row) => [cell(row, 'express'), row]));
  const compiled = RAIL_CITIES.map(({ stations, city, names = {}, aliases = [], unlisted }) => {
    const own = stations.map((code) => {
      const row = unlisted ?? rows.get(code);
      if (!row) throw new Error(`no station ${code}`);
      return row;
    });
    const [main] = own;
    const [code] = stations;
    const found =
      main && geo.find({ lat: Number(main['lat']), lon: Number(main['lon']) }, cell(main, 'country'), [city]);
    if (!main || !code || !found) throw new Error(`no city ${city}`);
    const compiledNames = onlyDifferent({ en: city, ...found.names, ...names });
    return {
      city: {
        code,
        cc: found.cc,
        lat: found.lat,
        lon: found.lon,
        tz: cell(main, 'tz'),
        rank: 0,
        population: Math.round(found.population / 1000),
        names: compiledNames,
        aliases,
      },
      stations: own.map((row, place) => stationOf(row, stations[place] ?? code, code, compiledNames)),
    };
  });
  return { cities: compiled.map(({ city }) => city), stations: compiled.flatMap(({ stations }) => stations) };
}

function stationOf(row: Row, code: string, city: string, cityNames: Names): CompiledStation {
  const ru = cell(row, 'name_ru');
  const en = ru === cityNames.ru && cityNames.en ? cityNames.en : inLatinLetters(ru);
  return {
    code,
    city,
    lat: Number(cell(row, 'lat')),
    lon: Number(cell(row, 'lon')),
    tz: cell(row, 'tz'),
    rank: Number(cell(row, 'rank')),
    names: STATION_NAMES[code] ?? { en, ru },
    aliases: [],
  };
}

/** Drops names that equal the English one, except the Russian, so that the files stay small. */
function onlyDifferent(names: Names): Names {
  return Object.fromEntries(
    Object.entries(names).filter(
      ([language, name]) => name && (language === 'en' || language === 'ru' || name !== names.en),
    ),
  );
}
