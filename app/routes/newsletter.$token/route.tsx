import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { answerRejected } from '~/forms/answer.server';
import { rejectUnread } from '~/forms/rejected-submission';
import { readForm } from '~/forms/form.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { confirmNewsletter, stateOfLink } from './confirm.server';
import { NewsletterView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'account'],
  page: 'newsletter',
  noStore: true,
  params: { token: 'secret' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

const HTTP_STATUS = { ask: 200, done: 200, expired: 400, tooMany: 429, down: 503 } as const;

/** The link of a letter that asks to confirm the subscription. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { homePath, locale } = context.market;
  const state = await stateOfLink(context);
  return json({ state, homePath, title: getTranslator(locale, 'account')(`newsletter.${state}.title`) });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  await readForm(args.request);
  const state = await confirmNewsletter(context, args.params.token ?? '');
  if (state === 'done') throw redirectTo(context.url.pathname);
  return answerRejected({ ...rejectUnread('newsletter', { status: HTTP_STATUS[state] }), state });
}

export default function Newsletter() {
  const { state, homePath } = useLoaderData<typeof loader>();
  return <NewsletterView state={useActionData<typeof action>()?.state ?? state} homePath={homePath} />;
}
