import type { RequestContext } from '~/bff/request/context';
import { settle, visitorsOwnKey, type Settled } from '~/bff/waiting/pending.server';
import type { Filter } from '../filters/filter';
import { readFilter } from '../filters/filter-link';
import { earliestToday, type CalendarDate } from '~/dates/calendar-date';
import { monthOf } from '~/dates/month-grid';
import { capitalised } from '../places/place-names';
import { cabinOf, type SearchQuery } from '../query/search-query';
import { buildSearchPath } from '../query/search-url';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { formatDate } from '~/market/format';
import { CURRENCIES } from '~/market/currencies';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import { askDays } from './ask-days.server';
import { calendarFilters, filterParameters } from './calendar-filters';
import { hasCalendar } from './calendar-offer';
import { dateFilter, type DateFilterView } from './date-filter.server';
import { pathOnDays, pathTemplate } from './date-links';
import { cheapestDates, datePrices, returnView, type DatePrices, type PricedDates } from './date-prices.server';
import { pricedForAdult } from './priced';
import { pricedOfSearch } from './priced-of-search';
import { priceTable, type PriceTable } from './day-prices';
import {
  datePairs,
  flexibleDays,
  returnOf,
  type DatePair,
  type FlexibleDays,
  type ReturnChoice,
} from './flexible-days';
import { sellsTrains } from './trains-sold.server';
import { flexibleTickets, type FlexibleTicketView } from './flexible-tickets';
import { priceChart, type PriceBar, type PriceChartView } from './price-bars';

/** Wider tables are split into parts, each with a link. */
const COLUMNS = 14;

/** Page of a search with flexible dates: its days and their prices. */
export type FlexibleDatesScreen = DatePrices & {
  /** Explains the prices. */
  lead: string;
  /** Says that the exact price is checked when a day is opened. */
  checked: string;
  /** Shown without prices: there are none, or they are unavailable. */
  notice: string | null;
  /** Prices are still loading, so the page refreshes itself. */
  isWaiting: boolean;
  filter: DateFilterView;
  /** Says what the numbers of the chart are: their month if they have one, currency, and that they are rounded. */
  chartNote: string;
  /** The lowest price of each departure. */
  chart: PriceChartView;
  /** The cheapest days one way, the cheapest first; empty with a way back, whose table shows all pairs of days. */
  tickets: FlexibleTicketView[];
  ticketWords: { title: string; see: string };
  /** Links to the parts of a wide table; empty when there is only one. */
  parts: { text: string; path: string; isCurrent: boolean }[];
};

/**
 * Loads the page of a search with flexible dates. Waits for prices no longer than a page may, and never fails: without
 * prices the days are still links.
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
  const [{ prices, direct }, hasTrains] = await Promise.all([
    findFlexiblePrices(context, query, filter, today),
    sellsTrains(context, query.trips[0]!, flexibleDays(query, today).departures[0] ?? today),
  ]);
  const t = getTranslator(market.locale, 'calendar');
  return flexibleDatesScreen({ query, prices, direct, hasTrains, filter, part: view.get('part'), today, market, t });
}

/**
 * Requests prices for every day that a query leaves open, within a page's time limit: of all offers, and one way also
 * of those without a change, because the calendar says of no price whether it is direct.
 */
async function findFlexiblePrices(
  context: RequestContext,
  query: SearchQuery,
  filter: Filter,
  today: CalendarDate,
): Promise<Pick<FlexibleDatesInput, 'prices' | 'direct'>> {
  const { departure, arrival } = query.trips[0]!;
  const { brand, country, currency } = context.market;
  if (!hasCalendar({ departure, arrival }, currency)) return { prices: { state: 'ready', value: [] }, direct: [] };
  const question = { departure, arrival, cabin: cabinOf(query.cabin), filters: calendarFilters(filter) };
  const days = flexibleDays(query, today);
  const ask = (asked: typeof question) => {
    const key = visitorsOwnKey(context, 'flexible dates', brand, country, currency, asked, days);
    return settle(key, () => askDays(context.upstream.priceCalendar, asked, days));
  };
  const isListed = days.returns === null && !question.filters.isDirect;
  const withoutChange = { ...question, filters: { ...question.filters, isDirect: true } };
  const [prices, direct] = await Promise.all([ask(question), isListed ? ask(withoutChange) : null]);
  return { prices, direct: direct?.state === 'ready' ? direct.value : [] };
}

export type FlexibleDatesInput = {
  query: SearchQuery;
  prices: Settled<CalendarPrice[]>;
  /** See `sellsTrains`. */
  hasTrains: boolean;
  /** Prices without a change for the list of tickets; empty when they are not asked for, late or unavailable. */
  direct: readonly CalendarPrice[];
  filter: Filter;
  /** `part` of the link, counted from 1, for wide tables. Null opens the part with the cheapest dates. */
  part: string | null;
  /** See `earliestToday`. */
  today: CalendarDate;
  market: Market;
  /** Reads the namespace `calendar`. */
  t: Translate;
};

