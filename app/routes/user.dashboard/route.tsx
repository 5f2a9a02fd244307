import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { pageMeta } from '~/features/frame/page-meta';
import { ordersOfVisitor } from '~/features/account/orders/orders.server';
import { ClosedProfileView } from '~/features/account/profile/ClosedProfileView';
import { profileGate, statusOfClosed } from '~/features/account/profile/gate.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { dashboardScreen } from './screen.server';
import { DashboardView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password', 'passkey-links'],
  i18n: ['common', 'account', 'profile'],
  page: 'dashboard',
  noStore: true,
};

/** The unpaid orders and the next trips come first in the list. */
const NEAREST = { group: 'active', limit: 10, period: null, pageToken: null } as const;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { market, upstream } = context;
  const t = getTranslator(market.locale, 'profile');
  const title = t('title');
  const { account, closed } = await profileGate(context);
  if (closed) return json({ title, closed, screen: null, homePath: market.homePath }, statusOfClosed(closed));
  const [{ page, signInState }, profile, notebook] = await Promise.all([
    ordersOfVisitor(context, NEAREST),
    degrade(upstream.account.getProfile(account.token), null, { block: 'profile' }),
    degrade(upstream.account.listPassengers(account.token), null, { block: 'notebook' }),
  ]);
  const facts = {
    email: account.email,
    profile,
    savedPassengers: notebook?.passengers.length ?? 0,
    orders: page.orders,
    hasAllOrders: signInState === 'signedIn',
    today: new Date().toISOString().slice(0, 10),
  };
  const screen = dashboardScreen(facts, market, t, getTranslator(market.locale, 'content'));
  return json({ title, closed: null, screen, homePath: market.homePath });
}

export default function Dashboard() {
  const { closed, screen, homePath } = useLoaderData<typeof loader>();
  if (closed) return <ClosedProfileView {...closed} />;
  return <DashboardView {...screen} homePath={homePath} />;
}
