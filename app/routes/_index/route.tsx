import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { keptHeaders } from '~/bff/http/kept-headers';
import { redirectTo } from '~/bff/http/redirects.server';
import { homeMeta } from '~/features/home/home-meta';
import { homePageAction } from '~/features/home/home-action.server';
import { homeAnswer } from '~/features/home/home-loader.server';
import { forwardSearchLink } from '~/features/home/market-address.server';
import { HomeView } from '~/features/home/HomeView';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = { hydrate: true, i18n: ['home'], page: 'home', robots: 'index', shared: 'home' };

export const headers = keptHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => homeMeta(data);

/**
 * Home of a brand without market paths; with them, redirects to /{locale}-{country} and keeps the query (specification
 * 1 §2).
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  if (context.brand.hasMarketInPath) throw redirectTo(`${context.market.homePath}${context.url.search}`, 302);
  const filled = await forwardSearchLink(context, new Date());
  if (filled) throw redirectTo(filled, 302);
  return homeAnswer(context);
}

/**
 * Handles a form posted to `/` even where home has another address; a rejected submission is reposted there to show its
 * errors.
 */
export async function action(args: ActionFunctionArgs) {
  const { brand, market } = await getContext(args);
  const answer = await homePageAction(args);
  const isRefused = answer.status >= 400;
  return brand.hasMarketInPath && isRefused ? redirectTo(market.homePath, 307) : answer;
}

export default function Home() {
  return <HomeView screen={useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
