import { fromParts } from './calendar-date';

const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/;

/**
 * The ISO date that was meant by a typed day; the text as it is when there is no such day or more than one. A browser
 * that knows no date fields shows a line of text there, and people type dates as they write them: "4.5.2031" has its day
 * first in every language of the shop, "04/05/2031" has not and is asked for again, "25/05/2031" can be read in one way.
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
