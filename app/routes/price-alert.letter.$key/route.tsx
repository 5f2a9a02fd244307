import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirectTo } from '~/bff/http/redirects.server';
import { getContext } from '~/bff/request/context.server';
import type { RequestContext } from '~/bff/request/context';
import { pageMeta } from '~/features/frame/page-meta';
import { findPlaceNames } from '~/features/search/places/names-of-search.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { rejectUnread } from '~/forms/rejected-submission';
import type { RouteHandle } from '~/i18n/handle';
import { answerLetter, isOneClick, openLetter, type OpenedLetter } from './letter.server';
import { letterScreen, STATUS_OF_FAULT } from './screen.server';
import { LetterView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common'],
  page: 'price-alert-letter',
  noStore: true,
  params: { key: 'secret' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

/** The link of a letter about a price: it shows the alert, which is confirmed or left by a press (specification 3 §4). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const opened = await openLetter(context, args.params.key ?? '');
  return json(await screenOf(context, opened), { status: opened.alert ? 200 : STATUS_OF_FAULT[opened.fault] });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const opened = await answerLetter(context, args.params.key ?? '', form);
  // RFC 8058 forbids a redirect.
  if (opened.alert && !isOneClick(form)) throw redirectTo(context.url.pathname);
  const status = opened.alert ? 200 : STATUS_OF_FAULT[opened.fault];
  return answerRejected({ ...rejectUnread('priceAlert', { status }), screen: await screenOf(context, opened) });
}

async function screenOf(context: RequestContext, opened: OpenedLetter) {
  const names = opened.alert ? await findPlaceNames(context, opened.alert.search) : {};
  return letterScreen(opened, names, context.market);
}

export default function PriceAlertLetter() {
  const screen = useLoaderData<typeof loader>();
  return <LetterView screen={useActionData<typeof action>()?.screen ?? screen} />;
}
