import { saleDates } from '~/dates/sale-dates';
import type { LandingContext } from '~/bff/request/landing-context.server';
import { hasCalendar, priceRanges } from '~/features/search/calendar/calendar-offer';
import type { SeenPrices } from '../../block';
import { cheapestDay } from '../../prices-of-route';
import type { Subject } from '../../subjects';
import { wayOf } from '../../way';

/**
 * Reads half a year of prices of a route's flights, and that of the cheapest day with baggage; null for other subjects, and
 * where no prices by day are kept.
 */
export async function loadPrices(
  { upstream, market }: Pick<LandingContext, 'upstream' | 'market'>,
  subject: Subject,
  now: Date,
): Promise<SeenPrices | null> {
  const way = wayOf(subject);
  if (!way) return null;
  const direction = { departure: way.departure.code, arrival: way.arrival.code };
  if (!hasCalendar(direction, market.currency)) return null;
  const [range] = priceRanges(saleDates(now).min);
  const read = (days: typeof range, withBaggage?: true) =>
    upstream.priceCalendar.listSeenOneWay({
      ...direction,
      ...days,
      cabin: 'economy',
      filters: { airplaneOnly: true, ...(withBaggage && { withBaggage }) },
    });
  const { prices, seenAt } = await read(range);
  const cheapest = cheapestDay({ prices: { prices } }, now);
  if (!cheapest) return { prices, seenAt, withBag: null };
  const bag = await read({ from: cheapest.date, to: cheapest.date }, true);
  return {
    prices,
    // The older of the two.
    seenAt: [seenAt, bag.seenAt].toSorted()[0]!,
    withBag: bag.prices[0] ?? null,
  };
}
