import type { Filter } from '../filters/filter';
import { filterKey } from '../filters/filter-link';
import { capitalised } from '../places/place-names';
import { passengerCount, type SearchQuery } from '../query/search-query';
import type { Translate } from '~/i18n/translate';
import { formatDate, formatMoney, formatMoneyRange, formatWholeMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { CALENDAR_FILTERS, calendarFilters } from './calendar-filters';
import type { CalendarFilters } from '~/upstream/price-calendar/client.server';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import { priceLevel, type PriceLevel } from './price-level';
import { pricedText } from './priced';
import { pricedOfSearch } from './priced-of-search';

/** Transport whose prices are compared among themselves: a train says nothing of the usual price of a flight. */
export type LevelKind = 'plane' | 'train';

const FILTER_OF_KIND = { plane: 'airplaneOnly', train: 'trainOnly' } as const satisfies Record<
  LevelKind,
  keyof CalendarFilters
>;

/** Prices of a season by transport, the days of the search among them; null when the calendar has not answered. */
export type SeasonPrices = Partial<Record<LevelKind, readonly CalendarPrice[] | null>>;

export type PriceLevelInput = {
  query: SearchQuery;
  filter: Filter;
  season: SeasonPrices;
  market: Market;
  /** Reads the namespace `calendar`. */
  t: Translate;
};

/** "Flights from $350: usual price ($330–$420)", and the days behind it. */
export type PriceLevelText = {
  title: string;
  text: string;
  /** A scale of all those days: where the usual prices begin and end on it and where the price is, in hundredths. */
  scale: { lowest: string; highest: string; from: number; to: number; at: number };
};
export type PriceLevels = Partial<Record<LevelKind, PriceLevelText | null>>;

/**
 * Lists the requests whose prices say how high the price of a search is, by transport: one for that of its filter, both
 * without it. None where the calendar does not know the prices of the offers: with children, and under filters that it
 * does not have.
 */
export function levelQuestions(query: SearchQuery, filter: Filter): { kind: LevelKind; filters: CalendarFilters }[] {
  if (passengerCount(query) !== query.adults || !isKnownToCalendar(filter)) return [];
  const filters = calendarFilters(filter);
  const { kind: chosen } = pricedOfSearch(query, filter);
  return (['plane', 'train'] as const)
    .filter((kind) => chosen === 'all' || chosen === kind)
    .map((kind) => ({ kind, filters: { ...filters, [FILTER_OF_KIND[kind]]: true } }));
}

/**
 * Compares the lowest price of the chosen days with those of a season, by transport, all for the same journey and people.
 * Null where too little is known.
 */
export function priceLevels(input: PriceLevelInput): PriceLevels {
  const kinds = Object.keys(input.season) as LevelKind[];
  return Object.fromEntries(kinds.map((kind) => [kind, levelText(kind, input)]));
}

function levelText(kind: LevelKind, { query, filter, season, market, t }: PriceLevelInput): PriceLevelText | null {
  const [out, back] = query.trips;
  const isOwn = (one: CalendarPrice) =>
    one.departureDate === out!.date && (one.returnDate ?? null) === (back?.date ?? null);
  const prices = season[kind] ?? [];
  const own = prices.find(isOwn)?.price;
  const others = prices.filter((one) => !isOwn(one));
  const found =
    own &&
    priceLevel(
      own.amount,
      others.map(({ price }) => price.amount),
    );
  if (!found) return null;
  const of = (amount: number) => ({ ...own, amount: amount * query.adults });
  const text = (amount: number) => formatMoney(of(amount), market.locale);
  const dates = others.map(({ departureDate }) => departureDate).sort();
  const range = formatMoneyRange(of(found.from), of(found.to), market.locale);
  const words = {
    price: text(own.amount),
    from: text(found.lowest),
    usual: text(found.middle),
    to: text(found.highest),
    first: formatDate(dates[0]!, market, 'short'),
    last: formatDate(dates.at(-1)!, market, 'short'),
  };
  const priced = capitalised(pricedText({ ...pricedOfSearch(query, filter), kind }, t));
  return {
    title: t(`nearby.level.${kind}.${found.level}`, { price: text(own.amount), range }),
    text: `${priced}: ${t('nearby.otherDates', words)}`,
    scale: scaleOf(own.amount, found, (amount) => formatWholeMoney(of(amount), market.locale)),
  };
}

function scaleOf(price: number, { from, to, lowest, highest }: PriceLevel, text: (amount: number) => string) {
  const [least, most] = [Math.min(price, lowest), Math.max(price, highest)];
  const place = (amount: number) => Math.round(((Math.min(amount, most) - least) / (most - least)) * 100);
  return { lowest: text(least), highest: text(most), from: place(from), to: place(to), at: place(price) };
}

/** True when the calendar's prices are those of the offers shown. */
function isKnownToCalendar(filter: Filter): boolean {
  const known = calendarFilters(filter);
  const chosen = CALENDAR_FILTERS.filter(({ name }) => known[name]);
  const choices = Object.fromEntries(chosen.map(({ group, option }) => [group, [option]]));
  return filterKey(filter) === filterKey({ choices, ranges: {} });
}
