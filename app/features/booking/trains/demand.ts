import type { TrainCar } from '~/upstream/rail-cars/contract';
import { compartmentsOf } from './layout-compartments';
import { layoutPlaces, type LayoutPlace } from './layout-places';
import type { SeatDemands } from './orders';
import { isLowerTier, isSideTier } from './place-type';
import { storeysOf } from './storeys';
import { reservationOfPlace } from './whole-compartments';

/**
 * Finds the cheapest places of a car that a party's wishes allow, by number; null when there are none. The railway
 * chooses the real ones: they only tell that the wishes can be met, and the price to expect.
 * @param count passengers with a place of their own
 */
export function placesByDemand(car: TrainCar, demands: SeatDemands, count: number): LayoutPlace[] | null {
  const free = wishedPlaces(car, demands);
  const groups = isTogether(demands)
    ? compartmentsOf(
        free,
        car.type,
        car.places.map(({ seat }) => seat),
      ).map(({ left, right, side }) => [...left, ...right, ...side])
    : [free];
  const found = groups.flatMap((group) => {
    const places = cheapest(group, demands, count);
    return places ? [{ places, sum: places.reduce((sum, { place }) => sum + place.price, 0) }] : [];
  });
  const best = found.sort((one, other) => one.sum - other.sum)[0];
  return best ? best.places.sort((one, other) => one.place.seat - other.place.seat) : null;
}

/** Lists the free places that lie where the wishes want them. */
function wishedPlaces(car: TrainCar, { demand, storey, range }: SeatDemands): LayoutPlace[] {
  const storeyOf = storeysOf(car);
  return layoutPlaces(car).filter(
    ({ canBeChosen, tier, place }) =>
      canBeChosen &&
      reservationOfPlace(car, place.seat) === 'usual' &&
      !(demand === 'not_side' && isSideTier(tier)) &&
      (storey === undefined || storeyOf(place) === storey) &&
      (range === undefined || (place.seat >= range.min && place.seat <= range.max)),
  );
}

function isTogether({ demand }: SeatDemands): boolean {
  return demand === 'in_one_compartment' || demand === 'in_one_section';
}

/** Takes the wished numbers of lower and upper places first, then the cheapest others. */
function cheapest(places: LayoutPlace[], { lower, upper }: SeatDemands, count: number): LayoutPlace[] | null {
  const byPrice = [...places].sort((one, other) => one.place.price - other.place.price);
  const lowerOnes = byPrice.filter(({ tier }) => isLowerTier(tier)).slice(0, lower);
  const upperOnes = byPrice.filter(({ tier }) => tier !== null && !isLowerTier(tier)).slice(0, upper);
  if (lowerOnes.length < lower || upperOnes.length < upper) return null;
  const wished = [...lowerOnes, ...upperOnes].slice(0, count);
  const others = byPrice.filter((one) => !wished.includes(one)).slice(0, count - wished.length);
  return wished.length + others.length === count ? [...wished, ...others] : null;
}
