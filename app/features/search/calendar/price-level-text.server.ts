import type { Filter } from '../filters/filter';
import { filterKey } from '../filters/filter-link';
import { passengerCount, type SearchQuery } from '../query/search-query';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { CALENDAR_FILTERS, calendarFilters } from './calendar-filters';
import type { PriceTable } from './day-prices';
import { datePairs, type DatePair, type FlexibleDays } from './flexible-days';
import { priceLevel } from './price-level';

export type PriceLevelInput = {
  query: SearchQuery;
  filter: Filter;
  days: FlexibleDays;
  table: PriceTable;
  market: Market;
  /** Reads the namespace `calendar`. */
  t: Translate;
};

/** "Low: usually $120", and the sentence with the lowest and the highest price of the other days. */
export type PriceLevelText = { title: string; text: string };

/**
 * Compares the price of the chosen days with that of the others, all for the same journey and people. Null when too
 * little is known, with children, whose fares the calendar does not know, and under filters that it does not know.
 */
export function priceLevelText({ query, filter, days, table, market, t }: PriceLevelInput): PriceLevelText | null {
  const [out, back] = query.trips;
  const price = table.get(out!.date, back?.date ?? null);
  if (!price || passengerCount(query) !== query.adults || !isKnownToCalendar(filter)) return null;
  const found = priceLevel(price.amount, otherPrices(query, days, table));
  if (!found) return null;
  const text = (amount: number) => formatMoney({ ...price, amount: amount * query.adults }, market.locale);
  const prices = { price: text(price.amount), from: text(found.from), usual: text(found.usual), to: text(found.to) };
  return { title: t(`nearby.levelShort.${found.level}`, prices), text: t(`nearby.level.${found.level}`, prices) };
}

function otherPrices({ trips: [out, back] }: SearchQuery, days: FlexibleDays, table: PriceTable): number[] {
  const isChosen = (pair: DatePair) => pair.out === out!.date && pair.back === (back?.date ?? null);
  return datePairs(days).flatMap((pair) => (isChosen(pair) ? [] : (table.get(pair.out, pair.back)?.amount ?? [])));
}

/** True when the calendar's prices are those of the offers shown. */
function isKnownToCalendar(filter: Filter): boolean {
  const known = calendarFilters(filter);
  const chosen = CALENDAR_FILTERS.filter(({ name }) => known[name]);
  const choices = Object.fromEntries(chosen.map(({ group, option }) => [group, [option]]));
  return filterKey(filter) === filterKey({ choices, ranges: {} });
}
