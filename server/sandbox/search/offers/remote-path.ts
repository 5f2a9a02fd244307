import { kilometres } from '../../world/geography';
import { linksOf } from '../../world/network';
import { places, type City } from '../../world/places';
import type { Path } from './paths';

const CHANGE_KM = 900;
const DAILY = 7;

type Entry = { index: number; cost: number };

/**
 * Finds the shortest way with any number of changes, for places too remote for a better one: Dijkstra over kilometres
 * plus a cost per change, on daily services, so that any date works.
 * @returns null without a chain of flights
 */
export function remotePath(from: City, to: City): Path | null {
  const { cities } = places();
  const cost = new Map<number, number>([[from.index, 0]]);
  const cameFrom = new Map<number, number>();
  const queue = new CostQueue();
  queue.add({ index: from.index, cost: 0 });
  for (let entry = queue.take(); entry; entry = queue.take()) {
    const here = cities[entry.index];
    if (!here || entry.cost > (cost.get(entry.index) ?? Infinity)) continue;
    if (here === to) return unwind(cameFrom, to.index);
    for (const [index, routes] of linksOf(here)) {
      const next = cities[index];
      if (!next || !routes.some(({ weekly }) => weekly >= DAILY)) continue;
      const total = entry.cost + kilometres(here.vector, next.vector) + CHANGE_KM;
      if (total >= (cost.get(index) ?? Infinity)) continue;
      cost.set(index, total);
      cameFrom.set(index, entry.index);
      queue.add({ index, cost: total });
    }
  }
  return null;
}

function unwind(cameFrom: Map<number, number>, end: number): Path {
  const { cities } = places();
  const path: Path = [];
  for (let index: number | undefined = end; index !== undefined; index = cameFrom.get(index)) {
    const city = cities[index];
    if (city) path.unshift(city);
  }
  return path;
}

/** A binary heap: the entry with the lowest cost first. */
class CostQueue {
  private readonly heap: Entry[] = [];

  add(entry: Entry): void {
    let place = this.heap.push(entry) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.costAt(parent) <= entry.cost) break;
      this.swap(place, parent);
      place = parent;
    }
  }

  take(): Entry | undefined {
    const first = this.heap[0];
    const last = this.heap.pop();
    if (!first || !last || this.heap.length === 0) return first;
    this.heap[0] = last;
    for (let place = 0; ;) {
      const left = 2 * place + 1;
      const child = this.costAt(left + 1) < this.costAt(left) ? left + 1 : left;
      if (this.costAt(child) >= last.cost) break;
      this.swap(place, child);
      place = child;
    }
    return first;
  }

  private costAt(place: number): number {
    return this.heap[place]?.cost ?? Infinity;
  }

  private swap(a: number, b: number): void {
    const [first, second] = [this.heap[a], this.heap[b]];
    if (first && second) [this.heap[a], this.heap[b]] = [second, first];
  }
}