/** Builds the page, in ready texts. */
export function flexibleDatesScreen(input: FlexibleDatesInput): FlexibleDatesScreen {
  const { query, prices, filter, market, t } = input;
  const days = flexibleDays(query, input.today);
  const table = priceTable(prices.state === 'ready' ? prices.value : []);
  const cheapest = cheapestDates(days, table);
  const part = shownPart(days.returns ?? [], input.part, cheapest);
  const returns = days.returns && days.returns.slice(part * COLUMNS, (part + 1) * COLUMNS);
  const path = pathTemplate(query, filterParameters(filter));
  const ofDays = pricesOfDepartures(days, table);
  const direct = priceTable(input.direct);
  const { symbol, decimals } = CURRENCIES[market.currency];
  const hasDecimals = decimals > 0;
  // The bars name their months only where they are several.
  const isOneMonth = new Set(ofDays.map(({ out }) => monthOf(out))).size === 1;
  const month = isOneMonth && capitalised(formatDate(ofDays[0]!.out, market, 'month'));
  return {
    chartNote: [month, t(hasDecimals ? 'picker.noteRounded' : 'picker.note', { currency: symbol })]
      .filter(Boolean)
      .join(' · '),
    chart: priceChart({ bars: barsOf(ofDays, path, market, !isOneMonth), lowest: t('lowest'), market, t }),
    tickets: days.returns ? [] : flexibleTickets({ days: ofDays, direct, path, market, t }),
    ticketWords: { title: t('flexible.tickets'), see: t('flexible.see') },
    ...datePrices({
      title: t('flexible.title'),
      days: { ...days, returns },
      table,
      cheapest,
      chosen: null,
      path,
      market,
      t,
    }),
    lead: capitalised(pricedForAdult(pricedOfSearch(query, filter), t)),
    checked: t('flexible.checked'),
    notice: noticeOf(prices, table, t),
    isWaiting: prices.state === 'waiting',
    filter: dateFilter(query, filter, market, input.hasTrains),
    parts: partLinks(input, days.returns ?? [], part),
  };
}

/** Returns the lowest price of each departure, over all ways back. */
function pricesOfDepartures(days: FlexibleDays, table: PriceTable): (DatePair & { price: Money | null })[] {
  return days.departures.flatMap((out) => {
    const own = { ...days, departures: [out] };
    const [first] = datePairs(own);
    // A departure after every way back has no search to lead to.
    return first ? [cheapestDates(own, table) ?? { ...first, price: null }] : [];
  });
}

/** Builds the bars of days. @param hasMonths the first of each month names it */
function barsOf(
  ofDays: readonly (DatePair & { price: Money | null })[],
  path: string,
  market: Market,
  hasMonths: boolean,
): PriceBar[] {
  return ofDays.map(({ out, back, price }, index) => ({
    name: formatDate(out, market, 'weekday'),
    weekday: formatDate(out, market, 'weekdayName'),
    label: String(Number(out.slice(8))),
    month:
      hasMonths && monthOf(ofDays[index - 1]?.out ?? '') !== monthOf(out)
        ? formatDate(out, market, 'monthShort')
        : null,
    price,
    path: pathOnDays(path, out, back),
  }));
}

/**
 * Picks the part of a wide table to show, counted from 0: the requested one, or else the one with the cheapest dates.
 */
function shownPart(returns: readonly ReturnChoice[], wantedPart: string | null, cheapest: PricedDates | null): number {
  const number = Number(wantedPart);
  if (Number.isInteger(number) && number >= 1 && number <= partCount(returns)) return number - 1;
  if (!cheapest) return 0;
  const column = returns.findIndex((choice) => returnOf(cheapest.out, choice) === cheapest.back);
  return Math.max(0, Math.floor(column / COLUMNS));
}

function partCount(returns: readonly ReturnChoice[]): number {
  return Math.ceil(returns.length / COLUMNS);
}

function partLinks(
  { query, filter, market, t }: FlexibleDatesInput,
  returns: readonly ReturnChoice[],
  current: number,
): FlexibleDatesScreen['parts'] {
  const count = partCount(returns);
  return Array.from({ length: count > 1 ? count : 0 }, (_, part) => {
    const shown = returns.slice(part * COLUMNS, (part + 1) * COLUMNS);
    const ends = [...new Set([shown[0]!, shown.at(-1)!])].map((choice) => returnView(choice, market, t).text);
    return {
      text: ends.join(' – '),
      path: buildSearchPath(query, [...filterParameters(filter), ['part', String(part + 1)]]),
      isCurrent: part === current,
    };
  });
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
