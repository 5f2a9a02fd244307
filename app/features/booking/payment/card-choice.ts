/** What of the card form is shown again after an error. */
export type CardAgain = {
  /** The id of a saved card, or "another". */
  chosen: string;
  cardholder: string;
  /** Recognised by the number that was typed, which is not shown again: "Visa". */
  brand: string | null;
};

/** The card form with the cards of the account to choose from; they are none for a guest. */
export type CardChoice = CardAgain & {
  saved: { id: string; label: string; hint: string; isExpired: boolean }[];
};

/** A card form that nobody has typed in. A saved card is there to be chosen, never chosen already. */
export const EMPTY_CARD: CardAgain = { chosen: 'another', cardholder: '', brand: null };
