import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirectTo } from '~/bff/http/redirects.server';
import { getContext } from '~/bff/request/context.server';
import { pageMeta } from '~/features/frame/page-meta';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { answerSurvey, openSurvey } from './answer.server';
import { SurveyView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'survey'],
  page: 'survey',
  noStore: true,
  params: { token: 'secret' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

const STATUS = { expired: 404, tooMany: 429, down: 503 } as const;

/** The survey of a letter: one question first, then room for words (specification 1 §1). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { homePath, locale } = context.market;
  const title = getTranslator(locale, 'survey')('title');
  const opened = await openSurvey(context, args.params.token ?? '');
  if (opened.survey) return json({ title, homePath, survey: opened.survey, fault: null });
  return json({ title, homePath, survey: null, fault: opened.fault }, { status: STATUS[opened.fault] });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const rejected = await answerSurvey(context, args.params.token ?? '', form);
  if (!rejected) throw redirectTo(context.url.pathname);
  return answerRejected(rejected);
}

export default function SurveyPage() {
  const { survey, fault, homePath } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? null;
  return <SurveyView survey={survey} fault={fault} homePath={homePath} rejected={rejected} />;
}
