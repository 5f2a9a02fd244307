import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textPageOf } from '~/features/content/text-page.server';
import { TextPageView } from '~/features/content/TextPageView';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = { hydrate: false, i18n: ['common'], page: 'agreement' };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data?.title ?? '', description: args.data?.lead, isIndexed: false });

export async function loader(args: LoaderFunctionArgs) {
  return json(await textPageOf('agreement', args));
}

export default function Agreement() {
  return <TextPageView {...useLoaderData<typeof loader>()} />;
}
