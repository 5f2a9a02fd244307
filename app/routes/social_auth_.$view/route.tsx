import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { authHref } from '~/market/auth-address';
import { readAuthNote } from '~/features/account/auth/auth-note.server';
import { AuthOutcomeView } from '~/features/account/auth/AuthOutcomeView';
import { SOCIAL_CALLBACK, socialViewPath } from '~/features/account/auth/social/social-address';
import { readSocialFlow } from '~/bff/cookies/social-flow.server';
import {
  submitEmail,
  submitPassword,
  type UnlinkedUserOutcome,
} from '~/features/account/auth/social/unlinked-user.server';
import { readReturnUrl } from '~/features/account/auth/return-url.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { letterScreen, unlinkedUserScreen, welcomeScreen } from './screen.server';
import { UnlinkedUserView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password'],
  i18n: ['common', 'account', 'social'],
  page: 'auth',
  noStore: true,
  params: { view: 'public' },
};

export const meta: MetaFunction<typeof loader> = (args) => {
  return pageMeta(args, { title: args.data?.welcome?.title ?? args.data?.unlinkedUser?.title ?? '' });
};

/** Views of specification 3 §2; falls back to signing in for those without their data. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const t = getTranslator(context.market.locale, 'social');
  const { view } = args.params;
  const flow = await readSocialFlow(context);
  if (view === 'success_register') {
    const note = await readAuthNote(context, 'success_register');
    const welcome =
      note &&
      (flow?.step === 'unlinkedUser' ? letterScreen(note.email, flow, context, t) : welcomeScreen(note.email, t));
    if (welcome) return json({ unlinkedUser: null, welcome });
  }
  if (flow?.step !== 'unlinkedUser') throw redirectTo(authHref('login', readReturnUrl(context.url)), 302);
  if (view === 'need_auth' && flow.email !== null) {
    return json({ unlinkedUser: unlinkedUserScreen('need_auth', flow, context, t), welcome: null });
  }
  if (view !== 'need_email') throw redirectTo(socialViewPath('need_email'), 302);
  return json({ unlinkedUser: unlinkedUserScreen('need_email', flow, context, t), welcome: null });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const flow = await readSocialFlow(context);
  if (flow?.step !== 'unlinkedUser') throw redirectTo(SOCIAL_CALLBACK);
  const { email } = flow;
  const isPassword = args.params.view === 'need_auth' && email !== null;
  const outcome: UnlinkedUserOutcome = isPassword
    ? await submitPassword(context, { ...flow, email }, form)
    : await submitEmail(context, flow, form);
  if ('target' in outcome) throw redirectTo(outcome.target);
  if (outcome.state === 'over') throw redirectTo(SOCIAL_CALLBACK);
  return answerRejected(outcome.rejected);
}

export default function UnlinkedSocialUser() {
  const { unlinkedUser, welcome } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? null;
  if (welcome) return <AuthOutcomeView {...welcome} />;
  return unlinkedUser ? <UnlinkedUserView {...unlinkedUser} rejected={rejected} /> : null;
}
