import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { settle, visitorsOwnKey, type Settled } from '~/bff/waiting/pending.server';
import { byPrice } from '~/features/search/map/destination-table.server';
import { climateDays, middleOf } from '~/features/search/map/climate';
import { pageOf, type Page } from '~/features/search/paging';
import { calendarFilters } from '~/features/search/calendar/calendar-filters';
import { addMonths, monthOf } from '~/dates/month-grid';
import { daysOf, filterOfMap, type MapQuery } from '~/features/search/map/map-query';
import { outOfTown } from '~/features/search/map/out-of-town.server';
import { boundsAround, boundsOf, isWithin } from '~/features/search/map/regions';
import type { SaleDates } from '~/dates/sale-dates';
import { findPlaceNames } from '~/features/search/places/names-of-search.server';
import { ANYWHERE } from '~/features/search/query/search-query';
import type { Attraction } from '~/upstream/attractions/contract';
import type { Coordinates } from '~/upstream/geo/contract';
import type { Bounds } from '~/upstream/price-map/client.server';
import type { PricedDestination, PricedDestinations } from '~/upstream/price-map/contract';
import type { Forecast } from '~/upstream/weather/contract';

/** The data of one city. */
export type CitySources = {
  code: string;
  name: string;
  /** Null when no tickets are sold. */
  destination: PricedDestination | null;
  /** For the middle of each month of a year. */
  forecasts: readonly Forecast[];
  months: string[];
  attractions: readonly Attraction[];
};

export type MapSources = {
  prices: Settled<PricedDestinations>;
  /** Destinations that match the filters, the cheapest first. */
  sorted: PricedDestination[];
  /** The page of them that the table shows. */
  shown: Page<PricedDestination>;
  forecasts: readonly Forecast[];
  /** Null when unknown. */
  home: Coordinates | null;
  /** The part of the world in degrees; null for the whole. */
  bounds: Bounds | null;
  city: CitySources | null;
};

/** A single day is searched faster than a month, so it may cover more cities. */
const MAX_CITIES = { day: 100, days: 60 } as const;
const PATIENCE_MS = 300;
const CITY_PATIENCE_MS = 1200;
const MONTHS_A_YEAR = 12;
const VISA_FREE = 'visa_free';

/** Calls every service behind the map. Waits for prices as long as a page may; everything else is optional. */
export async function mapSources(context: RequestContext, query: MapQuery, sale: SaleDates): Promise<MapSources> {
  const question = questionOf(query, sale);
  const [map, city] = await Promise.all([
    mapPrices(context, query, question),
    query.to ? citySources(context, query.to, question, sale) : null,
  ]);
  const onMap = map.prices.state === 'ready' && map.prices.value.destinations.find(({ code }) => code === query.to);
  // One copy for the label and for what it opens.
  return { ...map, city: city && onMap ? { ...city, destination: onMap } : city };
}

/** Loads the prices of the shown part of the world, which lies around the departure unless another one is chosen. */
async function mapPrices(
  context: RequestContext,
  query: MapQuery,
  question: Question,
): Promise<Omit<MapSources, 'city'>> {
  const home = await degrade(context.upstream.geo.findCoordinates(query.from), null, {
    block: 'geo',
    patienceMs: PATIENCE_MS,
  });
  const bounds = query.area ? null : boundsOf(query.region, home);
  const prices = await pricesInTable(context, query, { ...question, bounds }, home);
  return { ...prices, home, bounds: query.area ? boundsAround(prices.sorted) : fittedTo(prices.prices, bounds, home) };
}

/**
 * Narrows a part of the world to its cities, and to the departure where it lies among them. Filters of the page do not
 * change it, nor do prices that come later: cities without one count too.
 */
function fittedTo(prices: Settled<PricedDestinations>, bounds: Bounds | null, home: Coordinates | null): Bounds | null {
  if (!bounds || bounds.east < bounds.west || prices.state !== 'ready') return bounds;
  const cities = [...prices.value.destinations, ...prices.value.pending];
  return cities.length === 0 ? bounds : boundsAround(home && isWithin(bounds, home) ? [...cities, home] : cities);
}

/** Returns the question to the price map, without a destination. */
function questionOf(query: MapQuery, sale: SaleDates) {
  const filters = calendarFilters(filterOfMap(query));
  return { departure: query.from, departures: daysOf(query, sale), returns: null, cabin: 'economy', filters } as const;
}

type Question = ReturnType<typeof questionOf>;

async function pricesInTable(
  context: RequestContext,
  query: MapQuery,
  question: Question & { bounds: Bounds | null },
  home: Coordinates | null,
) {
  const found = await findPrices(context, query, question);
  const prices = found.state === 'ready' ? { ...found, value: outOfTown(found.value, home) } : found;
  const sorted = prices.state === 'ready' ? byPrice(prices.value.destinations).filter(chosenBy(query)) : [];
  const shown = pageOf(sorted, String(query.page));
  return { prices, sorted, shown, forecasts: await weather(context, climateDays(shown.items)) };
}

function findPrices(context: RequestContext, { area }: MapQuery, question: Question & { bounds: Bounds | null }) {
  const { from, to } = question.departures;
  const priceQuery = {
    ...question,
    arrivals: [area ?? ANYWHERE],
    limit: from === to ? MAX_CITIES.day : MAX_CITIES.days,
  };
  const { brand, country, currency, locale } = context.market;
  const key = visitorsOwnKey(context, 'price map', brand, country, currency, locale, priceQuery);
  return settle(key, () => context.upstream.priceMap.listDestinations(priceQuery));
}

/** Filters by what the services cannot: the maximum price, and visa-free destinations. */
function chosenBy({ maxPrice, isVisaFree }: MapQuery): (destination: PricedDestination) => boolean {
  return ({ price, tagCodes }) =>
    (maxPrice === null || price.amount <= maxPrice * 100) && (!isVisaFree || tagCodes.includes(VISA_FREE));
}

async function citySources(
  context: RequestContext,
  code: string,
  question: Question,
  sale: SaleDates,
): Promise<CitySources> {
  const { upstream } = context;
  const months = Array.from({ length: MONTHS_A_YEAR }, (_, index) => addMonths(monthOf(sale.min), index));
  const [answer, attractions, yearly, names] = await Promise.all([
    degrade(upstream.priceMap.listDestinations({ ...question, arrivals: [code], limit: 1 }), null, {
      block: 'priceMap.city',
      patienceMs: CITY_PATIENCE_MS,
    }),
    degrade(upstream.attractions.list(code), [], { block: 'attractions', patienceMs: PATIENCE_MS }),
    weather(
      context,
      months.map((month) => ({ code, date: middleOf(month) })),
    ),
    findPlaceNames(context, { trips: [{ departure: code, arrival: code }] }),
  ]);
  const destination = answer?.destinations.find((one) => one.code === code) ?? null;
  const name = destination?.name ?? names[code] ?? code;
  return { code, name, destination, forecasts: yearly, months, attractions };
}

function weather({ upstream }: RequestContext, places: { code: string; date: string }[]): Promise<Forecast[]> {
  return degrade(upstream.weather.listForecasts(places), [], { block: 'weather', patienceMs: PATIENCE_MS });
}
