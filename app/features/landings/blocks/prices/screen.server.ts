import { weekdayOf, monthOf, type CalendarMonth } from '~/dates/month-grid';
import { cheapestOfEach, type Cheapest } from '~/features/search/calendar/cheapest-of-each';
import { cheapestOf } from '~/features/search/calendar/day-prices';
import { lowPricesPath } from '~/features/search/calendar/low-prices-path';
import { filterParameters } from '~/features/search/calendar/calendar-filters';
import { priceChart, type PriceChartView } from '~/features/search/calendar/price-bars';
import { formatDate, formatMoney } from '~/market/format';
import type { BlockInput, LandingLink } from '../../block';
import { pathOfPrice, pricedDays, type PricedDay } from '../../prices-of-route';
import { formatSeen } from '~/features/search/calendar/seen-at.server';
import { wayOf } from '../../way';

/** The cheapest day of a month or of a day of the week, linked to its search. */
type PriceRow = { name: string; day: string; price: string; href: string; isCheapest: boolean };

/** When a route is cheap: half a year by month, and by day of the week. */
export type PricesScreen = {
  months: PriceRow[];
  monthChart: PriceChartView;
  weekdays: PriceRow[];
  weekdayChart: PriceChartView;
  /** Explains the prices, and says when they were seen. */
  note: string;
  /** The prices of every day. */
  all: LandingLink;
};

/** Fewer days with a price say nothing about a month or a weekday. */
const LEAST_DAYS = 7;

/** Builds the prices of a route, a pair of airports, or of all airlines on a route; null without enough of them. */
export function pricesScreen(input: BlockInput): PricesScreen | null {
  const { sources, market, now, t, texts } = input;
  const { prices } = sources;
  const way = wayOf(sources.subject);
  const days = pricedDays(sources, now);
  if (!way || !prices || days.length < LEAST_DAYS) return null;
  const { departure, arrival } = way;
  const months = cheapestOfEach(days, ({ date }) => monthOf(date)).sort((a, b) => a.key.localeCompare(b.key));
  const weekdays = cheapestOfEach(days, ({ date }) => weekdayOf(date)).sort((a, b) => a.key - b.key);
  const href = ({ date }: PricedDay) => pathOfPrice(way, date);
  const monthName = (month: CalendarMonth) => formatDate(`${month}-01`, market, 'month');
  const weekdayName = (day: PricedDay) => formatDate(day.date, market, 'weekdayLong');
  const rows = <K>(groups: Group<K>[], name: (group: Group<K>) => string): PriceRow[] => {
    const cheapest = cheapestOf(groups.map(({ item }) => item));
    return groups.map((group) => ({
      name: name(group),
      day: formatDate(group.item.date, market, 'weekday'),
      price: formatMoney(group.item.price, market.locale),
      href: href(group.item),
      isCheapest: group.item.date === cheapest?.date,
    }));
  };
  const chart = <K>(groups: Group<K>[], lowest: string, name: (group: Group<K>) => { long: string; short: string }) =>
    priceChart({
      bars: groups.map((group) => ({
        name: name(group).long,
        weekday: null,
        label: name(group).short,
        price: group.item.price,
        path: href(group.item),
      })),
      lowest,
      market,
      t: texts.calendar,
    });
  return {
    months: rows(months, ({ key }) => formatDate(`${key}-01`, market, 'monthName')),
    monthChart: chart(months, t('prices.lowest'), ({ key }) => ({
      long: monthName(key),
      short: formatDate(`${key}-01`, market, 'monthShort'),
    })),
    weekdays: rows(weekdays, ({ item }) => weekdayName(item)),
    weekdayChart: chart(weekdays, t('prices.lowest'), ({ item }) => ({
      long: weekdayName(item),
      short: formatDate(item.date, market, 'weekdayName'),
    })),
    note: t(way.airline === null ? 'prices.note' : 'prices.noteOfAll', { seen: formatSeen(prices.seenAt, market) }),
    all: {
      text: t('prices.all'),
      href: `${lowPricesPath(departure.code, arrival.code)}?${new URLSearchParams(
        filterParameters({ choices: { transportKind: ['Airplane'] }, ranges: {} }),
      ).toString()}`,
    },
  };
}

type Group<K> = Cheapest<K, PricedDay>;
