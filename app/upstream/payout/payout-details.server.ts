import { inspect } from 'node:util';
import type { DestinationWire, PayoutMethod } from './contract';

/**
 * Where a customer wants money, on its way from the form to the payout service. It cannot be logged, serialised, cached or put
 * into a cookie by mistake: everything but `reveal` shows "[details]".
 */
export class PayoutDetails {
  readonly #wire: DestinationWire;

  constructor(wire: DestinationWire) {
    this.#wire = { ...wire };
  }

  get method(): PayoutMethod {
    return this.#wire.method;
  }

  /** Only for the payout client's request. */
  reveal(): DestinationWire {
    return { ...this.#wire };
  }

  toString(): string {
    return '[details]';
  }

  toJSON(): string {
    return '[details]';
  }

  [inspect.custom](): string {
    return '[details]';
  }
}
