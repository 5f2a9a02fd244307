import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { settle, visitorsOwnKey, type Settled } from '~/bff/waiting/pending.server';
import { readFilter } from '../filters/filter-link';
import type { Filter } from '../filters/filter';
import { filterParameters } from '../calendar/calendar-filters';
import { pricedForAdult } from '../calendar/priced';
import { pricedOfSearch } from '../calendar/priced-of-search';
import { dateFilter, type DateFilterView } from '../calendar/date-filter.server';
import { mapPath, queryOfSearch } from './map-query';
import { capitalised } from '../places/place-names';
import { findPlaceNames } from '../places/names-of-search.server';
import { earliestToday } from '~/dates/calendar-date';
import type { SearchQuery } from '../query/search-query';
import { buildSearchPath } from '../query/search-url';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { Coordinates } from '~/upstream/geo/contract';
import type { PricedDestination, PricedDestinations } from '~/upstream/price-map/contract';
import type { Forecast } from '~/upstream/weather/contract';
import { destinationsQuestion, searchOfDestination } from './destination-query';
import { climateDays } from './climate';
import { mapPicture, type MapPictureView } from './map-picture.server';
import { cheaperDays, otherDaysQuestion } from './other-days';
import { boundsAround } from './regions';
import {
  byPrice,
  destinationTable,
  pendingNames,
  progressText,
  type DestinationTableView,
} from './destination-table.server';
import { pageOf, type Page } from '../paging';
import { namedPages, type NamedPages } from './pages';

/** Page of a search for a country or "anywhere": cities with their lowest prices. */
export type DestinationsScreen = {
  title: string;
  /** Explains the prices. */
  lead: string;
  /** Shown while prices are missing, in full or in part. */
  notice: string | null;
  /** More prices are loading, so the page refreshes itself. */
  isWaiting: boolean;
  filter: DateFilterView;
  /** Null without any city. */
  table: DestinationTableView | null;
  /** The cities of the table, drawn; null without any. */
  picture: MapPictureView | null;
  pages: NamedPages | null;
  /** The same prices on a map; `fold` opens the drawn one on a phone. */
  map: { path: string; text: string; fold: string };
};

/** Climate and the position of the departure are small extras: do not wait for them. */
const EXTRAS_PATIENCE_MS = 300;
/** Prices of neighbouring days take the service up to 0.8 s. */
const DAYS_PATIENCE_MS = 900;
const EMPTY: PricedDestinations = { destinations: [], pending: [], isComplete: true };

/**
 * Loads the page of a search for a country or "anywhere". Waits for prices no longer than a page may, and never fails.
 * @param view `filter` and `page` of the link
 */
export async function destinationsPage(
  context: RequestContext,
  query: SearchQuery,
  view: URLSearchParams,
): Promise<DestinationsScreen> {
  const { market, upstream } = context;
  const filter = readFilter(view);
  const prices = await findDestinations(context, query, filter);
  const sorted = prices.state === 'ready' ? byPrice(prices.value.destinations) : [];
  const shown = pageOf(sorted, view.get('page'));
  const { departure } = query.trips[0]!;
  const [forecasts, coordinates, cities, names] = await Promise.all([
    degrade(upstream.weather.listForecasts(climateDays(shown.items)), [], {
      block: 'weather',
      patienceMs: EXTRAS_PATIENCE_MS,
    }),
    degrade(upstream.geo.findCoordinates(departure), null, {
      block: 'geo',
      patienceMs: EXTRAS_PATIENCE_MS,
    }),
    withOtherDays(context, query, filter, shown.items),
    findPlaceNames(context, query),
  ]);
  const home = coordinates && { ...coordinates, name: names[departure] ?? '' };
  const t = getTranslator(market.locale, 'price-map');
  return destinationsScreen({
    ...{ query, filter, prices, sorted, forecasts, home, market, t },
    shown: { ...shown, items: cities },
  });
}

