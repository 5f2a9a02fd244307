import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { submitFinder } from './submit.server';
import { FinderView, type FinderNote } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'receipt'],
  page: 'download-documents',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

const PAGE = '/download-documents';

/**
 * `?sent`: the request was accepted; `?expired`: a letter's link is no longer valid; `?later`: the service was
 * unavailable.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { market, url } = await getContext(args);
  return json({ title: getTranslator(market.locale, 'receipt')('find.title'), note: noteOf(url) });
}

function noteOf({ searchParams }: URL): FinderNote | null {
  if (searchParams.has('sent')) return 'sent';
  if (searchParams.has('expired')) return 'expired';
  return searchParams.has('later') ? 'later' : null;
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const rejected = await submitFinder(context, await readForm(args.request));
  if (!rejected) throw redirectTo(`${PAGE}?sent`);
  return answerRejected(rejected);
}

export default function DownloadDocuments() {
  const { note } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? null;
  return <FinderView note={rejected ? null : note} rejected={rejected} />;
}
