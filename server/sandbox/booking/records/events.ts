import type { CancelReason, Resolution } from '~/upstream/after-sale/contract';
import type { OrderLine } from '../order-lines/lines';
import type { PostSaleRecord } from '../order-lines/post-sale-records';
import type { BookingPromo } from '../order-lines/promo-records';
import type { AttemptRecord, RefundReason } from './attempt-records';
import type { ExchangedWay } from './exchanges';
import type { BookingRecord, TicketRecord } from './records';
import type { ScheduleChange } from './schedule-changes';
import type { SurchargeRecord, SurchargeTicket } from './surcharges';

/** A call about a booking; `authToken` belongs to the session of its buyer, if there is one. */
export type CustomerCall = { bookingToken: string; authToken: string | null | undefined };

export type SeatsHeld = {
  booking: BookingRecord;
  /** Address for a reminder, and the origin of the shop that its link leads to. */
  reminder: { email: string; site_url: string } | null | undefined;
  /** Two lower-case letters. */
  language: string;
};

export type FirstPaymentAccepted = {
  booking: BookingRecord;
  first: AttemptRecord;
  orderNumber: string;
  /** The second payment before its fee, in hundredths. */
  due: number;
  /** Milliseconds since 1970. */
  acceptedAt: number;
  deadline: number;
};

export type TicketsIssued = {
  booking: BookingRecord;
  /** The charges, in one payment or two. */
  payments: Pick<AttemptRecord, 'token' | 'amount' | 'fee' | 'points' | 'wallet' | 'payerAccount' | 'returnUrl'>[];
  orderNumber: string;
  tickets: TicketRecord[];
  /** Ancillaries bought with the tickets. */
  ancillaries: OrderLine[];
  promo: BookingPromo | null;
  /** Points that paid a part. */
  points: number;
  /** Milliseconds since 1970; may lie ahead. */
  issuedAt: number;
};

export type RefundScheduled = {
  booking: BookingRecord;
  /** The refunded payments, each in full. */
  payments: AttemptRecord[];
  orderNumber: string;
  /** Milliseconds since 1970; may lie ahead. */
  refundedAt: number;
  reason: RefundReason;
};

/** `siteUrl`: the shop that letters link to. */
export type RefundAsked = { booking: BookingRecord; request: AskedRefund; siteUrl: string | null };

/** The facts of a refund request that letters tell; times in milliseconds since 1970 may lie ahead. */
export type AskedRefund = {
  token: string;
  kind: 'voluntary' | 'compelled' | 'void';
  resolution: Resolution;
  createdAt: number;
  plan: { settledAt: number | null; failedAt: number | null };
  /** `total` in hundredths; `coupons`: the ways of the passengers that go back. */
  quote: {
    total: number;
    coupons: readonly { recordIndex: number; passengerIndex: number; tripIndex: number }[];
    /** `walletAccount`: empty unless a wallet gets it. */
    destinations: readonly { amount: number; walletAccount: string }[];
  };
};

/**
 * An exchange is paid for, and its end is known: `booking` with the flights that it wants. Exactly one of `doneAt` and
 * `failedAt` is set; milliseconds since 1970, may lie ahead.
 */
export type ExchangeDecided = {
  booking: BookingRecord;
  exchange: {
    token: string;
    siteUrl: string;
    doneAt: number | null;
    failedAt: number | null;
    quote: { ways: ExchangedWay[]; total: number };
  };
};

/** A carrier changes a flight; the customer hears of it at `change.toldAt`, which may lie ahead. */
export type ScheduleChanged = { booking: BookingRecord; change: ScheduleChange; orderNumber: string; siteUrl: string };

export type SurchargeEvent = { surcharge: SurchargeRecord; booking: BookingRecord };
/** `at`: milliseconds since 1970; may lie ahead. */
export type SurchargeClosed = SurchargeEvent & { reason: CancelReason; at: number };

/**
 * The events of a booking. Letters and accounts listen to them. The statements of a payment's events belong to the
 * transaction of the payment (`EventBus.statementsFor`).
 */
export type BookingEvents = {
  bookingCreated: CustomerCall;
  paymentStarted: CustomerCall;
  seatsHeld: SeatsHeld;
  firstPaymentAccepted: FirstPaymentAccepted;
  secondPaymentAccepted: { first: AttemptRecord };
  ticketsIssued: TicketsIssued;
  refundScheduled: RefundScheduled;
  refundAsked: RefundAsked;
  scheduleChanged: ScheduleChanged;
  exchangeDecided: ExchangeDecided;
  postSalePaid: { purchase: PostSaleRecord; booking: BookingRecord };
  surchargeAsked: SurchargeEvent;
  /**
   * Money is about to be asked for: by a payment, or by an answer that opens the surcharge anew. A listener throws a
   * `ServiceFailure` failAction when what it pays for cannot be had any more; then nothing is taken, and it is closed.
   */
  surchargeChecked: SurchargeEvent;
  /** The money is taken in the transaction of these statements; a listener may still refuse in the same way. */
  surchargePaid: SurchargeEvent & { payment: PostSaleRecord };
  /** It is taken back by somebody else than who asked for it: it was not paid, or cannot be any more. */
  surchargeClosed: SurchargeClosed;
  /** The customer asks a person about the expiry; the answer is known at `ticket.answeredAt`. */
  expiryAsked: SurchargeEvent & { ticket: Omit<SurchargeTicket, 'number'> };
  /** A question about the expiry is answered at `ticket.answeredAt`; the surcharge is open until `reopenedUntil`. */
  surchargeReopened: SurchargeEvent & { ticket: Omit<SurchargeTicket, 'number'> };
};
