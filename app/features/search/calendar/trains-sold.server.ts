import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { addDays, type CalendarDate } from '~/dates/calendar-date';
import { hasCalendar } from './calendar-offer';
import type { Direction } from './low-prices-path';

/** A train that runs once a week is found too. */
const DAYS = 7;

/**
 * Finds out whether trains are sold on a direction, so that a page offers a choice of transport only where there is one:
 * a price of the calendar does not say what it is for. False when this is unknown or late. Never fails.
 * @param from the first of the days to look at
 */
export async function sellsTrains(
  { upstream, market }: Pick<RequestContext, 'upstream' | 'market'>,
  { departure, arrival }: Direction,
  from: CalendarDate,
): Promise<boolean> {
  if (!hasCalendar({ departure, arrival }, market.currency)) return false;
  const to = addDays(from, DAYS - 1);
  const question = { departure, arrival, cabin: 'economy', from, to, filters: { trainOnly: true } } as const;
  const prices = await degrade(upstream.priceCalendar.listOneWay(question), [], { block: 'priceCalendar' });
  return prices.length > 0;
}
