import type { CalendarDate } from '~/dates/calendar-date';
import { ageOn } from '~/dates/typed-date';

/** The age bounds of railways, in years (specification 2 §5, rail facts §10). */
export const RAIL_AGES = {
  /** Younger ones have the places for mother and baby, with their adult. */
  baby: 1,
  infant: 2,
  /** Free without a place until this birthday, that day included. */
  freeChild: 5,
  /** The tariff of children ends with this birthday, that day included; so does the exemption from gender. */
  child: 10,
  /** A full ticket on journeys with a flight. */
  airAdult: 12,
  /** Places with children in compartments, pupils and families count up to here. */
  minor: 18,
  /** The tariff of the young ends with this birthday, that day included. */
  junior: 21,
  senior: 60,
} as const;

/** Returns true when a birthday falls on this date; one of 29 February falls on 1 March in other years, as `ageOn` has it. */
function isBirthday(birthday: CalendarDate, date: CalendarDate): boolean {
  return birthday.slice(5) === date.slice(5) || (birthday.endsWith('-02-29') && isFirstOfMarchWithoutLeapDay(date));
}

function isFirstOfMarchWithoutLeapDay(date: CalendarDate): boolean {
  const year = Number(date.slice(0, 4));
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return date.endsWith('-03-01') && !isLeap;
}

/** Returns true until the birthday on which someone becomes `years` old, that day included. */
export function isUpTo(years: number, birthday: CalendarDate, date: CalendarDate): boolean {
  const age = ageOn(birthday, date);
  return age < years || (age === years && isBirthday(birthday, date));
}
