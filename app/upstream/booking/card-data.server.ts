import { inspect } from 'node:util';

export type CardDetails = {
  /** Digits only. */
  pan: string;
  cardholder: string;
  /** MM/YY */
  expiry: string;
  cvv: string;
};

/** The data of a payment by a saved card of the account. */
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

  /** Only for the booking client's request and the digest of the limits. */
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

/** A saved card of the account, with the typed code. */
export class SavedCardData extends CardSecret<SavedCardDetails> {
  readonly kind = 'savedCard';
}

/** A token of a card, which the wallet of a device gave; whoever has it can take its amount. */
export class DeviceToken extends CardSecret<{ token: string }> {
  readonly kind = 'deviceToken';
}
