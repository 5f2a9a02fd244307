import { LRUCache } from 'lru-cache';
import { links } from '../../world/network';
import { places, type City } from '../../world/places';

/** A direction and its weekly non-stop flights. */
export type CityPair = { from: City; to: City; weekly: number };

const MAX_KEPT = 100;
/** Maximum directions per departure city in a country's list, so the capital does not fill it. */
const MAX_OF_ONE_CITY = 5;

const lists = new LRUCache<string, CityPair[]>({ max: 200 });

/** Returns directions from a city, or from all cities of a country, most flown first; empty for an unknown code. */
export function directionsFrom(type: 'city' | 'country', code: string): CityPair[] {
  return listOnce(`${type} ${code}`, () => {
    if (type === 'city') {
      const city = places().city.get(code);
      return city ? pairsFrom(city) : [];
    }
    return places()
      .cities.filter(({ countryCode }) => countryCode === code)
      .flatMap((city) => pairsFrom(city).slice(0, MAX_OF_ONE_CITY));
  });
}

/** Returns a carrier's directions from its bases, most flown first; empty for an unknown code. */
export function directionsOfCarrier(code: string): CityPair[] {
  return listOnce(`carrier ${code}`, () => {
    const pairs: CityPair[] = [];
    places().cities.forEach((from) => {
      for (const routes of links()[from.index]?.values() ?? []) {
        const own = routes.filter(({ carrier, base }) => carrier.code === code && base.city === from);
        const [first] = own;
        if (first) pairs.push({ from, to: first.other.city, weekly: weeklyOf(own) });
      }
    });
    return pairs;
  });
}

function listOnce(key: string, find: () => CityPair[]): CityPair[] {
  const cached = lists.get(key);
  if (cached) return cached;
  const result = find()
    .sort((a, b) => b.weekly - a.weekly || a.to.index - b.to.index)
    .slice(0, MAX_KEPT);
  lists.set(key, result);
  return result;
}

function pairsFrom(from: City): CityPair[] {
  const pairs: CityPair[] = [];
  for (const [to, routes] of links()[from.index] ?? []) {
    const city = places().cities[to];
    if (city) pairs.push({ from, to: city, weekly: weeklyOf(routes) });
  }
  return pairs.sort((a, b) => b.weekly - a.weekly || a.to.index - b.to.index);
}

function weeklyOf(routes: readonly { weekly: number }[]): number {
  return routes.reduce((sum, { weekly }) => sum + weekly, 0);
}
