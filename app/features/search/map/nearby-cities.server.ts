import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { readFilter } from '../filters/filter-link';
import type { Filter } from '../filters/filter';
import { filterParameters } from '../calendar/calendar-filters';
import { nameIn } from '../places/place-names';
import type { SearchProgress } from '../offers/search-offers.server';
import { earliestToday } from '~/dates/calendar-date';
import { isSimple } from '../query/query-fault';
import { kindOfSearch, type SearchQuery } from '../query/search-query';
import { buildSearchPath } from '../query/search-url';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { NearbyCity } from '~/upstream/geo/contract';
import type { PricedDestination } from '~/upstream/price-map/contract';
import { destinationsQuestion, searchOfDestination } from './destination-query';

/** Cities near a destination without results, each with a link to its search. */
export type NearbyCities = { title: string; cities: { place: string; price: string; path: string }[] };

const MAX_CITIES = 3;
/** Number of nearest cities to request; the price map picks the popular ones. */
const MAX_ASKED = 30;
const PATIENCE_MS = 1000;

/**
 * Suggests alternatives for a search without results: cities within 300 km of its destination, with prices on the same
 * days. Null when there are none or on a timeout; never fails.
 * @param view `filter` of the link
 * @param offers progress of the search
 */
export async function nearbyCities(
  context: RequestContext,
  query: SearchQuery,
  view: URLSearchParams,
  offers: Promise<SearchProgress>,
): Promise<NearbyCities | null> {
  const { full, answer } = await offers;
  if (full !== 'done' || answer.variants.length > 0) return null;
  if (!isSimple(query) || kindOfSearch(query) !== 'offers') return null;
  const { market } = context;
  const filter = readFilter(view);
  const result = await degrade(findNearby(context, query, filter), null, {
    block: 'nearbyCities',
    patienceMs: PATIENCE_MS,
  });
  const t = getTranslator(market.locale, 'price-map');
  return result && nearbyCitiesScreen({ ...result, query, filter, market, t });
}

async function findNearby({ upstream }: RequestContext, query: SearchQuery, filter: Filter) {
  const { departure, arrival } = query.trips[0]!;
  const question = destinationsQuestion(query, filter, earliestToday(new Date()));
  const nearby = (await upstream.geo.listNearbyCities(arrival)).filter(({ code }) => code !== departure);
  if (!question || nearby.length === 0) return null;
  const arrivals = nearby.slice(0, MAX_ASKED).map(({ code }) => code);
  const { destinations } = await upstream.priceMap.listDestinations({ ...question, arrivals, limit: MAX_CITIES });
  return { nearby, destinations };
}

export type NearbyCitiesInput = {
  query: SearchQuery;
  filter: Filter;
  nearby: readonly NearbyCity[];
  destinations: readonly PricedDestination[];
  market: Market;
  /** Reads the namespace `price-map`. */
  t: Translate;
};

/** Builds the block, nearest city first; null without any. */
export function nearbyCitiesScreen(input: NearbyCitiesInput): NearbyCities | null {
  const { query, filter, nearby, destinations, market, t } = input;
  const cities = nearby.flatMap(({ code, names, kilometres }) => {
    const destination = destinations.find((one) => one.code === code);
    if (!destination) return [];
    return [
      {
        place: t('nearby.place', { city: nameIn(names, market.locale) || code, kilometres }),
        price: t('nearby.price', { price: formatMoney(destination.price, market.locale) }),
        path: buildSearchPath(searchOfDestination(query, destination), filterParameters(filter)),
      },
    ];
  });
  return cities.length > 0 ? { title: t('nearby.title'), cities } : null;
}
