import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirectTo } from '~/bff/http/redirects.server';
import { getContext } from '~/bff/request/context.server';
import { utcToday } from '~/dates/calendar-date';
import { pageMeta } from '~/features/frame/page-meta';
import { firstDays, readDays, readKind } from '~/features/landings/price-alert/alert-days';
import { alertPath } from '~/features/landings/price-alert/days-form.server';
import { watchOfDays } from '~/features/landings/price-alert/watch-of-days.server';
import { priceSubscription } from '~/features/search/watch/screen.server';
import { watchWords } from '~/features/search/watch/watch-words.server';
import { watchPrice } from '~/features/search/watch/subscribe.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import type { RouteHandle } from '~/i18n/handle';
import { alertRoute } from './alert-route.server';
import { alertScreen } from './screen.server';
import { AlertView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'home', 'landings'],
  page: 'price-alert',
  noStore: true,
  params: { from: 'public', to: 'public' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.screen.title ?? '' });

/** Watches the price of a route on days of one's choice: /price-alert/lon/par?date=… (specification 3 §2 "Other pages"). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { market, url } = context;
  if (!(await context.features()).priceSubscription) throw json(null, { status: 404 });
  const route = await alertRoute(context, args.params);
  const path = alertPath(...route.codes);
  if (path !== url.pathname) throw redirectTo(path + url.search, 301);
  const today = utcToday(new Date());
  const chosen = readDays(url.searchParams, today);
  const isInvalid = chosen === 'invalid';
  const days = isInvalid ? null : chosen;
  const watch = days && watchOfDays(route.codes, days, today);
  const shown = days ?? firstDays(today, readKind(url.searchParams));
  const block = watch && (await priceSubscription(context, watch, watchWords(watch, route.names, market)));
  return json({ screen: alertScreen({ route, days: shown, isInvalid, watch, today }, market), block });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const { pathname, search, searchParams } = context.url;
  const today = utcToday(new Date());
  const days = readDays(searchParams, today);
  if (days === null || days === 'invalid') throw redirectTo(pathname + search);
  const { codes } = await alertRoute(context, args.params);
  const rejected = await watchPrice(context, watchOfDays(codes, days, today), form);
  if (rejected) return answerRejected(rejected);
  throw redirectTo(`${pathname}${search}#price-subscription`);
}

export default function PriceAlert() {
  const { screen, block } = useLoaderData<typeof loader>();
  return <AlertView screen={screen} block={block} rejected={useActionData<typeof action>() ?? null} />;
}
