/** The places that a party gets on a train. Pure: from the cars as they are to the places, or the reason of a refusal. */
import type { z } from 'zod';
import type { placeRequirements } from '~/upstream/booking/rail-contract';
import type { CompartmentGender, ReservationType } from '~/upstream/rail-cars/contract';
import { tierOf, type CarPlace } from '../../search/cars/car';
import { compartmentsOf } from '../../search/cars/places-left';
import type { FieldFailure } from '../../service/failure';
import type { CarNow } from './stock';

/** `seats`: the places that single passengers would like best. */
type Requirements = z.output<typeof placeRequirements> & { seats?: readonly number[] };

/**
 * The places of a party in one car, by number. `places` has more of them than the party when a compartment is sold whole.
 */
export type Allocation = {
  car: CarNow;
  places: CarPlace[];
  reservation: ReservationType;
  /** The gender of their compartments from now on. */
  gender: CompartmentGender;
};

export type Refusal = Pick<FieldFailure, 'field' | 'code'>;

const refused = (field: string, code: string): Refusal => ({ field, code });

/**
 * Allocates places by a party's requirements: both ends of the range when they are free, then the lowest numbers of the
 * right tier.
 * @param count passengers with a place of their own
 */
export function allocate(wanted: Requirements, count: number, cars: readonly CarNow[]): Allocation | Refusal {
  const fitting = cars.filter(
    (car) =>
      car.type === wanted.car_type &&
      car.places.length > 0 &&
      (!wanted.car_number || car.number === wanted.car_number) &&
      (!wanted.service_class || car.serviceClass === wanted.service_class),
  );
  if (fitting.length === 0) return refused('car_number', 'unknown');
  const outcomes = fitting.map((car) => inCar(car, wanted, count));
  return outcomes.find(isAllocation) ?? outcomes[0] ?? refused('car_number', 'unknown');
}

/** Allocates places as good as the wished ones, but others. */
export function allocateElsewhere(wanted: Requirements, count: number, cars: readonly CarNow[]): Allocation | Refusal {
  const { seat_range: range, seats = [], ...rest } = wanted;
  const wished = range ? [...seats, Number(range.min), Number(range.max)] : seats;
  const isWished = (seat: number) => wished.includes(seat);
  const others = cars.map((car) => ({ ...car, free: new Set([...car.free].filter((seat) => !isWished(seat))) }));
  return allocate(rest, count, others);
}

function inCar(car: CarNow, wanted: Requirements, count: number): Allocation | Refusal {
  const reservation = wanted.reservation_type ?? 'usual';
  const gender = genderWanted(wanted);
  const mayCare = car.hasGenderCompartments && reservation !== 'kupek';
  if (!car.hasGenderCompartments && gender) return refused('cabin_gender', 'not_divided');
  if (mayCare && !gender && reservation !== 'by_demand') return refused('cabin_gender', 'required');
  const inRange = car.places.filter((place) => isInRange(place, wanted));
  if (inRange.length < count) return refused('seat_range', 'too_few');
  const free = inRange.filter(({ number }) => car.free.has(number));
  if (free.length < count) return refused('seat_range', 'taken');
  const isWhole = reservation !== 'usual' && reservation !== 'by_demand';
  if (isWhole || car.whole?.isOnly) return wholeIn(car, free, count, reservation, gender);
  const allowed = free.filter((place) => suits(car.genderOf(place), gender));
  if (allowed.length < count) return refused('cabin_gender', 'mismatch');
  const places = chosen(allowed, wanted, count);
  return 'field' in places ? places : { car, places: byNumber(places), reservation, gender: genderOf(car, gender) };
}

