import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { keptHeaders } from '~/bff/http/kept-headers';
import { overBudgetInit } from '~/bff/waiting/over-budget';
import { redirectTo } from '~/bff/http/redirects.server';
import { pageMeta } from '~/features/frame/page-meta';
import { lowPricesPath, parseDirection } from '~/features/search/calendar/low-prices-path';
import { alertPath } from '~/features/landings/price-alert/days-form.server';
import { saleDates } from '~/dates/sale-dates';
import { findPlaceNames, hasUnknownPlace } from '~/features/search/places/names-of-search.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { readYearOptions } from '~/features/search/calendar/year-options';
import { departuresOnSale, yearOfPrices } from './prices.server';
import { lowPricesScreen } from './screen.server';
import { LowPricesView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'calendar'],
  page: 'low-prices',
  robots: 'index',
  params: { direction: 'public' },
};

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data?.title ?? '', description: args.data?.screen.lead });

export const headers = keptHeaders;

/** The lowest prices of a direction over a year, and by day of one month: /low-prices/LON-NYC?month=2031-05 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { market, url } = context;
  const direction = parseDirection(args.params.direction ?? '');
  if (!direction) throw json(null, { status: 404 });
  const path = lowPricesPath(direction.departure, direction.arrival);
  if (url.pathname !== path) throw redirectTo(path + url.search, 301);

  const asked = readYearOptions(url.searchParams);
  const sold = departuresOnSale(saleDates(new Date()), asked);
  const places = { trips: [{ ...direction, date: sold.from }] };
  const [isUnknown, names, { options, prices, hasTrains }, features] = await Promise.all([
    hasUnknownPlace(context, places),
    findPlaceNames(context, places),
    yearOfPrices(context, direction, asked, sold),
    context.features(),
  ]);
  if (isUnknown) throw json(null, { status: 404 });
  const t = getTranslator(market.locale, 'calendar');
  const month = url.searchParams.get('month');
  const screen = lowPricesScreen({ direction, options, names, prices, hasTrains, month, sold, market, t });
  const watchPath = features.priceSubscription ? alertPath(direction.departure, direction.arrival) : null;
  return json(
    { title: screen.title, screen, watchPath },
    overBudgetInit(prices.state === 'failed' ? prices.error : null),
  );
}

export default function LowPrices() {
  const { screen, watchPath } = useLoaderData<typeof loader>();
  return <LowPricesView screen={screen} watchPath={watchPath} />;
}
