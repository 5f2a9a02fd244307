import type { AccountCall } from './account-call.server';
import type { AuthToken } from './auth-token.server';
import { cardPaths, cardsAnswer, startAddingCardAnswer, type SavedCard } from './cards-contract';
import { doneAnswer } from './contract';

/** Cards that an account has saved with the bank (specification 3 §3, §7). */
export function cardCalls(call: AccountCall) {
  return {
    /** The newest first. */
    listCards(token: AuthToken): Promise<SavedCard[]> {
      const body = { auth_token: token.reveal() };
      return call('listCards', cardPaths.list, cardsAnswer, body, { isRead: true });
    },

    /**
     * A page of the bank where a card is entered.
     * @param returnUrl of the shop; the page adds `card_id` to it when a card was saved
     */
    startAddingCard(token: AuthToken, returnUrl: string): Promise<{ redirectUrl: string }> {
      const body = { auth_token: token.reveal(), return_url: returnUrl };
      return call('startAddingCard', cardPaths.startAdding, startAddingCardAnswer, body);
    },

    /** @throws UpstreamError NotFound for a card that is not of this account */
    async deleteCard(token: AuthToken, cardId: string): Promise<void> {
      await call('deleteCard', cardPaths.remove, doneAnswer, { auth_token: token.reveal(), card_id: cardId });
    },
  };
}
