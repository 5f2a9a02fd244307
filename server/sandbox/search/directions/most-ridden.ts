import { LRUCache } from 'lru-cache';
import { kilometres } from '../../world/geography';
import { places, type City } from '../../world/places';
import { citiesByTrain, trainsAWeek } from '../../world/trains';
import type { CityPair } from './most-flown';

const MAX_KEPT = 100;
/** Maximum directions per departure city in a country's list. */
const MAX_OF_ONE_CITY = 3;
/** A city at this distance is half as popular as one nearby. */
const HALFWAY_KM = 500;
/** Closer cities are a commuter's. */
const NEAREST_KM = 120;

const lists = new LRUCache<string, CityPair[]>({ max: 100 });

/** Returns directions by train from a city, or from all cities of a country, most ridden first; empty without trains. */
export function trainDirectionsFrom(type: 'city' | 'country', code: string): CityPair[] {
  const key = `${type} ${code}`;
  const cached = lists.get(key);
  if (cached) return cached;
  const cities = places().cities.filter((city) => (type === 'city' ? city.code : city.countryCode) === code);
  const pairs = cities.flatMap((city) => pairsFrom(city).slice(0, type === 'city' ? MAX_KEPT : MAX_OF_ONE_CITY));
  const result = pairs.sort(byScore).slice(0, MAX_KEPT);
  lists.set(key, result);
  return result;
}

type ScoredPair = CityPair & { score: number };

function pairsFrom(from: City): ScoredPair[] {
  const pairs = [...citiesByTrain(from)].flatMap((to) => {
    const km = kilometres(from.vector, to.vector);
    if (km < NEAREST_KM) return [];
    const weekly = trainsAWeek(from, to);
    const demand = Math.sqrt(from.population * to.population) / (1 + km / HALFWAY_KM);
    return { from, to, weekly, score: demand * Math.sqrt(weekly) };
  });
  return pairs.sort(byScore);
}

function byScore(a: ScoredPair, b: ScoredPair): number {
  return b.score - a.score || a.to.index - b.to.index;
}
