import type { TrainCar } from '~/upstream/rail-cars/contract';
import { isOfCar, type SeatDemands, type TrainOrders } from './orders';

/** A posted choice: nothing, one place, a whole compartment, or wishes for the whole party. */
export type PlaceChoice =
  | { kind: 'none' }
  | { kind: 'seat'; seat: number }
  | { kind: 'whole'; index: number }
  | { kind: 'wishes'; demands: SeatDemands };

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

/** Returns the gender of the compartments in which the others of a party have places; null while it is open. */
export function genderOfOthers(before: TrainOrders | null, car: TrainCar, passenger: number): DecidedGender | null {
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
