import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { RequestContext } from '~/bff/request/context';
import { getContext } from '~/bff/request/context.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { rejectUnread } from '~/forms/rejected-submission';
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
  const { screen, rejected } = shown(context, await followLink(context, args.params.token ?? ''), 302);
  return json({ screen, rejected }, { status: rejected?.status ?? 200 });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const { screen, rejected } = shown(context, await submitConfirmation(context, args.params.token ?? '', form), 303);
  return answerRejected({ ...(rejected ?? rejectUnread('confirm', { status: 200 })), screen });
}

/** Builds the page. @throws Response a redirect when the link is done */
function shown(context: RequestContext, outcome: ConfirmOutcome, redirectStatus: 302 | 303) {
  if ('target' in outcome) throw redirectTo(outcome.target, redirectStatus);
  const screen = confirmScreen(outcome, context, getTranslator(context.market.locale, 'account'));
  return { screen, rejected: outcome.rejected };
}

export default function Confirm() {
  const shown = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return <ConfirmView {...(rejected?.screen ?? shown.screen)} rejected={rejected ?? shown.rejected} />;
}