/** Adds the prices of the days around to cities whose days are exact. Never fails. */
async function withOtherDays(
  context: RequestContext,
  query: SearchQuery,
  filter: Filter,
  cities: readonly PricedDestination[],
): Promise<readonly PricedDestination[]> {
  const question = otherDaysQuestion(query, filter, cities, earliestToday(new Date()));
  if (!question) return cities;
  const around = await degrade(context.upstream.priceMap.listDestinations(question), EMPTY, {
    block: 'priceMap.otherDays',
    patienceMs: DAYS_PATIENCE_MS,
  });
  return cities.map((city) => ({ ...city, otherDates: cheaperDays(city, around.destinations) }));
}

function findDestinations(
  context: RequestContext,
  query: SearchQuery,
  filter: Filter,
): Promise<Settled<PricedDestinations>> {
  const question = destinationsQuestion(query, filter, earliestToday(new Date()));
  if (!question) return Promise.resolve({ state: 'ready', value: EMPTY });
  const { brand, country, currency, locale } = context.market;
  const key = visitorsOwnKey(context, 'destinations', brand, country, currency, locale, question);
  return settle(key, () => context.upstream.priceMap.listDestinations(question));
}

export type DestinationsInput = {
  query: SearchQuery;
  filter: Filter;
  prices: Settled<PricedDestinations>;
  /** All destinations, cheapest first. */
  sorted: readonly PricedDestination[];
  /** The destinations of this page. */
  shown: { items: readonly PricedDestination[] } & Pick<Page<unknown>, 'page' | 'pageCount'>;
  forecasts: readonly Forecast[];
  /** The departure; null when its position is unknown. */
  home: (Coordinates & { name: string }) | null;
  market: Market;
  /** Reads the namespace `price-map`. */
  t: Translate;
};

/** Builds the page, in ready texts. */
export function destinationsScreen(input: DestinationsInput): DestinationsScreen {
  const { query, filter, prices, shown, forecasts, market, t } = input;
  const pending = pendingNames(prices, shown.items.length);
  const calendarTexts = getTranslator(market.locale, 'calendar');
  return {
    title: titleOf(input),
    lead: capitalised(pricedForAdult(pricedOfSearch(query, filter), calendarTexts)),
    notice: noticeOf(input),
    isWaiting: isWaiting(input),
    filter: dateFilter(query, filter, market, true),
    table:
      shown.items.length + pending.length > 0
        ? destinationTable(shown.items, {
            caption: t('destinations.title'),
            query,
            filter,
            forecasts,
            market,
            t,
            pending,
          })
        : null,
    picture: pictureOf(input),
    pages: namedPages(
      shown,
      (page) =>
        buildSearchPath(query, [...filterParameters(filter), ...(page === 1 ? [] : [['page', String(page)] as const])]),
      t,
    ),
    map: { path: mapPath(queryOfSearch(query, filter)), text: t('destinations.map'), fold: t('destinations.fold') },
  };
}

/** Names the days of a search for exact ones, so that the rows need not. */
function titleOf({ query, market, t }: DestinationsInput): string {
  const [out, back] = query.trips;
  if (query.trips.some(({ flexible }) => flexible)) return t('destinations.title');
  const days = [out!.date, ...(back ? [back.date] : [])];
  const style = back ? 'short' : 'weekday';
  return t('destinations.titleOn', { dates: days.map((day) => formatDate(day, market, style)).join(' – ') });
}

/** Draws the cities of the page; a press leads to their search. */
function pictureOf({ query, filter, shown, home, market, t }: DestinationsInput): MapPictureView | null {
  if (shown.items.length === 0) return null;
  return mapPicture({
    bounds: boundsAround(home ? [...shown.items, home] : shown.items),
    destinations: shown.items,
    home,
    title: t('map.title'),
    size: 'small',
    pathOf: (destination) => buildSearchPath(searchOfDestination(query, destination), filterParameters(filter)),
    market,
    t,
  });
}

function isWaiting({ prices }: DestinationsInput): boolean {
  return prices.state === 'waiting' || (prices.state === 'ready' && !prices.value.isComplete);
}

function noticeOf(input: DestinationsInput): string | null {
  const { prices, sorted, t } = input;
  if (isWaiting(input)) return progressText(prices, t);
  if (prices.state === 'failed') return t('notice.unavailable');
  return sorted.length > 0 ? null : t('destinations.nothing');
}
