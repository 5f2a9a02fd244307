import { addDays, type CalendarDate } from '~/dates/calendar-date';
import { daysOfMonth } from '~/dates/month-grid';
import type { SearchTrip } from '~/features/search/query/search-query';
import type { Watch } from '~/features/search/watch/watched-search.server';
import type { AlertDays } from './alert-days';

/** From a Saturday to the Sunday after, to from a Friday to the Monday after. */
const WEEKEND_NIGHTS = { min: 1, max: 3 };

/** Returns the search whose price is watched: one adult in economy, as the prices of a route's page are. */
export function watchOfDays(
  [departure, arrival]: readonly [string, string],
  days: AlertDays,
  today: CalendarDate,
): Watch {
  const out = { departure, arrival };
  const back = { departure: arrival, arrival: departure };
  const party = { adults: 1, childrenAges: [], infants: 0, cabin: 'Y' } as const;
  const query = (trips: SearchTrip[]) => ({ ...party, childrenAges: [...party.childrenAges], trips });
  switch (days.kind) {
    case 'day': {
      const trips = [{ ...out, date: days.date }, ...(days.back ? [{ ...back, date: days.back }] : [])];
      return { query: query(trips), isWeekends: false };
    }
    case 'range': {
      const { from, until, nights } = days;
      const stay = nights === null ? null : { min: nights, max: nights };
      return { query: query(openTrips(out, back, { from, until, stay })), isWeekends: false };
    }
    case 'weekends': {
      const { first, last } = daysOfMonth(days.month);
      const from = first < today ? today : first;
      const stay = days.isReturn ? WEEKEND_NIGHTS : null;
      return { query: query(openTrips(out, back, { from, until: last, stay })), isWeekends: true };
    }
  }
}

type Ends = Pick<SearchTrip, 'departure' | 'arrival'>;
type OpenDays = { from: CalendarDate; until: CalendarDate; stay: { min: number; max: number } | null };

function openTrips(out: Ends, back: Ends, { from, until, stay }: OpenDays): SearchTrip[] {
  const there: SearchTrip = { ...out, date: from, flexible: { type: 'range', end: until } };
  if (!stay) return [there];
  const { min, max } = stay;
  return [there, { ...back, date: addDays(from, min), flexible: { type: 'stay', minDays: min, maxDays: max } }];
}
