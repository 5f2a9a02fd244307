import { setTimeout } from 'node:timers/promises';
import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { NO_FILTER, type Filter } from '../filters/filter';
import { saleDates } from '~/dates/sale-dates';
import { earliestToday, type CalendarDate } from '~/dates/calendar-date';
import { capitalised } from '../places/place-names';
import { isSimple } from '../query/query-fault';
import { cabinOf, kindOfSearch, passengerCount, type SearchQuery } from '../query/search-query';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { labelled } from '~/market/punctuation';
import { formatDate, formatDateRange, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import { askDays } from './ask-days.server';
import { calendarFilters, filterParameters, hasChosenCar } from './calendar-filters';
import { hasCalendar, isNearDate } from './calendar-offer';
import { pathTemplate } from './date-links';
import { cheapestDates, datePrices, type DatePrices, type PricedDates, type PricePlace } from './date-prices.server';
import { priceTable } from './day-prices';
import type { FlexibleDays } from './flexible-days';
import { yearPath } from './low-prices-path';
import { daysAround } from './nearby-days';
import { pricedForAdult } from './priced';
import { pricedOfSearch } from './priced-of-search';
import { yearOptionsOf } from './year-options';
import { seasonDates } from './season-dates';
import {
  levelQuestions,
  priceLevels,
  type LevelKind,
  type PriceLevels,
  type SeasonPrices,
} from './price-level-text.server';

/** Prices of the days around a search, on its results page: a strip one way, a matrix for a return journey. */
export type NearbyDates = DatePrices & {
  /** "Prices on nearby dates". */
  heading: string;
  /** The cheapest days where they save enough, or are the chosen ones; else the heading. */
  headline: { text: string; path: string | null };
  /** "for one adult", when more people travel; null otherwise. */
  note: string | null;
  /** "Any transport, for one adult" beside the days; under a chosen kind of car, which has no prices of days, where they are. */
  priced: string;
  /** Transport of the prices, as signs on a phone. */
  kinds: LevelKind[];
  /** Prices missed the time limit; a later request may have them. */
  isLate: boolean;
  /** Label of the button that unfolds the table. */
  unfold: string;
  yearLink: { path: string; text: string };
};

/** The block, and how the price of each transport compares with those of the season, of which the page shows one. */
export type NearbyPrices = { dates: NearbyDates; levels: PriceLevels };

/** Specification 1 §9. */
const STRIP_DAYS = 9;
const MATRIX_DAYS = 7;
const PATIENCE_MS = 1200;
/** Extra wait once the page has its offers: only for prices that are about to arrive. */
const GRACE_MS = 100;
/** Nobody moves a journey to save less. */
const WORTH_SAVING = 0.03;
/** The open table names no other days to save less. */
const WORTH_TELLING = 0.01;

/**
 * Loads the block of nearby days for a search. Null where none is offered: several legs, flexible dates, a date too far
 * ahead (specification 1 §5). Never fails or delays the page: after a timeout the days are links without prices.
 * @param options.offers the work that the page waits for anyway
 */
export async function nearbyDates(
  context: RequestContext,
  query: SearchQuery,
  { filter = NO_FILTER, offers }: { filter?: Filter; offers: Promise<unknown> },
): Promise<NearbyPrices | null> {
  const { market } = context;
  const now = new Date();
  if (!hasNearbyDates(query, market, earliestToday(now))) return null;
  const days = daysNear(query, now);
  const { departure, arrival } = query.trips[0]!;
  const question = { departure, arrival, cabin: cabinOf(query.cabin), filters: calendarFilters(filter) };
  const { priceCalendar } = context.upstream;
  const inTime = (block: string, work: Promise<CalendarPrice[]>) =>
    Promise.race([degrade(work, null, { block, patienceMs: PATIENCE_MS }), offers.then(grace, grace)]);
  const t = getTranslator(market.locale, 'calendar');
  const screen = { query, days, filter, market, t };
  if (hasChosenCar(filter)) return { dates: nearbyDatesScreen({ ...screen, prices: [] }), levels: {} };
  const dates = seasonDates(query, saleDates(now));
  const askSeason = async ({ kind, filters }: ReturnType<typeof levelQuestions>[number]) =>
    [kind, await inTime('priceCalendar.season', priceCalendar.listDates({ ...question, filters, dates }))] as const;
  const [prices, ...seasons] = await Promise.all([
    inTime('priceCalendar', askDays(priceCalendar, question, days)),
    ...levelQuestions(query, filter).map(askSeason),
  ]);
  const season: SeasonPrices = Object.fromEntries(seasons);
  return {
    dates: nearbyDatesScreen({ ...screen, prices }),
    levels: priceLevels({ query, filter, season, market, t }),
  };
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

/** Lists the days to show for a search. */
export function daysNear({ trips: [out, back] }: SearchQuery, now: Date): FlexibleDays {
  const sale = saleDates(now);
  if (!back) return { departures: daysAround(out!.date, STRIP_DAYS, sale), returns: null };
  const returns = daysAround(back.date, MATRIX_DAYS, sale);
  return {
    departures: daysAround(out!.date, MATRIX_DAYS, sale),
    returns: returns.map((date) => ({ kind: 'day', date })),
  };
}

export type NearbyDatesInput = {
  query: SearchQuery;
  days: FlexibleDays;
  /** Null when the calendar has not answered. */
  prices: readonly CalendarPrice[] | null;
  filter: Filter;
  market: Market;
  /** Reads the namespace `calendar`. */
  t: Translate;
};

/** Builds the block, in ready texts. */
export function nearbyDatesScreen(input: NearbyDatesInput): NearbyDates {
  const { query, days, prices, filter, market, t } = input;
  const [out, back] = query.trips;
  const isOfCar = hasChosenCar(filter);
  const table = priceTable(isOfCar ? [] : (prices ?? []));
  const priced = isOfCar ? t('nearby.ofClass') : pricedForAdult(pricedOfSearch(query, filter), t);
  const { kind = 'all' } = pricedOfSearch(query, filter);
  const heading = t(back ? 'nearby.dates' : 'nearby.days');
  const chosen = { out: out!.date, back: back?.date ?? null };
  const cheapest = cheapestDates(days, table);
  const dates = datePrices({
    title: labelled(heading, priced, market.locale),
    days,
    table,
    cheapest,
    chosen,
    path: pathTemplate(query, filterParameters(filter)),
    market,
    t,
  });
  const price = table.get(chosen.out, chosen.back);
  return {
    ...dates,
    cheapest:
      isCheaper(cheapest, price, WORTH_TELLING) || isAt(dates.current, dates.cheapestAt) ? dates.cheapest : null,
    heading,
    headline: headlineOf(dates, cheapest, price, input) ?? {
      text: heading,
      path: null,
    },
    note: passengerCount(query) > 1 ? t('perAdult') : null,
    priced: capitalised(isOfCar ? priced : `${t(`priced.kinds.${kind}`)}, ${t('perAdult')}`),
    kinds: isOfCar ? [] : kind === 'all' ? ['plane', 'train'] : [kind],
    isLate: prices === null,
    unfold: t('nearby.table'),
    yearLink: { path: yearPath(out!, yearOptionsOf(query, filter)), text: t('nearby.year') },
  };
}

/** Returns null where the cheapest days save too little; without a path when they are the chosen ones. */
function headlineOf(
  { cheapest: view, current, cheapestAt }: DatePrices,
  cheapest: PricedDates | null,
  chosen: Money | null,
  { query, market, t }: Pick<NearbyDatesInput, 'query' | 'market' | 't'>,
): NearbyDates['headline'] | null {
  if (!cheapest || !view) return null;
  const { out, back } = cheapest;
  const price = formatMoney(cheapest.price, market.locale);
  if (isAt(current, cheapestAt)) return { text: t('nearby.cheapest', { price }), path: null };
  // The price for an adult looks dearer than offers whose average counts children.
  if (query.adults < passengerCount(query)) return null;
  if (!isCheaper(cheapest, chosen, WORTH_SAVING)) return null;
  // One line of a phone; the unfolded table tells the nights too.
  const dates = back === null ? formatDate(out, market, 'weekday') : formatDateRange(out, back, market);
  return { text: t('nearby.cheaper', { dates, price }), path: view.path };
}

/** True when the days save at least this share of the chosen price, or that one is unknown. */
function isCheaper(cheapest: PricedDates | null, chosen: Money | null, share: number): boolean {
  return cheapest !== null && (!chosen || cheapest.price.amount <= chosen.amount * (1 - share));
}

const isAt = (one: PricePlace, other: PricePlace) => one.row === other.row && one.column === other.column;
