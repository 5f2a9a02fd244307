/**
 * The e-wallet of an account as a part of the payment of an order, or all of it (specification 1 §9, 3 §6, 3 §9; the shapes are
 * ours). An order keeps the wish of the account that pays; only while that account asks, the money lowers the amount due.
 * Amounts are hundredths of the order's currency.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';

const hundredths = z.number().int().nonnegative();

/**
 * The entry of `payment_options` that offers to pay from the asking account's wallet: `min_amount` to `max_amount` of its
 * `balance`. Once that covers the order, an entry with `payment_type` acquiring and a total of 0 pays.
 */
export const eWalletOption = z
  .looseObject({
    option: z.literal('e_wallet'),
    payment_type: z.literal('e_wallet'),
    min_amount: hundredths,
    max_amount: hundredths,
    balance: hundredths,
  })
  .transform((wire) => ({
    kind: 'eWallet' as const,
    offer: { min: wire.min_amount, max: wire.max_amount, balance: wire.balance },
  }));

/**
 * Key of `show`. `amount`: lowers what is due now, and is not paid yet; `wanted`: the wish, where it is more than there is or
 * than the order costs.
 */
export const eWalletKeys = {
  e_wallet: z.looseObject({ amount: hundredths, wanted: hundredths.nullish() }).nullish().catch(null),
};

/** Converts this key for the shop. */
export function toEWallet({ e_wallet: wire }: z.output<z.ZodObject<typeof eWalletKeys>>) {
  return {
    /** Lowers the amount due. */
    amount: wire?.amount ?? 0,
    /** The wish, when it cannot be met as it was made; otherwise null. */
    unmet: (wire?.wanted ?? 0) > (wire?.amount ?? 0) ? (wire?.wanted ?? null) : null,
  };
}

/** `amount`: the wish, in place of an earlier one; null removes it. */
export const spendEWalletRequest = requestBase.extend({
  token: z.string().max(100),
  auth_token: z.string(),
  amount: z.number().int().positive().max(1_000_000_000).nullable(),
});

/** The money that lowers the price now. */
export const spendEWalletAnswer = z.looseObject({ amount: hundredths });

/** `eWalletOutOfLimits`: less than the least, or more than the order costs or the wallet has; `eWalletNotApplicable`: none of it. */
export const eWalletEndpoints = endpointsOf('booking', {
  spendEWallet: {
    method: 'POST',
    path: '/booking/payment/e_wallet.json',
    summary: 'Pays an order, or a part of it, from the wallet of the account, or not any more.',
    request: spendEWalletRequest,
    answer: spendEWalletAnswer,
    envelope: {
      failures: [
        'NotFound',
        'AuthTokenExpired',
        'requestFormat',
        'eWalletOutOfLimits',
        'eWalletNotApplicable',
        'sessionExpired',
        'wrongAction',
        'serverError',
      ],
    },
    isRead: false,
  },
});
