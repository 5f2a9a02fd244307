/**
 * Payments in an order whose tickets are issued: extras bought later, and surcharges that the shop asks for. Both are paid in
 * the same ways and answered in the same shape (the shapes are ours). Amounts are integers in hundredths.
 */
import { z } from 'zod';
import type { CurrencyCode } from '~/market/currencies';
import { currencyCode, offsetDateTime } from '~/upstream/search/contract';
import { openEnum } from '~/upstream/tolerance';
import { cardDetails, cardLast4, paymentStatus } from './payment-contract';

const hundredths = z.number().int().nonnegative();

export const LATER_MEANS = ['sbp', 'card'] as const;
export type LaterMeans = (typeof LATER_MEANS)[number];

/** Returns the ways to pay after the sale, the usual one first: the fast payment system takes roubles only. */
export function laterMeans(currency: CurrencyCode): readonly LaterMeans[] {
  return currency === 'RUB' ? ['sbp', 'card'] : ['card'];
}

/**
 * The payment of a call. The same key never pays twice; a repeated call returns the payment's outcome. `card`, or `card_id`
 * and `cvv` of a saved card of the account of the request's `auth_token`, or neither with sbp.
 */
export const laterPaymentOrder = z
  .looseObject({
    idempotency_key: z.string().min(16).max(100),
    /** The shown amount: another one is a rateChangedError. */
    amount: hundredths,
    currency: currencyCode,
    /** Absent: a card. */
    payment_option: z.enum(LATER_MEANS).nullish(),
    card: cardDetails.nullish(),
    card_id: z.string().max(100).nullish(),
    cvv: z.string().max(4).nullish(),
    /** Target of the bank's page. */
    return_url: z.url(),
  })
  .refine(
    ({ payment_option: option, card, card_id: cardId }) =>
      Number(Boolean(card)) + Number(Boolean(cardId)) === (option === 'sbp' ? 0 : 1),
    'one card, and only with the option card',
  );
export type LaterPaymentOrderWire = z.input<typeof laterPaymentOrder>;

/** The payment of an attempt. */
export const laterPayment = z
  .looseObject({
    idempotency_key: z.string(),
    status: paymentStatus,
    option: openEnum(LATER_MEANS, 'unknown').nullish(),
    card_last4: cardLast4,
    amount: hundredths,
    currency: currencyCode,
    /** The bank's 3-D Secure page, while the payment is pending there. */
    redirect_url: z.url().nullish(),
    /** While a fast payment is pending: as the answer of payment/sbp_info.json has it. */
    sbp: z
      .looseObject({
        qr_payload: z.url().nullish(),
        deeplink: z.url().nullish(),
        expires_at: offsetDateTime,
        banks: z.array(z.looseObject({ name: z.string(), deeplink: z.url() })).nullish(),
      })
      .nullish(),
  })
  .transform((wire) => ({
    idempotencyKey: wire.idempotency_key,
    status: wire.status,
    option: wire.option ?? ('card' as const),
    cardLast4: wire.card_last4 ?? null,
    amount: { amount: wire.amount, currency: wire.currency },
    redirectUrl: wire.redirect_url ?? null,
    sbp: wire.sbp
      ? {
          qrPayload: wire.sbp.qr_payload ?? null,
          deeplink: wire.sbp.deeplink ?? null,
          expiresAt: wire.sbp.expires_at,
          banks: (wire.sbp.banks ?? []).map(({ name, deeplink }) => ({ name, deeplink })),
        }
      : null,
  }));
export type LaterPayment = z.output<typeof laterPayment>;
export type LaterPaymentWire = z.input<typeof laterPayment>;
