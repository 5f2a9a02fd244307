import { LRUCache } from 'lru-cache';
import { weightOf } from '../../world/city-weight';
import { kilometres } from '../../world/geography';
import { linksOf } from '../../world/network';
import { places, type City } from '../../world/places';
import { DESTINATIONS, type TagCode } from './destinations';
import { isVisaFree } from './visa-free';

export type PopularCity = { city: City; tags: readonly TagCode[] };

/** A direct flight multiplies the popularity of a destination by this factor. */
const DIRECT_BONUS = 6;
/** A destination at this distance is half as popular as one nearby. */
const HALFWAY_KM = 2500;
/** People take a train to closer places. */
const NEAREST_KM = 150;

const lists = new LRUCache<string, PopularCity[]>({ max: 100 });

/** Returns destinations from a city, the most popular first. */
export function popularFrom(home: City): PopularCity[] {
  const cached = lists.get(home.code);
  if (cached) return cached;
  const list = DESTINATIONS.flatMap(({ code, tags }) => {
    const city = places().city.get(code);
    if (!city || kilometres(home.vector, city.vector) < NEAREST_KM) return [];
    const all: TagCode[] = isVisaFree(home.countryCode, city.countryCode) ? [...tags, 'visa_free'] : [...tags];
    return [{ city, tags: all, score: scoreOf(home, city) }];
  });
  const sorted = list.sort((a, b) => b.score - a.score).map(({ city, tags }) => ({ city, tags }));
  lists.set(home.code, sorted);
  return sorted;
}

function scoreOf(home: City, city: City): number {
  const directly = linksOf(home).has(city.index) ? DIRECT_BONUS : 1;
  return (directly * Math.sqrt(weightOf(city))) / (1 + kilometres(home.vector, city.vector) / HALFWAY_KM);
}
