import { fieldsOf } from '~/forms/rejected-submission';
import type { TypedCard } from '~/bff/cookies/drafts.server';
import type { CardRejection } from './card-form.server';

/** The card form with the account's saved cards; empty for a guest. */
export type CardChoice = {
  /** Id of a saved card, or "another". */
  chosen: string;
  cardholder: string;
  expiry: string;
  /** Brand and end of the typed number, which is not shown again: "Visa •••• 4242". */
  number: string | null;
  saved: { id: string; label: string; hint: string; isExpired: boolean }[];
};

/**
 * Builds the card form from a rejected submission, or else from what is kept of the last typed card. No saved card is
 * preselected.
 */
export function cardChoice(
  saved: CardChoice['saved'],
  rejected: CardRejection | null,
  kept: TypedCard | null = null,
): CardChoice {
  const fields = fieldsOf(rejected);
  return {
    saved,
    chosen: fields.text('card.saved').value || 'another',
    cardholder: fields.text('card.cardholder', kept?.cardholder).value,
    expiry: fields.text('card.expDateMonthYear', kept?.expiry).value,
    number: rejected?.number ?? null,
  };
}
