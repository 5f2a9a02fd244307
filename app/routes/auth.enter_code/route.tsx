import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readCodeAttempt, type CodeAttempt } from '~/bff/cookies/code-attempt.server';
import type { RequestContext } from '~/bff/request/context';
import { getContext } from '~/bff/request/context.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { authHref, enterCodeHref } from '~/market/auth-address';
import { readReturnUrl, targetOf } from '~/features/account/auth/return-url.server';
import { EnterCodeView, type EnterCodeScreen } from '~/features/account/auth/EnterCodeView';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { submitCode } from './submit.server';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'account'],
  page: 'auth',
  noStore: true,
  dialog: 'enterCode',
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.screen.title ?? '' });

/** Redirects to requesting a code when this browser is not waiting for one. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const attempt = await readCodeAttempt(context);
  if (!attempt) throw redirectTo(authHref('code', readReturnUrl(context.url)), 302);
  return json({ screen: screenOf(context, attempt) });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const returnUrl = readReturnUrl(context.url);
  const attempt = await readCodeAttempt(context);
  if (!attempt) throw redirectTo(authHref('code', returnUrl));
  const rejected = await submitCode(context, attempt, form);
  if (!rejected) throw redirectTo(targetOf(returnUrl));
  return answerRejected(rejected);
}

function screenOf({ market, url }: RequestContext, { email }: CodeAttempt): EnterCodeScreen {
  const t = getTranslator(market.locale, 'account');
  const returnUrl = readReturnUrl(url);
  return {
    title: t('enterCode.title'),
    text: t('enterCode.text', { email }),
    links: { here: enterCodeHref(returnUrl), again: authHref('code', returnUrl) },
    homePath: market.homePath,
  };
}

export default function EnterCode() {
  const { screen } = useLoaderData<typeof loader>();
  return <EnterCodeView {...screen} rejected={useActionData<typeof action>() ?? null} />;
}
