import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaArgs } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { contentHandle } from '~/features/frame/content/ContentPage';
import { pageMeta } from '~/features/frame/page-meta';
import { readQuery } from '~/features/help/search-questions.server';
import type { RouteHandle } from '~/i18n/handle';
import { helpScreen, type HelpScreen } from './screen.server';
import { HelpView } from './view';

export const handle: RouteHandle = { ...contentHandle('helpcenter'), i18n: ['common', 'content', 'help'] };

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.data?.title ?? '', description: args.data?.lead });

export async function loader(args: LoaderFunctionArgs) {
  const { market, url } = await getContext(args);
  return json<HelpScreen>(helpScreen(market, readQuery(url.searchParams.get('text'))));
}

export default function HelpCentre() {
  return <HelpView {...useLoaderData<typeof loader>()} />;
}
