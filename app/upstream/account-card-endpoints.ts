/** Calls of the account service about saved cards. */
import * as cards from './account/cards-contract';
import { doneAnswer, tokenRequest } from './account/contract';
import type { Endpoint } from './endpoints';

const { CARD_ERROR_CODES, cardPaths } = cards;

export const ACCOUNT_CARD_ENDPOINTS: readonly Endpoint[] = [
  {
    service: 'account',
    operation: 'listCards',
    method: 'POST',
    path: cardPaths.list,
    summary: 'Cards that the account has saved, masked, the newest first.',
    request: tokenRequest,
    answer: cards.cardsAnswer,
    envelope: { failures: CARD_ERROR_CODES.list },
  },
  {
    service: 'account',
    operation: 'startAddingCard',
    method: 'POST',
    path: cardPaths.startAdding,
    summary:
      'A page of the bank where a card is entered; it leads back with `card_id`. The shop never sees the number.',
    request: cards.startAddingCardRequest,
    answer: cards.startAddingCardAnswer,
    envelope: { failures: CARD_ERROR_CODES.startAdding },
  },
  {
    service: 'account',
    operation: 'deleteCard',
    method: 'POST',
    path: cardPaths.remove,
    summary: 'Forgets a saved card.',
    request: cards.deleteCardRequest,
    answer: doneAnswer,
    envelope: { failures: CARD_ERROR_CODES.remove },
  },
];
