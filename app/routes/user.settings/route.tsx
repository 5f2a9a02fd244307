import {
  json,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { dropAccountSession } from '~/bff/account/account-session.server';
import { getContext } from '~/bff/request/context.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { pressedButton } from '~/forms/submission.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { redirectToSignInAgain, needsFreshSignIn } from '~/features/account/auth/fresh-sign-in.server';
import { pageMeta } from '~/features/frame/page-meta';
import { ClosedProfileView } from '~/features/account/profile/ClosedProfileView';
import { closedDown, profileGate, statusOfClosed } from '~/features/account/profile/gate.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';
import { networksOf } from './networks.server';
import { passkeysOf } from './passkeys.server';
import { leaveAskedRemoval, takeAskedRemoval } from './resume.server';
import { settingsScreen } from './screen.server';
import { sessionsOf } from './sessions.server';
import { leaveSavedNote, submitSettings, takeSavedNote } from './submit.server';
import { SettingsView } from './view';

/** No script runs where a password is typed. */
export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password', 'passkey-links'],
  i18n: ['common', 'account', 'profile', 'social'],
  page: 'settings',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { market, upstream, url } = context;
  const t = getTranslator(market.locale, 'profile');
  const title = t('settings.title');
  const { account, closed } = await profileGate(context);
  if (closed) return json({ title, closed, screen: null }, statusOfClosed(closed));
  const [profile, cards, networks, passkeys, sessions] = await Promise.all([
    degrade(upstream.account.getProfile(account.token), null, { block: 'profile', patienceMs: 2000 }),
    degrade(upstream.account.listCards(account.token), null, { block: 'savedCards' }),
    networksOf(context, account),
    passkeysOf(context, account.token),
    sessionsOf(context, account.token),
  ]);
  if (!profile) return json({ title, closed: closedDown(context), screen: null }, 503);
  const note = await takeSavedNote(context);
  const askedRemoval = account.isFresh ? await takeAskedRemoval(context) : null;
  const addedCardId = url.searchParams.get('card_id');
  const isBankDown = url.searchParams.get('card') === 'failed';
  const screen = settingsScreen(
    {
      profile,
      hasPassword: account.hasPassword,
      cards,
      networks,
      passkeys,
      sessions,
      note,
      askedRemoval: askedRemoval,
      addedCardId,
      isBankDown,
    },
    context,
    t,
  );
  return json({ title, closed: null, screen });
}

/** Handles one form at a time: redirects to its section when saved; otherwise shows the page with the input. */
export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const { account, closed } = await profileGate(context);
  if (closed) throw redirectTo('/user/settings');
  try {
    const outcome = await submitSettings(context, account, form);
    if (!outcome) throw new Response(null, { status: 400 });
    if ('rejected' in outcome) return answerRejected(outcome.rejected);
    await leaveSavedNote(context, outcome.saved);
    return redirectDocument(`/user/settings#${outcome.saved.section}`, 303);
  } catch (error) {
    if (needsFreshSignIn(error)) {
      await leaveAskedRemoval(context, form);
      throw redirectToSignInAgain(`/user/settings#${pressedButton(form)}`);
    }
    if (!(error instanceof UpstreamError && error.code === 'AuthTokenExpired')) throw error;
    dropAccountSession(context);
    throw redirectTo('/user/settings');
  }
}

export default function Settings() {
  const { closed, screen } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  if (closed) return <ClosedProfileView {...closed} />;
  return <SettingsView screen={screen} rejected={rejected ?? null} />;
}
