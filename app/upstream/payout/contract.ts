/**
 * Payouts: money that cannot go back to where it was paid from, sent to details that the customer gives (specification 3 §3,
 * §4, §7, §8 "Payouts"; the shapes are ours). Amounts are integers in hundredths.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';
import { currencyCode, offsetDateTime } from '~/upstream/search/contract';
import { openEnum, orUnknown, tolerantList } from '~/upstream/tolerance';
import { PAYOUT_METHODS, PAYOUT_REASONS, PAYOUT_STATUSES } from './order-contract';

export * from './order-contract';

const token = z.string().min(1).max(100);
const hundredths = z.number().int().nonnegative();

const recipient = z.string().min(2).max(100);

/** Where the money is to go, as the customer has typed it. Spaces and dashes are gone. */
export const destinationWire = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('card'), pan: z.string().regex(/^\d{12,19}$/), recipient }),
  z.strictObject({
    method: z.literal('bank_account'),
    bic: z.string().regex(/^\d{9}$/),
    account: z.string().regex(/^\d{20}$/),
    recipient,
  }),
  z.strictObject({ method: z.literal('iban'), iban: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/), recipient }),
]);
export type DestinationWire = z.input<typeof destinationWire>;

/** The part of the details that may be shown: their end. */
const shownDestination = z
  .looseObject({ method: z.enum(PAYOUT_METHODS), ending: z.string().regex(/^[A-Z0-9]{1,4}$/) })
  .transform(({ method, ending }) => ({ method, ending }));
export type ShownDestination = z.output<typeof shownDestination>;

const smsCode = z
  .looseObject({
    /** Names the code, with the details that it confirms. It is no secret. */
    id: token,
    expires_at: offsetDateTime,
    /** Another code can be sent from then on; missing: once this one has expired. */
    resend_at: offsetDateTime.nullish(),
    /** Too many wrong codes were typed: it does not work any more. */
    is_blocked: z.boolean().nullish(),
    /** By the clock of the service. */
    is_expired: z.boolean(),
  })
  .transform((wire) => ({
    id: wire.id,
    expiresAt: wire.expires_at,
    resendAt: wire.resend_at ?? wire.expires_at,
    isBlocked: wire.is_blocked ?? false,
    isExpired: wire.is_expired,
  }));
export type SmsCode = z.output<typeof smsCode>;

const ticket = z
  .looseObject({ number: z.string().max(40), answer_by: offsetDateTime })
  .transform((wire) => ({ number: wire.number, answerBy: wire.answer_by }));

const payoutInfo = z
  .looseObject({
    amount: hundredths,
    currency: currencyCode,
    reason: openEnum(PAYOUT_REASONS, 'other'),
    booking_token: z.uuid(),
    order_number: z.string().max(40),
    /** The ways that this money can go, the usual one first. */
    methods: tolerantList(z.enum(PAYOUT_METHODS)),
    /** The phone of the order that gets the codes, but for its end: "+44 ••• 0958". */
    phone: z.string().max(40),
    /** The customer answers until then. */
    expires_at: offsetDateTime,
    /** Time zone of the first departure, in which times are told. */
    time_zone: z.string().max(60),
    /** The details that a code was sent for, or that the money has gone to. */
    destination: orUnknown(shownDestination.nullable()).nullish(),
    /** The day by which the bank shows the money, yyyy-MM-dd; once it is sent. */
    arrives_by: z.iso.date().nullish(),
  })
  .transform((wire) => ({
    amount: { amount: wire.amount, currency: wire.currency },
    reason: wire.reason,
    bookingToken: wire.booking_token,
    orderNumber: wire.order_number,
    methods: wire.methods,
    phone: wire.phone,
    expiresAt: wire.expires_at,
    timeZone: wire.time_zone,
    destination: wire.destination ?? null,
    arrivesBy: wire.arrives_by ?? null,
  }));

export const payout = z
  .looseObject({
    url_token: token,
    status: openEnum(PAYOUT_STATUSES, 'unknown'),
    payout_info: payoutInfo,
    /** The last code that was sent, while it has not been used. */
    sms_code: smsCode.nullish(),
    /** The open question about the expiry. */
    ticket: ticket.nullish(),
  })
  .transform((wire) => ({
    urlToken: wire.url_token,
    status: wire.status,
    info: wire.payout_info,
    smsCode: wire.sms_code ?? null,
    ticket: wire.ticket ?? null,
  }));
export type Payout = z.output<typeof payout>;
export type PayoutWire = z.input<typeof payout>;

/** `data` of `unauthorized`: the account knows the order by its address alone, and proves there to be the buyer. */
export const unauthorizedData = z
  .looseObject({ unproven_booking: z.uuid() })
  .transform(({ unproven_booking: unprovenBooking }) => ({ unprovenBooking }));

/** `data` of `codeJustSent`: another code can be sent from then on. */
export const resendData = z
  .looseObject({ resend_at: offsetDateTime })
  .transform(({ resend_at: resendAt }) => ({ resendAt }));

/** `auth_token`: of the session of the account to which the order belongs. */
const ofAccount = requestBase.extend({ token, auth_token: z.string().max(500) });
const answer = z.looseObject({ payout }).transform((wire) => wire.payout);
export type PayoutAnswerWire = z.input<typeof answer>;

/** Calls of the payout service (specification 3 §7 "Payouts"). */
export const endpoints = endpointsOf('payout', {
  getPayout: {
    method: 'POST',
    path: '/payouts/show.json',
    summary: 'A payout, for the account to which its order belongs.',
    request: ofAccount,
    answer,
    envelope: { failures: ['unauthorized', 'WrongTokenError', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  sendCode: {
    method: 'POST',
    path: '/payouts/send_code.json',
    summary:
      'Keeps where the money is to go, and sends a code to the phone of the order. Without details: another code for the kept ones. A code voids the earlier one.',
    request: ofAccount.extend({ destination: destinationWire.nullish() }),
    answer,
    envelope: {
      failures: [
        'unauthorized',
        'WrongTokenError',
        'Expired',
        'SmsLimitExceededError',
        'codeJustSent',
        'WrongState',
        'requestFormat',
        'serverError',
      ],
    },
    isRead: false,
  },
  submit: {
    method: 'POST',
    path: '/payouts/submit.json',
    summary: 'Takes the code and sends the money to the details that it confirms. The same key sends once.',
    request: ofAccount.extend({
      /** `id` of the code: another code belongs to other details. */
      code_id: token,
      code: z.string().max(20),
      idempotency_key: z.string().min(16).max(100),
    }),
    answer,
    envelope: {
      failures: [
        'unauthorized',
        'WrongTokenError',
        'WrongSubmitCodeError',
        'TriesBlockedError',
        'CodeExpiredError',
        'SmsLimitExceededError',
        'TransferError',
        'Expired',
        'WrongState',
        'requestFormat',
        'serverError',
      ],
    },
    isRead: false,
  },
  createExpirationTicket: {
    method: 'POST',
    path: '/user_actions/payout_expiration_ticket',
    summary: 'Asks the shop to open an expired payout anew; the same key asks once.',
    request: ofAccount.extend({ idempotency_key: z.string().min(16).max(100) }),
    answer,
    envelope: {
      failures: [
        'unauthorized',
        'WrongTokenError',
        'PayoutHasNotExpired',
        'TicketAlreadyExists',
        'requestFormat',
        'serverError',
      ],
    },
    isRead: false,
  },
});
