import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { verifyAccount } from '~/bff/account/account.server';
import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import { getContext } from '~/bff/request/context.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { rejectUnread } from '~/forms/rejected-submission';
import { redirectTo } from '~/bff/http/redirects.server';
import { authHref } from '~/market/auth-address';
import { ACCOUNTS_DOWN } from '~/features/account/auth/rejections.server';
import { readReturnUrl, targetOf } from '~/features/account/auth/return-url.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { submitAgain, type AgainRejection } from './submit.server';
import { AgainView, type AgainScreen } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password'],
  i18n: ['common', 'account'],
  page: 'auth',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.screen.title ?? '' });

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const account = await accountOf(context);
  if (account?.isFresh) throw redirectTo(targetOf(readReturnUrl(context.url)), 302);
  return json({ screen: screenOf(context, account) }, { status: account ? 200 : 503 });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const account = await accountOf(context);
  if (!account) return answerRejected<AgainRejection>(rejectUnread('send', ACCOUNTS_DOWN));
  const rejected = await submitAgain(context, account, form);
  if (!rejected) throw redirectTo(targetOf(readReturnUrl(context.url)));
  return answerRejected(rejected);
}

/** Returns the account; null while accounts are unavailable. @throws Response redirects a guest to signing in */
async function accountOf(context: RequestContext): Promise<VerifiedAccount | null> {
  const signInState = await verifyAccount(context);
  if (signInState.state === 'guest') throw redirectTo(authHref('login', readReturnUrl(context.url)), 302);
  return signInState.state === 'signedIn' ? signInState.account : null;
}

function screenOf({ market, url }: RequestContext, account: VerifiedAccount | null): AgainScreen {
  return {
    title: getTranslator(market.locale, 'account')('again.title'),
    email: account?.email ?? '',
    here: authHref('again', readReturnUrl(url)),
    hasPassword: account?.hasPassword ?? true,
    isDown: account === null,
    homePath: market.homePath,
  };
}

export default function Again() {
  const { screen } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? null;
  return <AgainView {...screen} asksCode={rejected?.form === 'code'} rejected={rejected} />;
}
