import type { PassengerType } from '~/upstream/booking/contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { CompartmentGender } from '~/upstream/rail-cars/rail-words';
import { seatedPassengers } from '../seats/seat-rules';
import type { SeatDemands, SeatOrder, TrainOrders } from './orders';

/** A posted choice: nothing, one place, a whole compartment, or wishes for the whole party. */
export type PlaceChoice =
  | { kind: 'none' }
  | { kind: 'seat'; seat: number }
  | { kind: 'whole'; index: number }
  | { kind: 'wishes'; demands: SeatDemands };

export type ChoiceFacts = {
  segmentIndex: number;
  car: TrainCar;
  passenger: number;
  party: readonly PassengerType[];
  /** Wanted for empty compartments. */
  gender: CompartmentGender | null;
};

type Chosen = Omit<TrainOrders, 'price'>;

/** Value of the radio of a whole compartment, by its place in the car's list. */
export const wholeValue = (index: number) => `whole-${index}`;
export const WISHES = 'wishes';

/** Reads the value of the radio group; null when it is none of its values. */
export function readChoice(value: string, demands: SeatDemands): PlaceChoice | null {
  if (value === '') return { kind: 'none' };
  if (value === WISHES) return { kind: 'wishes', demands };
  const whole = /^whole-(\d{1,2})$/.exec(value)?.[1];
  if (whole !== undefined) return { kind: 'whole', index: Number(whole) };
  return /^[1-9]\d{0,2}$/.test(value) ? { kind: 'seat', seat: Number(value) } : null;
}

/** Returns true when the choice is in this car: a reservation names one. */
export function isOfCar(chosen: Pick<TrainOrders, 'car'>, car: Pick<TrainCar, 'number' | 'serviceClass'>): boolean {
  return chosen.car.number === car.number && chosen.car.serviceClass === car.serviceClass;
}

/**
 * Applies a choice to a party's orders (specification 2 §4). A place replaces wishes, a whole compartment and places in
 * another car. Null when nobody has a choice any more.
 */
export function applyChoice(before: Chosen | null, choice: PlaceChoice, facts: ChoiceFacts): Chosen | null {
  const { car, passenger, party, segmentIndex } = facts;
  const seated = seatedPassengers(party);
  const fresh: Chosen = {
    segmentIndex,
    car: { number: car.number, type: car.type, kind: car.kind, serviceClass: car.serviceClass },
    reservation: 'usual',
    gender: car.hasGenderCompartments ? genderFor(choice, before, facts) : null,
    demands: null,
    orders: emptyOrders(party),
  };
  if (choice.kind === 'wishes') return { ...fresh, reservation: 'by_demand', demands: choice.demands };
  if (choice.kind === 'whole') {
    const whole = car.wholeCompartments[choice.index];
    if (!whole) return before;
    const seats = new Map(seated.map((index, at) => [index, whole.seats[at] ?? null]));
    return {
      ...fresh,
      reservation: whole.reservationType,
      orders: fresh.orders.map((order) => ({ ...order, seat: seats.get(order.passenger) ?? null })),
    };
  }
  const keeps = before !== null && before.reservation === 'usual' && isOfCar(before, car);
  if (choice.kind === 'none') {
    // Without a place for one, a compartment or wishes for all are given up too.
    if (!before || !isOfCar(before, car) || before.reservation !== 'usual') return null;
    const orders = withSeat(before.orders, passenger, null);
    return orders.some(({ seat }) => seat !== null) ? { ...before, orders } : null;
  }
  const orders = withSeat(keeps ? before.orders : fresh.orders, passenger, choice.seat);
  return { ...fresh, orders };
}

/**
 * Returns the gender that the reservation names for its compartments: that of the chosen one, or the wanted one while it
 * is empty.
 */
function genderFor(
  choice: PlaceChoice,
  before: Chosen | null,
  { car, passenger, gender }: ChoiceFacts,
): CompartmentGender {
  const wanted = gender === 'female' || gender === 'male' ? gender : 'mixed';
  if (choice.kind !== 'seat') return wanted;
  return decidedGender(car, choice.seat) ?? genderOfOthers(before, car, passenger) ?? wanted;
}

/** Returns the gender of the compartments in which the others of a party have places; null while it is open. */
export function genderOfOthers(before: Chosen | null, car: TrainCar, passenger: number): DecidedGender | null {
  if (before?.reservation !== 'usual' || !isOfCar(before, car)) return null;
  const others = before.orders.filter((order) => order.passenger !== passenger);
  return others.flatMap(({ seat }) => (seat === null ? [] : (decidedGender(car, seat) ?? [])))[0] ?? null;
}

export type DecidedGender = 'female' | 'male' | 'mixed';

/** Returns the gender of a place's compartment; null while it is empty or not divided. */
export function decidedGender({ places }: Pick<TrainCar, 'places'>, seat: number): DecidedGender | null {
  const gender = places.find((one) => one.seat === seat)?.gender;
  return gender === 'female' || gender === 'male' || gender === 'mixed' ? gender : null;
}

function withSeat(orders: readonly SeatOrder[], passenger: number, seat: number | null): SeatOrder[] {
  return orders.map((order) => (order.passenger === passenger ? { ...order, seat } : order));
}

/** Orders without places; infants go with the adults in turn. */
function emptyOrders(party: readonly PassengerType[]): SeatOrder[] {
  const adults = party.flatMap((type, index) => (type === 'adult' ? index : []));
  let infants = 0;
  return party.map((type, passenger) => {
    const adult = type === 'infant' ? (adults[infants++ % adults.length] ?? null) : null;
    return { passenger, seat: null, tariff: null, adult, isRefundable: true };
  });
}
