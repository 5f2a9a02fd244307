import type { PassengerValues, Step1Values } from './form-values';
import { latinNamesOf } from './latin-names';

/** The values of a passenger's fields before they were cleared. */
export type Cleared = { index: number; values: PassengerValues };

/** A submit of step 1 that changes the form and shows it again. */
export type Amendment = { kind: 'latin' | 'clear' | 'restore'; index: number };

/** Reads an amendment. @param intent of the submit: `latin:0`, `clear:0`, `restore:0` */
export function readAmendment(intent: string): Amendment | null {
  const match = /^(latin|clear|restore):([0-8])$/.exec(intent);
  return match ? { kind: match[1] as Amendment['kind'], index: Number(match[2]) } : null;
}

/**
 * Applies an amendment to the form: `latin` writes a passenger's names in Latin letters, `clear` empties a passenger's
 * fields, `restore` undoes the last `clear`. Changes nothing else.
 */
export function amend(
  values: Step1Values,
  cleared: Cleared | null,
  { kind, index }: Amendment,
): { values: Step1Values; cleared: Cleared | null } {
  const typed = values.passengers[index];
  if (!typed) return { values, cleared };
  const withPassenger = (passenger: PassengerValues): Step1Values => ({
    ...values,
    passengers: values.passengers.map((other, place) => (place === index ? passenger : other)),
  });
  if (kind === 'latin') return { values: withPassenger({ ...typed, ...latinNamesOf(typed) }), cleared };
  if (kind === 'clear') return { values: withPassenger({}), cleared: { index, values: typed } };
  if (cleared?.index !== index) return { values, cleared };
  return { values: withPassenger(cleared.values), cleared: null };
}
