/** Changes of another day that the visitor must be told: see `dates` in `locales/<language>/home.json`. */
const DAY_NOTICES = ['departureMoved', 'returnCleared'] as const;
export type DayNotice = (typeof DAY_NOTICES)[number];

/** Field of the form and parameter of the results link; no link within the results carries it on. */
export const NOTICE = 'notice';

/** Reads a notice from the form or the link; null for anything else. */
export function readDayNotice(value: string | null): DayNotice | null {
  return DAY_NOTICES.find((one) => one === value) ?? null;
}
