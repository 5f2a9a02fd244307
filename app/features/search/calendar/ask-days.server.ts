import type { OneWayQuery, PriceCalendarClient } from '~/upstream/price-calendar/client.server';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import { returnOf, type FlexibleDays } from './flexible-days';

/**
 * Requests all prices from the first to the last of the given days, one way or return. Returns nothing for no days.
 * @throws UpstreamError
 */
export async function askDays(
  calendar: PriceCalendarClient,
  question: Omit<OneWayQuery, 'from' | 'to'>,
  { departures, returns }: FlexibleDays,
): Promise<CalendarPrice[]> {
  const from = departures[0];
  const to = departures.at(-1);
  if (!from || !to) return [];
  if (returns === null) return calendar.listOneWay({ ...question, from, to });
  const first = returns[0];
  const last = returns.at(-1);
  const returnFrom = first && (first.kind === 'day' ? first.date : returnOf(from, first));
  const returnTo = last && (last.kind === 'day' ? last.date : returnOf(to, last));
  return returnFrom && returnTo ? calendar.listRoundTrip({ ...question, from, to, returnFrom, returnTo }) : [];
}
