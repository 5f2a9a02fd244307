/** Cards that an account has saved with the bank: the shop sees neither their numbers nor their codes (specification 3 §3). */
import { z } from 'zod';
import { accountRequest, tokenRequest } from './contract';

export const cardPaths = {
  list: '/account/cards/all.json',
  startAdding: '/account/cards/add.json',
  remove: '/account/cards/delete.json',
} as const;

/** `return_url`: where the bank's page leads back to, with `card_id` when a card was saved there. */
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
    mask: wire.mask,
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

/** Codes of a failure. `NotFound`: the account has no such card, whoever else may have it. */
export const CARD_ERROR_CODES = {
  list: ['AuthTokenExpired', 'serverError'],
  startAdding: ['AuthTokenExpired', 'ReauthenticationRequired', 'requestFormat', 'serverError'],
  remove: ['AuthTokenExpired', 'ReauthenticationRequired', 'NotFound', 'serverError'],
} as const;
