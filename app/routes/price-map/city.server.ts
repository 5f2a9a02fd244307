import { destinationRow, type DestinationRow } from '~/features/search/map/destination-table.server';
import { nameIn } from '~/features/search/places/place-names';
import { lowPricesPath } from '~/features/search/calendar/low-prices-path';
import { filterOfMap, mapPath, type MapQuery } from '~/features/search/map/map-query';
import type { SearchQuery } from '~/features/search/query/search-query';
import type { Translate } from '~/i18n/translate';
import { monthOf } from '~/dates/month-grid';
import type { Market } from '~/market/market';
import type { PricedDestination } from '~/upstream/price-map/contract';
import { motifOf } from '~/features/search/scenes/motif';
import { scenePath } from '~/features/search/scenes/scene.server';
import { climateChart, type ClimateChart } from './climate-chart.server';
import type { CitySources } from './sources.server';

/** Details of one city on the map. */
export type CityScreen = {
  title: string;
  country: string | null;
  /** Address of its drawing. */
  picture: string;
  /** Its row in the table; null when no tickets are sold. */
  row: DestinationRow | null;
  visa: string | null;
  attractions: { name: string; kind: string | null }[];
  /** Null when unknown. */
  climate: ClimateChart | null;
  /** Page with a year of prices. */
  yearPath: string;
  closePath: string;
};

const VISA_FREE = 'visa_free';
/** Kinds with texts; other attractions show only their name. */
const KINDS = [
  ['castle', 'palace', 'church', 'temple', 'mosque', 'museum', 'theatre', 'square', 'landmark'],
  ['park', 'beach', 'nature', 'market', 'oldtown', 'ruins', 'amusement'],
].flat();

type CityContext = {
  query: MapQuery;
  search: SearchQuery;
  /** Code of the departure's country; null when unknown. */
  homeCountry: string | null;
  market: Market;
  /** Reads the namespace `price-map`. */
  t: Translate;
};

/** Builds the panel of a city. Ready texts. */
export function cityScreen(sources: CitySources, { query, search, homeCountry, market, t }: CityContext): CityScreen {
  const { code, name, destination, forecasts, months, attractions } = sources;
  const row =
    destination && destinationRow(destination, { query: search, filter: filterOfMap(query), forecasts, market, t });
  return {
    title: name,
    country: destination?.country.name ?? null,
    picture: scenePath(motifOf(null, destination?.tagCodes ?? []), code),
    row,
    visa: destination && needsNoVisa(destination, homeCountry) ? t('city.visaFree') : null,
    attractions: attractions.map(({ kind, names }) => ({
      name: nameIn(names, market.locale),
      kind: KINDS.includes(kind) ? t(`kinds.${kind}`) : null,
    })),
    climate: climateChart({ months, forecasts }, destination && monthOf(destination.departureDate), market),
    yearPath: lowPricesPath(query.from, code),
    closePath: mapPath({ ...query, to: null }),
  };
}

/** A trip at home needs no word of visas. */
function needsNoVisa({ tagCodes, country }: PricedDestination, homeCountry: string | null): boolean {
  return country.code !== homeCountry && tagCodes.includes(VISA_FREE);
}
