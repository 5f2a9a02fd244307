import { fromParts } from './calendar-date';

const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/;

/**
 * Reads a typed day as an ISO date; returns the text unchanged when it is no date or ambiguous. Browsers without date
 * inputs show a text field, where people use their own format: "4.5.2031" is day first in every language of the shop,
 * "04/05/2031" is ambiguous and the form asks again, "25/05/2031" can only be read one way.
 */
export function typedDay(text: string): string {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return fromParts(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3])) ?? text;
  const yearLast = YEAR_LAST.exec(text);
  if (!yearLast) return text;
  const [first, second, year] = [Number(yearLast[1]), Number(yearLast[3]), Number(yearLast[4])];
  const dayFirst = fromParts(year, second, first);
  if (yearLast[2] === '.' || first === second) return dayFirst ?? text;
  const monthFirst = fromParts(year, first, second);
  return dayFirst && monthFirst ? text : (dayFirst ?? monthFirst ?? text);
}
