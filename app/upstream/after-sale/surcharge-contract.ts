/**
 * Surcharges: payments that the shop asks for in an order already paid, for an exchange or a correction (specification 2 §7
 * "Account payment calls": payment show, custom payment pay, surcharge expiration ticket; the shapes are ours). Amounts are
 * integers in hundredths.
 */
import { z } from 'zod';
import { requestBase } from '~/upstream/envelope';
import { LATER_MEANS, laterPayment, laterPaymentOrder } from '~/upstream/booking/later-contract';
import { currencyCode, offsetDateTime } from '~/upstream/search/contract';
import { openEnum, tolerantList } from '~/upstream/tolerance';

const hundredths = z.number().int().nonnegative();
const token = z.string().max(100);

/** exchange: another flight for a ticket. correction: the carrier's charge for changed data of a passenger. */
export const SURCHARGE_PURPOSES = ['exchange', 'correction'] as const;
export type SurchargePurpose = (typeof SURCHARGE_PURPOSES)[number];

/**
 * waiting: nothing is being paid; `payment` may tell why the last try was refused. pending: a try waits at the bank. expired:
 * not paid in time. cancelled: the shop does not want it any more, and nothing was paid.
 */
export const SURCHARGE_STATUSES = ['waiting', 'pending', 'paid', 'expired', 'cancelled'] as const;
export type SurchargeStatus = (typeof SURCHARGE_STATUSES)[number];

/** withdrawn: by the shop. impossible: what it was to pay for cannot be had any more. unpaid: it was not paid in time. */
export const CANCEL_REASONS = ['withdrawn', 'impossible', 'unpaid'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const SURCHARGE_LINES = [
  'fare_difference',
  'carrier_penalty',
  'carrier_fee',
  'service_fee',
  'extras_difference',
] as const;
export type SurchargeLineCode = (typeof SURCHARGE_LINES)[number];

/** `title`: ready text in the language of the request. A reduction is negative. */
const line = z
  .looseObject({ code: openEnum(SURCHARGE_LINES, 'unknown'), title: z.string().max(200), amount: z.number().int() })
  .transform(({ code, title, amount }) => ({ code, title, amount }));

/** A question to the shop about an expired surcharge. `answer_by`: the shop answers by then. */
const ticket = z
  .looseObject({ number: z.string().max(40), created_at: offsetDateTime, answer_by: offsetDateTime })
  .transform((wire) => ({ number: wire.number, createdAt: wire.created_at, answerBy: wire.answer_by }));

export const surcharge = z
  .looseObject({
    token,
    booking_token: token,
    purpose: openEnum(SURCHARGE_PURPOSES, 'unknown'),
    /** The passengers or flights that it is for, in the words of the shop and the language of the request. */
    subject: z.string().max(300).nullish(),
    /** They sum to `amount`. */
    lines: z.array(line).min(1),
    amount: hundredths,
    currency: currencyCode,
    asked_at: offsetDateTime,
    pay_until: offsetDateTime,
    status: openEnum(SURCHARGE_STATUSES, 'unknown'),
    cancel_reason: openEnum(CANCEL_REASONS, 'withdrawn').nullish(),
    /** The ways to pay, the usual one first; empty when nothing can be paid. */
    payment_options: tolerantList(z.enum(LATER_MEANS)),
    /** All tries, oldest first. */
    payments: z.array(laterPayment),
    /** The open question about its expiry. */
    ticket: ticket.nullish(),
  })
  .transform((wire) => ({
    token: wire.token,
    bookingToken: wire.booking_token,
    purpose: wire.purpose,
    subject: wire.subject ?? null,
    lines: wire.lines,
    amount: { amount: wire.amount, currency: wire.currency },
    askedAt: wire.asked_at,
    payUntil: wire.pay_until,
    status: wire.status,
    cancelReason: wire.cancel_reason ?? null,
    options: wire.payment_options,
    payments: wire.payments,
    ticket: wire.ticket ?? null,
  }));
export type Surcharge = z.output<typeof surcharge>;
export type SurchargeWire = z.input<typeof surcharge>;

export const listSurchargesRequest = requestBase.extend({ token });
export const listSurchargesAnswer = z
  .looseObject({ surcharges: tolerantList(surcharge) })
  .transform(({ surcharges }) => surcharges);
export type SurchargesWire = z.input<typeof listSurchargesAnswer>;

export const paySurchargeRequest = requestBase.extend({
  token,
  surcharge_token: token,
  payment: laterPaymentOrder,
  /** The session of the account whose saved card pays. */
  auth_token: z.string().max(500).nullish(),
});
export const expirationTicketRequest = requestBase.extend({
  token,
  surcharge_token: token,
  idempotency_key: z.string().min(16).max(100),
});
export const surchargeAnswer = z.looseObject({ surcharge }).transform((wire) => wire.surcharge);
export type SurchargeAnswerWire = z.input<typeof surchargeAnswer>;

/** Calls about surcharges. */
export const surchargeCalls = {
  listSurcharges: {
    method: 'POST',
    path: '/v4/payment/show',
    summary: 'The payments that the shop has asked for in an order, oldest first.',
    request: listSurchargesRequest,
    answer: listSurchargesAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  paySurcharge: {
    method: 'POST',
    path: '/v4/custom_payment/pay',
    summary:
      'Pays a surcharge. Fails with Expired after its time, with wrongAction once it is cancelled, with failAction when what it pays for cannot be had any more; then nothing is taken.',
    request: paySurchargeRequest,
    answer: surchargeAnswer,
    envelope: {
      failures: [
        'NotFound',
        'requestFormat',
        'wrongAction',
        'failAction',
        'Expired',
        'alreadyCompleted',
        'rateChangedError',
        'operationWasBroken',
        'cvvError',
        'insufficientFundsError',
        'issuerError',
        'cardExpiredError',
        'paymentError',
        'serverError',
      ],
    },
    isRead: false,
  },
  createExpirationTicket: {
    method: 'POST',
    path: '/user_actions/surcharge_expiration_ticket',
    summary:
      'Asks the shop about an expired surcharge; the same key asks once. The shop opens it anew for a day, or cancels it.',
    request: expirationTicketRequest,
    answer: surchargeAnswer,
    envelope: {
      failures: [
        'NotFound',
        'requestFormat',
        'wrongAction',
        'SurchargeHasNotExpired',
        'TicketAlreadyExists',
        'serverError',
      ],
    },
    isRead: false,
  },
} as const;
