import type { SupportLevel } from '~/upstream/ancillaries/contract';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { UpstreamBinding } from '~/upstream/binding';
import { UpstreamError } from '~/upstream/error';
import { endpoints, type ChatLanguage, type Conversation } from './contract';

/** A customer of the chat. `hash`: the account service's proof of the id; never sent to a browser. */
export type ChatIdentity = { id: string; hash: string };

/** Returns the language of the people who answer (specification 3 §9). */
export function chatLanguage(locale: string): ChatLanguage {
  return locale === 'ru' ? 'ru' : 'en';
}

/** Makes the client of the support chat. Failures are `UpstreamError`s. */
export function createSupportChatClient({ ids, market, transport }: UpstreamBinding) {
  const version = { v: '2.0' as const, lang: chatLanguage(market.locale) };
  const identityOf = ({ id, hash }: ChatIdentity) => ({ ...version, user_id: id, user_hash: hash });

  return {
    /** Asks whether the chat can be used now; false for whatever else than a plain yes. */
    async isAvailable(): Promise<boolean> {
      try {
        await transport.call(endpoints.checkAvailability, {}, ids);
        return true;
      } catch (error) {
        if (error instanceof UpstreamError) return false;
        throw error;
      }
    },

    /** Returns the priority that the account has; null without one. @throws UpstreamError `unauthorised` */
    getPriority(token: AuthToken): Promise<SupportLevel | null> {
      return transport.call(endpoints.getPriority, { ...version, auth_token: token.reveal() }, ids);
    },

    /** @throws UpstreamError code WrongIdentity when the hash is not that of the account */
    getConversation(identity: ChatIdentity): Promise<Conversation> {
      return transport.call(endpoints.getConversation, identityOf(identity), ids);
    },

    /** Adds the customer's words, once for a key. @throws UpstreamError code messagesLimit when there are too many */
    sendMessage(identity: ChatIdentity, text: string, idempotencyKey: string): Promise<Conversation> {
      const body = { ...identityOf(identity), text, idempotency_key: idempotencyKey };
      return transport.call(endpoints.sendMessage, body, ids);
    },

    /** Notes the last message that was shown. */
    async markRead(identity: ChatIdentity, messageId: number): Promise<void> {
      await transport.call(endpoints.markRead, { ...identityOf(identity), message_id: messageId }, ids);
    },
  };
}
export type SupportChatClient = ReturnType<typeof createSupportChatClient>;
