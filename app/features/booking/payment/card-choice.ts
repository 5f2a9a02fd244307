import { fieldsOf } from '~/forms/rejected-submission';
import type { CardRejection } from './card-form.server';

/** The card form with the cards of the account to choose from; they are none for a guest. */
export type CardChoice = {
  /** The id of a saved card, or "another". */
  chosen: string;
  cardholder: string;
  /** Brand of the typed number, which is not shown again: "Visa". */
  brand: string | null;
  saved: { id: string; label: string; hint: string; isExpired: boolean }[];
};

/** The card form as it was sent; until then a saved card is there to be chosen, never chosen already. */
export function cardChoice(saved: CardChoice['saved'], rejected: CardRejection | null): CardChoice {
  const fields = fieldsOf(rejected);
  return {
    saved,
    chosen: fields.text('card.saved').value || 'another',
    cardholder: fields.text('card.cardholder').value,
    brand: rejected?.brand ?? null,
  };
}
