import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/context.server';
import { readForm } from '~/bff/form.server';
import { redirectTo } from '~/bff/redirects.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { confirmAddress, followLink } from './confirm.server';
import { ConfirmView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'account'],
  page: 'auth',
  noStore: true,
  params: { token: 'secret' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

const STATUS = { ask: 200, linkExpired: 400, tooMany: 429, down: 503 } as const;

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const screen = await followLink(context, args.params.token ?? '');
  if ('target' in screen) throw redirectTo(screen.target, 302);
  const title = getTranslator(context.market.locale, 'account')('confirm.title');
  return json({ screen, title }, { status: STATUS[screen.state] });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  await readForm(args.request);
  const screen = await confirmAddress(context, args.params.token ?? '');
  if ('target' in screen) throw redirectTo(screen.target);
  return json({ screen }, { status: STATUS[screen.state] });
}

export default function Confirm() {
  const { screen } = useLoaderData<typeof loader>();
  return <ConfirmView {...(useActionData<typeof action>()?.screen ?? screen)} />;
}
