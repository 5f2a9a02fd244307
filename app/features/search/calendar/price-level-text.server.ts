import type { Filter } from '../filters/filter';
import { filterKey } from '../filters/filter-link';
import { capitalised } from '../places/place-names';
import { passengerCount, type SearchQuery } from '../query/search-query';
import type { Translate } from '~/i18n/translate';
import { formatDate, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { CALENDAR_FILTERS, calendarFilters } from './calendar-filters';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import type { PriceTable } from './day-prices';
import { datePairs, type DatePair, type FlexibleDays } from './flexible-days';
import { priceLevel } from './price-level';
import { pricedText } from './priced';
import { pricedOfSearch } from './priced-of-search';

export type PriceLevelInput = {
  query: SearchQuery;
  filter: Filter;
  days: FlexibleDays;
  table: PriceTable;
  /** Prices of `seasonDates`; null when the calendar has not answered. */
  season: readonly CalendarPrice[] | null;
  market: Market;
  /** Reads the namespace `calendar`. */
  t: Translate;
};

/** "Low price", and the price with what it is the price of, beside the prices of the other dates. */
export type PriceLevelText = { title: string; text: string };

/**
 * Compares the lowest price of the chosen days with those nearby and of the season, all for the same journey and people,
 * and names price and transport: the best offer may be dearer and by another one. Nine days alone say nothing of a usual
 * price. Null when too little is known, with children, whose fares the calendar does not know, and under filters that it
 * does not know.
 */
export function priceLevelText(input: PriceLevelInput): PriceLevelText | null {
  const { query, filter, table, season, market, t } = input;
  const [out, back] = query.trips;
  const price = table.get(out!.date, back?.date ?? null);
  if (!price || !season || passengerCount(query) !== query.adults || !isKnownToCalendar(filter)) return null;
  const others = otherPrices(input, season);
  const found = priceLevel(price.amount, [...others.values()]);
  if (!found) return null;
  const dates = [...others.keys()].sort();
  const dateText = (date = '') => formatDate(date.slice(0, 10), market, 'short');
  const text = (amount: number) => formatMoney({ ...price, amount: amount * query.adults }, market.locale);
  const words = {
    price: text(price.amount),
    from: text(found.from),
    usual: text(found.usual),
    to: text(found.to),
    first: dateText(dates[0]),
    last: dateText(dates.at(-1)),
  };
  const priced = capitalised(pricedText(pricedOfSearch(query, filter), t));
  return { title: t(`nearby.level.${found.level}`), text: `${priced}: ${t('nearby.otherDates', words)}` };
}

/** Returns the amounts of the other dates, each once, by their days. */
function otherPrices({ query, days, table }: PriceLevelInput, season: readonly CalendarPrice[]): Map<string, number> {
  const [out, back] = query.trips;
  const keyOf = (pair: DatePair) => `${pair.out} ${pair.back ?? ''}`;
  const nearby = datePairs(days).flatMap((pair) => {
    const price = table.get(pair.out, pair.back);
    return price ? [[keyOf(pair), price.amount] as const] : [];
  });
  const others = new Map([
    ...season.map(
      ({ departureDate, returnDate, price }) =>
        [keyOf({ out: departureDate, back: returnDate }), price.amount] as const,
    ),
    ...nearby,
  ]);
  others.delete(keyOf({ out: out!.date, back: back?.date ?? null }));
  return others;
}

/** True when the calendar's prices are those of the offers shown. */
function isKnownToCalendar(filter: Filter): boolean {
  const known = calendarFilters(filter);
  const chosen = CALENDAR_FILTERS.filter(({ name }) => known[name]);
  const choices = Object.fromEntries(chosen.map(({ group, option }) => [group, [option]]));
  return filterKey(filter) === filterKey({ choices, ranges: {} });
}
