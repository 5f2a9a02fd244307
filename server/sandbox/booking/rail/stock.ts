import type { CompartmentGender } from '~/upstream/rail-cars/contract';
import type { Car, CarPlace } from '../../search/cars/car';
import { freeIn, isOn, stockOf } from '../../search/cars/places-left';
import type { Offer } from '../../search/offers/offer';
import { carsTrain } from '../../search/offers/room';
import type { SandboxContext } from '../../service/service';
import { berthsTaken } from '../records/rail-records';
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
 * Returns the cars of a train in which an offer can be had: those of its fares, or all of its cabin when its trains have
 * none in common.
 * @param bookingToken its own places count as free; empty for anybody
 */
export async function carsNow(
  { train, flight }: TrainSegment,
  { offer, token: bookingToken }: { offer: Offer; token: string },
  { store, now }: Pick<SandboxContext, 'store' | 'now'>,
): Promise<CarNow[]> {
  const all = await berthsTaken(store, [train.run.train], { at: now().getTime(), except: bookingToken });
  const taken = all.filter((berth) => isOn(berth, train.run));
  const ofFares = offer.fares.flatMap(({ carKind }) => carKind ?? []);
  const kinds = ofFares.length > 0 ? ofFares : train.kinds.map(({ kind }) => kind);
  const cars = stockOf({ train: carsTrain(train), seatsOnSale: flight.seatsOnSale }).filter(
    ({ kind }) => kind === null || kinds.includes(kind),
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
