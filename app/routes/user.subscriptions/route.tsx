import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { earliestToday } from '~/dates/calendar-date';
import type { ClosedProfile } from '~/features/account/profile/closed-profile';
import { ClosedProfileView } from '~/features/account/profile/ClosedProfileView';
import { profileGate, statusOfClosed } from '~/features/account/profile/gate.server';
import { pageMeta } from '~/features/frame/page-meta';
import { findPlaceNames } from '~/features/search/places/names-of-search.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { takeAlertsNote } from './note.server';
import { alertView, noticeView, type AlertsScreen } from './screen.server';
import { submitAlerts } from './submit.server';
import { AlertsView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password', 'passkey-links'],
  i18n: ['common', 'account', 'profile', 'price-alerts'],
  page: 'subscriptions',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

/** A page that takes longer shows that it waits, and asks again. */
const PATIENCE_MS = 4000;

type PageData = { title: string; homePath: string } & (
  { screen: AlertsScreen; closed: null } | { screen: null; closed: ClosedProfile }
);

/** The account's price alerts (specification 3 §2). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { homePath, locale } = context.market;
  if (!(await context.features()).priceSubscription) throw json(null, { status: 404 });
  const title = getTranslator(locale, 'price-alerts')('title');
  const { account, closed } = await profileGate(context);
  if (closed) return json<PageData>({ title, homePath, screen: null, closed }, { status: statusOfClosed(closed) });
  const screen = await alertsScreen(context, account);
  const status = screen.alerts || screen.isWaiting ? 200 : 503;
  return json<PageData>({ title, homePath, screen, closed: null }, { status });
}

async function alertsScreen(context: RequestContext, account: VerifiedAccount): Promise<AlertsScreen> {
  const { market, upstream } = context;
  const key = ['price alerts', market.brand, market.locale, account.id].join(' ');
  const listed = await settle(key, () => upstream.priceSubscription.list(account.token), { patienceMs: PATIENCE_MS });
  const note = await takeAlertsNote(context);
  const notice = note && noticeView(note, market);
  if (listed.state !== 'ready') return { alerts: null, isWaiting: listed.state === 'waiting', notice };
  const names = await findPlaceNames(context, { trips: listed.value.flatMap(({ search }) => search.trips) });
  const facts = { names, today: earliestToday(new Date()) };
  return { alerts: listed.value.map((alert) => alertView(alert, facts, market)), isWaiting: false, notice };
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  if (!(await context.features()).priceSubscription) throw new Response(null, { status: 404 });
  return submitAlerts(context, args.request);
}

export default function Subscriptions() {
  const { title, homePath, screen, closed } = useLoaderData<typeof loader>();
  return closed ? <ClosedProfileView {...closed} /> : <AlertsView title={title} homePath={homePath} screen={screen} />;
}
