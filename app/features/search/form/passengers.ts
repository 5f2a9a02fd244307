import { RAIL_AGES } from '~/market/rail-ages';
import { LIMITS } from '../query/search-query';

/** `train` shows only trains in the results; the pages about trains set it. */
export const FORM_TRANSPORTS = ['any', 'train'] as const;
export type FormTransport = (typeof FORM_TRANSPORTS)[number];

/** Passengers of the form. `childrenAges` are 0–11; ages 0 and 1 are infants (specification 1 §5). */
export type FormPassengers = { adults: number; childrenAges: number[] };

/** Marks typed text that is not a number; NaN would be lost in the JSON sent to the page. */
export const NO_NUMBER = -1;

export const CHILD_AGES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** Returns the ages of children that a form asks for: by train alone, an adult's ticket is sold from 10. */
export function childAges(transport: FormTransport): readonly number[] {
  return transport === 'train' ? CHILD_AGES.filter((age) => age < RAIL_AGES.child) : CHILD_AGES;
}

/** Counts children as adults from the age at which railways sell them an adult's ticket; a form without planes only. */
export function asByTrain<P extends FormPassengers & { transport: FormTransport }>(passengers: P): P {
  const { adults, childrenAges, transport } = passengers;
  const ages = childAges(transport);
  const children = childrenAges.filter((age) => ages.includes(age) || !isChildAge(age));
  return { ...passengers, adults: adults + childrenAges.length - children.length, childrenAges: children };
}

/** True for an infant. Infants travel on an adult's lap, one each. */
export function isInfantAge(age: number): boolean {
  return age >= 0 && age < LIMITS.childAge.min;
}

/** True for an age that the form offers. */
export function isChildAge(age: number): boolean {
  return (CHILD_AGES as readonly number[]).includes(age);
}

export function infantCount({ childrenAges }: Pick<FormPassengers, 'childrenAges'>): number {
  return childrenAges.filter(isInfantAge).length;
}

/** Counts the passengers; an emptied or invalid number of adults counts as none. */
export function passengerTotal({ adults, childrenAges }: FormPassengers): number {
  return Math.max(0, adults) + childrenAges.length;
}

/** Tells which of the picker's buttons and ages are enabled. */
export function passengerChoices(passengers: FormPassengers) {
  const isFull = passengerTotal(passengers) >= LIMITS.passengers;
  const infants = infantCount(passengers);
  return {
    canAddAdult: !isFull,
    canRemoveAdult: passengers.adults > Math.max(1, infants),
    canAddChild: !isFull,
    canAddInfant: !isFull && infants < passengers.adults,
    /** An existing child may become an infant. */
    canBeInfant: infants < passengers.adults,
  };
}

/** Adds an adult, if there is room. */
export function addAdult<P extends FormPassengers>(passengers: P): P {
  return passengerChoices(passengers).canAddAdult
    ? { ...passengers, adults: Math.max(0, passengers.adults) + 1 }
    : passengers;
}

/** Removes an adult, but keeps at least one, and one for each infant. */
export function removeAdult<P extends FormPassengers>(passengers: P): P {
  return passengerChoices(passengers).canRemoveAdult ? { ...passengers, adults: passengers.adults - 1 } : passengers;
}

/** Adds a child of `age`, if there is room. */
export function addChild<P extends FormPassengers>(passengers: P, age: number): P {
  const { canAddChild, canAddInfant } = passengerChoices(passengers);
  const fits = isInfantAge(age) ? canAddInfant : canAddChild;
  return fits ? { ...passengers, childrenAges: [...passengers.childrenAges, age] } : passengers;
}

/** Removes the child at `position`. */
export function removeChild<P extends FormPassengers>(passengers: P, position: number): P {
  return { ...passengers, childrenAges: passengers.childrenAges.filter((_age, index) => index !== position) };
}
