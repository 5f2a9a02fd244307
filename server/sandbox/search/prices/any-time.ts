import { ANY_TIME } from '~/upstream/price-map/contract';
import type { City } from '../../world/places';
import { dayFactor } from '../offers/fares';

const DAY_MS = 86_400_000;
/** The shop's today is the earliest date anywhere on Earth (UTC−12). */
const LATEST_ZONE_MS = 12 * 3_600_000;

/** Days of each month that are priced for any time: a first visit asks for a hundred directions at once. */
const DAYS_A_MONTH = 3;
const MONTH = 31;

/** Returns the days of a wish for any time, since the epoch. */
export function anyTimeDays(now: Date): number[] {
  const today = Math.floor((now.getTime() - LATEST_ZONE_MS) / DAY_MS);
  return Array.from({ length: ANY_TIME.last - ANY_TIME.first + 1 }, (_, index) => today + ANY_TIME.first + index);
}

/**
 * Returns the days of a direction that are priced for any time, in their order: of each month those with the lowest
 * factor, on which the lowest price is found or missed by a few percent.
 * @param searchDay the day of the search, days since the epoch (UTC)
 */
export function cheapDays(days: readonly number[], from: City, to: City, searchDay: number): number[] {
  const months = Array.from({ length: Math.ceil(days.length / MONTH) }, (_, index) =>
    days.slice(index * MONTH, (index + 1) * MONTH),
  );
  return months.flatMap((month) => cheapestOf(month, (day) => dayFactor(day, searchDay, from, to)));
}

function cheapestOf(days: readonly number[], factorOf: (day: number) => number): number[] {
  return days
    .map((day) => ({ day, factor: factorOf(day) }))
    .sort((a, b) => a.factor - b.factor)
    .slice(0, DAYS_A_MONTH)
    .map(({ day }) => day)
    .sort((a, b) => a - b);
}
