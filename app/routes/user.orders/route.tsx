import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { authHref } from '~/market/auth-address';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { ordersOfVisitor } from '~/features/account/orders/orders.server';
import { readOrdersQuery } from '~/features/account/orders/orders-query';
import { ordersScreen } from '~/features/account/orders/order-list.server';
import { OrdersView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'content', 'profile'],
  page: 'orders',
  noStore: true,
};

const ORDERS = { from: '/user/orders', reason: 'orders' } as const;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.screen.title ?? '' });

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const wish = readOrdersQuery(context.url);
  const [{ page, signInState }, features] = await Promise.all([ordersOfVisitor(context, wish), context.features()]);
  const t = getTranslator(context.market.locale, 'content');
  const signInHref = signInState === 'guest' && features.accounts ? authHref('login', ORDERS) : null;
  return json({
    screen: ordersScreen(page, wish, context.market, t),
    isSignedIn: signInState === 'signedIn' || (signInState === 'unknown' && context.account !== null),
    homePath: context.market.homePath,
    signInHref,
    isAccountDown: signInState === 'unknown',
  });
}

export default function Orders() {
  return <OrdersView {...useLoaderData<typeof loader>()} />;
}
