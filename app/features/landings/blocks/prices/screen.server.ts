import { weekdayOf, monthOf, type CalendarMonth } from '~/dates/month-grid';
import { cheapestOf } from '~/features/search/calendar/day-prices';
import { lowPricesPath } from '~/features/search/calendar/low-prices-path';
import { filterParameters } from '~/features/search/calendar/calendar-filters';
import { priceChart, type PriceChartView } from '~/features/search/calendar/price-bars';
import { formatDate, formatMoney } from '~/market/format';
import type { BlockInput, LandingLink } from '../../block';
import { pathOfPrice, pricedDays, type PricedDay } from '../../prices-of-route';
import { formatSeen } from '../../seen.server';
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
  const months = groupsOf(days, ({ date }) => monthOf(date)).sort((a, b) => a.key.localeCompare(b.key));
  const weekdays = groupsOf(days, ({ date }) => weekdayOf(date)).sort((a, b) => a.key - b.key);
  const href = ({ date }: PricedDay) => pathOfPrice(way, date);
  const monthName = (month: CalendarMonth) => formatDate(`${month}-01`, market, 'month');
  const weekdayName = (day: PricedDay) => formatDate(day.date, market, 'weekdayLong');
  const rows = <K>(groups: Group<K>[], name: (group: Group<K>) => string): PriceRow[] => {
    const cheapest = cheapestOf(groups.map(({ day }) => day));
    return groups.map((group) => ({
      name: name(group),
      day: formatDate(group.day.date, market, 'weekday'),
      price: formatMoney(group.day.price, market.locale),
      href: href(group.day),
      isCheapest: group.day.date === cheapest?.date,
    }));
  };
  const chart = <K>(groups: Group<K>[], lowest: string, name: (group: Group<K>) => { long: string; short: string }) =>
    priceChart({
      bars: groups.map((group) => ({
        name: name(group).long,
        weekday: null,
        label: name(group).short,
        price: group.day.price,
        path: href(group.day),
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
    weekdays: rows(weekdays, ({ day }) => weekdayName(day)),
    weekdayChart: chart(weekdays, t('prices.lowest'), ({ day }) => ({
      long: weekdayName(day),
      short: formatDate(day.date, market, 'weekdayName'),
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

type Group<K> = { key: K; day: PricedDay };

/** Returns the cheapest day of each group. */
function groupsOf<K>(days: readonly PricedDay[], keyOf: (day: PricedDay) => K): Group<K>[] {
  const groups = new Map<K, PricedDay[]>();
  for (const day of days) {
    const key = keyOf(day);
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return [...groups].flatMap(([key, own]) => {
    const day = cheapestOf(own);
    return day ? [{ key, day }] : [];
  });
}
