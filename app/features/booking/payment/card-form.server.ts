import type { PostedForm } from '~/forms/posted-form.server';
import { groupField, secretField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { defineForm, readFields } from '~/forms/submission.server';
import { cardDigits, numberEnd } from './card-brand.server';
import { readCard, readSavedCard, type CheckedCard, type CheckedSavedCard } from './check-card.server';

/** Fields of the card in page order; the number and the code are never shown again. */
const CARD_FIELDS = {
  /** Id of a saved card, or `ANOTHER_CARD`. */
  saved: textField(LIMITS.id),
  pan: secretField(LIMITS.card),
  expDateMonthYear: textField(LIMITS.card),
  cvv: secretField(LIMITS.card),
  cardholder: textField(LIMITS.cardholder),
};
export type CardField = `card.${keyof typeof CARD_FIELDS}`;

/** The choice to type a card. */
const ANOTHER_CARD = 'another';

/** Returns true when the choice is the id of a saved card, not a typed card. */
export function isSavedCard(chosen: string): boolean {
  return chosen !== '' && chosen !== ANOTHER_CARD;
}

/** Facts for the checks: only a signed-in visitor can use a saved card. */
export type CardFacts = { now: Date; isSignedIn: boolean };

/** The card to charge, saved or typed. */
export type ChargedCard = { saved: CheckedSavedCard } | { typed: CheckedCard };

/** The card at step 2 and after the sale. Stores nothing: the caller passes the card on and forgets it. */
export const cardForm = defineForm({
  name: 'card',
  fields: { card: groupField(CARD_FIELDS) },
  check: ({ card }, { now, isSignedIn }: CardFacts, fail): ChargedCard => {
    if (isSignedIn && isSavedCard(card.saved)) {
      const read = readSavedCard(card);
      return 'errors' in read ? fail(read.errors) : { saved: read.card };
    }
    const read = readCard(card, now);
    return 'errors' in read ? fail(read.errors) : { typed: read.card };
  },
});

/** A rejected submission of a card. */
export type CardRejection = RejectedSubmission<CardField, 'card'> & {
  /** Brand and last four digits of the typed number, which is not sent back: "Visa •••• 4242". */
  number: string | null;
};

/**
 * Adds the end of a typed number to the rejected submission, so that its mistake can be found. An expiry is only sent
 * back when it can be one: a number may have been typed into its field, or into that of the holder.
 */
export function withNumber(rejected: RejectedSubmission<CardField, 'card'>, form: PostedForm): CardRejection {
  const { card } = readFields(cardForm, form);
  const { 'card.expDateMonthYear': expiry = '', 'card.cardholder': cardholder = '', ...values } = rejected.values;
  const shown = {
    ...(/^\d{0,2}\D?\d{0,4}$/.test(expiry) && { 'card.expDateMonthYear': expiry }),
    ...(/\d{6}/.test(cardDigits(cardholder)) ? {} : { 'card.cardholder': cardholder }),
  };
  const isTyped = rejected.status === 400 && !isSavedCard(card.saved);
  return { ...rejected, values: { ...values, ...shown }, number: isTyped ? numberEnd(card.pan) : null };
}
