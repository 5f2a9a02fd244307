/** The card fields shown again after a validation error. */
export type CardAgain = {
  /** Id of a saved card, or "another". */
  chosen: string;
  cardholder: string;
  /** Brand of the typed number, which is not shown again: "Visa". */
  brand: string | null;
};

/** The card form with the account's saved cards; empty for a guest. */
export type CardChoice = CardAgain & {
  saved: { id: string; label: string; hint: string; isExpired: boolean }[];
};

/** An empty card form. No saved card is preselected. */
export const EMPTY_CARD: CardAgain = { chosen: 'another', cardholder: '', brand: null };
