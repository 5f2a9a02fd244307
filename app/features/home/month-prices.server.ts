import { addDays, earliestToday } from '~/dates/calendar-date';
import { monthOf } from '~/dates/month-grid';
import { pathInLanguage } from '~/features/frame/crawlers/page-links';
import { filterParameters } from '~/features/search/calendar/calendar-filters';
import { hasCalendar, priceRanges } from '~/features/search/calendar/calendar-offer';
import { cheapestOfEach } from '~/features/search/calendar/cheapest-of-each';
import { lowPricesPath } from '~/features/search/calendar/low-prices-path';
import { formatSeen } from '~/features/search/calendar/seen-at.server';
import { nameIn } from '~/features/search/places/place-names';
import { routePath } from '~/features/search/places/place-slug';
import type { Translate } from '~/i18n/translate';
import { BRANDS } from '~/market/brands';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { Direction } from '~/upstream/directions/contract';
import type { OneWayQuery, SeenOneWay } from '~/upstream/price-calendar/client.server';
import type { UpstreamClients } from '~/upstream/services.server';
import { distinctDirections, oneWayPath, priceFrom, type DirectionList } from './directions.server';

/** The lowest fares of a popular route by day, as they were seen. */
export type MonthPrices = { direction: Direction; seen: SeenOneWay };

type Calendar = { upstream: Pick<UpstreamClients, 'priceCalendar'>; market: Pick<Market, 'currency'> };

/** A month with fewer priced days has no lowest fare worth the name. */
const LEAST_DAYS = 7;
const LEAST_MONTHS = 3;
const MOST_MONTHS = 6;
const RENEW_AFTER_MS = 3 * 60 * 60_000;

/**
 * Returns the prices of the most popular route of a country that the shop has asked for by itself (`renewMonthPrices`); null
 * when none are at hand. Half a year of prices is expensive, so no visitor of a home page asks for it.
 */
export async function keptMonthPrices(
  { upstream, market }: Calendar,
  directions: readonly Direction[],
  now: Date,
): Promise<MonthPrices | null> {
  const today = earliestToday(now);
  const [direction] = distinctDirections(directions, 1);
  // After midnight those of yesterday stay until they are renewed.
  for (const first of [today, addDays(today, -1)]) {
    const query = direction && queryOf(direction, market, first);
    const seen = query ? await upstream.priceCalendar.findSeenOneWay(query) : null;
    if (direction && seen) return { direction, seen };
  }
  return null;
}

/** Asks for the prices of the most popular route of a country, unless they are at hand and young. */
export async function renewMonthPrices(
  { upstream, market }: Calendar,
  directions: readonly Direction[],
  now: Date,
): Promise<void> {
  const [direction] = distinctDirections(directions, 1);
  const query = direction && queryOf(direction, market, earliestToday(now));
  if (!query) return;
  const seen = await upstream.priceCalendar.findSeenOneWay(query);
  if (seen && now.getTime() - Date.parse(seen.seenAt) < RENEW_AFTER_MS) return;
  await upstream.priceCalendar.listSeenOneWay(query, { renew: true });
}

function queryOf(
  { departure, arrival }: Direction,
  { currency }: Pick<Market, 'currency'>,
  first: string,
): OneWayQuery | null {
  const codes = { departure: departure.code, arrival: arrival.code };
  if (!hasCalendar(codes, currency)) return null;
  return { ...codes, ...priceRanges(first)[0], cabin: 'economy', filters: { airplaneOnly: true } };
}

/** Builds the months of a route, each with its lowest fare and the search that confirms it; null for too few of them. */
export function monthList(
  { direction, seen }: MonthPrices,
  market: Market,
  t: Translate,
  now: Date,
): DirectionList | null {
  const { departure, arrival } = direction;
  const today = earliestToday(now);
  const days = seen.prices.filter(({ departureDate }) => departureDate >= today);
  const countOf = (month: string) => days.filter(({ departureDate }) => monthOf(departureDate) === month).length;
  const months = cheapestOfEach(days, ({ departureDate }) => monthOf(departureDate))
    .filter(({ key }) => countOf(key) >= LEAST_DAYS)
    .slice(0, MOST_MONTHS);
  if (months.length < LEAST_MONTHS) return null;
  const names = {
    from: nameIn(departure.names, market.locale) || departure.code,
    to: nameIn(arrival.names, market.locale) || arrival.code,
  };
  const lowPrices = new URLSearchParams(filterParameters({ choices: { transportKind: ['Airplane'] }, ranges: {} }));
  return {
    icon: 'calendar',
    title: t('directions.byMonth', names),
    note: t('directions.seen', { seen: formatSeen(seen.seenAt, market) }),
    rows: months.map(({ key, item: { departureDate, price } }) => ({
      href: oneWayPath(departure.code, arrival.code, departureDate, 'airplane'),
      departure: formatDate(`${key}-01`, market, 'monthName'),
      arrival: null,
      date: formatDate(departureDate, market, 'weekday'),
      price: priceFrom(price, market, t),
    })),
    pages: [
      {
        text: t('directions.aboutRoute'),
        href: pathInLanguage(BRANDS[market.brand], routePath(departure, arrival, market.locale), market.locale),
      },
      { text: t('directions.everyDay'), href: `${lowPricesPath(departure.code, arrival.code)}?${lowPrices}` },
    ],
    pagesTitle: t('directions.more'),
  };
}
