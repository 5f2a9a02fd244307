import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, MESSAGES_PER_PAGE, type AssistantMessage, type Chat } from './contract';

/** The two secrets that open a chat; the browser keeps them in a sealed cookie. */
export type ChatKeys = { chatId: string; clientId: string };

/** A visitor's message. */
export type NewMessage = {
  text: string;
  idempotencyKey: string;
  /** The account that is signed in; null for a guest. */
  accountId: string | null;
  /** Code of the city where the visitor probably is. */
  city: string | null;
};

/** Makes the client of the travel assistant (specification 3 §7). Nothing of it is cached: chats are personal. */
export function createAssistantClient({ ids, market, transport }: UpstreamBinding) {
  const lang = market.locale === 'ru' ? 'ru' : 'en';
  const head = { v: '2.0', lang } as const;
  const wire = ({ chatId, clientId }: ChatKeys) => ({ chat_id: chatId, client_id: clientId });
  return {
    /** Begins a chat under a new secret of the shop. */
    createChat(clientId: string): Promise<Chat> {
      const { currency, country } = market;
      return transport.call(
        endpoints.createChat,
        { ...head, client_id: clientId, currency, locale: lang, country },
        ids,
      );
    },

    /** @throws UpstreamError `notFound` for a chat that is gone, or another's */
    getChat(keys: ChatKeys): Promise<Chat> {
      return transport.call(endpoints.getChat, wire(keys), ids);
    },

    /** Returns a page of messages, the latest first. @param page from 0 */
    listMessages(keys: ChatKeys, page = 0): Promise<AssistantMessage[]> {
      const part = { offset: MESSAGES_PER_PAGE * page, limit: MESSAGES_PER_PAGE };
      return transport.call(endpoints.listMessages, { ...wire(keys), ...part }, ids);
    },

    /** Sends a message; the answer follows. @throws UpstreamError code chatIsBusy, chatIsFull; `notFound` */
    sendMessage(keys: ChatKeys, { text, idempotencyKey, accountId, city }: NewMessage): Promise<Chat> {
      const request = { ...head, ...wire(keys), text, idempotency_key: idempotencyKey, account_id: accountId, city };
      return transport.call(endpoints.sendMessage, request, ids);
    },

    /** Passes on the words of the answer while it is written, all of them each time; resolves when it is complete. */
    followAnswer(keys: ChatKeys, take: (text: string) => void, signal: AbortSignal): Promise<void> {
      return transport.stream(endpoints.followAnswer, wire(keys), { take, signal }, ids);
    },
  };
}
