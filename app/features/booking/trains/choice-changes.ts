import type { TrainCar } from '~/upstream/rail-cars/contract';
import { orderOf } from './choice-state';
import { isOfCar, type SeatOrder, type TrainOrders } from './orders';
import { priceOfOrders } from './orders-price';
import type { RailParty } from './party';
import type { Restriction } from './restrictions';
import type { TariffProblem } from './tariffs';

/** Changes of choices that nobody asked for by name; the page tells each of them. */
export type Reset =
  /** Places in another car were given up, since a reservation names one car. */
  | 'otherCar'
  /** Places outside a compartment that is sold as a whole were given up. */
  | 'otherCompartment'
  /** The rest of the party got the other places of the compartment. */
  | 'filled'
  /** A child travels free on an adult's place. */
  | 'childAttached'
  /** The compartment is not bought as a whole any more. */
  | 'reservation'
  /** A compartment for four was given up without an adult in it. */
  | 'noAdult'
  /** A place for mother and baby was given up without a baby. */
  | 'noBaby'
  /** A place was sold meanwhile. */
  | 'sold'
  /** A tariff is not sold with this way of reserving, so the usual one counts again. */
  | 'tariff'
  /** Bedding left the order of add-ons: it is chosen with the place. */
  | 'bedding';

/** Why a choice was not made. */
export type Refusal =
  | Restriction
  | TariffProblem
  | 'unavailable'
  | 'companion'
  | 'otherGender'
  | 'tooManyTravellers'
  /** The car has no free places as the party wishes them. */
  | 'unmetWishes';

/** The choices after a transition; null when nothing is chosen. After a refusal they are as before. */
export type Transition = { orders: TrainOrders | null; resets: Reset[]; refusal: Refusal | null };

/** The train on which choices are made; the car is that of the choice. */
export type ChoiceFacts = { segmentIndex: number; car: TrainCar; party: RailParty };

/** Starts choices in a car. */
export function freshOrders({ segmentIndex, car, party }: ChoiceFacts): TrainOrders {
  const { number, type, kind, serviceClass } = car;
  return {
    segmentIndex,
    car: { number, type, kind, serviceClass },
    reservation: 'usual',
    gender: null,
    demands: null,
    orders: party.people.map((_, passenger) => orderOf({ orders: [] }, passenger)),
    price: 0,
  };
}

/** Starts choices in a car with the terms of those in another one: tariffs, refunds and bedding, without places. */
export function startedIn(orders: TrainOrders | null, facts: ChoiceFacts): TrainOrders {
  if (orders && isOfCar(orders, facts.car)) return orders;
  const fresh = freshOrders(facts);
  if (!orders) return fresh;
  return {
    ...fresh,
    gender: facts.car.hasGenderCompartments ? orders.gender : null,
    orders: fresh.orders.map(({ passenger }) => ({ ...orderOf(orders, passenger), seat: null })),
  };
}

export function refused(orders: TrainOrders | null, refusal: Refusal): Transition {
  return { orders, resets: [], refusal };
}

/** Ends a transition: with its price, or with null where nothing is left. */
export function changed(orders: TrainOrders, resets: Reset[], { car, party }: ChoiceFacts): Transition {
  const isEmpty = orders.reservation === 'usual' && orders.gender === null && orders.orders.every(isPlain);
  const price = priceOfOrders(orders, car, party) ?? 0;
  return { orders: isEmpty ? null : { ...orders, price }, resets: [...new Set(resets)], refusal: null };
}

function isPlain({ seat, tariff, isRefundable, hasBedding }: SeatOrder): boolean {
  return seat === null && tariff === null && isRefundable && !hasBedding;
}

/** Returns the choices with another order of one passenger. */
export function withOrder(orders: TrainOrders, passenger: number, change: Partial<SeatOrder>): TrainOrders {
  const changedOrder = { ...orderOf(orders, passenger), ...change };
  const others = orders.orders.filter((one) => one.passenger !== passenger);
  return { ...orders, orders: [...others, changedOrder].sort((one, other) => one.passenger - other.passenger) };
}

/** Returns the choices without the places that a test refuses, and whether there were any. */
export function withoutSeats(
  orders: TrainOrders,
  isKept: (order: SeatOrder) => boolean,
): { orders: TrainOrders; hasCleared: boolean } {
  const isCleared = (order: SeatOrder) => order.seat !== null && !isKept(order);
  return {
    orders: { ...orders, orders: orders.orders.map((order) => (isCleared(order) ? { ...order, seat: null } : order)) },
    hasCleared: orders.orders.some(isCleared),
  };
}
