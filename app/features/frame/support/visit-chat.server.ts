import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { settle } from '~/bff/waiting/pending.server';
import type { ChatIdentity } from '~/upstream/support-chat/client.server';
import type { Conversation } from '~/upstream/support-chat/contract';
import type { ChatScreen } from './chat-screen';
import { chatScreen } from './chat-screen.server';

/** A page and the widget wait so long for the conversation. */
const PATIENCE_MS = 2_500;
/** An old conversation is no answer to a later page. */
const KEEP_MS = 1;

/** Returns who an account is to the chat; null where the account service gives no proof: there is no chat then. */
export function chatIdentity({ id, chatHash }: VerifiedAccount): ChatIdentity | null {
  return chatHash === null ? null : { id, hash: chatHash };
}

/** Reads the conversation of an account, notes that it was seen, and checks the priority; null while the chat fails. */
export async function visitChat(context: RequestContext, account: VerifiedAccount): Promise<ChatScreen | null> {
  const { supportChat } = context.upstream;
  const identity = chatIdentity(account);
  if (!identity || !(await context.features()).supportChat) return null;
  const [settled, priority] = await Promise.all([
    settle(`chat ${context.requestId}`, () => supportChat.getConversation(identity), {
      patienceMs: PATIENCE_MS,
      keepMs: KEEP_MS,
    }),
    findPriority(context, account),
  ]);
  if (settled.state !== 'ready') return null;
  noteSeen(context, identity, settled.value);
  return chatScreen({ conversation: settled.value, priority }, context.market);
}

/** Null without a priority, and while it cannot be checked. */
export function findPriority({ upstream }: RequestContext, { token }: Pick<VerifiedAccount, 'token'>) {
  return degrade(upstream.supportChat.getPriority(token), null, { block: 'supportChat.priority', patienceMs: 800 });
}

/** The page does not wait for it: the next visit would note the same. */
function noteSeen({ upstream }: RequestContext, identity: ChatIdentity, { unread, messages }: Conversation): void {
  const newest = messages.at(-1);
  if (unread > 0 && newest) upstream.supportChat.markRead(identity, newest.id).catch(() => undefined);
}
