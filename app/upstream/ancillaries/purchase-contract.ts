/**
 * Buying ancillaries after the tickets are issued (specification 2 §3 "postsale", §7 click_to_buy): chosen and paid in
 * one call, because nothing is held in between. Amounts are integers in hundredths.
 */
import { z } from 'zod';
import { PAYMENT_STATUSES } from '~/upstream/booking/payment-contract';
import { currencyCode } from '~/upstream/search/contract';

/** What is sold when the tickets are issued, in the order of showing. */
export const POST_SALE_GROUPS = ['baggage', 'meal', 'online_registration', 'insurance'] as const;
export type PostSaleGroup = (typeof POST_SALE_GROUPS)[number];

/** Nothing is sold later than this before the departure that it is for. */
export const POST_SALE_HOURS_AHEAD = 4;

const hundredths = z.number().int().nonnegative();

/** How `click_to_buy` pays. The same key never pays twice; asked again it answers what became of that payment. */
export const purchasePayment = z.looseObject({
  idempotency_key: z.string().min(16).max(100),
  /** What the customer was shown: another sum than the products' is rateChangedError. */
  amount: hundredths,
  currency: currencyCode,
  card: z.looseObject({
    cardholder: z.string().max(100),
    pan: z.string().max(30),
    exp_date_month_year: z.string().max(10),
    cvv: z.string().max(4),
  }),
  /** Where the bank's page returns to. */
  return_url: z.url(),
});
export type PurchasePaymentWire = z.input<typeof purchasePayment>;

/** The payment of an order that was bought after the sale. */
export const orderPayment = z
  .looseObject({
    idempotency_key: z.string(),
    status: z.enum(PAYMENT_STATUSES),
    amount: hundredths,
    currency: currencyCode,
    /** The bank's 3-D Secure page, while the payment is pending on it. */
    redirect_url: z.url().nullish(),
  })
  .transform((wire) => ({
    idempotencyKey: wire.idempotency_key,
    status: wire.status,
    amount: { amount: wire.amount, currency: wire.currency },
    redirectUrl: wire.redirect_url ?? null,
  }));