/** Takes whole compartments of free places until everybody has one. */
function wholeIn(
  car: CarNow,
  free: readonly CarPlace[],
  count: number,
  reservation: ReservationType,
  gender: CompartmentGender | null,
): Allocation | Refusal {
  if (!car.whole || (car.whole.type !== reservation && reservation !== 'usual')) {
    return refused('reservation_type', 'unavailable');
  }
  const groups = compartmentsOf(car).filter((places) => places.every((place) => free.includes(place)));
  const places: CarPlace[] = [];
  for (const group of groups) if (places.length < count) places.push(...group);
  if (places.length < count) return refused('seat_range', 'taken');
  return { car, places: byNumber(places), reservation: car.whole.type, gender: genderOf(car, gender) };
}

/** Chooses places for everybody, side by side where that is wanted; the cheapest where nobody asks for certain ones. */
function chosen(allowed: CarPlace[], wanted: Requirements, count: number): CarPlace[] | Refusal {
  const isTogether = ['in_one_compartment', 'in_one_section'].includes(wanted.cabin_place_demands ?? '');
  const groups = isTogether ? compartmentsOf({ places: allowed }) : [allowed];
  const choose = wanted.reservation_type === 'by_demand' ? cheapestOf : inRangeOf;
  const found = groups.flatMap((group) => {
    const places = choose(group, wanted, count);
    return places ? [{ places, sum: places.reduce((sum, { factor }) => sum + factor, 0) }] : [];
  });
  const best = found.sort((one, other) => one.sum - other.sum)[0]?.places;
  return best ?? (isTogether ? refused('cabin_place_demands', 'unavailable') : refusedTier(wanted));
}

/** Returns the wished numbers of lower and upper places, then the cheapest others; null when there are too few. */
function cheapestOf(free: readonly CarPlace[], wanted: Requirements, count: number): CarPlace[] | null {
  const byPrice = free.toSorted((one, other) => one.factor - other.factor);
  const wished = (['lower', 'upper'] as const).map((tier) => {
    const number = (tier === 'lower' ? wanted.n_lower_places : wanted.n_upper_places) ?? 0;
    const places = byPrice.filter((place) => tierOf(place) === tier).slice(0, number);
    return places.length < number ? null : places;
  });
  if (wished.includes(null)) return null;
  const first = wished.flatMap((places) => places ?? []).slice(0, count);
  const all = [...first, ...byPrice.filter((place) => !first.includes(place))].slice(0, count);
  return all.length === count ? all : null;
}

/** Returns the wished places, or else both ends of the range, then the lowest numbers; null when the range has too few places of a tier. */
function inRangeOf(free: readonly CarPlace[], wanted: Requirements, count: number): CarPlace[] | null {
  const left = { lower: wanted.n_lower_places ?? 0, upper: wanted.n_upper_places ?? 0 };
  const hasTiers = left.lower + left.upper > 0;
  const ends = [Number(wanted.seat_range?.min), Number(wanted.seat_range?.max)];
  const first = wanted.seats?.length ? wanted.seats : ends;
  const inOrder = [
    ...free.filter(({ number }) => first.includes(number)),
    ...free.filter(({ number }) => !first.includes(number)),
  ];
  const taken: CarPlace[] = [];
  for (const place of inOrder) {
    if (taken.length === count) break;
    const tier = tierOf(place);
    if (hasTiers && tier) {
      if (left[tier] === 0) continue;
      left[tier] -= 1;
    }
    taken.push(place);
  }
  return taken.length === count ? taken : null;
}

function refusedTier({ n_lower_places: lower }: Requirements): Refusal {
  return refused(lower ? 'n_lower_places' : 'n_upper_places', 'unavailable');
}

function isInRange(place: CarPlace, wanted: Requirements): boolean {
  const { seat_range: range, car_storey: storey, cabin_place_demands: demand } = wanted;
  if (storey && place.storey !== storey) return false;
  if (demand === 'not_side' && place.type.startsWith('side_')) return false;
  return !range || (place.number >= Number(range.min) && place.number <= Number(range.max));
}

function genderWanted({ cabin_gender: gender }: Requirements): CompartmentGender | null {
  return gender && gender !== 'no_matter' && gender !== 'any' ? gender : null;
}

