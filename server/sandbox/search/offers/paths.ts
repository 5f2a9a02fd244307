/** Paths through the network: the cities where a traveller changes. Flights are looked up afterwards. */
import { LRUCache } from 'lru-cache';
import { weightOf } from '../../world/city-weight';
import { kilometres } from '../../world/geography';
import { sellTogether } from '../../world/carriers';
import { linksOf, type Route } from '../../world/network';
import { places, type City } from '../../world/places';

/** Cities in order, including start and end. */
export type Path = City[];

const MAX_ONE_STOP = 26;
const MAX_TWO_STOP = 28;
const NEIGHBOURS_FOR_TWO_STOPS = 70;

/**
 * Returns the cost of a change: distance flown, carriers that sell together, frequency, size of the city. Lower is
 * better.
 */
function burden(km: number, arriving: Route[], leaving: Route[], via: City): number {
  const together = arriving.some((a) => leaving.some((b) => sellTogether(a.carrier, b.carrier)));
  const frequency = Math.min(sum(arriving), sum(leaving));
  return km * (together ? 1 : 1.3) + 2400 / Math.sqrt(frequency) - 120 * Math.log(weightOf(via));
}

function sum(routes: Route[]): number {
  return routes.reduce((total, route) => total + route.weekly, 0);
}

/** Caches paths, which are the same on every day. */
function keptPaths(find: (from: City, to: City) => Path[]): (from: City, to: City) => Path[] {
  const cache = new LRUCache<string, Path[]>({ max: 1000 });
  return (from, to) => {
    const key = `${from.index} ${to.index}`;
    const paths = cache.get(key) ?? find(from, to);
    cache.set(key, paths);
    return paths;
  };
}

/** Returns paths with one change, best first. */
export const oneStopPaths = keptPaths((from, to) => {
  const { cities } = places();
  const direct = kilometres(from.vector, to.vector);
  const limit = direct * 1.7 + 900;
  const candidates: { path: Path; burden: number }[] = [];
  const onward = linksOf(to);
  for (const [index, arriving] of linksOf(from)) {
    const leaving = onward.get(index);
    const via = cities[index];
    if (!leaving || !via) continue;
    const km = kilometres(from.vector, via.vector) + kilometres(via.vector, to.vector);
    if (km <= limit) candidates.push({ path: [from, via, to], burden: burden(km, arriving, leaving, via) });
  }
  return best(candidates, MAX_ONE_STOP);
});

/** Returns paths with two changes, best first. */
export const twoStopPaths = keptPaths((from, to) => {
  const { cities } = places();
  const direct = kilometres(from.vector, to.vector);
  const limit = direct * 2 + 1500;
  const starts = usefulNeighbours(from, to);
  const ends = usefulNeighbours(to, from);
  const candidates: { path: Path; burden: number }[] = [];
  for (const [first, arriving] of starts) {
    const onward = linksOf(first);
    for (const [second, leaving] of ends) {
      const middle = onward.get(second.index);
      if (!middle || first === second) continue;
      const km =
        kilometres(from.vector, first.vector) +
        kilometres(first.vector, second.vector) +
        kilometres(second.vector, to.vector);
      if (km > limit) continue;
      candidates.push({
        path: [from, first, second, to].map((city) => cities[city.index] ?? city),
        burden: burden(km, arriving, middle, first) + burden(0, middle, leaving, second),
      });
    }
  }
  return best(candidates, MAX_TWO_STOP);
});

/** Returns neighbours worth changing at, on the way from `city` to `goal`. */
function usefulNeighbours(city: City, goal: City): [City, Route[]][] {
  const { cities } = places();
  return [...linksOf(city)]
    .flatMap(([index, routes]) => {
      const via = cities[index];
      if (!via || via === goal) return [];
      const km = kilometres(city.vector, via.vector) + kilometres(via.vector, goal.vector);
      return [{ via, routes, burden: km - 900 * Math.log(weightOf(via)) - 5 * linksOf(via).size }];
    })
    .sort((a, b) => a.burden - b.burden)
    .slice(0, NEIGHBOURS_FOR_TWO_STOPS)
    .map(({ via, routes }) => [via, routes]);
}

function best(candidates: { path: Path; burden: number }[], count: number): Path[] {
  return candidates
    .sort((a, b) => a.burden - b.burden)
    .slice(0, count)
    .map(({ path }) => path);
}

const FIRST_HOPS_FOR_THREE_STOPS = 6;
const BEST_ONWARD_PATHS = 5;

/** Returns paths with three changes through the best-placed neighbours. Slow; for places that are far apart. */
export const threeStopPaths = keptPaths((from, to) =>
  usefulNeighbours(from, to)
    .slice(0, FIRST_HOPS_FOR_THREE_STOPS)
    .flatMap(([via]) => twoStopPaths(via, to).slice(0, BEST_ONWARD_PATHS))
    .filter((path) => !path.includes(from))
    .map((path) => [from, ...path]),
);
