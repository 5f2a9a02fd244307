import type { DateType } from './form-values';

export const PLAIN = ['swap', 'multiLeg', 'single', 'addLeg', 'noReturn', 'addAdult', 'removeAdult'] as const;

/**
 * Action of a form button. Everything except `search` changes the form: in place with JavaScript, by submit and
 * redirect without. `goTo` fills in an example place.
 */
export type FormIntent =
  | { kind: 'search' }
  | { kind: (typeof PLAIN)[number] }
  | { kind: 'dates'; type: DateType }
  | { kind: 'goTo'; code: string }
  | { kind: 'removeLeg'; position: number }
  | { kind: 'addChild'; age: number }
  | { kind: 'removeChild'; position: number };

/** Writes the value of the field `intent`: "swap", "addChild:7", "dates:range", "goTo:LED". */
export function intentValue({ kind, ...details }: FormIntent): string {
  return [kind, ...Object.values<string | number>(details)].join(':');
}
