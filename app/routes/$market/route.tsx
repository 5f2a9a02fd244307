import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { RequestContext } from '~/bff/request/context';
import { getContext } from '~/bff/request/context.server';
import { keptHeaders } from '~/bff/http/kept-headers';
import { redirectTo } from '~/bff/http/redirects.server';
import { homeMeta } from '~/features/home/home-meta';
import { homePageAction } from '~/features/home/home-action.server';
import { homeAnswer } from '~/features/home/home-loader.server';
import { HomeView } from '~/features/home/HomeView';
import { forwardSearchLink, forwardSegment } from '~/features/home/market-address.server';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = {
  hydrate: true,
  i18n: ['home'],
  page: 'home',
  robots: 'index',
  shared: 'home',
  params: { market: 'public' },
};

export const headers = keptHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => homeMeta(data);

/**
 * Home of a brand with market paths: /{locale}-{country}, both of that brand. Some other one-segment addresses
 * redirect; the rest answer 404.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  if (isHome(context, args)) {
    const filled = await forwardSearchLink(context, new Date());
    if (filled) throw redirectTo(filled, 302);
    return homeAnswer(context);
  }
  const forwarding = await forwardSegment(context, args.params['market'] ?? '', new Date());
  if (!forwarding) throw new Response(null, { status: 404 });
  throw redirectTo(forwarding.path, forwarding.status);
}

export async function action(args: ActionFunctionArgs) {
  if (!isHome(await getContext(args), args)) throw new Response(null, { status: 404 });
  return homePageAction(args);
}

function isHome({ brand, market }: RequestContext, { params }: LoaderFunctionArgs): boolean {
  return brand.hasMarketInPath && market.homePath === `/${params['market']}`;
}

export default function MarketHome() {
  return <HomeView screen={useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
