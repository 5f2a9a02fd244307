/** Places of a train that can be sold now: the one count behind offers, quotes and the cars themselves. */
import { LRUCache } from 'lru-cache';
import type { TakenBerth } from '../../service/taken-berth';
import type { CarKind } from '../../world/railways';
import type { TrainRun } from '../../world/train';
import type { Car, CarPlace } from './car';
import { stockedCars, type StockedCar, type TrainStock } from './sold-before';

/** The cars of a train have hundreds of places; their counts are small. */
const stocks = new LRUCache<string, StockedCar[]>({ max: 100 });
const untouched = new LRUCache<string, ReadonlyMap<CarKind, number>>({ max: 5000 });

/** Returns the cars of a train as they were before any booking of this sandbox. */
export function stockOf(stock: TrainStock): StockedCar[] {
  const key = keyOf(stock);
  const cars = stocks.get(key) ?? stockedCars(stock);
  stocks.set(key, cars);
  return cars;
}

function keyOf({ train, seatsOnSale }: TrainStock): string {
  const { run, carKinds, isRzd, isBroadGauge, isDoubleDecker } = train;
  return [run.train, carKinds.join('+'), isRzd, isBroadGauge, isDoubleDecker, seatsOnSale].join(' ');
}

/** Counts the places left by kind of car. @param taken berths on any trains */
export function placesLeft(stock: TrainStock, taken: readonly TakenBerth[]): ReadonlyMap<CarKind, number> {
  const held = taken.filter((berth) => isOn(berth, stock.train.run));
  if (held.length > 0) return countFree(stockOf(stock), held);
  const key = keyOf(stock);
  const left = untouched.get(key) ?? countFree(stockOf(stock), []);
  untouched.set(key, left);
  return left;
}

function countFree(cars: readonly StockedCar[], held: readonly TakenBerth[]): Map<CarKind, number> {
  const left = new Map<CarKind, number>();
  for (const car of cars) {
    if (car.kind === null) continue;
    const own = held.filter(({ carNumber }) => carNumber === car.number).map(({ seat }) => seat);
    left.set(car.kind, (left.get(car.kind) ?? 0) + freeIn(car, new Set([...car.sold, ...own])).size);
  }
  return left;
}

/** Checks whether a berth is taken on any part of a ride. */
export function isOn({ run }: Pick<TakenBerth, 'run'>, { train, from, to }: TrainRun): boolean {
  return run.train === train && run.from < to && run.to > from;
}

/** Lists the numbers that can be sold: of a compartment that is only sold whole, all or none. */
export function freeIn(car: Car, taken: ReadonlySet<number>): ReadonlySet<number> {
  const groups = car.whole?.isOnly ? compartmentsOf(car) : car.places.map((place) => [place]);
  const free = groups.filter((places) => places.every(({ number }) => !taken.has(number)));
  return new Set(free.flat().map(({ number }) => number));
}

/** Groups the places of a car by compartment or bay. */
export function compartmentsOf({ places }: Pick<Car, 'places'>): CarPlace[][] {
  const groups = new Map<number, CarPlace[]>();
  for (const place of places) {
    if (place.compartment === null) continue;
    groups.set(place.compartment, [...(groups.get(place.compartment) ?? []), place]);
  }
  return [...groups.values()];
}
