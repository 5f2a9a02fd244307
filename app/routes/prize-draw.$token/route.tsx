import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirectTo } from '~/bff/http/redirects.server';
import { getContext } from '~/bff/request/context.server';
import { pageMeta } from '~/features/frame/page-meta';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { rejectUnread } from '~/forms/rejected-submission';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { confirmEntry, stateOfLink } from './confirm.server';
import { EntryView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'draw'],
  page: 'prize-draw-entry',
  noStore: true,
  params: { token: 'secret' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

const HTTP_STATUS = { ask: 200, done: 200, expired: 400, tooMany: 429, down: 503 } as const;

/** The link of the letter that asks to confirm an entry to the prize draw. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { homePath, locale } = context.market;
  const state = await stateOfLink(context);
  return json({ state, homePath, title: getTranslator(locale, 'draw')(`entry.${state}.title`) });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  await readForm(args.request);
  const state = await confirmEntry(context, args.params.token ?? '');
  if (state === 'done') throw redirectTo(context.url.pathname);
  return answerRejected({ ...rejectUnread('entry', { status: HTTP_STATUS[state] }), state });
}

export default function PrizeDrawEntry() {
  const { state, homePath } = useLoaderData<typeof loader>();
  return <EntryView state={useActionData<typeof action>()?.state ?? state} homePath={homePath} />;
}
