import type { RequestContext } from '~/bff/request/context';
import { settle, visitorsOwnKey, type Settled } from '~/bff/waiting/pending.server';
import { calendarFilters } from '~/features/search/calendar/calendar-filters';
import { hasCalendar, priceRanges } from '~/features/search/calendar/calendar-offer';
import type { Direction } from '~/features/search/calendar/low-prices-path';
import type { PriceCalendarClient, StayQuery } from '~/upstream/price-calendar/client.server';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import { resultsFilter, type YearOptions } from './options';

/**
 * Reads economy prices for a year from `today`, one way or for a number of nights, within the time that a page may wait.
 */
export function findYearOfPrices(
  context: RequestContext,
  { departure, arrival }: Direction,
  options: YearOptions,
  today: string,
): Promise<Settled<CalendarPrice[]>> {
  const { upstream, market } = context;
  const { brand, country, currency } = market;
  if (!hasCalendar({ departure, arrival }, currency)) return Promise.resolve({ state: 'ready', value: [] });
  return settle(
    visitorsOwnKey(context, 'low prices', brand, country, currency, departure, arrival, options, today),
    async () => {
      const { nights } = options;
      const terms = { departure, arrival, cabin: 'economy', filters: calendarFilters(resultsFilter(options)) } as const;
      const parts = priceRanges(today).map((range) =>
        nights === null
          ? upstream.priceCalendar.listOneWay({ ...terms, ...range })
          : listStays(upstream.priceCalendar, { ...terms, ...range, stay: nights }),
      );
      return (await Promise.all(parts)).flat();
    },
  );
}

async function listStays(calendar: PriceCalendarClient, query: StayQuery): Promise<CalendarPrice[]> {
  const prices: CalendarPrice[] = [];
  for await (const batch of calendar.streamStays(query)) prices.push(...batch);
  return prices;
}
