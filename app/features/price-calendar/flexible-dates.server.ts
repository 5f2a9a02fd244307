import type { RequestContext } from '~/bff/context';
import { settle, type Settled } from '~/bff/pending.server';
import type { Filter } from '~/features/filters/filter';
import { FILTER_PARAMETER, filterParameter, readFilter } from '~/features/filters/filter-link';
import { earliestToday } from '~/features/search-query/calendar-date';
import { cabinOf, passengerCount, type SearchQuery } from '~/features/search-query/search-query';
import { buildSearchParams, buildSearchPath } from '~/features/search-query/search-url';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/use-translation';
import { formatDate, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import { calendarFilters } from './calendar-filters';
import { hasCalendar } from './calendar-offer';
import { dateFilter, type DateFilterView } from './date-filter.server';
import { pathOnDays, pathTemplate } from './date-links';
import { dayView, type DayView } from './day-view.server';
import { cheapestOf, priceTable, type PriceTable } from './day-prices';
import type { CellPlace } from './nearby-dates.server';
import { flexibleDays, returnOf, type FlexibleDays, type ReturnChoice } from './flexible-days';

/** A table wider than this is cut into parts, each with a link. */
const COLUMNS = 14;

/** A column of the table: a day of return, or a length of stay. */
export type ReturnView = { choice: ReturnChoice; weekday: string | null; text: string };

export type DatesList = { kind: 'list'; days: (DayView & { price: string | null })[]; cheapestAt: number };

export type DatesGrid = {
  kind: 'grid';
  axes: { departure: string; back: string };
  rows: DayView[];
  columns: ReturnView[];
  /** By row and column. */
  cells: (string | null)[][];
  /** −1 where it is in another part. */
  cheapestAt: CellPlace;
  /** Links to the parts of a wide table; one is no choice. */
  parts: { text: string; path: string; isCurrent: boolean }[];
};

/** The page of a search with flexible dates: its days and what each costs. */
export type FlexibleDatesScreen = {
  title: string;
  /** What the prices are, and that the exact one is checked when a day is opened. */
  lead: string;
  cheapest: { text: string; path: string } | null;
  /** Instead of prices: there are none, or they cannot be had now. */
  notice: string | null;
  /** The prices are still to come: the page asks again by itself. */
  isWaiting: boolean;
  lowest: string;
  noPrice: string;
  filter: DateFilterView;
  /** Link of a search on certain days (`pathOnDays`). */
  path: string;
  table: DatesList | DatesGrid;
};

/**
 * The page of a search with flexible dates. It does not wait for prices longer than a page may, and never fails: without
 * them the days are links all the same.
 * @param view `filter` and `part` of the link
 */
export async function flexibleDates(
  context: RequestContext,
  query: SearchQuery,
  view: URLSearchParams,
): Promise<FlexibleDatesScreen> {
  const { market } = context;
  const today = earliestToday(new Date());
  const filter = readFilter(view);
  const prices = await findFlexiblePrices(context, query, filter, today);
  const t = getTranslator(market.locale, 'calendar');
  return flexibleDatesScreen({ query, prices, filter, part: view.get('part'), today, market, t });
}

/**
 * Asks the calendar for every day that a query leaves open, as long as a page may wait.
 * @param today see `earliestToday`
 */
function findFlexiblePrices(
  { upstream, market }: RequestContext,
  query: SearchQuery,
  filter: Filter,
  today: string,
): Promise<Settled<CalendarPrice[]>> {
  const { departures, returns } = flexibleDays(query, today);
  const [{ departure, arrival }] = query.trips as [SearchQuery['trips'][number]];
  const from = departures[0];
  const to = departures.at(-1);
  if (!from || !to || !hasCalendar({ departure, arrival }, market.currency)) {
    return Promise.resolve({ state: 'ready', value: [] });
  }
  const asked = { departure, arrival, from, to, cabin: cabinOf(query.cabin), filters: calendarFilters(filter) };
  const { brand, country, currency } = market;
  const key = ['dates', brand, country, currency, today, buildSearchParams(query), JSON.stringify(asked.filters)];
  return settle(key.join(' '), () =>
    returns
      ? upstream.priceCalendar.findRoundTrip({ ...asked, ...returnRange(from, to, returns) })
      : upstream.priceCalendar.findOneWay(asked),
  );
}

function returnRange(from: string, to: string, returns: readonly ReturnChoice[]) {
  const first = returns[0]!;
  const last = returns.at(-1)!;
  return {
    returnFrom: first.kind === 'day' ? first.date : returnOf(from, first)!,
    returnTo: last.kind === 'day' ? last.date : returnOf(to, last)!,
  };
}

export type FlexibleDatesInput = {
  query: SearchQuery;
  prices: Settled<CalendarPrice[]>;
  filter: Filter;
  /** `part` of the link: counted from 1, where the table is wide. Null opens the part with the cheapest dates. */
  part: string | null;
  /** See `earliestToday`. */
  today: string;
  market: Market;
  /** Reads the namespace `calendar`. */
  t: Translate;
};

/** What the page shows, ready texts. */
export function flexibleDatesScreen(input: FlexibleDatesInput): FlexibleDatesScreen {
  const { query, prices, filter, market, t } = input;
  const path = pathTemplate(query, filterExtras(filter));
  const days = flexibleDays(query, input.today);
  const table = priceTable(prices.state === 'ready' ? prices.value : []);
  const cheapest = cheapestOf(pairsOf(days, table));
  const count = passengerCount(query);
  const dates = cheapest ? [cheapest.out, cheapest.back].filter((date) => date !== null) : [];
  return {
    title: t('flexible.title'),
    lead: [count > 1 ? t('flexible.perAdult') : null, t('flexible.checked')].filter(Boolean).join(' '),
    cheapest: cheapest && {
      text: t('cheapest.other', {
        date: dates.map((date) => formatDate(date, market, 'weekday')).join(' – '),
        price: formatMoney(cheapest.price, market.locale),
      }),
      path: pathOnDays(path, cheapest.out, cheapest.back),
    },
    notice: noticeOf(prices, table, t),
    isWaiting: prices.state === 'waiting',
    lowest: t('lowest'),
    noPrice: t('noPrice'),
    filter: dateFilter(query, filter, t),
    path,
    table: days.returns
      ? grid(input, { ...days, returns: days.returns }, table, cheapest)
      : list(input, days, table, cheapest),
  };
}

type Pair = { out: string; back: string | null; x: number; y: number };

function* pairsOf({ departures, returns }: FlexibleDays, table: PriceTable) {
  for (const [y, out] of departures.entries()) {
    if (!returns) yield { out, back: null, x: 0, y, price: table.get(out) };
    for (const [x, choice] of (returns ?? []).entries()) {
      const back = returnOf(out, choice);
      if (back) yield { out, back, x, y, price: table.get(out, back) };
    }
  }
}

function list({ market }: FlexibleDatesInput, days: FlexibleDays, table: PriceTable, cheapest: Pair | null): DatesList {
  return {
    kind: 'list',
    days: days.departures.map((date) => {
      const price = table.get(date);
      return { ...dayView(date, market), price: price && formatMoney(price, market.locale) };
    }),
    cheapestAt: cheapest?.y ?? -1,
  };
}

function grid(
  { query, filter, part: wanted, market, t }: FlexibleDatesInput,
  { departures, returns }: FlexibleDays & { returns: ReturnChoice[] },
  table: PriceTable,
  cheapest: Pair | null,
): DatesGrid {
  const count = Math.ceil(returns.length / COLUMNS);
  const asked = Number(wanted);
  const part = asked >= 1 && asked <= count ? Math.floor(asked) - 1 : Math.floor((cheapest?.x ?? 0) / COLUMNS);
  const columns = returns.slice(part * COLUMNS, (part + 1) * COLUMNS).map((choice) => returnView(choice, market, t));
  const at = cheapest ? cheapest.x - part * COLUMNS : -1;
  return {
    kind: 'grid',
    axes: { departure: t('departure'), back: returns[0]?.kind === 'stay' ? t('stay') : t('return') },
    rows: departures.map((date) => dayView(date, market)),
    columns,
    cells: departures.map((out) =>
      columns.map(({ choice }) => {
        const back = returnOf(out, choice);
        const price = back && table.get(out, back);
        return price && formatMoney(price, market.locale);
      }),
    ),
    cheapestAt: cheapest && at >= 0 && at < columns.length ? { row: cheapest.y, column: at } : { row: -1, column: -1 },
    parts: Array.from({ length: count === 1 ? 0 : count }, (_, index) => {
      const first = returnView(returns[index * COLUMNS]!, market, t);
      const last = returnView(returns[Math.min((index + 1) * COLUMNS, returns.length) - 1]!, market, t);
      return {
        text: first.text === last.text ? first.text : `${first.text} – ${last.text}`,
        path: buildSearchPath(query, [...filterExtras(filter), ['part', String(index + 1)]]),
        isCurrent: index === part,
      };
    }),
  };
}

function returnView(choice: ReturnChoice, market: Market, t: Translate): ReturnView {
  if (choice.kind === 'stay') return { choice, weekday: null, text: t('stayDays', { count: choice.days }) };
  const { weekday, text } = dayView(choice.date, market);
  return { choice, weekday, text };
}

function noticeOf(prices: Settled<CalendarPrice[]>, table: PriceTable, t: Translate): string | null {
  switch (prices.state) {
    case 'waiting':
      return t('flexible.waiting');
    case 'failed':
      return t('flexible.unavailable');
    case 'ready':
      return table.isEmpty ? t('flexible.nothing') : null;
  }
}

/** What the links of the table keep: the results of a day are filtered as its price is. */
function filterExtras(filter: Filter): [string, string][] {
  const written = filterParameter(filter);
  return written === null ? [] : [[FILTER_PARAMETER, written]];
}
