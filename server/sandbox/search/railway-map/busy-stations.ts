import { LRUCache } from 'lru-cache';
import type { City, Station } from '../../world/places';
import { trainsBetween } from '../../world/trains';
import { trainDirectionsFrom } from '../directions/most-ridden';
import { seatsOnSale } from '../offers/inventory';

/** A station with its departures in a week, and the cities that trains go to from it, most ridden first. */
export type BusyStation = { station: Station; weekly: number; directions: { to: City; day: number }[] };

const DAY_MS = 86_400_000;
/** Tickets are on sale then, and most places are free. */
const FIRST_IN_DAYS = 21;
const WEEK = 7;
const MOST_CITIES = 10;
const CITIES_AHEAD = 10;
const MOST_DIRECTIONS = 4;
const MOST_STATIONS_OF_CITY = 3;

const lists = new LRUCache<string, BusyStation[]>({ max: 50 });

/**
 * Returns the stations of the biggest cities of a country from which trains go to the most ridden cities: bigger cities
 * first, then busier stations.
 * @param now by the sandbox's clock
 */
export function stationsOf(country: string, now: Date): BusyStation[] {
  const first = Math.floor(now.getTime() / DAY_MS) + FIRST_IN_DAYS;
  const key = `${country} ${first}`;
  const cached = lists.get(key);
  if (cached) return cached;
  const cities = new Set(trainDirectionsFrom('country', country).map(({ from }) => from));
  const biggest = [...cities].sort((a, b) => b.population - a.population).slice(0, MOST_CITIES);
  const result = biggest.flatMap((city) => stationsOfCity(city, first));
  lists.set(key, result);
  return result;
}

function stationsOfCity(from: City, first: number): BusyStation[] {
  const stations = new Map<Station, BusyStation>();
  for (const { to } of trainDirectionsFrom('city', from.code).slice(0, CITIES_AHEAD)) {
    for (let day = first; day < first + WEEK; day++) {
      for (const train of trainsBetween(from, to, day)) {
        const one = stations.get(train.from) ?? { station: train.from, weekly: 0, directions: [] };
        stations.set(train.from, one);
        one.weekly += 1;
        const isNew = one.directions.every((direction) => direction.to !== to);
        if (isNew && seatsOnSale(train, 'economy') > 0) one.directions.push({ to, day });
      }
    }
  }
  return [...stations.values()]
    .filter(({ directions }) => directions.length > 0)
    .sort((a, b) => b.weekly - a.weekly)
    .slice(0, MOST_STATIONS_OF_CITY)
    .map((one) => ({ ...one, directions: one.directions.slice(0, MOST_DIRECTIONS) }));
}
