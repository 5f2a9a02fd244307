import { searchOfDestination } from './destination-query';
import { filterParameters } from '../calendar/calendar-filters';
import type { Filter } from '../filters/filter';
import type { SearchQuery } from '../query/search-query';
import { buildSearchPath } from '../query/search-url';
import type { Translate } from '~/i18n/translate';
import { formatDate, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { formatTemperatures } from '~/market/temperature';
import type { PricedDestination } from '~/upstream/price-map/contract';
import type { Forecast } from '~/upstream/weather/contract';

/** A destination city as a table row, ready texts. */
export type DestinationRow = {
  code: string;
  city: string;
  country: string;
  dates: string;
  /** "18…27 °C, sunny"; null when unknown. */
  weather: string | null;
  price: string;
  /** Search on the days of the price. */
  path: string;
  /** Page about the city; null when there is none. */
  aboutPath: string | null;
};

/** Cities with prices, and the table's headings. */
export type DestinationTableView = {
  caption: string;
  columns: { place: string; dates: string; price: string };
  rows: DestinationRow[];
};

export type RowContext = {
  /** Search whose travellers and days the links use. */
  query: SearchQuery;
  /** Kept in the links. */
  filter: Filter;
  /** Empty when the weather is unknown. */
  forecasts: readonly Forecast[];
  market: Market;
  /** Reads the namespace `price-map`. */
  t: Translate;
};

/** Builds the table of destinations. @param aboutPath returns the page about a city, by its code */
export function destinationTable(
  destinations: readonly PricedDestination[],
  context: RowContext & { caption: string; aboutPath?: (code: string) => string },
): DestinationTableView {
  const { caption, aboutPath, t } = context;
  return {
    caption,
    columns: { place: t('table.place'), dates: t('table.dates'), price: t('table.price') },
    rows: destinations.map((destination) =>
      destinationRow(destination, context, aboutPath?.(destination.code) ?? null),
    ),
  };
}

/** Builds one row of the table. */
export function destinationRow(
  destination: PricedDestination,
  { query, filter, forecasts, market, t }: RowContext,
  aboutPath: string | null = null,
): DestinationRow {
  const { code, name, country, departureDate, returnDate, price } = destination;
  const forecast = forecasts.find((one) => one.code === code && one.date === departureDate);
  return {
    code,
    city: name,
    country: country.name,
    dates: [departureDate, returnDate]
      .filter((date) => date !== null)
      .map((date) => formatDate(date, market, returnDate === null ? 'weekday' : 'short'))
      .join(' – '),
    weather: forecast ? weatherText(forecast, market, t) : null,
    price: formatMoney(price, market.locale),
    path: buildSearchPath(searchOfDestination(query, destination), filterParameters(filter)),
    aboutPath,
  };
}

/** Formats a forecast: "18…27 °C, sunny". */
export function weatherText({ temperature, condition }: Forecast, market: Market, t: Translate): string {
  const word = condition === null ? null : t(`weather.${condition}`);
  return [formatTemperatures(temperature, market), word].filter(Boolean).join(', ');
}

/** Sorts by price; cities of equal price keep their order by popularity. */
export function byPrice(destinations: readonly PricedDestination[]): PricedDestination[] {
  return destinations.toSorted((a, b) => a.price.amount - b.price.amount);
}
