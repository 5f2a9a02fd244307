import { setTimeout } from 'node:timers/promises';
import type { RequestContext } from '~/bff/context';
import { degrade } from '~/bff/degrade.server';
import { NO_FILTER, type Filter } from '~/features/filters/filter';
import { FILTER_PARAMETER, filterParameter } from '~/features/filters/filter-link';
import { saleDates } from '~/features/search-form/sale-dates';
import { earliestToday, type CalendarDate } from '~/features/search-query/calendar-date';
import { isSimple } from '~/features/search-query/query-fault';
import { cabinOf, kindOfSearch, passengerCount, type SearchQuery } from '~/features/search-query/search-query';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/use-translation';
import { formatDate, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import { calendarFilters } from './calendar-filters';
import { hasCalendar, isNearDate } from './calendar-offer';
import { pathTemplate } from './date-links';
import { cheapestOf, priceTable, type PriceTable } from './day-prices';
import { dayView, type DayView } from './day-view.server';
import { lowPricesPath } from './low-prices-path';
import { daysAround } from './nearby-days';

/** What the block says beside its prices: ready texts. */
type NearbyTexts = {
  title: string;
  /** "for one adult", when more travel; null otherwise. */
  note: string | null;
  /** The prices have not come in time: they may be there when the page is asked again. */
  isLate: boolean;
  /** "The cheapest is Thu, 8 May, tickets from $123."; null when no price is known. */
  cheapest: string | null;
  lowest: string;
  noPrice: string;
  yearLink: { path: string; text: string };
  /** Link of a search on other days: `{out}` and `{back}` stand for them. */
  path: string;
};

export type StripView = NearbyTexts & {
  kind: 'strip';
  days: (DayView & { price: string | null })[];
  /** Positions in `days`. */
  current: number;
  cheapestAt: number;
};

/** Where a cell of a table is, counted from 0; −1 where there is none. */
export type CellPlace = { row: number; column: number };

export type MatrixView = NearbyTexts & {
  kind: 'matrix';
  axes: { departure: string; back: string };
  columns: DayView[];
  rows: DayView[];
  /** By row and column; null: no price is known; false: no journey, its way back would be before its departure. */
  cells: (string | null | false)[][];
  current: CellPlace;
  cheapestAt: CellPlace;
};

/** Prices of the days around a search, on its results page. */
export type NearbyDates = StripView | MatrixView;

/** Specification 1 §9. */
const STRIP_DAYS = 9;
const MATRIX_DAYS = 7;
const PATIENCE_MS = 1200;
/** Once the page has its offers it does not wait for more than what is about to come. */
const GRACE_MS = 100;
const NOWHERE = -1;

type NearbyWindow = { departures: CalendarDate[]; returns: CalendarDate[] | null };

/**
 * The block of nearby days for a search: a strip one way, a matrix for a return journey. Null where none is offered:
 * several legs, flexible dates, a date too far ahead (specification 1 §5). Never fails and holds up no page: without an
 * answer in time the days are links without prices.
 * @param options.offers what the page waits for anyway
 */
export async function nearbyDates(
  context: RequestContext,
  query: SearchQuery,
  { filter = NO_FILTER, offers }: { filter?: Filter; offers: Promise<unknown> },
): Promise<NearbyDates | null> {
  const { market } = context;
  const now = new Date();
  if (!hasNearbyDates(query, market, earliestToday(now))) return null;
  const days = nearbyWindow(query, now);
  const asked = degrade(askPrices(context, query, days, filter), null, {
    block: 'priceCalendar',
    patienceMs: PATIENCE_MS,
  });
  const prices = await Promise.race([asked, offers.then(grace, grace)]);
  const written = filterParameter(filter);
  const extras: [string, string][] = written === null ? [] : [[FILTER_PARAMETER, written]];
  return nearbyDatesScreen({ query, days, prices, extras, market, t: getTranslator(market.locale, 'calendar') });
}

async function grace(): Promise<null> {
  await setTimeout(GRACE_MS);
  return null;
}

function hasNearbyDates(query: SearchQuery, { currency }: Market, today: CalendarDate): boolean {
  const [out] = query.trips;
  if (!isSimple(query) || kindOfSearch(query) !== 'offers') return false;
  return hasCalendar(out!, currency) && isNearDate(out!.date, today);
}

/** The days that are shown for a search. */
export function nearbyWindow({ trips: [out, back] }: SearchQuery, now: Date): NearbyWindow {
  const sale = saleDates(now);
  return back
    ? { departures: daysAround(out!.date, MATRIX_DAYS, sale), returns: daysAround(back.date, MATRIX_DAYS, sale) }
    : { departures: daysAround(out!.date, STRIP_DAYS, sale), returns: null };
}

function askPrices(
  { upstream }: RequestContext,
  query: SearchQuery,
  { departures, returns }: NearbyWindow,
  filter: Filter,
) {
  const { departure, arrival } = query.trips[0]!;
  const offered = { cabin: cabinOf(query.cabin), filters: calendarFilters(filter) };
  const asked = { departure, arrival, from: departures[0]!, to: departures.at(-1)!, ...offered };
  const { priceCalendar } = upstream;
  return returns
    ? priceCalendar.findRoundTrip({ ...asked, returnFrom: returns[0]!, returnTo: returns.at(-1)! })
    : priceCalendar.findOneWay(asked);
}

export type NearbyDatesInput = {
  query: SearchQuery;
  days: NearbyWindow;
  /** Null when the calendar has not answered. */
  prices: readonly CalendarPrice[] | null;
  /** Parameters that the links keep. */
  extras: readonly (readonly [string, string])[];
  market: Market;
  /** Reads the namespace `calendar`. */
  t: Translate;
};

/** What the block shows, ready texts. */
export function nearbyDatesScreen(input: NearbyDatesInput): NearbyDates {
  const table = priceTable(input.prices ?? []);
  return input.days.returns ? matrix(input, input.days.returns, table) : strip(input, table);
}

function strip(input: NearbyDatesInput, table: PriceTable): StripView {
  const { query, days, market, t } = input;
  const priced = days.departures.map((date, at) => ({ date, at, price: table.get(date) }));
  const cheapest = cheapestOf(priced);
  const current = days.departures.indexOf(query.trips[0]!.date);
  const date = cheapest ? formatDate(cheapest.date, market, 'weekday') : '';
  return {
    kind: 'strip',
    ...texts(input, t('nearby.days')),
    cheapest: cheapest && saidOf(input, cheapest.price, cheapest.at === current ? null : date),
    days: priced.map(({ date: day, price }) => ({ ...dayView(day, market), price: money(price, market) })),
    current,
    cheapestAt: cheapest?.at ?? NOWHERE,
  };
}

function matrix(input: NearbyDatesInput, returns: CalendarDate[], table: PriceTable): MatrixView {
  const { query, days, market, t } = input;
  const [out, back] = query.trips;
  const priced = returns.map((backDate) =>
    days.departures.map((date) => (backDate < date ? false : table.get(date, backDate))),
  );
  const cheapest = cheapestOf(
    priced.flatMap((row, y) => row.map((price, x) => ({ x, y, price: price === false ? null : price }))),
  );
  const current = { row: returns.indexOf(back!.date), column: days.departures.indexOf(out!.date) };
  const isCurrent = cheapest?.y === current.row && cheapest.x === current.column;
  const dates = cheapest
    ? [days.departures[cheapest.x]!, returns[cheapest.y]!]
        .map((date) => formatDate(date, market, 'weekday'))
        .join(' – ')
    : '';
  return {
    kind: 'matrix',
    ...texts(input, t('nearby.dates')),
    axes: { departure: t('departure'), back: t('return') },
    cheapest: cheapest && saidOf(input, cheapest.price, isCurrent ? null : dates),
    columns: days.departures.map((date) => dayView(date, market)),
    rows: returns.map((date) => dayView(date, market)),
    cells: priced.map((row) => row.map((price) => price !== false && money(price, market))),
    current,
    cheapestAt: { row: cheapest?.y ?? NOWHERE, column: cheapest?.x ?? NOWHERE },
  };
}

function texts({ query, prices, extras, t }: NearbyDatesInput, title: string): Omit<NearbyTexts, 'cheapest'> {
  const [{ departure, arrival }] = query.trips as [SearchQuery['trips'][number]];
  return {
    title,
    isLate: prices === null,
    note: passengerCount(query) > 1 ? t('perAdult') : null,
    lowest: t('lowest'),
    noPrice: t('noPrice'),
    yearLink: { path: lowPricesPath(departure, arrival), text: t('nearby.year') },
    path: pathTemplate(query, extras),
  };
}

function saidOf({ market, t }: NearbyDatesInput, price: Money, date: string | null): string {
  const said = formatMoney(price, market.locale);
  return date === null ? t('cheapest.chosen', { price: said }) : t('cheapest.other', { date, price: said });
}

function money(price: Money | null, { locale }: Market): string | null {
  return price && formatMoney(price, locale);
}
