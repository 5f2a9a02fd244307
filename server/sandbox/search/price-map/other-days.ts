import type { DayPrice } from '../price-calendar/prices';
import { dateOfDay } from '../../world/time-zones';

/** Number of further days that a city of the price map names. */
const MOST = 2;

/**
 * Returns further days worth naming beside the cheapest one, in order of the calendar: the cheapest of each other
 * month, or of each other day when all days are in one month.
 * @param rest the other days, cheapest first
 */
export function bestOthers(cheapest: DayPrice, rest: readonly DayPrice[]): DayPrice[] {
  const months = new Set([cheapest, ...rest].map(monthOf));
  const periodOf = months.size > 1 ? monthOf : ({ day }: DayPrice) => String(day);
  const named = new Set([periodOf(cheapest)]);
  const others: DayPrice[] = [];
  for (const price of rest) {
    if (others.length === MOST) break;
    if (named.has(periodOf(price))) continue;
    named.add(periodOf(price));
    others.push(price);
  }
  return others.sort((a, b) => a.day - b.day);
}

function monthOf({ day }: DayPrice): string {
  return dateOfDay(day).slice(0, 7);
}
