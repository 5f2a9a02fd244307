import type { Money } from '~/market/money';
import type { LaterPaymentOrderWire } from './later-contract';
import { meansToWire, type CardMeans } from './means.server';

/** The means of a payment after the sale. */
export type LaterPaymentMeans = CardMeans | { option: 'sbp' };

/** A payment after the sale. */
export type LaterPaymentOrder = {
  /** 16 to 100 characters; the same key never pays twice. */
  idempotencyKey: string;
  /** The shown amount. */
  total: Money;
  means: LaterPaymentMeans;
  /** Absolute address of the shop to which the bank's page returns. */
  returnUrl: string;
};

/** Writes the keys of a call that pays after the sale. */
export function laterPaymentToWire({ idempotencyKey, total, means, returnUrl }: LaterPaymentOrder): {
  payment: LaterPaymentOrderWire;
  auth_token?: string;
} {
  return {
    payment: {
      idempotency_key: idempotencyKey,
      amount: total.amount,
      currency: total.currency,
      payment_option: means.option,
      ...meansToWire(means),
      return_url: returnUrl,
    },
    ...('authToken' in means && { auth_token: means.authToken.reveal() }),
  };
}
