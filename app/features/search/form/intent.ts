import type { DateType } from './form-values';

export const PLAIN = ['swap', 'multiLeg', 'single', 'addLeg', 'noReturn', 'addAdult', 'removeAdult'] as const;

/**
 * What a button of the form asks for. Everything but `search` changes the form: at once with JavaScript, by a submit
 * and a redirect without. `goTo` fills in one of the example places.
 */
export type FormIntent =
  | { kind: 'search' }
  | { kind: (typeof PLAIN)[number] }
  | { kind: 'dates'; type: DateType }
  | { kind: 'goTo'; code: string }
  | { kind: 'removeLeg'; position: number }
  | { kind: 'addChild'; age: number }
  | { kind: 'removeChild'; position: number };

/** The value of the field `intent`: "swap", "addChild:7", "dates:range", "goTo:LED". */
export function intentValue({ kind, ...details }: FormIntent): string {
  return [kind, ...Object.values<string | number>(details)].join(':');
}
