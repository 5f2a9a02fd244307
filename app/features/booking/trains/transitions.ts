import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { RailTariff, ReservationType } from '~/upstream/rail-cars/rail-words';
import {
  refused,
  startedIn,
  withOrder,
  withoutSeats,
  type ChoiceFacts,
  type Reset,
  type Transition,
} from './choice-changes';
import { activePassenger, orderOf } from './choice-state';
import { attachBaby, fillCompartment } from './filling';
import { findPlace, type LayoutPlace } from './layout-places';
import { isOfCar, type SeatDemands, type TrainOrders } from './orders';
import { priceOfOrders } from './orders-price';
import { resetOrders } from './resets';
import { restrictionOf } from './restrictions';
import { TARIFFS } from './tariff-table';
import { tariffProblem } from './tariffs';
import { findWhole, isWhole, reservationOfPlace } from './whole-compartments';

/**
 * Gives a passenger a place. It replaces wishes, places in other cars, and what lies outside a compartment that is sold
 * as a whole; two places at once are filled with the rest of the party, and a place for mother and baby with the baby.
 */
export function choosePlace(
  orders: TrainOrders | null,
  passenger: number,
  seat: number,
  facts: ChoiceFacts,
): Transition {
  const { car, party } = facts;
  const place = findPlace(car, seat);
  if (!place?.canBeChosen) return refused(orders, 'unavailable');
  const isHere = orders !== null && isOfCar(orders, car) && orders.reservation !== 'by_demand';
  const base = isHere ? orders : { ...startedIn(orders, facts), reservation: 'usual' as const, demands: null };
  const resets: Reset[] = !isHere && hasOtherSeats(orders, passenger) ? ['otherCar'] : [];

  if (base.orders.some((order) => order.seat === seat && order.passenger !== passenger)) {
    return refused(orders, 'companion');
  }
  const restriction = restrictionOf(place, { car, party, passenger, orders: base });
  if (restriction) return refused(orders, restriction);

  const { chosen, hasCleared } = inCompartment(base, passenger, place, car);
  if (hasCleared) resets.push('otherCompartment');
  if (meetsOtherGender(chosen, passenger, place, car)) return refused(orders, 'otherGender');
  if (chosen.reservation === 'single' && hasOtherSeats(chosen, passenger)) return refused(orders, 'tooManyTravellers');

  const seated = withOrder(chosen, passenger, { seat, adult: null, tariff: tariffWithPlace(chosen, passenger, facts) });
  const withBaby = place.traits.includes('mother_and_baby') ? attachBaby(seated, passenger, resets, facts) : seated;
  const filled =
    chosen.reservation === 'two_places_at_once' ? fillCompartment(withBaby, seat, resets, facts) : withBaby;
  return resetOrders(filled, resets, facts);
}

/** Takes a passenger's place away. The last traveller but one of a whole compartment ends its sale as a whole. */
export function cancelPlace(orders: TrainOrders, passenger: number, facts: ChoiceFacts): Transition {
  const before = seatedIn(orders);
  const left = withOrder(orders, passenger, { seat: null });
  const after = seatedIn(left);
  const isLast = isWhole(orders.reservation) && before > 1 && after === 1;
  const canBeSingle = left.orders.every(({ seat }) => seat === null || reservationOfPlace(facts.car, seat) === 'usual');
  if (isLast && canBeSingle) return resetOrders({ ...left, reservation: 'usual' }, ['reservation'], facts);
  // Nobody is left in the compartment, so it is not wanted either.
  const emptied = before > 0 && after === 0 ? { ...left, reservation: 'usual' as const } : left;
  return resetOrders(emptied, [], facts);
}

