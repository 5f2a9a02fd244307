import type { CalendarDate } from '~/dates/calendar-date';
import { ageOn } from '~/dates/typed-date';

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
