import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { keptRefresh } from '~/bff/http/refresh';
import { redirectTo } from '~/bff/http/redirects.server';
import { ClosedProfileView } from '~/features/account/profile/ClosedProfileView';
import { profileGate, statusOfClosed } from '~/features/account/profile/gate.server';
import { pageMeta } from '~/features/frame/page-meta';
import { CHAT_PATH } from '~/features/frame/support/chat-path';
import { chatForm, sendMessage, type RejectedMessage } from '~/features/frame/support/send-message.server';
import { visitChat } from '~/features/frame/support/visit-chat.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { pressedButton, readSubmission } from '~/forms/submission.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { ChatPageView } from './view';
import { readWatch, watchHeader, watchPath } from './watch';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password', 'passkey-links'],
  i18n: ['common', 'account', 'profile', 'chat'],
  page: 'support-chat',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

export const headers = keptRefresh;

/** The support chat as a page (docs/decisions/091); guests sign in on it. Whoever waits for an answer looks on by itself. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const title = getTranslator(context.market.locale, 'chat')('title');
  const { account, closed } = await profileGate(context, 'chat');
  if (closed) return json({ title, closed, screen: null, watch: null }, statusOfClosed(closed));
  const screen = await visitChat(context, account);
  if (!screen) return json({ title, closed, screen, watch: null }, 503);
  const watch = screen.isWaiting ? readWatch(context.url) : null;
  return json({ title, closed, screen, watch }, { headers: watchHeader(watch) });
}

export async function action(args: ActionFunctionArgs) {
  const posted = await readForm(args.request);
  const context = await getContext(args);
  const { account } = await profileGate(context, 'chat');
  const kept = readSubmission(chatForm, posted, getTranslator(context.market.locale, 'errors'));
  if (!account) {
    const message = getTranslator(context.market.locale, 'chat')('error.signedOut');
    return answerRejected<RejectedMessage>(kept.reject({ status: 401, message }));
  }
  // Shows new messages and keeps what is typed; nothing changes, so the page may be loaded again.
  if (pressedButton(posted) === 'look')
    return answerRejected<RejectedMessage>({ ...kept.reject(), status: 200, errors: {} });
  const { rejected } = await sendMessage(context, account, posted);
  return rejected ? answerRejected<RejectedMessage>(rejected) : redirectTo(watchPath(1));
}

export default function SupportChat() {
  const { title, closed, screen, watch } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? null;
  if (closed && !rejected) return <ClosedProfileView {...closed} />;
  return <ChatPageView title={title} screen={screen} watch={watch} rejected={rejected} again={CHAT_PATH} />;
}
