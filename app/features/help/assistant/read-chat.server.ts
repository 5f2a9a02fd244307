import type { AssistantChat } from '~/bff/cookies/assistant-chat.server';
import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { MESSAGES_PER_PAGE, type AssistantMessage } from '~/upstream/assistant/contract';

/** A conversation as it stands. */
export type ReadChat = {
  /** The oldest first, each once. */
  messages: AssistantMessage[];
  /** No message is taken: an answer is on its way, or the last word is the visitor's (specification 3 §4). */
  isBlocked: boolean;
  isClosed: boolean;
  hasOlder: boolean;
};

/** `gone`: the service no longer has the chat. */
export type ChatOutcome = { state: 'ready'; chat: ReadChat } | { state: 'gone' } | { state: 'unavailable' };

const PATIENCE_MS = 1_500;
const KEEP_MS = 1_000;

/** Reads the latest pages of a conversation. @param pages how many, of 15 messages */
export async function readChat(
  { upstream }: Pick<RequestContext, 'upstream'>,
  keys: Pick<AssistantChat, 'chatId' | 'clientId'>,
  pages: number,
): Promise<ChatOutcome> {
  const read = async (): Promise<ReadChat> => {
    const numbers = Array.from({ length: pages }, (_, page) => page);
    const lists = await Promise.all(numbers.map((page) => upstream.assistant.listMessages(keys, page)));
    // Asked for afterwards: an answer that comes in between is waited for, and never shown as one that is awaited.
    const chat = await upstream.assistant.getChat(keys);
    const messages = joinPages(lists);
    return {
      messages,
      isBlocked: chat.state === 'processing' || messages.at(-1)?.role === 'user',
      isClosed: chat.state === 'closed',
      hasOlder: (lists.at(-1)?.length ?? 0) >= MESSAGES_PER_PAGE,
    };
  };
  const key = `assistant ${keys.chatId} ${keys.clientId} ${pages}`;
  const settled = await settle(key, read, { patienceMs: PATIENCE_MS, keepMs: KEEP_MS });
  if (settled.state === 'ready') return { state: 'ready', chat: settled.value };
  return { state: settled.state === 'failed' && settled.error.kind === 'notFound' ? 'gone' : 'unavailable' };
}

/**
 * Puts pages together, older ones before the others. A message that came meanwhile moves the pages, so that one may come
 * twice.
 * @param pages the latest page first, each with its latest message first
 */
export function joinPages(pages: readonly (readonly AssistantMessage[])[]): AssistantMessage[] {
  const byId = new Map<string, AssistantMessage>();
  for (const message of pages.flat()) if (!byId.has(message.id)) byId.set(message.id, message);
  return [...byId.values()].reverse();
}
