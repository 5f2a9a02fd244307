import { randomUUID } from 'node:crypto';
import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { categoryTitle } from '~/features/booking/after-sale/help/help-words.server';
import { pageMeta } from '~/features/frame/page-meta';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { TICKET_CATEGORIES } from '~/upstream/help-centre/categories-contract';
import { submitQuestion } from './submit.server';
import { AskView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'help'],
  page: 'help-ask',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

/** A guest's question, by e-mail address and order number; the answer goes by letter. */
export async function loader(args: LoaderFunctionArgs) {
  const { market, url } = await getContext(args);
  const t = getTranslator(market.locale, 'help');
  const isSent = url.searchParams.has('sent');
  const categories = TICKET_CATEGORIES.map((value) => ({ value, label: categoryTitle(value, t) }));
  return json({ title: t(isSent ? 'guest.sent.title' : 'guest.title'), isSent, categories, key: randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const rejected = await submitQuestion(context, await readForm(args.request));
  if (!rejected) throw redirectTo('/helpcenter/ask?sent');
  return answerRejected(rejected);
}

export default function Ask() {
  const { title, isSent, categories, key } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? null;
  return <AskView title={title} isSent={isSent} categories={categories} initialKey={key} rejected={rejected} />;
}
