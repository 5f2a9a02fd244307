import type { TrainReservation } from '~/upstream/booking/rail-contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { CompartmentGender, Storey } from '~/upstream/rail-cars/rail-words';
import { layoutPlaces, type LayoutPlace } from './layout-places';
import type { TrainOrders } from './orders';
import type { RailParty } from './party';
import { isLowerTier } from './place-type';
import { resolvedOrders } from './resolved-orders';
import { storeysOf } from './storeys';
import { findWhole, isWhole } from './whole-compartments';

/**
 * Builds the reservation of a train from a party's choices (specification 2 §7). The range and the counts name the chosen
 * places, of a whole compartment all of them; by wishes they are the wishes.
 */
export function trainReservation(orders: TrainOrders, car: TrainCar, party: RailParty): TrainReservation {
  const resolved = resolvedOrders(orders, car, party);
  const places = reservedPlaces(orders, car);
  const seats = places.map(({ place }) => place.seat);
  const byDemand = orders.reservation === 'by_demand';
  const wishes = byDemand ? orders.demands : null;
  return {
    segmentIndex: orders.segmentIndex,
    requirements: {
      carType: car.type,
      carNumber: car.number,
      serviceClass: car.serviceClass,
      gender: genderOf(orders, car, places),
      seatRange: seats.length > 0 ? { min: Math.min(...seats), max: Math.max(...seats) } : (wishes?.range ?? null),
      lowerPlaces: byDemand ? (wishes?.lower ?? 0) : places.filter(({ tier }) => isLowerTier(tier)).length,
      upperPlaces: byDemand
        ? (wishes?.upper ?? 0)
        : places.filter(({ tier }) => tier !== null && !isLowerTier(tier)).length,
      storey: wishes?.storey ?? storeyOf(car, places),
      demand: wishes?.demand ?? null,
      reservation: orders.reservation,
    },
    passengers: resolved.map(({ passenger, isRefundable, tariff, adult, hasBedding }) => ({
      index: passenger,
      isRefundable,
      tariff,
      adultIndex: adult,
      seat: byDemand ? null : (orders.orders.find((one) => one.passenger === passenger)?.seat ?? null),
      hasBedding,
    })),
  };
}

/** The places that a reservation takes: more than the party where a compartment is bought as a whole. */
function reservedPlaces({ orders, reservation }: TrainOrders, car: TrainCar): LayoutPlace[] {
  const chosen = orders.flatMap(({ seat }) => seat ?? []);
  if (reservation === 'by_demand' || chosen.length === 0) return [];
  const whole = isWhole(reservation) ? findWhole(car, reservation, chosen) : null;
  const seats = whole?.seats ?? chosen;
  return layoutPlaces(car).filter(({ place }) => seats.includes(place.seat));
}

/**
 * Tells the railway whom the compartments are for: as they are divided already, else the party's wish. A divided car takes
 * no reservation of places without it, so that whoever does not mind gets a mixed one. Null where compartments are not
 * divided.
 */
function genderOf(
  { gender, reservation }: TrainOrders,
  car: TrainCar,
  places: LayoutPlace[],
): CompartmentGender | null {
  if (!car.hasGenderCompartments) return null;
  const decided = places.map(({ place }) => place.gender).find((one) => one !== 'any' && one !== 'no_matter');
  if (decided) return decided;
  return reservation === 'by_demand' ? (gender ?? 'any') : gender === null || gender === 'any' ? 'mixed' : gender;
}

function storeyOf(car: TrainCar, places: LayoutPlace[]): Storey | null {
  if (!car.isTwoStorey) return null;
  const storeys = new Set(places.map(({ place }) => storeysOf(car)(place)));
  return storeys.size === 1 ? [...storeys][0]! : null;
}
