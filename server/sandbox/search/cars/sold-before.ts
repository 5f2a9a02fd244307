/** Places that others have bought before any booking of this sandbox, and whom their compartments are for. */
import type { CompartmentGender } from '~/upstream/rail-cars/contract';
import { pick, share } from '../../world/seeded';
import type { Car, CarPlace } from './car';
import { carsOfTrain, type CarsTrain } from './train-cars';

/** A car with what is sold in it; `genders` of compartments with a sold place, where compartments are divided. */
export type StockedCar = Car & { sold: ReadonlySet<number>; genders: ReadonlyMap<number, CompartmentGender> };

/** Each kind of car has as many places left as are on sale, if it has as many; none when nothing is. */
export type TrainStock = { train: CarsTrain; seatsOnSale: number };

/** Returns the cars of a train as they were before any booking of this sandbox. */
export function stockedCars({ train, seatsOnSale }: TrainStock): StockedCar[] {
  const cars = carsOfTrain(train);
  const kinds = new Set(cars.map(({ kind }) => kind));
  const left = new Set(
    seatsOnSale === 0
      ? []
      : [...kinds].flatMap((kind) =>
          byDesire(
            cars.filter((car) => car.kind === kind),
            train,
          ).slice(-seatsOnSale),
        ),
  );
  return cars.map((car) => {
    const sold = new Set(car.places.filter((place) => !left.has(place)).map(({ number }) => number));
    return { ...car, sold, genders: gendersIn(car, sold, train) };
  });
}

/** Lists the places of some cars in the order in which they are sold: the best first, and one of the cheapest last. */
function byDesire(cars: readonly Car[], train: CarsTrain): CarPlace[] {
  const rated = cars.flatMap((car) => {
    const desireOf = desires(car, train);
    return car.places.map((place) => ({ place, car, desire: desireOf(place) }));
  });
  rated.sort((one, other) => other.desire - one.desire);
  const cheapest = rated.findLast(({ place, car }) => place.factor === 1 && !car.whole?.isOnly);
  return [...rated.filter((one) => one !== cheapest), ...(cheapest ? [cheapest] : [])].map(({ place }) => place);
}

/** Places that only some travellers may take: many are left. */
const FOR_FEW = /mother_and_baby|with_child|with_pets/;

/** Lower before upper, the middle of the car before its ends; some compartments nobody has looked at yet. */
function desires(car: Car, { run }: CarsTrain): (place: CarPlace) => number {
  const words = [run.train, car.number, car.serviceClass] as const;
  const last = Math.max(...car.places.map(wholeOf));
  const groups = [...new Set(car.places.map(wholeOf))];
  const untouched = new Set(groups.filter((group) => share('untouched', ...words, group) < 0.12));
  return (place) => {
    const comfort = Math.min(1, (place.factor - 1) / 0.4);
    const desire = 0.35 * comfort + 0.3 * centrality(place, last) + 0.35 * share('sold', ...words, place.number);
    if (FOR_FEW.test(place.type)) return desire - 1.2;
    return desire - (untouched.has(wholeOf(place)) ? 1 : 0);
  };
}

/** Returns 1 in the middle of the car and 0 at its ends. @param last the last compartment or row */
function centrality(place: CarPlace, last: number): number {
  return last === 0 ? 0 : 1 - Math.abs(wholeOf(place) / last - 0.5) * 2;
}

/** Places that go together: a compartment, or a row. */
function wholeOf({ compartment, row }: CarPlace): number {
  return compartment ?? row ?? 0;
}

function gendersIn(car: Car, sold: ReadonlySet<number>, { run }: CarsTrain): Map<number, CompartmentGender> {
  const genders = new Map<number, CompartmentGender>();
  if (!car.hasGenderCompartments) return genders;
  for (const { compartment, number } of car.places) {
    if (compartment === null || !sold.has(number) || genders.has(compartment)) continue;
    genders.set(compartment, pick(['male', 'female', 'mixed'] as const, 'gender', run.train, car.number, compartment));
  }
  return genders;
}
