import { inspect } from 'node:util';

export type CardDetails = {
  /** Digits only. */
  pan: string;
  cardholder: string;
  /** MM/YY */
  expiry: string;
  cvv: string;
};

/** What a payment by a card that the account keeps needs of it. */
export type SavedCardDetails = { cardId: string; cvv: string };

/**
 * Card data on its way from the form to the booking service. It cannot be logged, serialised, cached or put into a
 * cookie by mistake: everything but `reveal` shows "[card]".
 */
abstract class CardSecret<Details extends object> {
  readonly #details: Details;

  constructor(details: Details) {
    this.#details = { ...details };
  }

  /** For the request of the booking client and the digest that limits count by, and for nothing else. */
  reveal(): Details {
    return { ...this.#details };
  }

  toString(): string {
    return '[card]';
  }

  toJSON(): string {
    return '[card]';
  }

  [inspect.custom](): string {
    return '[card]';
  }
}

/** A card as the customer typed it. */
export class CardData extends CardSecret<CardDetails> {
  readonly kind = 'card';
}

/** A card of the account, and the code that the customer typed for it. */
export class SavedCardData extends CardSecret<SavedCardDetails> {
  readonly kind = 'savedCard';
}
