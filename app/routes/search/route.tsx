import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { earningRate } from '~/bff/account/earning.server';
import { NEVER_STORED } from '~/bff/cache/page-cache.server';
import { keptHeaders } from '~/bff/http/kept-headers';
import { getContext } from '~/bff/request/context.server';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { readForm } from '~/forms/form.server';
import { overBudgetInit } from '~/bff/waiting/over-budget';
import { destinationsPage } from '~/features/search/map/destinations.server';
import { nearbyCities } from '~/features/search/map/nearby-cities.server';
import { readFilter } from '~/features/search/filters/filter-link';
import { hotelsHint } from '~/features/search/hotels/hotels-hint.server';
import { searchOffers } from '~/features/search/offers/search-offers.server';
import { flexibleDates } from '~/features/search/calendar/flexible-dates.server';
import { nearbyDates } from '~/features/search/calendar/nearby-dates.server';
import { priceSubscription } from '~/features/search/watch/screen.server';
import { earliestToday } from '~/dates/calendar-date';
import { findPlaceNames, tripInOneCity, unknownPlaces } from '~/features/search/places/names-of-search.server';
import { isPastSearch, kindOfSearch } from '~/features/search/query/search-query';
import { unfinishedBooking } from '~/features/booking/unfinished/unfinished-booking.server';
import { rememberSearch } from '~/features/search/recent/recent-searches.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { readSearch } from './read-search.server';
import { isWhole, searchScreen, showsAnswer } from './screen.server';
import { isStopped } from './stopping';
import { submitSearch } from './submit.server';
import { SearchView } from './view';

export const handle: RouteHandle = {
  hydrate: true,
  i18n: ['common', 'home', 'search'],
  page: 'search',
  robots: 'noindex,nofollow',
  shared: 'results',
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  ...(data?.styles ?? []).map((href) => ({ tagName: 'link', rel: 'stylesheet', href })),
];

export const headers = keptHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { market, url } = context;
  const now = new Date();
  const { query, isMisordered } = await readSearch(context, now);
  const kind = isMisordered || isPastSearch(query, earliestToday(now)) ? null : kindOfSearch(query);
  const view = url.searchParams;
  const search = kind === 'offers' ? searchOffers(context, query, { isStopped: isStopped(url) }) : null;
  const [offers, flexible, destinations, cities, nearby, hotels, names, unknown, sameCity, unfinished, earning] =
    await Promise.all([
      search,
      kind === 'dates' ? flexibleDates(context, query, view) : null,
      kind === 'destinations' ? destinationsPage(context, query, view) : null,
      search && nearbyCities(context, query, view, search),
      search && nearbyDates(context, query, { filter: readFilter(view), offers: search }),
      search && hotelsHint(context, query),
      findPlaceNames(context, query),
      unknownPlaces(context, query),
      tripInOneCity(context, query),
      unfinishedBooking(context),
      search && earningRate(context),
    ]);
  const t = getTranslator(market.locale, 'search');
  const blocks = {
    flexible,
    destinations,
    nearbyCities: cities,
    nearby,
    hotels,
    names,
    unknown,
    sameCity,
    earning,
    now,
  };
  const origin = letterOrigin(context);
  const { screen, status } = searchScreen({ query, isMisordered, view, offers, ...blocks, origin, market, t });
  const { route, dates } = screen.head;
  const title = t('page.title', { route, dates, brand: market.brandName });
  const isPriced = screen.state.kind === 'results' || screen.state.kind === 'dates';
  const watch = isPriced ? await priceSubscription(context, { query, isWeekends: false }, screen.head) : null;
  // A page for many guests remembers nobody's search: the host does it for each of them.
  const isForGuests = args.context.isShared ?? false;
  if (!isForGuests && showsAnswer(screen.state)) await rememberSearch(context, args.request, query);
  const refusal = overBudgetInit(offers?.full === 'failed' ? offers.error : null);
  const caching = isForGuests && !isWhole(screen) ? { headers: NEVER_STORED } : {};
  return json({ ...screen, unfinished, watch, title }, { status, ...refusal, ...caching });
}

/** Handles the buttons of the page. */
export const action = async (args: ActionFunctionArgs) =>
  submitSearch(await getContext(args), await readForm(args.request));

export default function Search() {
  return <SearchView screen={useLoaderData<typeof loader>()} rejected={useActionData<typeof action>() ?? null} />;
}
