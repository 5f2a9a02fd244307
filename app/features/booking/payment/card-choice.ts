import { fieldsOf } from '~/forms/rejected-submission';
import type { CardRejection } from './card-form.server';

/** The card form with the account's saved cards; empty for a guest. */
export type CardChoice = {
  /** Id of a saved card, or "another". */
  chosen: string;
  cardholder: string;
  /** Brand of the typed number, which is not shown again: "Visa". */
  brand: string | null;
  saved: { id: string; label: string; hint: string; isExpired: boolean }[];
};

/** Builds the card form from a rejected submission, if any. No saved card is preselected. */
export function cardChoice(saved: CardChoice['saved'], rejected: CardRejection | null): CardChoice {
  const fields = fieldsOf(rejected);
  return {
    saved,
    chosen: fields.text('card.saved').value || 'another',
    cardholder: fields.text('card.cardholder').value,
    brand: rejected?.brand ?? null,
  };
}
