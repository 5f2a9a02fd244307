import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { readForm } from '~/forms/form.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { AFTER_SIGN_IN } from '~/features/account/auth/return-url.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { followLink, takeLink, type LinkScreen } from './follow.server';
import { CodeLinkView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'account'],
  page: 'auth',
  noStore: true,
  params: { token: 'secret' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

function statusOf({ isLinkExpired, rejected }: LinkScreen): number {
  return isLinkExpired ? 400 : (rejected?.status ?? 200);
}

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const screen = await followLink(context, args.params.token ?? '');
  if (!screen) throw redirectTo(AFTER_SIGN_IN, 302);
  const title = getTranslator(context.market.locale, 'account')('codeLink.title');
  return json({ screen, title }, { status: statusOf(screen) });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  await readForm(args.request);
  const screen = await takeLink(context, args.params.token ?? '');
  if (!screen) throw redirectTo(AFTER_SIGN_IN);
  return json({ screen }, { status: statusOf(screen) });
}

export default function CodeLink() {
  const { screen } = useLoaderData<typeof loader>();
  return <CodeLinkView {...(useActionData<typeof action>()?.screen ?? screen)} />;
}