/** Puts the whole party into a compartment that is sold as a whole. */
export function chooseCompartment(
  orders: TrainOrders | null,
  { reservation, seats }: { reservation: ReservationType; seats: readonly number[] },
  facts: ChoiceFacts,
): Transition {
  const [first] = seats;
  const whole = findWhole(facts.car, reservation, seats);
  if (!whole || first === undefined || !whole.seats.every((seat) => findPlace(facts.car, seat)?.canBeChosen)) {
    return refused(orders, 'unavailable');
  }
  const isHere = orders !== null && isOfCar(orders, facts.car);
  const { orders: empty } = withoutSeats(startedIn(orders, facts), () => false);
  const resets: Reset[] = otherCar(orders, isHere);
  const filled = fillCompartment({ ...empty, reservation, demands: null }, first, resets, facts);
  if (activePassenger(filled, facts.party) !== null) return refused(orders, 'tooManyTravellers');
  // The party asked for it.
  const told = resets.filter((one) => one !== 'filled');
  return resetOrders(filled, told, facts);
}

/** Leaves the places to the railway, by wishes for the whole party that free places of the car can meet. */
export function chooseWishes(demands: SeatDemands, orders: TrainOrders | null, facts: ChoiceFacts): Transition {
  const isHere = orders !== null && isOfCar(orders, facts.car);
  const { orders: empty } = withoutSeats(startedIn(orders, facts), () => false);
  const made = resetOrders({ ...empty, reservation: 'by_demand', demands }, otherCar(orders, isHere), facts);
  const isMet = made.orders !== null && priceOfOrders(made.orders, facts.car, facts.party) !== null;
  return isMet ? made : refused(orders, 'unmetWishes');
}

function otherCar(orders: TrainOrders | null, isHere: boolean): Reset[] {
  return !isHere && orders !== null && seatedIn(orders) > 0 ? ['otherCar'] : [];
}

/** Sets how the place is reserved, and gives up the places of others which cannot be reserved with it. */
function inCompartment(base: TrainOrders, passenger: number, { place: { seat } }: LayoutPlace, car: TrainCar) {
  const asChosen = isWhole(base.reservation) ? findWhole(car, base.reservation, [seat]) : null;
  const reservation = asChosen ? base.reservation : reservationOfPlace(car, seat);
  const whole = isWhole(reservation) ? findWhole(car, reservation, [seat]) : null;
  const { orders: chosen, hasCleared } = withoutSeats({ ...base, reservation }, (order) => {
    if (order.passenger === passenger || order.seat === null) return true;
    return whole ? whole.seats.includes(order.seat) : reservationOfPlace(car, order.seat) === 'usual';
  });
  return { chosen, hasCleared };
}

/** A place of one's own ends travelling free on somebody else's. */
function tariffWithPlace(orders: TrainOrders, passenger: number, { car, party }: ChoiceFacts): RailTariff | null {
  const { tariff } = orderOf(orders, passenger);
  if (tariff && TARIFFS[tariff].hasPlace) return tariff;
  if (party.people[passenger]?.type !== 'infant') return null;
  return tariffProblem('child', { car, party, passenger, orders }) === null ? 'child' : 'full';
}

/** Returns true when companions sit in compartments for another gender: a reservation names one. */
function meetsOtherGender(orders: TrainOrders, passenger: number, { place }: LayoutPlace, car: TrainCar): boolean {
  if (!car.hasGenderCompartments || isWhole(orders.reservation)) return false;
  const decided = (seat: number | null) => {
    const gender = car.places.find((one) => one.seat === seat)?.gender ?? 'no_matter';
    return gender === 'any' || gender === 'no_matter' ? null : gender;
  };
  const wanted = decided(place.seat);
  return orders.orders.some((order) => {
    const other = order.passenger === passenger ? null : decided(order.seat);
    return wanted !== null && other !== null && other !== wanted;
  });
}

function hasOtherSeats(orders: TrainOrders | null, passenger: number): boolean {
  return orders?.orders.some((order) => order.seat !== null && order.passenger !== passenger) ?? false;
}

function seatedIn({ orders }: TrainOrders): number {
  return orders.filter(({ seat }) => seat !== null).length;
}
