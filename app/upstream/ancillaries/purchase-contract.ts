/**
 * Buying ancillaries after the tickets are issued (specification 2 §3 "postsale", §7 click_to_buy). Nothing is held before
 * the payment; while it is at the bank, its seats are. Amounts are integers in hundredths.
 */
import { z } from 'zod';
import { cardLast4, paymentStatus } from '~/upstream/booking/payment-contract';
import { currencyCode } from '~/upstream/search/contract';

/** Groups sold after the tickets are issued, in display order. */
export const POST_SALE_GROUPS = [
  'baggage',
  'seat_selection',
  'meal',
  'online_registration',
  'insurance',
  'sms_info',
] as const;
export type PostSaleGroup = (typeof POST_SALE_GROUPS)[number];

/** Sales end this many hours before the product's departure. */
export const POST_SALE_HOURS_AHEAD = 4;

const hundredths = z.number().int().nonnegative();

/** The payment of `click_to_buy`. The same key never pays twice; a repeated call returns the payment's outcome. */
export const purchasePayment = z.looseObject({
  idempotency_key: z.string().min(16).max(100),
  /** The shown amount: another sum of the products is a rateChangedError. */
  amount: hundredths,
  currency: currencyCode,
  card: z.looseObject({
    cardholder: z.string().max(100),
    pan: z.string().max(30),
    exp_date_month_year: z.string().max(10),
    cvv: z.string().max(4),
  }),
  /** Target of the bank's page. */
  return_url: z.url(),
});
export type PurchasePaymentWire = z.input<typeof purchasePayment>;

/** The payment of a post-sale order. */
export const orderPayment = z
  .looseObject({
    idempotency_key: z.string(),
    status: paymentStatus,
    card_last4: cardLast4,
    amount: hundredths,
    currency: currencyCode,
    /** The bank's 3-D Secure page, while the payment is pending there. */
    redirect_url: z.url().nullish(),
  })
  .transform((wire) => ({
    idempotencyKey: wire.idempotency_key,
    status: wire.status,
    cardLast4: wire.card_last4 ?? null,
    amount: { amount: wire.amount, currency: wire.currency },
    redirectUrl: wire.redirect_url ?? null,
  }));
