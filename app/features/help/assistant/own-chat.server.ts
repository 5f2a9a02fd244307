import { currentAccount } from '~/bff/account/account.server';
import { dropAssistantChat, readAssistantCookie, type AssistantChat } from '~/bff/cookies/assistant-chat.server';
import type { RequestContext } from '~/bff/request/context';

/**
 * Returns the conversation of whoever asks; null without one. What was said while an account was signed in belongs to it:
 * after its session it is not shown, and not to another account either.
 */
export async function ownChat(context: RequestContext): Promise<AssistantChat | null> {
  const chat = await readAssistantCookie(context);
  if (!chat || chat.accountId === null) return chat;
  const account = await currentAccount(context);
  if (account?.id === chat.accountId) return chat;
  if (account) dropAssistantChat(context);
  return null;
}
