import { verifyAccount } from '~/bff/account/account.server';
import { hasBegunChat } from '~/bff/cookies/chat-note.server';
import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { isChatAvailable } from './chat-availability.server';
import { chatIdentity } from './visit-chat.server';

/** The chat as the frame of a page shows it. `unread`: answers that the account has not seen. */
export type ChatFacts = { isAvailable: boolean; unread: number };

export const NO_CHAT: ChatFacts = { isAvailable: false, unread: 0 };

const PATIENCE_MS = 300;

/** Loads them within the patience of a frame; answers are asked for only where a message was sent in the last day. */
export async function findChatFacts(context: RequestContext): Promise<ChatFacts> {
  const [isAvailable, unread] = await Promise.all([
    degrade(isChatAvailable(context.upstream.supportChat), false, {
      block: 'supportChat.availability',
      patienceMs: PATIENCE_MS,
    }),
    hasBegunChat(context)
      ? degrade(findUnread(context), 0, { block: 'supportChat.unread', patienceMs: PATIENCE_MS })
      : Promise.resolve(0),
  ]);
  return { isAvailable, unread };
}

async function findUnread(context: RequestContext): Promise<number> {
  const signIn = await verifyAccount(context);
  const identity = signIn.state === 'signedIn' ? chatIdentity(signIn.account) : null;
  return identity ? (await context.upstream.supportChat.getConversation(identity)).unread : 0;
}
