import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirectTo } from '~/bff/http/redirects.server';
import { tryLater } from '~/bff/http/try-later.server';
import { getContext } from '~/bff/request/context.server';
import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { utcToday } from '~/dates/calendar-date';
import { pageMeta } from '~/features/frame/page-meta';
import { commentedSubject } from '~/features/landings/comments/commented-subject.server';
import { nameOf } from '~/features/landings/names';
import { firstDays, readDays } from '~/features/landings/price-alert/alert-days';
import { alertPath } from '~/features/landings/price-alert/days-form.server';
import { queryText } from '~/features/search/query/query-text';
import { buildSearchPath } from '~/features/search/query/search-url';
import { priceSubscription } from '~/features/search/watch/screen.server';
import { watchPrice } from '~/features/search/watch/subscribe.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { alertQuery, alertScreen } from './screen.server';
import { AlertView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'home', 'landings'],
  page: 'price-alert',
  noStore: true,
  params: { from: 'public', to: 'public' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.screen.title ?? '' });

const CODE = /^[a-z]{3}$/;
const PATIENCE_MS = 4000;

/** Watches the price of a route on days of one's choice: /price-alert/lon/par?date=… (specification 3 §2 "Other pages"). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { market, url } = context;
  const subject = await routeOf(context, args.params);
  const { departure, arrival } = subject.facts;
  const path = alertPath(departure.code, arrival.code);
  if (path !== url.pathname) throw redirectTo(path + url.search, 301);
  const today = utcToday(new Date());
  const chosen = daysOf(url, today);
  const isInvalid = chosen === 'invalid';
  const days = isInvalid ? null : chosen;
  const query = days && alertQuery(subject, days);
  const names = Object.fromEntries([departure, arrival].map((city) => [city.code, nameOf(city, market.locale)]));
  const block =
    query &&
    (await priceSubscription(context, query, queryText(query, names, market, getTranslator(market.locale, 'search'))));
  const data = { subject, days: days ?? firstDays(today), isInvalid, searchHref: query && buildSearchPath(query) };
  return json({ screen: alertScreen(data, market), block });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const { pathname, search } = context.url;
  const days = daysOf(context.url, utcToday(new Date()));
  if (days === null || days === 'invalid') throw redirectTo(pathname + search);
  const rejected = await watchPrice(context, alertQuery(await routeOf(context, args.params), days), form);
  if (rejected) return answerRejected(rejected);
  throw redirectTo(`${pathname}${search}#price-subscription`);
}

function daysOf({ searchParams }: URL, today: string) {
  return readDays({ date: searchParams.get('date'), back: searchParams.get('dateBack') }, today);
}

/** Finds the route of the address, or answers 404; 503 while the service does not tell. */
async function routeOf(
  { upstream }: Pick<RequestContext, 'upstream'>,
  { from = '', to = '' }: LoaderFunctionArgs['params'],
) {
  if (!CODE.test(from) || !CODE.test(to)) throw json(null, { status: 404 });
  const topic = { kind: 'routes', codes: [from.toUpperCase(), to.toUpperCase()] as [string, string] } as const;
  const asked = commentedSubject(upstream, topic).then((subject) => ({ subject }));
  const found = await degrade(asked, null, { block: 'price-alert', patienceMs: PATIENCE_MS });
  if (!found) throw tryLater();
  if (found.subject?.kind !== 'route') throw json(null, { status: 404 });
  return found.subject;
}

export default function PriceAlert() {
  const { screen, block } = useLoaderData<typeof loader>();
  return <AlertView screen={screen} block={block} rejected={useActionData<typeof action>() ?? null} />;
}
