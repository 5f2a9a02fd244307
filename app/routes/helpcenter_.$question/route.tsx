import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaArgs } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { pageMeta } from '~/features/frame/page-meta';
import { findQuestion } from '~/features/help/questions.server';
import type { RouteHandle } from '~/i18n/handle';
import { answerScreen, type AnswerScreen } from './screen.server';
import { AnswerView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'content', 'help'],
  page: 'help-answer',
  robots: 'index',
  shared: 'many',
  params: { question: 'public' },
};

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.data?.title ?? '', description: args.data?.description });

/** A question of the help centre with its answer (specification 1 §2). */
export async function loader(args: LoaderFunctionArgs) {
  const { market } = await getContext(args);
  const found = findQuestion(market, args.params.question ?? '');
  if (!found) throw new Response(null, { status: 404 });
  return json<AnswerScreen>(answerScreen(found));
}

export default function HelpAnswer() {
  return <AnswerView {...useLoaderData<typeof loader>()} />;
}
