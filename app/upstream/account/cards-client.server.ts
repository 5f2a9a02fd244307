import type { AccountCall } from './account-call.server';
import type { AuthToken } from './auth-token.server';
import { cardEndpoints, type SavedCard } from './cards-contract';

/** Calls about cards that an account has saved with the bank (specification 3 §3, §7). */
export function cardCalls(call: AccountCall) {
  return {
    /** Returns cards, the newest first. */
    listCards(token: AuthToken): Promise<SavedCard[]> {
      const body = { auth_token: token.reveal() };
      return call(cardEndpoints.listCards, body);
    },

    /**
     * Returns a page of the bank where a card is entered.
     * @param returnUrl of the shop; the page adds `card_id` to it when a card was saved
     */
    startAddingCard(token: AuthToken, returnUrl: string): Promise<{ redirectUrl: string }> {
      const body = { auth_token: token.reveal(), return_url: returnUrl };
      return call(cardEndpoints.startAddingCard, body);
    },

    /** @throws UpstreamError NotFound for a card of another account */
    async deleteCard(token: AuthToken, cardId: string): Promise<void> {
      await call(cardEndpoints.deleteCard, { auth_token: token.reveal(), card_id: cardId });
    },
  };
}
