import { ANY_TIME } from '~/upstream/price-map/contract';

const DAY_MS = 86_400_000;
/** The shop's today is the earliest date anywhere on Earth (UTC−12). */
const LATEST_ZONE_MS = 12 * 3_600_000;
/** Days that are priced for a wish for any time: spread over all of it. */
export const DATES_ANY_TIME = 9;

/** Returns the days that the price map prices for any time, since the epoch: so other lowest prices are the map's. */
export function anyTimeDays(now: Date): number[] {
  const today = Math.floor((now.getTime() - LATEST_ZONE_MS) / DAY_MS);
  const days = Array.from({ length: ANY_TIME.last - ANY_TIME.first + 1 }, (_, index) => today + ANY_TIME.first + index);
  return spread(days, DATES_ANY_TIME);
}

/** Returns all items, or `most` of them, evenly spread from the first on. */
export function spread<T>(items: readonly T[], most: number): T[] {
  const step = items.length / most;
  return step <= 1 ? [...items] : Array.from({ length: most }, (_, index) => items[Math.floor(index * step)]!);
}
