import type { Trip } from '../price-calendar/prices';
import type { WatchedSearch } from './watched-search';

const DAY_MS = 86_400_000;
/** A price of more journeys is that of so many of them, evenly chosen. */
const MOST_JOURNEYS = 60;
const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6];

/** Returns the day of a moment or date, since the epoch. */
export function dayOf(moment: Date | string): number {
  return Math.floor(new Date(moment).getTime() / DAY_MS);
}

/** Lists the journeys that a watched search allows: one for fixed days, one for each pair of open ones. */
export function journeysOf({
  trips,
  only_weekends: isWeekends,
}: Pick<WatchedSearch, 'trips' | 'only_weekends'>): Trip[][] {
  let journeys: Trip[][] = [[]];
  for (const { departure, arrival, date, until, nights } of trips) {
    journeys = journeys.flatMap((journey) => {
      const before = journey.at(-1)?.day ?? 0;
      const days = nights
        ? daysBetween(before + nights.min, before + nights.max)
        : daysBetween(Math.max(dayOf(date), before), dayOf(until ?? date));
      const wanted = journey.length === 0 ? [FRIDAY, SATURDAY] : [SUNDAY, MONDAY];
      return days
        .filter((day) => !isWeekends || wanted.includes(weekdayOf(day)))
        .map((day) => [...journey, { departure, arrival, day }]);
    });
  }
  const step = Math.max(1, journeys.length / MOST_JOURNEYS);
  return Array.from(
    { length: Math.min(journeys.length, MOST_JOURNEYS) },
    (_, index) => journeys[Math.floor(index * step)]!,
  );
}

function daysBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** The epoch began on a Thursday. */
function weekdayOf(day: number): number {
  return (day + 4) % 7;
}
