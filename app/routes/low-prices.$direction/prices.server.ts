import type { RequestContext } from '~/bff/request/context';
import { settle, visitorsOwnKey, type Settled } from '~/bff/waiting/pending.server';
import { calendarFilters } from '~/features/search/calendar/calendar-filters';
import { addDays } from '~/dates/calendar-date';
import type { SaleDates } from '~/dates/sale-dates';
import { hasCalendar, priceRanges, type DayRange } from '~/features/search/calendar/calendar-offer';
import type { Direction } from '~/features/search/calendar/low-prices-path';
import { sellsTrains } from '~/features/search/calendar/trains-sold.server';
import type { PriceCalendarClient, StayQuery } from '~/upstream/price-calendar/client.server';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import { resultsFilter, type YearOptions } from '~/features/search/calendar/year-options';

/** Returns the departures of the page: a year from today, without those whose way back is not on sale yet. */
export function departuresOnSale({ min, max }: SaleDates, { nights }: Pick<YearOptions, 'nights'>): DayRange {
  const [, { to }] = priceRanges(min);
  const last = addDays(max, -(nights ?? 0));
  return { from: min, to: to < last ? to : last };
}

/**
 * Chooses the transport of a page whose link leaves it open. Where trains are sold it is a plane, because a train's low
 * price would hide the seasons of the others; any transport, where only trains go, or where there is nothing to choose.
 */
export async function yearOfPrices(
  context: RequestContext,
  direction: Direction,
  options: YearOptions,
  sold: DayRange,
): Promise<{ options: YearOptions; prices: Settled<CalendarPrice[]>; hasTrains: boolean }> {
  const hasTrains = await sellsTrains(context, direction, sold.from);
  if (hasTrains && options.kind === null) {
    const byPlane: YearOptions = { ...options, kind: 'plane' };
    const prices = await findYearOfPrices(context, direction, byPlane, sold);
    if (prices.state !== 'ready' || prices.value.length > 0) return { options: byPlane, prices, hasTrains };
  }
  return { options, prices: await findYearOfPrices(context, direction, options, sold), hasTrains };
}

/**
 * Reads economy prices of the departures in `sold`, one way or for a number of nights, within the time that a page may
 * wait.
 */
export function findYearOfPrices(
  context: RequestContext,
  { departure, arrival }: Direction,
  options: YearOptions,
  sold: DayRange,
): Promise<Settled<CalendarPrice[]>> {
  const { upstream, market } = context;
  const { brand, country, currency } = market;
  if (!hasCalendar({ departure, arrival }, currency)) return Promise.resolve({ state: 'ready', value: [] });
  return settle(
    visitorsOwnKey(context, 'low prices', brand, country, currency, departure, arrival, options, sold),
    async () => {
      const { nights } = options;
      const terms = { departure, arrival, cabin: 'economy', filters: calendarFilters(resultsFilter(options)) } as const;
      const [first, second] = priceRanges(sold.from);
      const parts = [first, { ...second, to: sold.to }].map((range) =>
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
