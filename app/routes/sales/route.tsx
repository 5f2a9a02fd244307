import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { salesScreen } from './screen.server';
import { findSalesSources } from './sources.server';
import { SalesView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'sales'],
  page: 'sales',
  robots: 'index',
  shared: 'always',
};

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data?.title ?? '', description: args.data?.screen.lead });

/** Sales of tickets, on the brand that has them: /sales?departureCity=MOW (upstream facts §6, §7). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { market, publicOrigin } = context;
  const sources = await findSalesSources(context);
  const screen = salesScreen(sources, { market, publicOrigin, now: new Date() });
  return json({ title: screen.title, screen });
}

export default function Sales() {
  return <SalesView screen={useLoaderData<typeof loader>().screen} />;
}
