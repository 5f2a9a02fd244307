/**
 * Writes the coordinates of airports and stations for the estimate of emissions: `npx tsx scripts/compile-coordinates.ts`.
 * The sources are the tables of the world, whose README names their origin and licences.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const WORLD = 'server/sandbox/world/data';
export const COORDINATES = 'app/features/trip/emissions/coordinates.json';

/** Hundredths of a degree above the lowest value fit in three digits of base 36. */
const DIGITS = 3;

/** Builds the file. @returns its content: code, latitude and longitude of each place, without separators */
export function compileCoordinates(): string {
  const file = {
    source:
      'Airports: airport-data-js (CC BY 4.0), iata-location. Stations: Trainline EU stations, © its contributors, ' +
      'ODbL 1.0; this derived table is available under the same licence',
    airports: packed('airports.tsv'),
    stations: packed('stations.tsv'),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function packed(table: string): string {
  const [head = '', ...rows] = readFileSync(`${WORLD}/${table}`, 'utf8').trim().split('\n');
  const columns = head.split('\t');
  const [code, lat, lon] = ['code', 'lat', 'lon'].map((name) => columns.indexOf(name));
  return rows
    .map((row) => row.split('\t'))
    .map((cells) => `${cells[code!]}${digits(Number(cells[lat!]) + 90)}${digits(Number(cells[lon!]) + 180)}`)
    .sort()
    .join('');
}

function digits(degrees: number): string {
  return Math.round(degrees * 100)
    .toString(36)
    .padStart(DIGITS, '0');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(COORDINATES, compileCoordinates());
