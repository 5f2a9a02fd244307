import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { RequestContext } from '~/bff/request/context';
import { getContext } from '~/bff/request/context.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { rejectUnread } from '~/forms/rejected-submission';
import { redirectTo } from '~/bff/http/redirects.server';
import { authHref } from '~/market/auth-address';
import { readReturnUrl, targetOf } from '~/features/account/auth/return-url.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { challengeBrowser, submitPasskey } from './sign-in.server';
import { PasskeyView, type PasskeyScreen } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['passkey'],
  i18n: ['common', 'account'],
  page: 'auth',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.screen.title ?? '' });

export async function loader(args: LoaderFunctionArgs) {
  const screen = await screenOf(await getContext(args));
  return json({ screen }, { status: screen.options === null ? 503 : 200 });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  if (await submitPasskey(context, form)) throw redirectTo(targetOf(readReturnUrl(context.url)));
  return answerRejected(rejectUnread('passkey', { status: 400 }));
}

async function screenOf(context: RequestContext): Promise<PasskeyScreen> {
  const { market, url } = context;
  const returnUrl = readReturnUrl(url);
  return {
    title: getTranslator(market.locale, 'account')('passkey.title'),
    options: await challengeBrowser(context),
    links: { here: authHref('passkey', returnUrl), login: authHref('login', returnUrl) },
    homePath: market.homePath,
  };
}

export default function Passkey() {
  const { screen } = useLoaderData<typeof loader>();
  return <PasskeyView {...screen} hasFailed={useActionData<typeof action>() !== undefined} />;
}
