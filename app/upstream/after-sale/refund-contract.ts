/**
 * Refund and void of issued tickets: options, a quote, and its execution (specification 3 §4, §7 "Refund and exchange"; the
 * shapes are ours, in the same style). Amounts are integers in hundredths of `currency`.
 */
import { z } from 'zod';
import { requestBase } from '~/upstream/envelope';
import { currencyCode, offsetDateTime } from '~/upstream/search/contract';
import { openEnum, orUnknown, tolerantList } from '~/upstream/tolerance';
import {
  minutesBefore,
  PROCESS_STATES,
  QUOTE_LINES,
  REFUND_KINDS,
  REFUND_REASONS,
  RESOLUTIONS,
  RESTRICTIONS,
} from './refund-kinds';
import { destination } from './refund-money';

export * from './refund-kinds';
export * from './refund-money';

const hundredths = z.number().int().nonnegative();
const index = z.number().int().nonnegative();

/** One direction of one passenger's ticket: the least that can be refunded. */
export const couponId = z.looseObject({ record_index: index, passenger_index: index, trip_index: index });
export type CouponIdWire = z.input<typeof couponId>;
export type CouponId = { recordIndex: number; passengerIndex: number; tripIndex: number };

const readCouponId = couponId.transform(toCouponId);

const coupon = z
  .looseObject({
    record_index: index,
    passenger_index: index,
    trip_index: index,
    state: openEnum(PROCESS_STATES, 'not_available'),
    restriction: openEnum(RESTRICTIONS, 'carrier_refuses').nullish(),
    /** The resolution of a voluntary refund. */
    resolution: openEnum(RESOLUTIONS, 'support_request').nullish(),
    departs_at: offsetDateTime,
    /** It can go back until this long before the departure; null without such a limit. */
    minutes_before_departure: minutesBefore.nullish(),
    /** The price paid for it. */
    price: hundredths.nullish(),
    /** Coupons of one group are refunded together: both ways of a ticket whose way out is still ahead. */
    group: z.string().max(60),
  })
  .transform((wire) => ({
    ...toCouponId(wire),
    state: wire.state,
    restriction: wire.restriction ?? null,
    resolution: wire.resolution ?? null,
    departsAt: wire.departs_at,
    minutesBeforeDeparture: wire.minutes_before_departure ?? null,
    price: wire.price ?? null,
    group: wire.group,
  }));
export type RefundCoupon = z.output<typeof coupon>;
export type RefundCouponWire = z.input<typeof coupon>;

const quoteLine = z
  .looseObject({ code: openEnum(QUOTE_LINES, 'unknown'), amount: z.number().int(), percent: z.number().nullish() })
  .transform(({ code, amount, percent }) => ({ code, amount, percent: percent ?? null }));
export type QuoteLine = z.output<typeof quoteLine>;
export type QuoteLineWire = z.input<typeof quoteLine>;

const request = z
  .looseObject({
    token: z.string(),
    state: openEnum(PROCESS_STATES, 'unknown'),
    kind: openEnum(REFUND_KINDS, 'voluntary'),
    reason: openEnum(REFUND_REASONS, null).nullish(),
    resolution: openEnum(RESOLUTIONS, 'support_request'),
    created_at: offsetDateTime,
    coupons: z.array(readCouponId),
    currency: currencyCode,
    /** Null while a person decides. */
    amount: hundredths.nullish(),
    lines: tolerantList(quoteLine).nullish(),
    destinations: tolerantList(destination).nullish(),
    /** The day by which banks show the money, yyyy-MM-dd; null before the money is sent. */
    money_until: z.iso.date().nullish(),
    /** Until then the request is answered. */
    answer_until: offsetDateTime.nullish(),
    /** The money has left. */
    is_paid_back: z.boolean(),
  })
  .transform((wire) => ({
    token: wire.token,
    state: wire.state,
    kind: wire.kind,
    reason: wire.reason ?? null,
    resolution: wire.resolution,
    createdAt: wire.created_at,
    coupons: wire.coupons,
    currency: wire.currency,
    amount: wire.amount ?? null,
    lines: wire.lines ?? [],
    destinations: wire.destinations ?? [],
    moneyUntil: wire.money_until ?? null,
    answerUntil: wire.answer_until ?? null,
    isPaidBack: wire.is_paid_back,
  }));
export type RefundRequest = z.output<typeof request>;
export type RefundRequestWire = z.input<typeof request>;

// --- refund_exchange/options -------------------------------------------------------------------------------------

