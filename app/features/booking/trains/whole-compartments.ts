import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { ReservationType } from '~/upstream/rail-cars/rail-words';

/** Places sold together. */
export type WholeCompartment = TrainCar['wholeCompartments'][number];

/** Returns true for a compartment bought as a whole: gender counts no more, and everybody has one price together. */
export function isWhole(reservation: ReservationType): boolean {
  return reservation !== 'usual' && reservation !== 'by_demand';
}

/** Returns true where places are sold in no other way; kupek and single are choices beside single places. */
function isOnlyWhole(reservation: ReservationType): boolean {
  return reservation === 'two_places_at_once' || reservation === 'four_places_at_once';
}

/** Finds the compartment that is sold in this way and has all these places; null without one. */
export function findWhole(
  { wholeCompartments }: Pick<TrainCar, 'wholeCompartments'>,
  reservation: ReservationType,
  seats: readonly number[],
): WholeCompartment | null {
  const found = wholeCompartments.find(
    (one) => one.reservationType === reservation && seats.every((seat) => one.seats.includes(seat)),
  );
  return found ?? null;
}

/** Returns how a place is reserved when nothing else is wished: one by one, or as its compartment is sold. */
export function reservationOfPlace(car: Pick<TrainCar, 'wholeCompartments'>, seat: number): ReservationType {
  const only = car.wholeCompartments.find((one) => isOnlyWhole(one.reservationType) && one.seats.includes(seat));
  return only?.reservationType ?? 'usual';
}

/** Returns true for a car where no free place is sold by itself. */
export function isOnlyWholeCar(car: Pick<TrainCar, 'wholeCompartments' | 'places' | 'hasPlaceNumbers'>): boolean {
  return car.wholeCompartments.length > 0 && !reservationsOf(car).includes('usual') && car.hasPlaceNumbers;
}

/** Lists the ways to reserve places of a car, for its switch; one of them needs no switch. */
export function reservationsOf({
  wholeCompartments,
  places,
  hasPlaceNumbers,
}: Pick<TrainCar, 'wholeCompartments' | 'places' | 'hasPlaceNumbers'>): ReservationType[] {
  if (!hasPlaceNumbers) return ['by_demand'];
  const whole = [...new Set(wholeCompartments.map(({ reservationType }) => reservationType))].filter(isWhole);
  const free = places.filter(({ isFree }) => isFree);
  const hasUsual = free.some(({ seat }) => reservationOfPlace({ wholeCompartments }, seat) === 'usual');
  return [...(hasUsual ? (['usual'] as const) : []), ...whole, ...(hasUsual ? (['by_demand'] as const) : [])];
}
