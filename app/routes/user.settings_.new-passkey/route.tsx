import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import { getContext } from '~/bff/request/context.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { readSubmission } from '~/forms/submission.server';
import { redirectTo } from '~/bff/http/redirects.server';
import {
  redirectToSignInAgain,
  requireFreshSignIn,
  needsFreshSignIn,
} from '~/features/account/auth/fresh-sign-in.server';
import { pageMeta } from '~/features/frame/page-meta';
import { profileGate } from '~/features/account/profile/gate.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { addPasskey, challengeBrowser } from './add.server';
import { newPasskeyForm } from './form.server';
import { NewPasskeyView, type NewPasskeyScreen } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['passkey'],
  i18n: ['common', 'account', 'profile'],
  page: 'settings',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.screen.title ?? '' });

const HERE = '/user/settings/new-passkey';
const SECTION = '/user/settings#passkeys';

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const account = await accountOf(context);
  requireFreshSignIn(account, HERE);
  const screen = await screenOf(context, account);
  return json({ screen }, { status: screen.options === null ? 503 : 200 });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const account = await accountOf(context);
  const { value, reject } = readSubmission(newPasskeyForm, form, getTranslator(context.market.locale, 'errors'));
  if (!value) return answerRejected(reject());
  try {
    if (!(await addPasskey(context, account, value.name, form))) return answerRejected(reject());
  } catch (error) {
    if (needsFreshSignIn(error)) throw redirectToSignInAgain(HERE);
    throw error;
  }
  throw redirectTo(SECTION);
}

/** Returns the account. @throws Response redirects a guest to the settings, which ask to sign in */
async function accountOf(context: RequestContext): Promise<VerifiedAccount> {
  const { account } = await profileGate(context);
  if (!account) throw redirectTo('/user/settings', 302);
  return account;
}

async function screenOf(context: RequestContext, account: VerifiedAccount): Promise<NewPasskeyScreen> {
  const { market } = context;
  const t = getTranslator(market.locale, 'profile');
  return {
    title: t('settings.newPasskey.title'),
    options: await challengeBrowser(context, account),
    links: { here: HERE, settings: SECTION },
    homePath: market.homePath,
  };
}

export default function NewPasskey() {
  const { screen } = useLoaderData<typeof loader>();
  return <NewPasskeyView {...screen} rejected={useActionData<typeof action>() ?? null} />;
}
