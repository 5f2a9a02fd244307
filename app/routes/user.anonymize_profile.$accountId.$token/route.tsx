import {
  json,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { FORGET_ALL } from '~/bff/account/account.server';
import { getContext } from '~/bff/request/context.server';
import { answerRejected } from '~/forms/answer.server';
import { rejectUnread } from '~/forms/rejected-submission';
import { readForm } from '~/forms/form.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { anonymize, lostWith, statusOfLink } from './anonymize.server';
import { AnonymizeView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'account', 'profile'],
  page: 'auth',
  noStore: true,
  params: { accountId: 'secret', token: 'secret' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

const HTTP_STATUS = { idle: 200, loading: 202, success: 200, fail: 400, tooMany: 429, down: 503 } as const;

/** The link of a letter (specification 3 §2). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { homePath, locale } = context.market;
  const [status, lost] = await Promise.all([statusOfLink(context), lostWith(context)]);
  const title = getTranslator(locale, 'profile')(`anonymize.${status}.title`);
  return json({ status, lost, homePath, title });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  await readForm(args.request);
  const { accountId = '', token = '' } = args.params;
  const state = await anonymize(context, accountId, token);
  if (state !== 'success')
    return answerRejected({ ...rejectUnread('anonymize', { status: HTTP_STATUS[state] }), state });
  throw redirectDocument(context.url.pathname, { status: 303, headers: FORGET_ALL });
}

export default function Anonymize() {
  const { status, lost, homePath } = useLoaderData<typeof loader>();
  return <AnonymizeView status={useActionData<typeof action>()?.state ?? status} lost={lost} homePath={homePath} />;
}
