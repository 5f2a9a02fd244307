import { LIMITS } from '../query/search-query';

/** Who travels, as the form holds it. `childrenAges` are 0–11; ages 0 and 1 are infants (specification 1 §5). */
export type FormPassengers = { adults: number; childrenAges: number[] };

/** Stands for what was typed and is no number; NaN would be lost in the JSON that carries the form to its page. */
export const NO_NUMBER = -1;

export const CHILD_AGES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** Infants travel on an adult's lap, one each. */
export function isInfantAge(age: number): boolean {
  return age >= 0 && age < LIMITS.childAge.min;
}

/** True for an age that the form has. */
export function isChildAge(age: number): boolean {
  return (CHILD_AGES as readonly number[]).includes(age);
}

export function infantCount({ childrenAges }: Pick<FormPassengers, 'childrenAges'>): number {
  return childrenAges.filter(isInfantAge).length;
}

export function passengerTotal({ adults, childrenAges }: FormPassengers): number {
  return adults + childrenAges.length;
}

/** Which of the picker's buttons and ages do something. */
export function passengerChoices(passengers: FormPassengers) {
  const isFull = passengerTotal(passengers) >= LIMITS.passengers;
  const infants = infantCount(passengers);
  return {
    canAddAdult: !isFull,
    canRemoveAdult: passengers.adults > Math.max(1, infants),
    canAddChild: !isFull,
    canAddInfant: !isFull && infants < passengers.adults,
    /** A child who is here already may be that young. */
    canBeInfant: infants < passengers.adults,
  };
}

/** One more adult, or the same when nobody fits any more. */
export function addAdult<P extends FormPassengers>(passengers: P): P {
  return passengerChoices(passengers).canAddAdult
    ? { ...passengers, adults: Math.max(0, passengers.adults) + 1 }
    : passengers;
}

/** One adult fewer, but never none and never fewer than infants. */
export function removeAdult<P extends FormPassengers>(passengers: P): P {
  return passengerChoices(passengers).canRemoveAdult ? { ...passengers, adults: passengers.adults - 1 } : passengers;
}

/** A child of `age`, or the same when the child does not fit any more. */
export function addChild<P extends FormPassengers>(passengers: P, age: number): P {
  const { canAddChild, canAddInfant } = passengerChoices(passengers);
  const fits = isInfantAge(age) ? canAddInfant : canAddChild;
  return fits ? { ...passengers, childrenAges: [...passengers.childrenAges, age] } : passengers;
}

/** Without the child at `position`. */
export function removeChild<P extends FormPassengers>(passengers: P, position: number): P {
  return { ...passengers, childrenAges: passengers.childrenAges.filter((_age, index) => index !== position) };
}
