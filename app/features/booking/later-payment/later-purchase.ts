import type { Money } from '~/market/money';
import type { LaterMeans, LaterPayment } from '~/upstream/booking/later-contract';

/** Something to pay for after the sale: extras, or a surcharge. */
export type LaterPurchase = {
  /** Path of its page, to which the bank returns. */
  path: string;
  total: Money;
  /** The ways to pay, the usual one first. */
  options: readonly LaterMeans[];
  /** The tries to pay it, oldest first. */
  payments: readonly LaterPayment[];
  /** The idempotency key of the next try. */
  key: string;
};
