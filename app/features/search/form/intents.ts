import { ANYWHERE } from '../query/search-query';
import { withDateType, withoutReturn } from './dates';
import { DATE_TYPES, type SearchFormValues } from './form-values';
import { PLAIN, type FormIntent } from './intent';
import { addLeg, removeLeg, toMultiLeg, toSingle } from './legs';
import { addAdult, addChild, isChildAge, removeAdult, removeChild } from './passengers';
import { canSwap } from './route';
import type { SaleDates } from '~/dates/sale-dates';

/** Reads `intent`; missing and unknown values mean a search. */
export function parseIntent(value: string): FormIntent {
  const [kind = '', detail = '', ...rest] = value.split(':');
  const number = /^\d{1,2}$/.test(detail) ? Number(detail) : NaN;
  const plain = PLAIN.find((one) => one === kind);
  const type = DATE_TYPES.find((one) => one === detail);
  if (rest.length > 0) return { kind: 'search' };
  if (plain && detail === '') return { kind: plain };
  if (kind === 'dates' && type) return { kind, type };
  if (kind === 'goTo' && /^[A-Z]{3,4}$/.test(detail)) return { kind, code: detail };
  if (kind === 'addChild' && isChildAge(number)) return { kind, age: number };
  if ((kind === 'removeChild' || kind === 'removeLeg') && !Number.isNaN(number)) return { kind, position: number };
  return { kind: 'search' };
}

/** Data that buttons need besides the form. */
export type IntentBasis = {
  dates: SaleDates;
  /** Places that `goTo` accepts. */
  examples: readonly { code: string; label: string }[];
};

/** Applies a button to the form. */
export function applyIntent(values: SearchFormValues, intent: FormIntent, basis: IntentBasis): SearchFormValues {
  switch (intent.kind) {
    case 'search':
      return values;
    case 'swap':
      return canSwap(values) ? { ...values, departure: values.arrival, arrival: values.departure } : values;
    case 'multiLeg':
      return toMultiLeg(values);
    case 'single':
      return toSingle(values);
    case 'addLeg':
      return addLeg(values);
    case 'removeLeg':
      return removeLeg(values, intent.position);
    case 'dates':
      return withDateType(values, intent.type, basis.dates);
    case 'noReturn':
      return withoutReturn(values);
    case 'goTo': {
      const example = basis.examples.find(({ code }) => code === intent.code);
      return example
        ? { ...values, arrival: { text: example.label, code: example.code, label: example.label } }
        : values;
    }
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

/** True for buttons inside the passenger picker, which then stays open. */
export function isPassengerIntent({ kind }: FormIntent): boolean {
  return /(?:Adult|Child)$/.test(kind);
}

/**
 * Returns the field to focus after a button changed the form; null when the focus can stay on the button.
 * @param values the changed form
 */
export function fieldAfter({ kind, ...details }: FormIntent, values: SearchFormValues): string | null {
  const { legs } = values;
  switch (kind) {
    case 'multiLeg': {
      const empty = legs.findIndex(({ departure, arrival, date }) => !departure.text || !arrival.text || !date);
      const { departure, arrival } = legs[empty] ?? {};
      return legs[empty]
        ? `legs[${empty}].${!departure?.text ? 'departure' : arrival?.text ? 'date' : 'arrival'}`
        : null;
    }
    case 'addLeg': {
      const last = legs.length - 1;
      return `legs[${last}].${legs[last]?.departure.text ? 'arrival' : 'departure'}`;
    }
    case 'removeLeg':
      return legs.length > 0 && 'position' in details
        ? `legs[${Math.min(details.position, legs.length - 1)}].departure`
        : 'departure';
    case 'single':
      return 'departure';
    case 'goTo':
      return 'departureDate';
    case 'dates':
      // The button for exact dates goes with the ranges.
      return values.dateType === 'date' ? 'departureDate' : null;
    case 'noReturn':
      return 'dateBack';
    default:
      return null;
  }
}

/**
 * True when picking a destination moves the focus to the date; on the price map "anywhere" does not (specification 1
 * §4).
 */
export function movesOnFrom(code: string, pathname: string): boolean {
  return code !== ANYWHERE || pathname !== '/price-map';
}
