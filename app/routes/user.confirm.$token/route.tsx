import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { RequestContext } from '~/bff/request/context';
import { getContext } from '~/bff/request/context.server';
import { readForm } from '~/forms/form.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { followLink, submitConfirmation, type ConfirmOutcome } from './confirm.server';
import { confirmScreen } from './screen.server';
import { ConfirmView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'account'],
  page: 'auth',
  noStore: true,
  params: { token: 'secret' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.screen.title ?? '' });

/** The link of a letter (specification 3 §2). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  return answer(context, await followLink(context, args.params.token ?? ''), 302);
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  return answer(context, await submitConfirmation(context, args.params.token ?? '', form), 303);
}

function answer(context: RequestContext, outcome: ConfirmOutcome, redirectStatus: 302 | 303) {
  if ('target' in outcome) throw redirectTo(outcome.target, redirectStatus);
  const screen = confirmScreen(outcome, context, getTranslator(context.market.locale, 'account'));
  const status = outcome.state === 'linkExpired' ? 400 : (outcome.rejected?.status ?? 200);
  return json({ screen }, { status });
}

export default function Confirm() {
  const { screen } = useLoaderData<typeof loader>();
  return <ConfirmView {...(useActionData<typeof action>()?.screen ?? screen)} />;
}
