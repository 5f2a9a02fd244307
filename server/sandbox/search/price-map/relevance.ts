import { LRUCache } from 'lru-cache';
import { ANYWHERE } from '~/upstream/price-map/contract';
import { DESTINATIONS } from '../landings/destinations';
import { weightOf } from '../../world/city-weight';
import { kilometres } from '../../world/geography';
import { linksOf } from '../../world/network';
import { places, type City } from '../../world/places';

/** Degrees; `west` exceeds `east` across the date line. */
export type Bounds = { west: number; south: number; east: number; north: number };

/** Factors by which direct flights, or a reputation for holidays, raise the popularity of a destination. */
const DIRECT_BONUS = 4;
const HOLIDAY_BONUS = 3;
/** A destination at this distance is half as popular as one nearby. */
const HALFWAY_KM = 3000;

/** Maximum cities per country: low for the world, for variety; higher for a part of it, with fewer countries. */
const MAX_OF_A_COUNTRY = { world: 12, part: 30 };

/** All other cities by popularity; a list of 4,000 for each home. */
const rankings = new LRUCache<string, City[]>({ max: 40 });

/**
 * Returns destinations from a city, most popular first.
 * @param arrivals codes of cities and countries, or ANYW; unknown codes match nothing
 * @param bounds limits the cities to an area
 */
export function destinationsFrom(
  home: City,
  arrivals: readonly string[],
  bounds: Bounds | null,
  limit: number,
): City[] {
  const codes = new Set(arrivals);
  const isRequested = (city: City) => codes.has(ANYWHERE) || codes.has(city.code) || codes.has(city.countryCode);
  const most = codes.has(ANYWHERE) ? MAX_OF_A_COUNTRY[bounds ? 'part' : 'world'] : Infinity;
  const counts = new Map<string, number>();
  const cities: City[] = [];
  for (const city of rankingOf(home)) {
    if (cities.length === limit) break;
    if (!isRequested(city) || (bounds !== null && !isWithin(city, bounds))) continue;
    const count = (counts.get(city.countryCode) ?? 0) + 1;
    if (count > most) continue;
    counts.set(city.countryCode, count);
    cities.push(city);
  }
  return cities;
}

function rankingOf(home: City): City[] {
  const cached = rankings.get(home.code);
  if (cached) return cached;
  const holidays = new Set(DESTINATIONS.map(({ code }) => code));
  const links = linksOf(home);
  const ranking = places()
    .cities.filter((city) => city !== home)
    .map((city) => {
      const bonus = (links.has(city.index) ? DIRECT_BONUS : 1) * (holidays.has(city.code) ? HOLIDAY_BONUS : 1);
      const nearness = 1 + kilometres(home.vector, city.vector) / HALFWAY_KM;
      return { city, score: (bonus * Math.sqrt(weightOf(city))) / nearness };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ city }) => city);
  rankings.set(home.code, ranking);
  return ranking;
}

function isWithin({ lat, lon }: City, { west, south, east, north }: Bounds): boolean {
  if (lat < south || lat > north) return false;
  return west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
}
