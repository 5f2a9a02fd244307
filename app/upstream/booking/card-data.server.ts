import { inspect } from 'node:util';

export type CardDetails = {
  /** Digits only. */
  pan: string;
  cardholder: string;
  /** MM/YY */
  expiry: string;
  cvv: string;
};

/**
 * A customer's card on its way from the form to the booking service. It cannot be logged, serialised, cached or put
 * into a cookie by mistake: everything but `reveal` shows "[card]".
 */
export class CardData {
  readonly #details: CardDetails;

  constructor(details: CardDetails) {
    this.#details = { ...details };
  }

  /** For the request of the booking client, and for nothing else. */
  reveal(): CardDetails {
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
