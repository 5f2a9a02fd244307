import type { RequestContext } from '~/bff/request/context';
import { settle, visitorsOwnKey, type Settled } from '~/bff/waiting/pending.server';
import { hasCalendar, priceRanges } from '~/features/search/calendar/calendar-offer';
import type { Direction } from '~/features/search/calendar/low-prices-path';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';

/** Reads one-way economy prices for a year from `today`, in two calls, within the time that a page may wait. */
export function findYearOfPrices(
  context: RequestContext,
  { departure, arrival }: Direction,
  today: string,
): Promise<Settled<CalendarPrice[]>> {
  const { upstream, market } = context;
  const { brand, country, currency } = market;
  if (!hasCalendar({ departure, arrival }, currency)) return Promise.resolve({ state: 'ready', value: [] });
  return settle(
    visitorsOwnKey(context, 'low prices', brand, country, currency, departure, arrival, today),
    async () => {
      const parts = priceRanges(today).map((range) =>
        upstream.priceCalendar.listOneWay({ departure, arrival, ...range, cabin: 'economy' }),
      );
      return (await Promise.all(parts)).flat();
    },
  );
}
