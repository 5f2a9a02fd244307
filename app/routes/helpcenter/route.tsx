import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaArgs } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { contentHandle } from '~/features/frame/content/ContentPage';
import { textPage } from '~/features/frame/content/text-page.server';
import { pageMeta } from '~/features/frame/page-meta';
import { readQuery } from './find-questions';
import { helpScreen, type HelpScreen } from './screen.server';
import { HelpView } from './view';

export const handle = contentHandle('helpcenter');

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.data?.title ?? '', description: args.data?.lead });

export async function loader(args: LoaderFunctionArgs) {
  const { market, url } = await getContext(args);
  return json<HelpScreen>(helpScreen(textPage('helpcenter', market), readQuery(url.searchParams.get('text'))));
}

export default function HelpCentre() {
  return <HelpView {...useLoaderData<typeof loader>()} />;
}