export const optionsRequest = requestBase.extend({ token: z.string().max(100) });
export const optionsAnswer = z
  .looseObject({
    /** By the order's own rules (specification 3 §4). */
    voluntary_allowed: z.boolean(),
    coupons: tolerantList(coupon),
    /** The sale can be cancelled as a whole until then. */
    void_until: offsetDateTime.nullish(),
    /** The order has VIP: a voluntary refund costs no fee of the shop. */
    shop_fee_waived: z.boolean().nullish(),
    reasons: tolerantList(
      z
        .looseObject({
          code: z.enum(REFUND_REASONS),
          documents_required: z.boolean(),
          resolution: openEnum(RESOLUTIONS, 'support_request'),
        })
        .transform((one) => ({
          code: one.code,
          needsDocuments: one.documents_required,
          resolution: one.resolution,
        })),
    ),
    /** Oldest first. */
    requests: tolerantList(request),
  })
  .transform((wire) => ({
    isVoluntaryAllowed: wire.voluntary_allowed,
    coupons: wire.coupons,
    voidUntil: wire.void_until ?? null,
    isShopFeeWaived: wire.shop_fee_waived ?? false,
    reasons: wire.reasons,
    requests: wire.requests,
  }));
export type RefundOptions = z.output<typeof optionsAnswer>;
export type RefundOptionsWire = z.input<typeof optionsAnswer>;

// --- refund_exchange/calculate -----------------------------------------------------------------------------------

const choice = {
  kind: z.enum([...REFUND_KINDS, 'void']),
  /** Only of a compelled refund. */
  reason: z.enum(REFUND_REASONS).nullish(),
  /** Not read for a void, which is of the whole order. */
  coupons: z.array(couponId).max(200),
  /** A person decides, even where it could be done at once: the shop does not refund by itself in this country. */
  by_person: z.boolean().nullish(),
  /** The account that asks: only its own wallet is offered, and only for money that it has paid itself. */
  auth_token: z.string().nullish(),
};
export const calculateRequest = requestBase.extend({ token: z.string().max(100), ...choice });
/**
 * The coupons that will be refunded (those of a group together), and the money to the hundredth. A request that a person
 * decides shows what goes back when it is accepted.
 */
export const calculateAnswer = z
  .looseObject({
    resolution: openEnum(RESOLUTIONS, 'support_request'),
    coupons: z.array(readCouponId).min(1),
    currency: currencyCode,
    lines: tolerantList(quoteLine),
    total: hundredths,
    destinations: tolerantList(destination),
    expires_at: offsetDateTime,
    money_until: z.iso.date(),
    /** The part of the total that may go to the wallet of the asking account at once, in hundredths; null for none. */
    e_wallet_amount: orUnknown(hundredths).optional(),
  })
  .transform((wire) => ({
    resolution: wire.resolution,
    coupons: wire.coupons,
    currency: wire.currency,
    lines: wire.lines,
    total: wire.total,
    destinations: wire.destinations,
    expiresAt: wire.expires_at,
    moneyUntil: wire.money_until,
    eWalletAmount: wire.e_wallet_amount ?? null,
  }));
export type RefundQuote = z.output<typeof calculateAnswer>;
export type RefundQuoteWire = z.input<typeof calculateAnswer>;

// --- v2/refund_exchange/execute, refund_exchange/on_demand, refund_exchange/void ---------------------------------

/**
 * The same idempotency key makes one request and always answers it. `amount` is the quote's total as shown to the
 * customer: another one fails with rateChangedError and `data: {old_price, new_price}`.
 */
export const executeRequest = calculateRequest.extend({
  idempotency_key: z.string().min(16).max(100),
  amount: hundredths,
  currency: z.string(),
  /** Tokens of uploaded documents. */
  attachment_tokens: z.array(z.string().max(100)).max(20).nullish(),
  comment: z.string().max(2_000).nullish(),
  /** The shop that the letter links to. */
  site_url: z.url().nullish(),
  /** Everything that may go to the wallet of `auth_token`'s account goes there; never by itself. */
  to_e_wallet: z.boolean().nullish(),
});
export const executeAnswer = z.looseObject({ request }).transform(({ request: one }) => one);
export type ExecuteAnswerWire = z.input<typeof executeAnswer>;

export function toCouponId(wire: CouponIdWire): CouponId {
  return { recordIndex: wire.record_index, passengerIndex: wire.passenger_index, tripIndex: wire.trip_index };
}

export const REFUND_FAILURES = ['NotFound', 'failAction', 'wrongAction', 'requestFormat', 'gdsError', 'serverError'];

/** Calls of refunds. */
export const refundCalls = {
  getRefundOptions: {
    method: 'POST',
    path: '/v4/refund_exchange/options',
    summary: 'What can be refunded of an order, and the requests made so far.',
    request: optionsRequest,
    answer: optionsAnswer,
    envelope: { failures: ['NotFound', 'serverError'] },
    isRead: true,
  },
  quoteRefund: {
    method: 'POST',
    path: '/v4/refund_exchange/calculate',
    summary: 'The money that a refund or a void gives back, line by line. Changes nothing.',
    request: calculateRequest,
    answer: calculateAnswer,
    envelope: { failures: REFUND_FAILURES },
    isRead: true,
  },
  refund: {
    method: 'POST',
    path: '/v4/refund_exchange/v2/execute',
    summary: 'Refunds or voids at the quoted amount, or asks a person to; the same idempotency key asks once.',
    request: executeRequest,
    answer: executeAnswer,
    envelope: { failures: [...REFUND_FAILURES, 'rateChangedError', 'eWalletNotApplicable'] },
    isRead: false,
  },
} as const;
