/**
 * The payment parts of the booking service's requests and answers (upstream facts §5, §8; specification 2 §3
 * "Payment", §4). The calls are in `contract.ts`. Amounts are integers in hundredths.
 */
import { z } from 'zod';
import { requestBase } from '~/upstream/envelope';
import { currencyCode, offsetDateTime } from '~/upstream/search/contract';
import { openEnum, tolerantList } from '~/upstream/tolerance';
import { bonusOption } from './bonus-contract';
import { eWalletOption } from './e-wallet-contract';
import { DEVICE_WALLETS, deviceTerms, isDeviceWallet, LONGEST_DEVICE_TOKEN } from './wallet-contract';

export const PAYMENT_STATUSES = [
  'success',
  'pending',
  'idle',
  'cvv_error',
  'no_money',
  'no_issuer',
  'expired_card',
  'invalid_request',
  'payment_error',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
/** `unknown`: money may have been taken, and may not. */
export const paymentStatus = openEnum(PAYMENT_STATUSES, 'unknown');
export type ReadPaymentStatus = PaymentStatus | 'unknown';

/** gds: charged by the carrier; acquiring: by the shop. */
export const PAYMENT_TYPES = ['gds', 'acquiring'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/**
 * sbp: the fast payment system; the customer confirms in the bank's app. wallet: a payment service with pages of its
 * own, where the customer signs in and confirms. e_wallet: money that the shop keeps for the account.
 */
export const PAYMENT_MEANS = ['card', 'sbp', 'wallet', 'e_wallet', ...DEVICE_WALLETS] as const;
export type PaymentMeansName = (typeof PAYMENT_MEANS)[number];
const paidBy = openEnum(PAYMENT_MEANS, 'unknown');

/** The part of a booking that an attempt pays: all of it, or one of two halves. */
export const PAYMENT_PARTS = ['whole', 'first', 'second'] as const;
export type PaymentPart = (typeof PAYMENT_PARTS)[number];

/** Events that a customer who comes to pay should know (specification 2 §4). */
const PAYMENT_NOTICES = ['first_payment_accepted', 'first_payment_returned', 'charter'] as const;
export type PaymentNotice = (typeof PAYMENT_NOTICES)[number];

/** The end of a card's number; null unless it is four digits. */
export const cardLast4 = z
  .string()
  .regex(/^\d{4}$/)
  .nullish()
  .catch(null);

const hundredths = z.number().int().nonnegative();
/** The trade name of a wallet, shown to the customer. */
const walletName = z.string().trim().min(1).max(40);

// --- parts of a booking ------------------------------------------------------------------------------------------

const splitWire = z
  .looseObject({ first_total: hundredths, second_total: hundredths, pay_second_until: offsetDateTime })
  .transform((split) => ({
    firstTotal: split.first_total,
    secondTotal: split.second_total,
    paySecondUntil: split.pay_second_until,
  }));

/**
 * A way to pay the amount due. `total` is its exact charge now, `fee` included. `split` is set when two payments are
 * possible: both totals include their fees, and `pay_second_until` is the deadline if the first were paid now.
 */
const paymentOptionWire = z
  .looseObject({
    option: z.enum(PAYMENT_MEANS),
    payment_type: z.enum(PAYMENT_TYPES),
    fee: hundredths,
    total: hundredths,
    /** This way takes no promo code: `total` is the price without it. */
    reject_discount: z.boolean().nullish(),
    split: splitWire.nullish(),
    /** Only of a wallet. */
    name: walletName.nullish().catch(null),
    /** Only of the wallets of a device, which cannot be offered without. */
    device: deviceTerms.nullish(),
  })
  .refine(({ option, device }) => Boolean(device) === isDeviceWallet(option), 'a wallet of a device needs its terms')
  .transform((option) => ({
    option: option.option,
    name: option.name ?? null,
    paymentType: option.payment_type,
    fee: option.fee,
    /** Null when the upstream names no total: the shop's own sum is charged, without a fee. */
    total: option.total as number | null,
    rejectsDiscount: option.reject_discount ?? false,
    split: option.split ?? null,
    device: option.device ?? null,
  }));
export type PaymentOption = z.output<typeof paymentOptionWire>;
export type PaymentOptionWire = z.input<typeof paymentOptionWire>;

/** `payment`: the last attempt; `idle` before the first. */
export const paymentWire = z
  .looseObject({
    status: paymentStatus,
    payment_type: openEnum(PAYMENT_TYPES, null).nullish(),
    option: paidBy.nullish(),
    /** The bank's 3-D Secure page, or the wallet's page, while the payment is pending there. */
    redirect_url: z.url().nullish(),
    is_3ds_redirect: z.boolean().nullish(),
    /** Only of a wallet. */
    name: walletName.nullish().catch(null),
    /** Deadline to confirm a pending payment by the fast payment system. */
    sbp_expires_at: offsetDateTime.nullish(),
  })
  .transform((payment) => ({
    status: payment.status,
    type: payment.payment_type ?? null,
    option: payment.option ?? null,
    redirectUrl: payment.redirect_url ?? null,
    is3ds: payment.is_3ds_redirect ?? false,
    walletName: payment.name ?? null,
    sbpExpiresAt: payment.sbp_expires_at ?? null,
  }));

/**
 * Every attempt, oldest first. `idempotency_key` lets the shop tell whether its own request arrived. `amount` includes
 * `fee`; `refunded_at`: time of the refund; `card_last4`: the end of the card's number.
 */
export const attemptWire = z
  .looseObject({
    token: z.string(),
    idempotency_key: z.string(),
    status: paymentStatus,
    type: openEnum(PAYMENT_TYPES, null),
    option: paidBy.nullish(),
    part: openEnum(PAYMENT_PARTS, null).nullish(),
    amount: hundredths,
    fee: hundredths.nullish(),
    currency: currencyCode,
    refunded_at: offsetDateTime.nullish(),
    card_last4: cardLast4,
  })
  .transform((attempt) => ({
    token: attempt.token,
    idempotencyKey: attempt.idempotency_key,
    status: attempt.status,
    type: attempt.type,
    option: attempt.option ?? ('card' as const),
    part: attempt.part ?? ('whole' as const),
    amount: attempt.amount,
    fee: attempt.fee ?? 0,
    currency: attempt.currency,
    refundedAt: attempt.refunded_at ?? null,
    cardLast4: attempt.card_last4 ?? null,
  }));

/** Keys of `show` about the money. An upstream without them accepts cards only, without a fee. */
export const paymentKeys = {
  available_payment_types: tolerantList(z.enum(PAYMENT_TYPES)).nullish(),
  payment: paymentWire,
  payments: z.array(attemptWire),
  /** Empty when nothing can be paid now; a way that the shop does not have is left out. */
  payment_options: tolerantList(z.union([paymentOptionWire, bonusOption, eWalletOption])).nullish(),
  /** With ticket_booked: the first of two payments is accepted, and the second is due. */
  partial_payment: z.boolean().nullish(),
  second_payment_until: offsetDateTime.nullish(),
  /** The amount taken and not refunded, and its fees. */
  paid: hundredths.nullish(),
  paid_fee: hundredths.nullish(),
  /** The remaining amount, before the fee of an option. */
  due: hundredths.nullish(),
  payment_notices: z.array(z.string()).nullish(),
};
type PaymentKeys = z.output<z.ZodObject<typeof paymentKeys>>;
export type PaymentFacts = Pick<PaymentKeys, 'payment' | 'payments'>;

/** Whether a payment that has not gone back may or may not have taken money. */
export function hasUnknownPayment({ payment, payments }: PaymentFacts): boolean {
  if (payments.some(({ status, refundedAt }) => status === 'unknown' && refundedAt === null)) return true;
  return payment.status === 'unknown' && payments.length === 0;
}

/** Converts these keys for the shop. @param hasDiscount a promo code or points lower the price of the order */
export function toPaymentState(wire: PaymentKeys, hasDiscount: boolean) {
  const taken = wire.payments.filter(({ status, refundedAt }) => status === 'success' && refundedAt === null);
  const cardOnly: PaymentOption = {
    option: 'card',
    name: null,
    paymentType: wire.available_payment_types?.[0] ?? 'acquiring',
    fee: 0,
    total: null,
    rejectsDiscount: false,
    split: null,
    device: null,
  };
  const options = wire.payment_options ?? [cardOnly];
  return {
    payment: wire.payment,
    payments: wire.payments,
    // A customer with a promo code or points has seen the lower price.
    paymentOptions: options.flatMap((one) => ('kind' in one || (one.rejectsDiscount && hasDiscount) ? [] : [one])),
    /** How many points may pay a part; null when none may. */
    pointLimits: options.flatMap((one) => ('limits' in one ? [one.limits] : []))[0] ?? null,
    /** How much the asking account's wallet may pay, of how much it has, in hundredths; null when nothing. */
    eWalletOffer: options.flatMap((one) => ('offer' in one ? [one.offer] : []))[0] ?? null,
    isPartiallyPaid: wire.partial_payment ?? false,
    secondPaymentUntil: wire.second_payment_until ?? null,
    paid: wire.paid ?? taken.reduce((sum, { amount }) => sum + amount, 0),
    paidFee: wire.paid_fee ?? taken.reduce((sum, { fee }) => sum + fee, 0),
    /** Null when the upstream does not report it. */
    due: wire.due ?? null,
    paymentNotices: PAYMENT_NOTICES.filter((notice) => wire.payment_notices?.includes(notice)),
  };
}

// --- the request of book_and_issue ---------------------------------------------------------------------------------

export const cardDetails = z.looseObject({
  cardholder: z.string(),
  /** digits only */
  pan: z.string(),
  /** MM/YY */
  exp_date_month_year: z.string().regex(/^\d{2}\/\d{2}$/),
  cvv: z.string(),
});

/**
 * `card`, or `card_id` and `cvv` of a saved card of the account of `auth_token`, or neither with the options sbp, wallet and e_wallet.
 * `device_token`: what the provider of a device's wallet gave, as text; it pays once and only its own amount.
 * `split`: the first of two payments; the booking's state identifies the second.
 */
export const paymentOrder = z
  .looseObject({
    payment_type: z.enum(PAYMENT_TYPES),
    payment_option: z.enum(PAYMENT_MEANS),
    card: cardDetails.nullish(),
    card_id: z.string().max(100).nullish(),
    cvv: z.string().nullish(),
    device_token: z.string().max(LONGEST_DEVICE_TOKEN).nullish(),
    split: z.boolean().nullish(),
  })
  .refine(({ payment_option: option, card, card_id: cardId, device_token: deviceToken }) => {
    const cards = Number(Boolean(card)) + Number(Boolean(cardId));
    return cards === (option === 'card' ? 1 : 0) && Boolean(deviceToken) === isDeviceWallet(option);
  }, 'one card, and only with the option card; a token only with the wallet of a device');

// --- payment/sbp_info.json ---------------------------------------------------------------------------------------

export const sbpInfoRequest = requestBase.extend({ token: z.string().max(100), auth_token: z.string().nullish() });

/**
 * The last payment by the fast payment system. `qr_payload` (a link, also shown as a QR code) leads to the bank and is
 * set while the status is `pending`; `deeplink` opens the app of the customer's bank, `banks` those of known ones.
 */
export const sbpInfoAnswer = z
  .looseObject({
    status: paymentStatus,
    qr_payload: z.url().nullish(),
    deeplink: z.url().nullish(),
    amount: hundredths,
    currency: currencyCode,
    expires_at: offsetDateTime,
    banks: z.array(z.looseObject({ name: z.string(), deeplink: z.url() })).nullish(),
  })
  .transform((info) => ({
    status: info.status,
    qrPayload: info.qr_payload ?? null,
    deeplink: info.deeplink ?? null,
    amount: info.amount,
    currency: info.currency,
    expiresAt: info.expires_at,
    banks: (info.banks ?? []).map(({ name, deeplink }) => ({ name, deeplink })),
  }));
export type SbpInfo = z.output<typeof sbpInfoAnswer>;

// --- payment/cancel.json -----------------------------------------------------------------------------------------

/**
 * Gives up a payment that is pending at the bank. From the answer on it is void: it can never be charged, whatever is
 * confirmed afterwards. `idempotency_key` names the attempt, so a later one is never cancelled by mistake; a finished
 * attempt stays unchanged. alreadyCompleted: it was confirmed in the meantime.
 */
export const cancelPaymentRequest = requestBase.extend({
  token: z.string().max(100),
  idempotency_key: z.string().min(16).max(100),
});
