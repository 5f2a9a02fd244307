/** A card scheme whose mark stands beside the card form. */
export type CardScheme = 'mir' | 'visa' | 'mastercard' | 'amex';

/** Names as read aloud, and the words of the marks; a mark without one is a drawing only. */
export const CARD_SCHEMES: Readonly<Record<CardScheme, { name: string; word: string | null }>> = {
  mir: { name: 'Мир', word: 'МИР' },
  visa: { name: 'Visa', word: 'VISA' },
  mastercard: { name: 'Mastercard', word: null },
  amex: { name: 'American Express', word: 'AMEX' },
};
