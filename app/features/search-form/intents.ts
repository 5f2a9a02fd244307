import type { SearchFormValues } from './form-values';
import { addAdult, addChild, removeAdult, removeChild } from './passengers';

/**
 * What a button of the form asks for. Everything but `search` changes the form: at once with JavaScript, by a submit
 * and a redirect without.
 */
export type FormIntent =
  | { kind: 'search' }
  | { kind: 'swap' }
  | { kind: 'addAdult' }
  | { kind: 'removeAdult' }
  | { kind: 'addChild'; age: number }
  | { kind: 'removeChild'; position: number };

/** The value of the field `intent`: "swap", "addChild:7". */
export function intentValue(intent: FormIntent): string {
  switch (intent.kind) {
    case 'addChild':
      return `addChild:${intent.age}`;
    case 'removeChild':
      return `removeChild:${intent.position}`;
    default:
      return intent.kind;
  }
}

/** Reads `intent`; anything unknown, and nothing at all, means a search. */
export function parseIntent(value: unknown): FormIntent {
  const match = typeof value === 'string' ? /^([a-zA-Z]+)(?::(\d{1,2}))?$/.exec(value) : null;
  const number = Number(match?.[2] ?? NaN);
  switch (match?.[1]) {
    case 'swap':
    case 'addAdult':
    case 'removeAdult':
      return { kind: match[1] };
    case 'addChild':
      return number <= 11 ? { kind: 'addChild', age: number } : { kind: 'search' };
    case 'removeChild':
      return Number.isNaN(number) ? { kind: 'search' } : { kind: 'removeChild', position: number };
    default:
      return { kind: 'search' };
  }
}

/** The form after a button that changes it. */
export function applyIntent(values: SearchFormValues, intent: FormIntent): SearchFormValues {
  switch (intent.kind) {
    case 'search':
      return values;
    case 'swap':
      return { ...values, departure: values.arrival, arrival: values.departure };
    case 'addAdult':
      return addAdult(values);
    case 'removeAdult':
      return removeAdult(values);
    case 'addChild':
      return addChild(values, intent.age);
    case 'removeChild':
      return removeChild(values, intent.position);
  }
}

/** True for the buttons inside the passenger picker, which stays open then. */
export function isPassengerIntent({ kind }: FormIntent): boolean {
  return kind !== 'search' && kind !== 'swap';
}
