import type { PostedForm } from '~/forms/posted-form.server';
import { groupField, secretField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { defineForm, readFields } from '~/forms/submission.server';
import { cardBrand } from './card-brand.server';
import { readCard, readSavedCard, type CheckedCard, type CheckedSavedCard } from './check-card.server';

/** Fields of the card in page order; only the cardholder and the choice are ever shown again. */
const CARD_FIELDS = {
  /** Id of a saved card, or `ANOTHER_CARD`. */
  saved: textField(LIMITS.id),
  pan: secretField(LIMITS.card),
  expDateMonthYear: secretField(LIMITS.card),
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
  /** Brand of the typed number, which is not sent back: "Visa". */
  brand: string | null;
};

/** Adds the brand of a typed card to the rejected submission, if its number is valid. */
export function withBrand(rejected: RejectedSubmission<CardField, 'card'>, form: PostedForm): CardRejection {
  const { card } = readFields(cardForm, form);
  const isTyped = rejected.status === 400 && !rejected.errors['card.pan'] && !isSavedCard(card.saved);
  return { ...rejected, brand: isTyped ? cardBrand(card.pan) : null };
}
