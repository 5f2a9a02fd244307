/**
 * Cards that an account has saved with the bank: the shop sees neither their numbers nor their codes (specification 3
 * §3).
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { accountRequest, doneAnswer, tokenRequest } from './contract';

/** `return_url`: target of the bank's page, with `card_id` when a card was saved. */
export const startAddingCardRequest = tokenRequest.extend({ return_url: z.url() });

export const deleteCardRequest = accountRequest.extend({ auth_token: z.string(), card_id: z.string() });

const savedCard = z
  .looseObject({
    card_id: z.string().min(1),
    /** "•••• 4242" */
    mask: z.string(),
    brand: z.string(),
    /** MM/YY */
    exp_date_month_year: z.string(),
    /** Past its last month, by the bank's clock. */
    is_expired: z.boolean().optional(),
  })
  .transform((wire) => ({
    cardId: wire.card_id,
    // On one line, however narrow its place.
    mask: wire.mask.replaceAll(' ', '\u00a0'),
    brand: wire.brand,
    expires: wire.exp_date_month_year,
    isExpired: wire.is_expired ?? false,
  }));
export type SavedCard = z.output<typeof savedCard>;

/** The newest first. */
export const cardsAnswer = z.looseObject({ cards: z.array(savedCard) }).transform((wire) => wire.cards);
export type CardsAnswerWire = z.input<typeof cardsAnswer>;

/** The bank's page, which works without JavaScript. */
export const startAddingCardAnswer = z
  .looseObject({ redirect_url: z.url() })
  .transform((wire) => ({ redirectUrl: wire.redirect_url }));
export type StartAddingCardAnswerWire = z.input<typeof startAddingCardAnswer>;

/** Calls about saved cards. `NotFound`: this account has no such card. */
export const cardEndpoints = endpointsOf('account', {
  listCards: {
    method: 'POST',
    path: '/account/cards/all.json',
    summary: 'Cards that the account has saved, masked, the newest first.',
    request: tokenRequest,
    answer: cardsAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: true,
  },
  startAddingCard: {
    method: 'POST',
    path: '/account/cards/add.json',
    summary:
      'A page of the bank where a card is entered; it leads back with `card_id`. The shop never sees the number.',
    request: startAddingCardRequest,
    answer: startAddingCardAnswer,
    envelope: { failures: ['AuthTokenExpired', 'ReauthenticationRequired', 'requestFormat', 'serverError'] },
    isRead: false,
  },
  deleteCard: {
    method: 'POST',
    path: '/account/cards/delete.json',
    summary: 'Forgets a saved card.',
    request: deleteCardRequest,
    answer: doneAnswer,
    envelope: { failures: ['AuthTokenExpired', 'ReauthenticationRequired', 'NotFound', 'serverError'] },
    isRead: false,
  },
});
