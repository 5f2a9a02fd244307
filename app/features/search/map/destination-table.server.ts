import { climateText } from './climate';
import { searchOfDestination } from './destination-query';
import { filterParameters } from '../calendar/calendar-filters';
import type { Filter } from '../filters/filter';
import { motifOf } from '../scenes/motif';
import { scenePath } from '../scenes/scene.server';
import type { SearchQuery } from '../query/search-query';
import { buildSearchPath } from '../query/search-url';
import type { Translate } from '~/i18n/translate';
import { formatDate, formatMoney, type DateStyle } from '~/market/format';
import type { Market } from '~/market/market';
import type { Settled } from '~/bff/waiting/pending.server';
import type { PricedDestination, PricedDestinations } from '~/upstream/price-map/contract';
import type { Forecast } from '~/upstream/weather/contract';

/** A destination city as a table row, ready texts. */
export type DestinationRow = {
  code: string;
  city: string;
  country: string;
  /** Address of its drawing. */
  picture: string;
  /** "usually 18…27 °C", in the month of its day; null when unknown. */
  climate: string | null;
  dates: string;
  price: string;
  /** Search on the days of the price. */
  path: string;
  /** Other days with their price; `said`: "Sooner: Dec 5 for $40". */
  others: { dates: string; said: string; price: string; path: string }[];
  /** Page about the city; null when there is none. */
  aboutPath: string | null;
};

/** Cities with prices, and the table's headings. */
export type DestinationTableView = {
  caption: string;
  columns: { place: string; dates: string; price: string };
  rows: DestinationRow[];
  /** All rows have the same dates, so they are not repeated: only cheaper other days are said. */
  isOneDate: boolean;
  /** Cities whose price is still being found; an unnamed one is empty. */
  pending: string[];
};

export type RowContext = {
  /** Search whose travellers and days the links use. */
  query: SearchQuery;
  /** Kept in the links. */
  filter: Filter;
  /** For the middle of months; empty when unknown. */
  forecasts: readonly Forecast[];
  market: Market;
  /** Reads the namespace `price-map`. */
  t: Translate;
};

/** Builds the table of destinations. @param aboutPath returns the page about a city, by its code */
export function destinationTable(
  destinations: readonly PricedDestination[],
  context: RowContext & { caption: string; pending?: readonly string[]; aboutPath?: (code: string) => string },
): DestinationTableView {
  const { caption, pending = [], aboutPath, t } = context;
  const rows = destinations.map((destination) =>
    destinationRow(destination, context, aboutPath?.(destination.code) ?? null),
  );
  const isOneDate = rows.length > 1 && new Set(rows.map(({ dates }) => dates)).size === 1;
  return {
    caption,
    columns: {
      place: t('table.place'),
      dates: isOneDate ? (rows.some(({ others }) => others.length > 0) ? t('table.cheaper') : '') : t('table.dates'),
      price: t('table.price'),
    },
    rows,
    isOneDate,
    pending: [...pending],
  };
}

type Dated = Pick<PricedDestination, 'departureDate' | 'returnDate' | 'price'>;

/** Builds one row of the table. */
export function destinationRow(
  destination: PricedDestination,
  { query, filter, forecasts, market, t }: RowContext,
  aboutPath: string | null = null,
): DestinationRow {
  const { code, name, country, departureDate, tagCodes } = destination;
  const offer = (on: Dated, style: DateStyle) => ({
    dates: datesText(on, style, market),
    price: formatMoney(on.price, market.locale),
    path: buildSearchPath(searchOfDestination(query, { code, ...on }), filterParameters(filter)),
  });
  return {
    code,
    city: name,
    country: country.name,
    picture: scenePath(motifOf(null, tagCodes), code),
    climate: climateText({ code, date: departureDate }, { forecasts, market, t }),
    ...offer(destination, destination.returnDate === null ? 'weekday' : 'short'),
    others: destination.otherDates.map((other) => {
      const shown = offer(other, 'short');
      return { ...shown, said: t(`table.other.${whyOther(other, destination)}`, shown) };
    }),
    aboutPath,
  };
}

/** Says why a row names another day. */
function whyOther(other: Dated, own: Dated): 'cheaper' | 'sooner' | 'later' {
  if (other.price.amount < own.price.amount) return 'cheaper';
  return other.departureDate < own.departureDate ? 'sooner' : 'later';
}

function datesText({ departureDate, returnDate }: Dated, style: DateStyle, market: Market): string {
  const dates = [departureDate, returnDate].filter((date) => date !== null);
  return dates.map((date) => formatDate(date, market, style)).join(' – ');
}

/** Sorts by price; cities of equal price keep their order by popularity. */
export function byPrice(destinations: readonly PricedDestination[]): PricedDestination[] {
  return destinations.toSorted((a, b) => a.price.amount - b.price.amount);
}

/** Rows of a page: cities without a price fill it up. */
const FEWEST_ROWS = 8;

/**
 * Names the cities whose prices are on their way, as many as fill the table; empty names where the service has not
 * answered yet.
 * @param shown cities that have a price
 */
export function pendingNames(prices: Settled<PricedDestinations>, shown: number): string[] {
  if (prices.state === 'failed' || (prices.state === 'ready' && prices.value.isComplete)) return [];
  const names = prices.state === 'ready' ? prices.value.pending.map(({ name }) => name) : [];
  const room = Math.max(0, FEWEST_ROWS - shown);
  return Array.from(
    { length: names.length > 0 ? Math.min(room, names.length) : room },
    (_, index) => names[index] ?? '',
  );
}

/** Tells how far unfinished prices are: "Prices for 12 of 60 cities". */
export function progressText(prices: Settled<PricedDestinations>, t: Translate): string {
  if (prices.state !== 'ready' || prices.value.pending.length === 0) return t('progress.waiting');
  const ready = prices.value.destinations.length;
  return t('progress.some', { ready, count: ready + prices.value.pending.length });
}
