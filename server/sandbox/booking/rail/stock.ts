import type { CompartmentGender } from '~/upstream/rail-cars/contract';
import type { Car, CarPlace } from '../../search/cars/car';
import { stockedCars } from '../../search/cars/sold-before';
import type { Offer } from '../../search/offers/offer';
import type { SandboxContext } from '../../service/service';
import { berthsOfOthers } from '../records/rail-records';
import type { TrainSegment } from '../records/train-segments';

/** A car as it is now. */
export type CarNow = Car & {
  /** Numbers that can be sold. */
  free: ReadonlySet<number>;
  /** Numbers that bookings of this sandbox have. */
  held: ReadonlySet<number>;
  /** Returns the gender of a place's compartment. */
  genderOf(place: Pick<CarPlace, 'compartment'>): CompartmentGender;
};

/**
 * Returns the cars of a train in which an offer can be had: those of its fares, or all when its trains have none in
 * common.
 * @param bookingToken its own places count as free; empty for anybody
 */
export async function carsNow(
  { train, flight }: TrainSegment,
  { offer, token: bookingToken }: { offer: Offer; token: string },
  { store, now }: Pick<SandboxContext, 'store' | 'now'>,
): Promise<CarNow[]> {
  const taken = await berthsOfOthers(store, train.run, bookingToken, now().getTime());
  const kinds = offer.fares.flatMap(({ carKind }) => carKind ?? []);
  const cars = stockedCars({ train, seatsOnSale: flight.seatsOnSale }).filter(
    ({ kind }) => kind === null || kinds.length === 0 || kinds.includes(kind),
  );
  return cars.map(({ sold, genders: before, ...car }) => {
    const own = taken.filter(({ carNumber }) => carNumber === car.number);
    const held = new Set(own.map(({ seat }) => seat));
    const genders = new Map(before);
    for (const { number, compartment } of car.places) {
      const berth = own.find(({ seat }) => seat === number);
      if (berth && compartment !== null && !genders.has(compartment)) genders.set(compartment, berth.gender);
    }
    return {
      ...car,
      held,
      free: freeIn(car, new Set([...sold, ...held])),
      genderOf: ({ compartment }) => {
        if (!car.hasGenderCompartments || compartment === null) return 'no_matter';
        return genders.get(compartment) ?? 'any';
      },
    };
  });
}

/** Lists the numbers that can be sold: of a compartment that is only sold whole, all or none. */
function freeIn(car: Car, taken: ReadonlySet<number>): ReadonlySet<number> {
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