/** Checks whether a party may have a place in a compartment; without a wish it takes no divided one. */
function suits(compartment: CompartmentGender, wanted: CompartmentGender | null): boolean {
  if (compartment === 'any' || compartment === 'no_matter') return true;
  return compartment === (wanted ?? 'mixed');
}

function genderOf(car: CarNow, wanted: CompartmentGender | null): CompartmentGender {
  return car.hasGenderCompartments ? (wanted ?? 'mixed') : 'no_matter';
}

function byNumber(places: readonly CarPlace[]): CarPlace[] {
  return places.toSorted((one, other) => one.number - other.number);
}

export function isAllocation(outcome: Allocation | Refusal): outcome is Allocation {
  return 'car' in outcome;
}

/**
 * Assigns places as the railway does when nobody asks for any: in cars with electronic registration while they have room
 * for everybody; in one compartment, else side by side in one car, else where there is room; by the toilet, at the side or
 * among places for certain passengers only when nothing better is free. When all are sold it finds some that others have
 * given back.
 * @returns null when the train has no room in these cars
 */
export function assign(cars: readonly CarNow[], count: number): Allocation[] | null {
  const usual = cars.filter(({ whole }) => !whole?.isOnly).toSorted((one, other) => rankOf(one) - rankOf(other));
  const registered = usual.filter(({ hasElectronicRegistration }) => hasElectronicRegistration);
  const room = (car: CarNow) => placesLeft(car, ({ number }) => car.free.has(number));
  const goodRoom = (car: CarNow) => room(car).filter((place) => !isPoor(place));
  const anyRoom = (car: CarNow) => placesLeft(car, ({ number }) => !car.held.has(number));
  for (const list of [registered, usual]) {
    const found = inOneCar(list, count, goodRoom) ?? inOneCar(list, count, room) ?? spread(list, count, room);
    if (found) return found;
  }
  return spread(usual, count, anyRoom);
}

/** Places that nobody would choose, and those that the railway keeps for certain passengers. */
function isPoor({ type }: CarPlace): boolean {
  return /restroom|last_compartment|^side_|no_window|foldable|pets|child|mother|accessible|playground/.test(type);
}

/** Cars with numbers first, then those without genders. */
function rankOf(car: CarNow): number {
  return (car.hasPlaceNumbers ? 0 : 2) + (car.hasGenderCompartments ? 1 : 0);
}

type Room = (car: CarNow) => CarPlace[];

function placesLeft(car: CarNow, isLeft: (place: CarPlace) => boolean): CarPlace[] {
  return byNumber(car.places.filter((place) => isLeft(place) && suits(car.genderOf(place), null)));
}

function inOneCar(cars: readonly CarNow[], count: number, room: Room): Allocation[] | null {
  for (const car of cars) {
    const left = room(car);
    const together = compartmentsOf({ places: left }).find((group) => group.length >= count) ?? neighbours(left, count);
    if (together) return [assigned(car, together.slice(0, count))];
  }
  const roomy = cars.find((car) => room(car).length >= count);
  return roomy ? [assigned(roomy, room(roomy).slice(0, count))] : null;
}

/** Returns places with consecutive numbers. */
function neighbours(left: readonly CarPlace[], count: number): CarPlace[] | null {
  const start = left.findIndex((place, at) => left[at + count - 1]?.number === place.number + count - 1);
  return start < 0 ? null : left.slice(start, start + count);
}

function spread(cars: readonly CarNow[], count: number, room: Room): Allocation[] | null {
  const found: Allocation[] = [];
  let wanted = count;
  for (const car of cars) {
    const places = room(car).slice(0, wanted);
    wanted -= places.length;
    if (places.length > 0) found.push(assigned(car, places));
  }
  return wanted === 0 ? found : null;
}

function assigned(car: CarNow, places: CarPlace[]): Allocation {
  return { car, places, reservation: 'by_demand', gender: genderOf(car, null) };
}
