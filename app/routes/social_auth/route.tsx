import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { finishSocial } from '~/features/account/auth/social/finish-social.server';
import type { CallbackScreen } from '~/features/account/auth/social/social-screen';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { CallbackView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'account', 'social'],
  page: 'auth',
  noStore: true,
  secretQuery: ['code', 'state', 'user_identifier', 'session_state'],
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.screen.title ?? '' });

const STATUS = { waiting: 200, refused: 200, strange: 400, broken: 400, taken: 409, tooMany: 429, down: 503 } as const;

/** Callback that the network redirects the browser to (specification 3 §2, §4). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const outcome = await finishSocial(context);
  if ('target' in outcome) throw redirectTo(outcome.target, 302);
  const { state } = outcome;
  const { homePath, locale } = context.market;
  const t = getTranslator(locale, 'social');
  const screen: CallbackScreen =
    state === 'waiting'
      ? { state, homePath, title: t('waiting.title') }
      : { state, homePath, title: t(`failure.${state}.title`), text: t(`failure.${state}.text`) };
  return json({ screen }, { status: STATUS[state] });
}

export default function SocialCallback() {
  return <CallbackView {...useLoaderData<typeof loader>().screen} />;
}
