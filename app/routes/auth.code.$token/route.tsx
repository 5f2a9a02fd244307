import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { AFTER_SIGN_IN } from '~/features/account/auth/return-url.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { followLink, takeLink } from './follow.server';
import { CodeLinkView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'account'],
  page: 'auth',
  noStore: true,
  params: { token: 'secret' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const outcome = await followLink(context, args.params.token ?? '');
  if (!outcome) throw redirectTo(AFTER_SIGN_IN, 302);
  const { homePath, locale } = context.market;
  const rejected = outcome === 'asked' ? null : outcome;
  const title = getTranslator(locale, 'account')('codeLink.title');
  return json({ rejected, homePath, title }, { status: rejected?.status ?? 200 });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  await readForm(args.request);
  const rejected = await takeLink(context, args.params.token ?? '');
  if (!rejected) throw redirectTo(AFTER_SIGN_IN);
  return answerRejected(rejected);
}

export default function CodeLink() {
  const { rejected, homePath } = useLoaderData<typeof loader>();
  return <CodeLinkView rejected={useActionData<typeof action>() ?? rejected} homePath={homePath} />;
}
