import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { keptHeaders } from '~/bff/http/kept-headers';
import { overBudgetInit } from '~/bff/waiting/over-budget';
import { redirectTo } from '~/bff/http/redirects.server';
import { pageMeta } from '~/features/frame/page-meta';
import { MAP_PARAMETERS, mapPath, readMapQuery, type MapQuery } from '~/features/search/map/map-query';
import { saleDates } from '~/dates/sale-dates';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { findDeparture } from './departure.server';
import { priceMapScreen } from './screen.server';
import { mapSources } from './sources.server';
import { PriceMapView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['price-map'],
  i18n: ['common', 'price-map'],
  page: 'price-map',
  robots: 'index',
};

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data?.screen.title ?? '', description: args.data?.screen.lead });

export const headers = keptHeaders;

/** Prices from a city to the world, as a map and as a table: /price-map?from=BER&month=2031-05&region=europe */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { market, url } = context;
  const sale = saleDates(new Date());
  const read = readMapQuery(url.searchParams, sale);
  const departure = await findDeparture(context, read);
  const isFound = departure.state === 'found';
  if (isFound && !read.isDateBad) {
    const canonical = canonicalPath({ ...read.query, from: read.typedFrom === '' ? '' : departure.code }, url);
    if (canonical !== null) throw redirectTo(canonical, 302);
  }
  const sources = isFound ? await mapSources(context, { ...read.query, from: departure.code }, sale) : null;
  const t = getTranslator(market.locale, 'price-map');
  const screen = priceMapScreen({ read, departure, sources, sale, market, t });
  const refusal = overBudgetInit(sources?.prices.state === 'failed' ? sources.prices.error : null);
  return json({ screen }, { status: departure.state === 'unknown' ? 404 : 200, ...refusal });
}

/** Returns the canonical form of a link, with its foreign parameters; null when it is canonical already. */
function canonicalPath(query: MapQuery, { searchParams }: URL): string | null {
  const own = [...searchParams].filter(([name]) => MAP_PARAMETERS.includes(name));
  const path = mapPath(query);
  const written = [...new URL(path, 'http://shop').searchParams];
  if (JSON.stringify(own) === JSON.stringify(written)) return null;
  const foreign = new URLSearchParams([...searchParams].filter(([name]) => !MAP_PARAMETERS.includes(name))).toString();
  return foreign === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${foreign}`;
}

export default function PriceMap() {
  return <PriceMapView screen={useLoaderData<typeof loader>().screen} />;
}
