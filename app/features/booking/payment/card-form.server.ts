import { groupField, secretField, textField } from '~/forms/fields.server';
import { textOf } from '~/forms/form.server';
import { LIMITS } from '~/forms/limits';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { defineForm } from '~/forms/submission.server';
import { cardBrand } from './card-brand.server';
import { readCard, readSavedCard, type CheckedCard, type CheckedSavedCard } from './check-card.server';

/** Fields of the card as they stand on the page; nothing of them but the cardholder and the choice is ever shown again. */
const CARD_FIELDS = {
  /** Which card: the id of one that the account keeps, or `ANOTHER_CARD`. */
  saved: textField(LIMITS.id),
  pan: secretField(LIMITS.card),
  expDateMonthYear: secretField(LIMITS.card),
  cvv: secretField(LIMITS.card),
  cardholder: textField(LIMITS.cardholder),
};
export type CardField = `card.${keyof typeof CARD_FIELDS}`;

/** The choice to type a card. */
const ANOTHER_CARD = 'another';

/** Whether the choice is a card of the account, by its id, and not a card that is typed. */
export function isSavedCard(chosen: string): boolean {
  return chosen !== '' && chosen !== ANOTHER_CARD;
}

/** What the checks depend on: a saved card is only read for who is signed in. */
export type CardFacts = { now: Date; isSignedIn: boolean };

/** Of the fields that are typed or chosen, what is charged. */
export type ChargedCard = { saved: CheckedSavedCard } | { typed: CheckedCard };

/** The card that pays, at step 2 and after the sale. Nothing is written down: the caller hands it on and forgets it. */
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

/** A form with a card that was rejected. */
export type CardRejection = RejectedSubmission<CardField, 'card'> & {
  /** Recognised by the number that was typed, which is not sent back: "Visa". */
  brand: string | null;
};

/** The rejection with the brand of the card that was typed, if its number is right. */
export function withBrand(rejected: RejectedSubmission<CardField, 'card'>, form: FormData): CardRejection {
  const isTyped = rejected.status === 400 && !rejected.errors['card.pan'] && !isSavedCard(textOf(form, 'card.saved'));
  return { ...rejected, brand: isTyped ? cardBrand(textOf(form, 'card.pan')) : null };
}
