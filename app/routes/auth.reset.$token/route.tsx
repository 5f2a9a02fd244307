import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { submitNewPassword } from './submit.server';
import { NewPasswordView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password'],
  i18n: ['common', 'account'],
  page: 'auth',
  noStore: true,
  params: { token: 'secret' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

/** Opening the page does not use the link up; the form finds out whether it is still valid. */
export async function loader(args: LoaderFunctionArgs) {
  const { market } = await getContext(args);
  return json({ homePath: market.homePath, title: getTranslator(market.locale, 'account')('newPasswordStep.title') });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const rejected = await submitNewPassword(context, args.params.token ?? '', form);
  if (!rejected) throw redirectTo('/auth/reset_success');
  return answerRejected(rejected);
}

export default function NewPassword() {
  const { homePath } = useLoaderData<typeof loader>();
  return <NewPasswordView rejected={useActionData<typeof action>() ?? null} homePath={homePath} />;
}
