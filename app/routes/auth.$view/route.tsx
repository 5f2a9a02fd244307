import type { PostedForm } from '~/forms/posted-form.server';
import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { currentAccount, verifyAccount } from '~/bff/account/account.server';
import { readCodeAttempt } from '~/bff/cookies/code-attempt.server';
import type { RequestContext } from '~/bff/request/context';
import { getContext } from '~/bff/request/context.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { authHref, type ReturnUrl } from '~/market/auth-address';
import { AUTH_OUTCOMES, dropAuthNote, readAuthNote, type AuthOutcome } from '~/features/account/auth/auth-note.server';
import type { AuthScreen } from '~/features/account/auth/auth-screen';
import { AuthView } from '~/features/account/auth/AuthView';
import { formScreen } from '~/features/account/auth/form-screen.server';
import { socialButtons } from '~/features/account/auth/social/social-buttons.server';
import { socialViewPath } from '~/features/account/auth/social/social-address';
import { startSocial } from '~/features/account/auth/social/start-social.server';
import { readReturnUrl, targetOf } from '~/features/account/auth/return-url.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { isSocialNetwork } from '~/upstream/account/social-contract';
import { submitCodeRequest } from './code.server';
import { submitLogin } from './login.server';
import type { Outcome } from './outcome';
import { submitRegistration } from './registration.server';
import { submitReset } from './reset.server';
import { outcomeScreen } from './screen.server';

/** The page runs no React; over other pages the same views are a dialog (AuthDialog). */
export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password', 'passkey-links'],
  i18n: ['common', 'account'],
  page: 'auth',
  noStore: true,
  dialog: 'authForm',
  params: { view: 'public' },
  secretQuery: ['from', 'link'],
};

export const meta: MetaFunction<typeof loader> = (args) => {
  return pageMeta(args, { title: args.data?.outcome?.title ?? args.data?.form?.title ?? '' });
};

const SUBMITS = {
  login: submitLogin,
  registration: submitRegistration,
  reset: submitReset,
  code: submitCodeRequest,
} satisfies Record<string, (context: RequestContext, form: PostedForm, returnUrl: ReturnUrl) => Promise<Outcome>>;
type FormName = keyof typeof SUBMITS;
const isForm = (view: string): view is FormName => Object.hasOwn(SUBMITS, view);
const isSocialView = (view: string) => view === 'need_email' || view === 'need_auth';
const isOutcome = (view: string): view is AuthOutcome => AUTH_OUTCOMES.some((one) => one === view);

/** Views of specification 3 §2; falls back to signing in for unknown views and for those without their data. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { view = '' } = args.params;
  const returnUrl = readReturnUrl(context.url);
  if (isSocialNetwork(view)) throw await startSocial(context, view, returnUrl);
  // The network's answer is known only at that address.
  if (isSocialView(view)) throw redirectTo(socialViewPath(view) + context.url.search, 302);
  const t = getTranslator(context.market.locale, 'account');
  if (isForm(view)) {
    // Signed-in visitors need no form, except when they have forgotten their password.
    if (view !== 'reset' && (await currentAccount(context))) throw redirectTo(targetOf(returnUrl), 302);
    await dropAuthNote(context);
    const social = await socialButtons(context, returnUrl);
    // A visitor who requests another code has already typed the address.
    const email = view === 'code' ? (await readCodeAttempt(context))?.email : undefined;
    return json<AuthScreen>({ form: formScreen({ view, returnUrl, social, email }, context, t), outcome: null });
  }
  const note = isOutcome(view) ? await readAuthNote(context, view) : null;
  if (note) return json<AuthScreen>({ form: null, outcome: outcomeScreen(note, context, t) });
  const isIn = view === 'verify_auth' && (await verifyAccount(context)).state === 'signedIn';
  throw redirectTo(isIn ? targetOf(returnUrl) : authHref('login', returnUrl), 302);
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const { view = '' } = args.params;
  const form = await readForm(args.request);
  const returnUrl = readReturnUrl(context.url);
  if (!isForm(view)) throw redirectTo(authHref('login', returnUrl));
  const outcome = await SUBMITS[view](context, form, returnUrl);
  if ('target' in outcome) throw redirectTo(outcome.target);
  return answerRejected(outcome);
}

export default function Auth() {
  return <AuthView {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>() ?? null} />;
}
